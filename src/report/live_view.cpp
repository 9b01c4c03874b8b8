// What `live` prints about all functions of a report.
#include <fmt/format.h>

#include "base/symbol_name.h"
#include "report/diff.h"
#include "report/live.h"

namespace lw::report {
namespace {

constexpr size_t kHoldersShown = 10;

void write_notes(const LiveFunction& f, const TextOptions& options, text::OutputBuffer& out) {
  if (f.notes.empty()) return;
  out.append(fmt::format("\n{} in {}\n", shown_symbol(f.name), f.file));
  write_live_notes(f, options, out);
}

void write_all_compared(const LiveReport& report, const TextOptions& options, text::OutputBuffer& out) {
  write_live_comparison(report, options, out);
  for (const LiveFunction& f : report.functions) write_notes(f, options, out);
}

void write_all_for_rga(const LiveReport& report, const TextOptions& options, text::OutputBuffer& out) {
  for (const LiveFunction& f : report.functions) {
    if (&f != report.functions.data()) out.append("\n");
    // The layout has no room for a kernel's name, nor a place for a second one.
    if (report.functions.size() > 1) out.append(fmt::format("{}\n\n", shown_symbol(f.name)));
    write_live_rga(f, options.sgprs, out);
  }
}

void write_details(const LiveFunction& f, LiveView view, const TextOptions& options, text::OutputBuffer& out) {
  if (view == LiveView::ranges) return write_live_ranges(f, options, out);
  if (view == LiveView::table) return write_live_table(f, options, out);
  write_live_chart(f, options, out);
  out.append("\n");
  write_live_holders(f, options, kHoldersShown, out);
  out.append("\n");
  write_live_shape(f, out);
  write_live_hazards(f, out);
}

}  // namespace

void write_live_diff(const LiveReport& report, const lanewise::LiveComparison& comparison, const TextOptions& options,
                     text::OutputBuffer& out) {
  for (const lanewise::LiveDiff& diff : comparison.kernels) {
    const LiveFunction& before = report.functions[diff.before];
    const LiveFunction& after = report.functions[diff.after];
    if (&diff != comparison.kernels.data()) out.append("\n");
    write_diff_text(live_diff_table(report, diff), out);
    write_live_curves({&before, &after}, options, out);
    write_notes(before, options, out);
    write_notes(after, options, out);
  }
  const auto write_names = [&](const std::string& file, const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "" : ", ") + shown_symbol(name);
    if (!list.empty())
      out.append(fmt::format("{}only in {}: {}\n", comparison.kernels.empty() ? "" : "\n", file, list));
  };
  write_names(report.functions.front().file, comparison.only_before);
  write_names(report.functions.back().file, comparison.only_after);
}

void write_live_text(const LiveReport& report, LiveView view, bool with_occupancy, const TextOptions& options,
                     text::OutputBuffer& out) {
  if (view == LiveView::comparison) return write_all_compared(report, options, out);
  if (view == LiveView::rga) return write_all_for_rga(report, options, out);
  for (const LiveFunction& f : report.functions) {
    if (&f != report.functions.data()) out.append("\n");
    write_live_summary(f, options, out);
    if (with_occupancy) write_live_occupancy(f, out);
    if (view == LiveView::summary) continue;
    out.append("\n");
    write_details(f, view, options, out);
  }
}

}  // namespace lw::report
