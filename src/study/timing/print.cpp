// The study timing as text and as JSON.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

#include "base/json_text.h"
#include "report/json_document.h"
#include "study/timing/report.h"

namespace lw::study {
namespace {

double share(size_t part, size_t all) {
  return all == 0 ? 0 : 100 * static_cast<double>(part) / static_cast<double>(all);
}

std::string percent(double share) { return std::isnan(share) ? "-" : fmt::format("{:.2f} %", 100 * share); }

std::string error_words(const TimingSummary& s) {
  return fmt::format(
      "{} within their tolerance ({:.0f} %), median error {:.1f} %, mean error {:.1f} %, weighted error {:.1f} %, {} "
      "off "
      "by more than a factor of 2",
      s.within, share(s.within, s.free), s.median_error_percent, s.mean_error_percent, s.weighted_error_percent,
      s.beyond_two);
}

std::string range_cells(const TimingResult& result) {
  if (!result.range) return fmt::format("{:>23}      ", "-");
  return fmt::format("{:>23}  {:<3} ", timing_range_words(result), result.is_in_range() ? "ok" : "no");
}

void print_row(const TimingResult& result, bool has_ranges, std::string& out) {
  const TimingCase& one = *result.one;
  const std::string obtained = result.problem.empty() ? fmt::format("{:.4g}", result.obtained) : "-";
  const std::string error = result.problem.empty() ? fmt::format("{:+.1f} %", result.error_percent()) : "-";
  const std::string_view verdict = timing_verdict(result);
  out += fmt::format("{:<9} {:>12} {:>12} {:>9} {:>5.3g}%  {:<3}  {}{:<8} {}{}{}\n", one.id,
                     fmt::format("{}{:.4g}", one.is_least ? ">= " : "", one.published), obtained, error,
                     one.tolerance_percent, verdict == "yes" ? "ok" : verdict.substr(0, 3),
                     has_ranges ? range_cells(result) : "", result.bound_name(), one.what,
                     one.unit.empty() ? "" : ", " + one.unit, result.problem.empty() ? "" : ": " + result.problem);
}

void print_kinds(const TimingStudy& study, std::string& out) {
  const std::vector<std::vector<std::string>> rows = kind_rows(study);
  for (const std::vector<std::string>& row : rows) {
    out += fmt::format("{:<9}", row[0]);
    for (size_t i = 1; i < row.size(); ++i) out += fmt::format(" {:>13}", row[i]);
    out += '\n';
  }
}

void print_errors(const TimingStudy& study, std::string& out) {
  const std::vector<std::vector<std::string>> rows = error_rows(study);
  if (!rows.empty()) out += '\n';
  for (const std::vector<std::string>& row : rows)
    out += fmt::format("{:<9} {:>13} {:>32} {:>14}\n", row[0], row[1], row[2], row[3]);
}

void print_cases(const TimingStudy& study, std::string& out) {
  const bool has_ranges = study.has_ranges;
  const std::vector<TimingResult> met = results_of(study.results, false), unseen = results_of(study.results, true);
  out += fmt::format("{:<9} {:>12} {:>12} {:>9} {:>6}      {}{:<8} {}\n", "case", "published", "obtained", "error",
                     "within", has_ranges ? fmt::format("{:>23}  {:<4}", "range", "in") : "", "bound by", "what");
  for (const TimingResult& result : met) print_row(result, has_ranges, out);
  if (!unseen.empty()) out += "unseen: written before the clock had been run on them\n";
  for (const TimingResult& result : unseen) print_row(result, has_ranges, out);
  if (!study.gaps.empty()) {
    out += "\nnot covered\n";
    for (const TimingGap& gap : study.gaps) out += fmt::format("{:<9} {}\n", gap.id, gap.why);
  }
  out += '\n';
  for (const std::string& words : timing_sentences(study)) out += words + '\n';
  out += '\n';
  print_kinds(study, out);
  print_errors(study, out);
}

nlohmann::json uncertainty_json(const TimingError& error) {
  const auto factors = [](timing::Factors f) { return nlohmann::json{{"least", f.least}, {"most", f.most}}; };
  return {{"bound", name_of(error.bound)},
          {"parameters", factors(error.uncertainty.parameters)},
          {"model", factors(error.uncertainty.model)},
          {"needed", error.uncertainty.needed}};
}

nlohmann::json case_json(const TimingResult& result) {
  const TimingCase& one = *result.one;
  nlohmann::json row = {{"id", one.id},
                        {"what", one.what},
                        {"source", one.source},
                        {"published", one.published},
                        {"fitted", one.is_fitted()},
                        {"unseen", one.is_unseen},
                        {"tolerance_percent", one.tolerance_percent}};
  if (one.is_fitted()) row["fitted_numbers"] = one.fitted_to;
  if (one.is_least) row["is_least"] = true;
  if (!one.note.empty()) row["note"] = one.note;
  if (!one.reason.empty()) row["reason"] = one.reason;
  if (!result.problem.empty()) {
    row["problem"] = result.problem;
    return row;
  }
  row["obtained"] = result.obtained;
  row["error_percent"] = result.error_percent();
  row["within"] = result.is_within();
  row["nanoseconds"] = result.nanoseconds;
  row["bound"] = result.bound_name();
  if (!result.range) return row;
  nlohmann::json& range = row["range"] = {{"least", result.range->least},
                                          {"most", result.range->most},
                                          {"width", result.range->width()},
                                          {"holds_published", result.is_in_range()}};
  if (result.told) range["told"] = uncertainty_json(*result.told);
  if (result.reference) range["reference"] = uncertainty_json(*result.reference);
  return row;
}

nlohmann::json summary_json(const TimingSummary& s) {
  nlohmann::json json = {{"cases", s.cases},
                         {"fitted", s.fitted},
                         {"free", s.free},
                         {"within", s.within},
                         {"beyond_two", s.beyond_two},
                         {"beyond_two_without_reason", s.unexplained},
                         {"median_error_percent", s.median_error_percent},
                         {"mean_error_percent", s.mean_error_percent},
                         {"weighted_error_percent", s.weighted_error_percent}};
  if (s.ranged != 0) json["ranges"] = {{"cases", s.ranged}, {"in_range", s.in_range}, {"median_width", s.median_width}};
  return json;
}

nlohmann::json kinds_json(const TimingStudy& study) {
  nlohmann::json kinds = nlohmann::json::array();
  for (const TimingKind& kind : kinds_of(study.results))
    kinds.push_back(
        {{"bound", name_of(kind.bound)}, {"free", summary_json(kind.met)}, {"unseen", summary_json(kind.unseen)}});
  return kinds;
}

nlohmann::json errors_json(const TimingStudy& study) {
  nlohmann::json errors = nlohmann::json::array();
  for (const MeasuredError& error : measured_errors(study.results))
    errors.push_back({{"bound", name_of(error.bound)},
                      {"cases", error.cases},
                      {"least_percent", error.least_percent},
                      {"most_percent", error.most_percent}});
  return errors;
}

nlohmann::json deltas_json(const DeltaScore& d) {
  return {{"count", d.count},
          {"exact", d.exact},
          {"within_one", d.within_one},
          {"within_ten_percent", d.within_ten_percent},
          {"in_any_wave", d.in_any_wave},
          {"median_kernel_exact", d.median_kernel_exact}};
}

nlohmann::json score_json(const CaptureScore& s) {
  return {{"kernels", s.kernels},
          {"waves", s.waves},
          {"span_error_median", s.span_error_median},
          {"span_error_p90", s.span_error_p90},
          {"wave_error_median", s.wave_error_median},
          {"wave_error_p90", s.wave_error_p90},
          {"deltas", deltas_json(s.all)},
          {"core_deltas", deltas_json(s.core)}};
}

}  // namespace

std::string timing_summary_words(const TimingSummary& s) {
  return fmt::format("{} cases, of which {} were fitted ({:.0f} %); of the other {}: {}", s.cases, s.fitted,
                     share(s.fitted, s.cases), s.free, error_words(s));
}

std::vector<std::string> timing_sentences(const TimingStudy& study) {
  std::vector<std::string> sentences;
  const TimingSummary met = summary_of(results_of(study.results, false));
  const TimingSummary unseen = summary_of(results_of(study.results, true));
  if (met.cases != 0 || unseen.cases == 0) sentences.push_back(timing_summary_words(met));
  if (unseen.cases != 0)
    sentences.push_back(
        fmt::format("{} unseen case{}: {}", unseen.cases, unseen.cases == 1 ? "" : "s", error_words(unseen)));
  for (const auto& [s, words] : {std::pair(met, "cases that nothing was fitted to"), {unseen, "unseen cases"}})
    if (s.ranged != 0)
      sentences.push_back(
          fmt::format("The range that the clock prints holds the published figure in {} of {} {} ({:.0f} %); its upper "
                      "end is {:.2f} times its lower end at the median",
                      s.in_range, s.ranged, words, share(s.in_range, s.ranged), s.median_width));
  if (study.is_whole && met.ranged != 0) {
    const size_t held = in_range_by_others(study.results);
    sentences.push_back(
        fmt::format("The error of the clock that the range contains was measured on these {0} cases; measured for each "
                    "case on the others alone, the range holds the published figure in {1} of {0} ({2:.0f} %)",
                    met.ranged, held, share(held, met.ranged)));
  }
  return sentences;
}

std::string timing_range_words(const TimingResult& result) {
  return result.range ? fmt::format("{:.4g} to {:.4g}", result.range->least, result.range->most) : "-";
}

std::vector<std::vector<std::string>> kind_rows(const TimingStudy& study) {
  const bool has_ranges = study.has_ranges;
  std::vector<std::vector<std::string>> rows{{"bound by"}};
  for (const std::string_view set : {"free", "unseen"}) {
    rows[0].insert(rows[0].end(), {std::string(set), "within", "median error"});
    if (has_ranges) rows[0].insert(rows[0].end(), {"in range", "median width"});
  }
  for (const TimingKind& kind : kinds_of(study.results)) {
    std::vector<std::string>& row = rows.emplace_back();
    row.emplace_back(name_of(kind.bound));
    for (const TimingSummary* s : {&kind.met, &kind.unseen}) {
      const auto add = [&](size_t count, std::string cell) { row.push_back(count == 0 ? "-" : std::move(cell)); };
      row.push_back(std::to_string(s->free));
      add(s->free, std::to_string(s->within));
      add(s->free, fmt::format("{:.1f} %", s->median_error_percent));
      if (!has_ranges) continue;
      add(s->ranged, fmt::format("{} of {}", s->in_range, s->ranged));
      add(s->ranged, fmt::format("{:.2f}", s->median_width));
    }
  }
  return rows;
}

std::vector<std::vector<std::string>> error_rows(const TimingStudy& study) {
  if (!study.is_whole) return {};
  std::vector<std::vector<std::string>> rows{{"bound by", "cases", "published time, of the modelled", "in use"}};
  for (const MeasuredError& error : measured_errors(study.results)) {
    const timing::Factors used = timing::model_error(error.bound);
    rows.push_back({std::string(name_of(error.bound)), std::to_string(error.cases),
                    fmt::format("{} to {} %", error.least_percent, error.most_percent),
                    fmt::format("{:.0f} to {:.0f} %", 100 * used.least, 100 * used.most)});
  }
  return rows;
}

std::string_view timing_verdict(const TimingResult& result) {
  if (!result.is_within()) return "no";
  return result.one->is_fitted() ? "fitted" : "yes";
}

std::vector<std::vector<std::string>> capture_rows(const CaptureScores& scores) {
  std::vector<std::vector<std::string>> rows{{"time stamps of a card", "all", "half A", "half B"}};
  const auto add = [&](std::string words, auto cell) {
    rows.push_back({std::move(words), cell(scores.all), cell(scores.half_a), cell(scores.half_b)});
  };
  using Score = const CaptureScore&;
  add("kernels", [](Score s) { return std::to_string(s.kernels); });
  add("waves", [](Score s) { return std::to_string(s.waves); });
  add("kernel span, error: median", [](Score s) { return percent(s.span_error_median); });
  add("kernel span, error: 90th percentile", [](Score s) { return percent(s.span_error_p90); });
  add("wave duration, error: median of medians", [](Score s) { return percent(s.wave_error_median); });
  add("wave duration, error: median of p90", [](Score s) { return percent(s.wave_error_p90); });
  for (const auto& [name, group] :
       {std::pair("core deltas", &CaptureScore::core), {"all deltas", &CaptureScore::all}}) {
    const auto add_delta = [&, group = group, name = name](std::string_view words, double DeltaScore::*share) {
      add(fmt::format("{}: {}", name, words), [&](Score s) { return percent((s.*group).*share); });
    };
    add(name, [group = group](Score s) { return std::to_string((s.*group).count); });
    add_delta("exact", &DeltaScore::exact);
    add_delta("within 1 cycle", &DeltaScore::within_one);
    add_delta("within 10 %", &DeltaScore::within_ten_percent);
    add_delta("equal to that of some wave", &DeltaScore::in_any_wave);
    add_delta("exact, median of kernels", &DeltaScore::median_kernel_exact);
  }
  return rows;
}

std::string_view capture_words() {
  return "A delta is the number of cycles between two consecutive stamps of a wave. A core delta is a delta of at most "
         "50 cycles. The numbers of cold memory were chosen with half A: the first, third, fifth ... kernel of each "
         "family by name. Half B, with the other kernels, is their test.";
}

void print_timing(const TimingStudy& study, std::string& out) {
  if (study.has_cases) print_cases(study, out);
  if (!study.captures) return;
  if (study.has_cases) out += '\n';
  for (const std::vector<std::string>& row : capture_rows(*study.captures))
    out += fmt::format("{:<42} {:>10} {:>10} {:>10}\n", row[0], row[1], row[2], row[3]);
  out += fmt::format("\n{}\n", capture_words());
}

std::string timing_json(const TimingStudy& study) {
  nlohmann::json json = nlohmann::json::object();
  if (study.has_cases) {
    nlohmann::json cases = nlohmann::json::array(), missing = nlohmann::json::array();
    for (const TimingResult& result : study.results) cases.push_back(case_json(result));
    for (const TimingGap& gap : study.gaps) missing.push_back({{"id", gap.id}, {"why", gap.why}});
    json = {{"cases", cases},
            {"not_covered", missing},
            {"summary", summary_json(summary_of(results_of(study.results, false)))},
            {"unseen", summary_json(summary_of(results_of(study.results, true)))},
            {"kinds", kinds_json(study)}};
    if (study.is_whole) json["model_errors"] = errors_json(study);
    if (study.is_whole && study.has_ranges)
      json["summary"]["ranges"]["in_range_by_others"] = in_range_by_others(study.results);
  }
  if (study.captures)
    json["captures"] = {{"all", score_json(study.captures->all)},
                        {"half_a", score_json(study.captures->half_a)},
                        {"half_b", score_json(study.captures->half_b)}};
  return json_text(report::document("study-timing", 1, std::move(json), study.messages), 2) + "\n";
}

}  // namespace lw::study
