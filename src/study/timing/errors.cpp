// The clock's own error, measured on the cases that nothing was fitted to.
#include <algorithm>
#include <cmath>
#include <map>

#include "study/timing/cases.h"

namespace lw::study {
namespace {

// Share of the cases that the range holds on each side.
constexpr double kHeld = 0.8;
// Groups with fewer cases share one error.
constexpr size_t kFew = 10;
// Rounding errors of a quotient are below this. They must not move it to the next integer.
constexpr double kRounding = 1e-9;

// Groups of bounds whose errors are measured together.
enum class Group { issue, lds, caches, memory, latency, launch };

Group group_of(Bound bound) {
  switch (bound) {
    case Bound::valu:
    case Bound::salu: return Group::issue;
    case Bound::address:
    case Bound::l2: return Group::caches;
    case Bound::lds: return Group::lds;
    case Bound::memory: return Group::memory;
    case Bound::launch: return Group::launch;
    case Bound::latency: break;
  }
  return Group::latency;
}

bool counts(const TimingResult& result) {
  return result.bound && result.problem.empty() && !result.one->is_fitted() && !result.one->is_unseen &&
         !result.one->has_stamps() && result.published_nanoseconds > 0;
}

// The published time in units of the modelled one.
double time_ratio(const TimingResult& result) {
  return result.error_percent() == 0 ? 1 : result.published_nanoseconds / result.nanoseconds;
}

// The factor that a share `kHeld` of the cases does not exceed, counting one further case above all others; at least 1.
double upper_factor(std::vector<double> errors) {
  std::ranges::sort(errors);
  const auto rank = static_cast<size_t>(std::ceil(kHeld * static_cast<double>(errors.size() + 1) - kRounding));
  return errors.empty() ? 1 : std::max(1.0, errors[std::min(rank, errors.size()) - 1]);
}

// Rounded away from 1.
MeasuredError measured_error(Bound bound, const std::vector<double>& errors) {
  std::vector<double> inverse;
  for (const double error : errors) inverse.push_back(1 / error);
  const auto least = static_cast<uint32_t>(std::floor(100 / upper_factor(inverse) + kRounding));
  const auto most = static_cast<uint32_t>(std::ceil(100 * upper_factor(errors) - kRounding));
  return {bound, errors.size(), std::min(99u, least), std::max(101u, most)};
}

}  // namespace

timing::Factors MeasuredError::factors() const { return timing::from_percent(least_percent, most_percent); }

std::vector<MeasuredError> measured_errors(const std::vector<TimingResult>& results) {
  std::map<Group, std::vector<double>> by_group;
  for (const TimingResult& result : results)
    if (counts(result)) by_group[group_of(*result.bound)].push_back(time_ratio(result));
  std::vector<double> of_few;
  for (const auto& [group, errors] : by_group)
    if (errors.size() < kFew) of_few.insert(of_few.end(), errors.begin(), errors.end());
  std::vector<MeasuredError> measured;
  for (size_t i = 0; i < lanewise::kBounds; ++i) {
    const auto bound = static_cast<Bound>(i);
    const std::vector<double>& own = by_group[group_of(bound)];
    measured.push_back(measured_error(bound, own.size() < kFew ? of_few : own));
  }
  return measured;
}

size_t in_range_by_others(const std::vector<TimingResult>& results) {
  size_t count = 0;
  for (size_t i = 0; i < results.size(); ++i) {
    TimingResult result = results[i];
    if (!counts(result) || !result.told) continue;
    std::vector<TimingResult> others = results;
    others.erase(others.begin() + static_cast<ptrdiff_t>(i));
    const std::vector<MeasuredError> errors = measured_errors(others);
    for (std::optional<TimingError>* part : {&result.told, &result.reference})
      if (*part) (*part)->uncertainty.model = errors[static_cast<size_t>((*part)->bound)].factors();
    count += result.is_in(range_of(result));
  }
  return count;
}

}  // namespace lw::study
