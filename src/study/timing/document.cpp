// The study timing as a page and as a document in Markdown: the same headings, paragraphs and tables.
#include <fmt/format.h>

#include <algorithm>

#include "report/document.h"
#include "study/timing/report.h"

namespace lw::study {
namespace {

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
  if (!one.reason.empty()) add("reason for the error: " + one.reason);
  if (result.is_beyond_two() && one.reason.empty()) add("wrong by more than a factor of 2; the reason is not known");
  if (!result.problem.empty()) add("no value: " + result.problem);
  return remarks;
}

std::vector<std::string> headings_of(bool has_ranges) {
  std::vector<std::string> headings{"case",      "device", "what",     "published", "obtained", "error",
                                    "tolerance", "within", "bound by", "source",    "remarks"};
  if (has_ranges) headings.insert(headings.begin() + 8, {"range", "in range"});
  return headings;
}

std::vector<std::string> row_of(const TimingResult& result, bool has_ranges) {
  const TimingCase& one = *result.one;
  const bool has = result.problem.empty();
  std::vector<std::string> row{one.id,
                               devices_of(one),
                               fmt::format("{}{}", one.what, one.unit.empty() ? "" : ", " + one.unit),
                               fmt::format("{}{:.4g}", one.is_least ? "at least " : "", one.published),
                               has ? fmt::format("{:.4g}", result.obtained) : "-",
                               has ? fmt::format("{:+.1f} %", result.error_percent()) : "-",
                               fmt::format("{:.3g} %", one.tolerance_percent),
                               std::string(timing_verdict(result)),
                               std::string(result.bound_name()),
                               one.source,
                               remarks_of(result)};
  if (has_ranges)
    row.insert(row.begin() + 8, {timing_range_words(result), !result.range          ? "-"
                                                             : result.is_in_range() ? "yes"
                                                                                    : "no"});
  return row;
}

// Those of the results that `is_wanted` chooses; nothing if there are none.
template <class Wanted>
void write_table(const TimingStudy& study, std::string_view title, int level, Wanted is_wanted, report::Document& w) {
  const bool has_ranges = study.has_ranges;
  std::vector<std::vector<std::string>> rows{headings_of(has_ranges)};
  for (const TimingResult& result : study.results)
    if (is_wanted(*result.one)) rows.push_back(row_of(result, has_ranges));
  if (rows.size() == 1) return;
  w.heading(level, std::string(title));
  if (has_ranges)
    w.table(rows, {0, 1, 2, 7, 9, 10, 11, 12});
  else
    w.table(rows, {0, 1, 2, 7, 8, 9, 10});
}

void write_cases(const TimingStudy& study, report::Document& w) {
  w.heading(2, "The cases");
  w.paragraph(
      "The column \"within\" says whether the error is within the tolerance of the case. \"fitted\" means that it is "
      "because a number was chosen to match this case: a number of the device, or one of the kernel that the source "
      "does not state. A fitted case is no evidence for the model; the other cases are its test.");
  w.paragraph(
      "\"bound by\" is the unit that is busiest, or latency, in the word of `lanewise time`. \"range\" is the "
      "uncertainty "
      "that `lanewise time` prints for the kernel, as a range of the figure, and \"in range\" says whether it holds "
      "the "
      "published figure. The range of a ratio also contains the error of the kernel that divides. Only a run of the "
      "study with `--ranges` has ranges, and stamps have none.");
  for (const TimingFamily& family : study.families)
    write_table(
        study, family.title, 3, [&](const TimingCase& one) { return !one.is_unseen && one.group() == family.id; }, w);
}

void write_unseen(const TimingStudy& study, report::Document& w) {
  if (results_of(study.results, true).empty()) return;
  w.heading(2, "Unseen cases");
  w.paragraph(
      "These cases were chosen and written, with their tolerances, before the clock had been run on them. Nothing may "
      "be fitted to them. They show what the clock says of kernels that it has never met.");
  for (const TimingFamily& family : study.families)
    write_table(
        study, family.title + ", unseen", 3,
        [&](const TimingCase& one) { return one.is_unseen && one.group() == family.id; }, w);
}

void write_kinds(const TimingStudy& study, report::Document& w) {
  w.heading(2, "By what bounds them");
  w.paragraph("Cases that nothing was fitted to, and the unseen ones.");
  w.table(kind_rows(study), {0});
}

void write_errors(const TimingStudy& study, report::Document& w) {
  const std::vector<std::vector<std::string>> rows = error_rows(study);
  if (rows.empty()) return;
  w.heading(2, "The error of the clock");
  w.paragraph(
      "Beside numbers that nobody has measured, the clock itself errs. This is its error by what bounds a kernel, "
      "measured on the cases above that nothing was fitted to. " +
      w.file("docs/time.md") + " has the rule. \"in use\" is what " + w.file("isa/timing/errors.timing") +
      " has, and what the ranges above contain.");
  w.table(rows, {0});
}

void write_gaps(const TimingStudy& study, report::Document& w) {
  if (study.gaps.empty()) return;
  std::vector<std::vector<std::string>> rows{{"published rows", "why they are not cases"}};
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

void write_names(const TimingStudy& study, report::Document& w) {
  w.heading(2, "Identifiers");
  w.paragraph(
      "An id is a family and a number. A letter behind the number tells the values of one published row apart. Not "
      "every number is in use.");
  std::vector<std::vector<std::string>> families{{"family", "what its rows measure", "where they are"}};
  for (const TimingFamily& family : study.families)
    families.push_back(
        {family.id, family.what, w.file(family.page.empty() ? "studies/timing/cases.json" : family.page)});
  w.table(families, {0, 1, 2});
  w.heading(2, "Sources");
  std::vector<std::vector<std::string>> sources{{"source", "publication"}};
  for (const auto& [key, publication] : study.sources) sources.push_back({key, publication});
  w.table(sources, {0, 1});
}

void write_captures(const CaptureScores& scores, report::Document& w) {
  w.heading(2, "Time stamps of a card");
  w.paragraph(
      "The thread traces of 2187Nick/tinygrad (extra/sqtt) show in which cycle an RX 7900 XTX issued each "
      "instruction of small kernels. The clock times the same kernels on `navi31-7900xtx`. It knows their code and the "
      "order in which each wave executed it; it does not know the memory addresses.");
  w.table(capture_rows(scores), {0});
  w.paragraph(capture_words());
}

void write(const TimingStudy& study, std::string_view command, std::string_view picture, report::Document& w) {
  w.heading(1, "The study timing");
  w.paragraph(
      "This study compares the clock of `lanewise time` with published measurements of real cards. Each case is a "
      "kernel that repeats a measurement. It is timed on the device that was measured, with one set of numbers per "
      "device. " +
      w.file("studies/timing/cases.json") + " has the kernels and the published values; " +
      w.file("isa/timing/fitted.timing") + " lists the numbers that were chosen to match a case.");
  for (const std::string& words : timing_sentences(study)) w.paragraph(words + ".");
  w.paragraph(
      "The weighted error is the sum of the absolute errors of all times, divided by the sum of all published "
      "times. The longest runs dominate it, so the median is more informative.");
  w.paragraph("This command writes this document:");
  w.command(command);
  w.picture({timing_svg(study), "obtained against published times, and their ratio for each case with its tolerance",
             picture});
  write_cases(study, w);
  write_unseen(study, w);
  write_kinds(study, w);
  write_errors(study, w);
  write_gaps(study, w);
  if (study.captures) write_captures(*study.captures, w);
  write_names(study, w);
}

}  // namespace

std::string timing_page(const TimingStudy& study) {
  report::HtmlDocument html("Study timing");
  write(study,
        fmt::format("lanewise study timing{}{} --html timing.html", study.captures ? " --captures FOLDER" : "",
                    study.has_ranges ? " --ranges" : ""),
        "", html);
  return html.finish();
}

std::string timing_markdown(const TimingStudy& study, std::string_view picture) {
  report::MarkdownDocument markdown;
  write(study,
        fmt::format("lanewise study timing{}{} --markdown docs/study-timing.md{}",
                    study.captures ? " --captures FOLDER" : "", study.has_ranges ? " --ranges" : "",
                    picture.empty() ? "" : fmt::format(" --svg docs/{}", picture)),
        picture, markdown);
  return markdown.finish();
}

}  // namespace lw::study
