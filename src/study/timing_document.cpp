// The study timing as a page and as a document in Markdown: the same headings, paragraphs and tables.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "study/document.h"
#include "study/timing_report.h"

namespace lw::study {
namespace {

std::string group_title(std::string_view group) {
  constexpr std::pair<std::string_view, std::string_view> kTitles[] = {
      {"IR", "Rates of issue"},
      {"DL", "Latency between dependent instructions"},
      {"LDS", "LDS"},
      {"VM", "Vector memory, with hits in the nearest cache"},
      {"CB", "Caches, memory and fetching of code"},
      {"OC", "Launch and occupancy"},
      {"WK", "Whole kernels"},
  };
  for (const auto& [name, title] : kTitles)
    if (name == group) return std::string(title);
  return std::string(group);
}

std::string devices_of(const TimingCase& one) {
  std::string names;
  std::string_view last;
  for (const TimingRun& run : one.runs) {
    if (run.device != last) names += fmt::format("{}{}", names.empty() ? "" : ", ", run.device);
    last = run.device;
  }
  return names;
}

std::string remarks_of(const TimingResult& result) {
  const TimingCase& one = *result.one;
  std::string remarks;
  const auto add = [&](std::string_view words) {
    if (!words.empty()) remarks += fmt::format("{}{}", remarks.empty() ? "" : "; ", words);
  };
  if (one.is_fitted()) add("fitted: " + one.fitted_to);
  add(one.note);
  if (!one.reason.empty()) add("off because: " + one.reason);
  if (result.is_beyond_two() && one.reason.empty()) add("off by more than a factor of 2, without a reason given");
  if (!result.problem.empty()) add("no figure: " + result.problem);
  return remarks;
}

std::vector<std::string> row_of(const TimingResult& result) {
  const TimingCase& one = *result.one;
  const bool has = result.problem.empty();
  return {one.id,
          devices_of(one),
          fmt::format("{}{}", one.what, one.unit.empty() ? "" : ", " + one.unit),
          fmt::format("{}{:.4g}", one.is_least ? "at least " : "", one.published),
          has ? fmt::format("{:.4g}", result.obtained) : "-",
          has ? fmt::format("{:+.1f} %", result.error_percent()) : "-",
          fmt::format("{:.3g} %", one.tolerance_percent),
          std::string(timing_verdict(result)),
          one.source,
          remarks_of(result)};
}

void write_cases(const TimingStudy& study, Document& w) {
  w.heading(2, "The cases");
  w.paragraph(
      "The column within says whether the error is within the tolerance that the case has: yes, no, or fitted "
      "where a number of the device, or one of the kernel that its source does not state, was chosen so that this "
      "case comes out right. A fitted case says nothing of the model; the others are its test.");
  std::vector<std::string_view> groups;
  for (const TimingResult& result : study.results)
    if (std::find(groups.begin(), groups.end(), result.one->group()) == groups.end())
      groups.push_back(result.one->group());
  for (const std::string_view group : groups) {
    std::vector<std::vector<std::string>> rows{
        {"case", "device", "what", "published", "obtained", "error", "tolerance", "within", "source", "remarks"}};
    for (const TimingResult& result : study.results)
      if (result.one->group() == group) rows.push_back(row_of(result));
    w.heading(3, group_title(group));
    w.table(rows, {0, 1, 2, 7, 8, 9});
  }
}

void write_gaps(const TimingStudy& study, Document& w) {
  if (study.gaps.empty()) return;
  std::vector<std::vector<std::string>> rows{{"published", "why it is no case"}};
  for (const TimingGap& gap : study.gaps) {
    const auto same = std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row[1] == gap.why; });
    if (same == rows.end())
      rows.push_back({gap.id, gap.why});
    else
      (*same)[0] += ", " + gap.id;
  }
  w.heading(2, "What is not covered");
  w.table(rows, {0, 1});
}

void write_captures(const CaptureScores& scores, Document& w) {
  w.heading(2, "Stamps of a card");
  w.paragraph(
      "The thread traces of 2187Nick/tinygrad (extra/sqtt) say in which cycle an RX 7900 XTX issued each "
      "instruction of small kernels. The clock times the same kernels on `navi31-7900xtx` from their text and the "
      "order in which each wave executed it; addresses are not known.");
  w.table(capture_rows(scores), {0});
  w.paragraph(capture_words());
}

void write(const TimingStudy& study, std::string_view command, std::string_view picture, Document& w) {
  w.heading(1, "The study timing");
  w.paragraph(
      "How far the clock of `lanewise time` is to be believed: kernels for what others have measured and "
      "published, timed on the device that they name, with one set of numbers a device. The kernels and what was "
      "published are in " +
      w.file("studies/timing/cases.json") + ", the numbers that were chosen by a case in " +
      w.file("isa/timing/fitted.timing") + ".");
  w.paragraph(timing_summary_words(summary_of(study.results)) +
              ". The weighted error is the sum of what all times are off, of the sum of all times as published: "
              "the runs that are made long here count most in it, so that the median says more.");
  w.paragraph("All of this page is written by");
  w.command(command);
  w.picture({timing_svg(study), "times obtained over times published, and their ratio case by case with its tolerance",
             picture});
  write_cases(study, w);
  write_gaps(study, w);
  if (study.captures) write_captures(*study.captures, w);
}

}  // namespace

std::string timing_page(const TimingStudy& study) {
  HtmlDocument html("Study timing");
  write(study,
        study.captures ? "lanewise study timing --captures FOLDER --html timing.html"
                       : "lanewise study timing --html timing.html",
        "", html);
  return html.finish();
}

std::string timing_markdown(const TimingStudy& study, std::string_view picture) {
  MarkdownDocument markdown;
  write(study,
        fmt::format("lanewise study timing{} --markdown docs/study-timing.md{}",
                    study.captures ? " --captures FOLDER" : "",
                    picture.empty() ? "" : fmt::format(" --svg docs/{}", picture)),
        picture, markdown);
  return markdown.finish();
}

}  // namespace lw::study
