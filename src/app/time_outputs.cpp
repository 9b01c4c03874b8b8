#include "app/time_outputs.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/output_file.h"
#include "report/diff.h"
#include "report/json_document.h"
#include "report/time.h"
#include "report/time_html.h"
#include "report/time_trace.h"

namespace lw::app {
namespace {

report::DiffTable table_of(const TimeResults& results, const TimePair& pair) {
  return report::time_diff_table(*results.reports[pair.before].dispatch, *results.reports[pair.after].dispatch,
                                 pair.diff);
}

std::vector<report::TimePairView> views_of(const TimeResults& results) {
  std::vector<report::TimePairView> views;
  for (const TimePair& pair : results.pairs)
    views.push_back({&*results.reports[pair.before].dispatch, &*results.reports[pair.after].dispatch, &pair.diff});
  return views;
}

template <class Write>
std::optional<Error> write(const std::string& path, const Write& write_to) {
  if (path.empty()) return std::nullopt;
  Result<OutputFile> file = OutputFile::open(path);
  if (!file) return file.error();
  text::OutputBuffer buffer([&](std::string_view text) { file->write(text); });
  write_to(buffer);
  buffer.flush();
  return file->commit();
}

}  // namespace

void TimeOutputs::declare(Arguments& a) {
  a.option("--csv", "FILE.csv", &csv, "a row per instruction");
  a.option("--att", "FILE.csv", &att, "the columns of a thread trace's summary");
  a.option("--trace", "OUT.json", &trace, "waves, units and memory over time, for Perfetto");
  a.option("--html", "OUT.html", &html,
           "one page: timeline, instructions, roofline, caches; of two files, the diff of both");
  a.option("--junit", "OUT.xml", &junit, "writes the results of --baseline as JUnit XML");
}

std::optional<Error> TimeOutputs::check(size_t files, size_t devices) const {
  if (files * devices == 1) return std::nullopt;
  for (const auto& [option, path] : {std::pair("--att", &att), {"--trace", &trace}})
    if (!path->empty()) return Error{fmt::format("{} takes one file and one device", option)};
  if (!html.empty() && files != 2) return Error{"--html takes one file and one device, or two files"};
  return std::nullopt;
}

void print(const Console& console, const TimeResults& results, size_t top) {
  if (console.json)
    return console.print(
        report::document_text(report::time_document(results.reports, views_of(results), results.baseline)));
  text::OutputBuffer out([&](std::string_view part) { console.print(part); });
  const auto was_timed = [](const lanewise::TimeReport& report) { return report.dispatch.has_value(); };
  if (results.pairs.empty()) {
    if (std::ranges::count_if(results.reports, was_timed) > 1)
      out.append(report::time_comparison_text(results.reports) + "\n");
    bool is_first = true;
    for (const lanewise::TimeReport& report : results.reports) {
      if (!report.dispatch) continue;
      out.append((is_first ? "" : "\n") + report::time_text(*report.dispatch, top));
      is_first = false;
    }
  }
  for (const TimePair& pair : results.pairs) {
    if (&pair != results.pairs.data()) out.append("\n");
    report::write_diff_text(table_of(results, pair), out);
  }
  if (results.baseline != nullptr) {
    out.append("\n");
    report::write_baseline_text(*results.baseline, out);
  }
  out.flush();
}

std::optional<Error> write_outputs(const TimeOutputs& outputs, const TimeResults& results,
                                   const std::vector<report::CheckResult>& checks) {
  const std::vector<lanewise::TimeReport>& reports = results.reports;
  if (auto error = write(outputs.csv, [&](text::OutputBuffer& out) { out.append(report::time_csv(reports)); }))
    return error;
  if (results.baseline != nullptr)
    if (auto error =
            write(outputs.junit, [&](text::OutputBuffer& out) { report::write_junit("lanewise time", checks, out); }))
      return error;
  if (!results.pairs.empty())
    return write(outputs.html, [&](text::OutputBuffer& out) {
      std::vector<report::DiffTable> tables;
      for (const TimePair& pair : results.pairs) tables.push_back(table_of(results, pair));
      out.append(report::diff_page(tables));
    });
  if (reports.empty() || !reports.front().dispatch) return std::nullopt;
  const lanewise::TimedDispatch& first = *reports.front().dispatch;
  if (auto error = write(outputs.att, [&](text::OutputBuffer& out) { out.append(report::time_att_csv(first)); }))
    return error;
  if (auto error = write(outputs.trace, [&](text::OutputBuffer& out) { report::write_time_trace(first, out); }))
    return error;
  if (results.are_two_files) return std::nullopt;
  return write(outputs.html, [&](text::OutputBuffer& out) { report::write_time_html(first, out); });
}

}  // namespace lw::app
