// The study timing as text and as JSON.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "study/timing_cases.h"

namespace lw::study {
namespace {

double share(size_t part, size_t all) {
  return all == 0 ? 0 : 100 * static_cast<double>(part) / static_cast<double>(all);
}

std::string within_words(const TimingResult& result) {
  if (!result.is_within()) return "no";
  return result.one->is_fitted() ? "fit" : "ok";
}

}  // namespace

std::string timing_summary_words(const TimingSummary& s) {
  return fmt::format(
      "{} cases, of which {} were fitted ({:.0f} %); of the other {}: {} within their tolerance ({:.0f} %), median "
      "error "
      "{:.1f} %, mean error {:.1f} %, weighted error {:.1f} %, {} off by more than a factor of 2",
      s.cases, s.fitted, share(s.fitted, s.cases), s.free, s.within, share(s.within, s.free), s.median_error_percent,
      s.mean_error_percent, s.weighted_error_percent, s.beyond_two);
}

void print_timing(const std::vector<TimingResult>& results, const std::vector<TimingGap>& gaps, std::string& out) {
  out += fmt::format("{:<9} {:>12} {:>12} {:>9} {:>6}      {}\n", "case", "published", "obtained", "error", "within",
                     "what");
  for (const TimingResult& result : results) {
    const TimingCase& one = *result.one;
    const std::string obtained = result.problem.empty() ? fmt::format("{:.4g}", result.obtained) : "-";
    const std::string error = result.problem.empty() ? fmt::format("{:+.1f} %", result.error_percent()) : "-";
    out += fmt::format("{:<9} {:>12} {:>12} {:>9} {:>5.3g}%  {:<3}  {}{}{}\n", one.id,
                       fmt::format("{}{:.4g}", one.is_least ? ">= " : "", one.published), obtained, error,
                       one.tolerance_percent, within_words(result), one.what, one.unit.empty() ? "" : ", " + one.unit,
                       result.problem.empty() ? "" : ": " + result.problem);
  }
  if (!gaps.empty()) {
    out += "\nnot covered\n";
    for (const TimingGap& gap : gaps) out += fmt::format("{:<9} {}\n", gap.id, gap.why);
  }
  out += fmt::format("\n{}\n", timing_summary_words(summary_of(results)));
}

std::string timing_json(const std::vector<TimingResult>& results, const std::vector<TimingGap>& gaps) {
  nlohmann::json list = nlohmann::json::array(), missing = nlohmann::json::array();
  for (const TimingResult& result : results) {
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
    if (result.problem.empty()) {
      row["obtained"] = result.obtained;
      row["error_percent"] = result.error_percent();
      row["within"] = result.is_within();
      row["nanoseconds"] = result.nanoseconds;
    } else {
      row["problem"] = result.problem;
    }
    list.push_back(std::move(row));
  }
  for (const TimingGap& gap : gaps) missing.push_back({{"id", gap.id}, {"why", gap.why}});
  const TimingSummary s = summary_of(results);
  return nlohmann::json{{"cases", list},
                        {"not_covered", missing},
                        {"summary",
                         {{"cases", s.cases},
                          {"fitted", s.fitted},
                          {"free", s.free},
                          {"within", s.within},
                          {"beyond_two", s.beyond_two},
                          {"beyond_two_without_reason", s.unexplained},
                          {"median_error_percent", s.median_error_percent},
                          {"mean_error_percent", s.mean_error_percent},
                          {"weighted_error_percent", s.weighted_error_percent}}}}
             .dump(2) +
         "\n";
}

}  // namespace lw::study
