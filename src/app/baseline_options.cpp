#include "app/baseline_options.h"

#include <fmt/format.h>

#include <charconv>

#include "base/messages.h"

namespace lw::app {
namespace {

constexpr double kMostPercent = 1e6;

// "5", "2.5", "5%".
std::optional<double> parse_percent(std::string_view text) {
  if (text.ends_with('%')) text.remove_suffix(1);
  double percent = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), percent, std::chars_format::fixed);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (!(percent >= 0 && percent <= kMostPercent)) return std::nullopt;
  return percent;
}

lanewise::Failure wrong(std::string text) {
  return {lanewise::FailureKind::bad_input, one_error(code::kOption, std::move(text))};
}

}  // namespace

void BaselineOptions::declare(Arguments& a) {
  a.option("--baseline", "OLD.json", &file_,
           "report that this command printed before with --json: fails (exit 1) if registers, spills, scratch, code "
           "size, waves or cycles are worse");
  a.option("--max-regression", "P%", &max_regression_, "with --baseline: the allowed percentage (default: 0)");
}

std::optional<lanewise::Failure> BaselineOptions::read(const Console& console) {
  if (!max_regression_.empty()) {
    const std::optional<double> percent = parse_percent(max_regression_);
    if (!percent)
      return wrong(
          fmt::format("--max-regression {}: expected a percentage from 0 on, such as 5 or 2.5%", max_regression_));
    if (!is_given()) return wrong("--max-regression needs --baseline");
    max_percent_ = *percent;
  }
  if (!is_given()) return std::nullopt;
  auto baseline = lanewise::read_baseline(file_, console.command, console.session);
  if (!baseline) return baseline.failure();
  baseline_ = std::move(*baseline);
  return std::nullopt;
}

std::vector<report::CheckResult> BaselineOptions::results() const {
  std::vector<report::CheckResult> results;
  if (!compared_) return results;
  for (const lanewise::BaselineResult& result : compared_->results) {
    std::string name = fmt::format("{} {}", result.kernel, result.number.name);
    if (!result.device.empty()) name += fmt::format(" ({})", result.device);
    results.push_back({result.file, std::move(name), result.failure});
  }
  return results;
}

bool BaselineOptions::tell(const Console& console) const {
  if (!compared_) return false;
  for (const lanewise::BaselineResult& result : compared_->results)
    if (!result.failure.empty()) fmt::print(console.err, "regression: {}: {}\n", result.file, result.failure);
  return !compared_->holds();
}

}  // namespace lw::app
