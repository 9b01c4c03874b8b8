#include <fmt/format.h>

#include "base/json_text.h"
#include "report/diff.h"
#include "report/words.h"

namespace lanewise {

template <class Visit>
void fields(Visit& visit, const ComparedNumber& n) {
  visit("name", n.name);
  visit("before", n.before);
  visit("after", n.after);
  visit("growth_percent", n.growth_percent());
}

template <class Visit>
void fields(Visit& visit, const LiveDiffSide& s) {
  visit("line", s.line);
  visit("address", s.address);
  visit("text", s.text);
  visit("vgprs", s.vgprs);
  visit("sgprs", s.sgprs);
  visit("waves_per_simd", s.waves_per_simd);
  visit("size_bytes", s.size_bytes);
}

template <class Visit>
void fields(Visit& visit, const TimeDiffSide& s) {
  visit("line", s.line);
  visit("address", s.address);
  visit("text", s.text);
  visit("executed", s.executed);
  visit("cycles", s.cycles);
  visit("stalled_cycles", s.stalled_cycles);
}

template <class Visit>
void fields(Visit& visit, const LiveDiffRow& r) {
  visit("kind", kDiffKindNames[static_cast<size_t>(r.kind)]);
  visit("before", r.before);
  visit("after", r.after);
}

template <class Visit>
void fields(Visit& visit, const TimeDiffRow& r) {
  visit("kind", kDiffKindNames[static_cast<size_t>(r.kind)]);
  visit("before", r.before);
  visit("after", r.after);
}

template <class Visit>
void fields(Visit& visit, const PeakChange& c) {
  visit("change", c.is_added ? "added" : "removed");
  std::vector<std::string_view> registers;
  for (unsigned i = 0; i < c.holder.count; ++i)
    registers.push_back(lw::report::name_of(static_cast<Register>(c.holder.first + i)));
  visit("registers", registers);
  visit("definition_line", c.holder.definition_line);
  visit("sentence", lw::report::holder_sentence(c.holder));
}

template <class Visit>
void fields(Visit& visit, const BaselineResult& r) {
  visit("file", r.file);
  visit("kernel", r.kernel);
  if (!r.device.empty()) visit("device", r.device);
  fields(visit, r.number);
  visit("holds", r.failure.empty());
  if (!r.failure.empty()) visit("failure", r.failure);
}

template <class Visit>
void fields(Visit& visit, const BaselineReport& r) {
  visit("file", r.file);
  visit("max_regression_percent", r.max_regression_percent);
  visit("holds", r.holds());
  visit("results", r.results);
  visit("only_before", r.only_before);
}

}  // namespace lanewise

namespace lw::report {
namespace {

SortedJson place(std::string_view file, std::string_view kernel) { return {{"file", file}, {"kernel", kernel}}; }

}  // namespace

void write_comparison_json(const lanewise::LiveReport& report, const lanewise::LiveComparison& comparison,
                           text::OutputBuffer& out) {
  out.append("{\"kernels\":[");
  for (const lanewise::LiveDiff& diff : comparison.kernels) {
    const LiveFunction& before = report.functions[diff.before];
    const LiveFunction& after = report.functions[diff.after];
    const SortedJson head = {{"before", place(before.file, before.name)},
                             {"after", place(after.file, after.name)},
                             {"numbers", json_of(diff.numbers)},
                             {"peak", json_of(diff.peak)}};
    std::string text = json_text(head);
    text.pop_back();
    out.append((&diff == comparison.kernels.data() ? "\n" : ",\n") + text + ",\"rows\":[");
    for (const lanewise::LiveDiffRow& row : diff.rows)
      out.append((&row == diff.rows.data() ? "\n  " : ",\n  ") + json_text(json_of(row)));
    out.append("]}");
  }
  out.append(fmt::format("],\"only_before\":{},\"only_after\":{}}}", json_text(json_of(comparison.only_before)),
                         json_text(json_of(comparison.only_after))));
}

SortedJson time_diff_json(const TimePairView& pair) {
  return {{"before", place(pair.before->file, pair.before->kernel)},
          {"after", place(pair.after->file, pair.after->kernel)},
          {"device", pair.after->device},
          {"numbers", json_of(pair.diff->numbers)},
          {"rows", json_of(pair.diff->rows)}};
}

SortedJson baseline_json(const lanewise::BaselineReport& report) { return json_of(report); }

}  // namespace lw::report
