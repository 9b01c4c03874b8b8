// The study timing as text and as JSON.
#include <fmt/format.h>

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

void print_cases(const TimingStudy& study, std::string& out) {
  out += fmt::format("{:<9} {:>12} {:>12} {:>9} {:>6}      {}\n", "case", "published", "obtained", "error", "within",
                     "what");
  for (const TimingResult& result : study.results) {
    const TimingCase& one = *result.one;
    const std::string obtained = result.problem.empty() ? fmt::format("{:.4g}", result.obtained) : "-";
    const std::string error = result.problem.empty() ? fmt::format("{:+.1f} %", result.error_percent()) : "-";
    const std::string_view verdict = timing_verdict(result);
    out += fmt::format("{:<9} {:>12} {:>12} {:>9} {:>5.3g}%  {:<3}  {}{}{}\n", one.id,
                       fmt::format("{}{:.4g}", one.is_least ? ">= " : "", one.published), obtained, error,
                       one.tolerance_percent, verdict == "yes" ? "ok" : verdict.substr(0, 3), one.what,
                       one.unit.empty() ? "" : ", " + one.unit, result.problem.empty() ? "" : ": " + result.problem);
  }
  if (!study.gaps.empty()) {
    out += "\nnot covered\n";
    for (const TimingGap& gap : study.gaps) out += fmt::format("{:<9} {}\n", gap.id, gap.why);
  }
  out += fmt::format("\n{}\n", timing_summary_words(summary_of(study.results)));
}

nlohmann::json case_json(const TimingResult& result) {
  const TimingCase& one = *result.one;
  nlohmann::json row = {{"id", one.id},
                        {"what", one.what},
                        {"source", one.source},
                        {"published", one.published},
                        {"fitted", one.is_fitted()},
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
  return row;
}

nlohmann::json summary_json(const TimingSummary& s) {
  return {{"cases", s.cases},
          {"fitted", s.fitted},
          {"free", s.free},
          {"within", s.within},
          {"beyond_two", s.beyond_two},
          {"beyond_two_without_reason", s.unexplained},
          {"median_error_percent", s.median_error_percent},
          {"mean_error_percent", s.mean_error_percent},
          {"weighted_error_percent", s.weighted_error_percent}};
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
  return fmt::format(
      "{} cases, of which {} were fitted ({:.0f} %); of the other {}: {} within their tolerance ({:.0f} %), median "
      "error {:.1f} %, mean error {:.1f} %, weighted error {:.1f} %, {} off by more than a factor of 2",
      s.cases, s.fitted, share(s.fitted, s.cases), s.free, s.within, share(s.within, s.free), s.median_error_percent,
      s.mean_error_percent, s.weighted_error_percent, s.beyond_two);
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
    json = {{"cases", cases}, {"not_covered", missing}, {"summary", summary_json(summary_of(study.results))}};
  }
  if (study.captures)
    json["captures"] = {{"all", score_json(study.captures->all)},
                        {"half_a", score_json(study.captures->half_a)},
                        {"half_b", score_json(study.captures->half_b)}};
  return json_text(report::document("study-timing", 1, std::move(json), study.messages), 2) + "\n";
}

}  // namespace lw::study
