#include "trace/sampling.h"

#include <algorithm>

namespace lw::trace {
namespace {

constexpr uint64_t kFewestToJudge = 64;  // workgroups, before a dispatch is taken to be large
constexpr uint64_t kMostStretches = 16;
// Of the steps to record, what the workgroups at the beginning, and as many at the end, may take: one part of four
// each. The machine fills and empties with them, so that each stands for itself.
constexpr uint64_t kEnds = 4;

}  // namespace

WorkgroupSampling::WorkgroupSampling(const SamplingLimits& limits) : limits_(limits) {
  limits_.resident = std::clamp<uint64_t>(limits.resident, 1, std::max<uint64_t>(1, limits.workgroups));
}

double WorkgroupSampling::predicted(uint64_t groups, uint64_t executed) const {
  return static_cast<double>(executed) / static_cast<double>(std::max<uint64_t>(1, groups)) *
         static_cast<double>(limits_.workgroups);
}

bool WorkgroupSampling::is_too_large(uint64_t executed, uint64_t recorded, size_t bytes) const {
  if (bytes > limits_.most_bytes / limits_.resident) return true;
  const uint64_t share = limits_.most_steps / std::clamp<uint64_t>(limits_.workgroups, 1, kEnds * limits_.resident);
  return recorded > share && predicted(groups_ + 1, executed_ + executed) > static_cast<double>(limits_.most_steps);
}

void WorkgroupSampling::ended(uint64_t executed, uint64_t recorded) {
  ++groups_;
  executed_ += executed;
  recorded_ += recorded;
}

void WorkgroupSampling::begin(uint64_t group) {
  begun_ = true;
  first_ = group;
  last_ = std::max(group, limits_.workgroups - limits_.resident);
  const double each = std::max(1.0, static_cast<double>(recorded_) / static_cast<double>(groups_));
  const double left = static_cast<double>(limits_.most_steps) - static_cast<double>(recorded_) -
                      each * static_cast<double>(limits_.resident);
  const double most = std::max(left, static_cast<double>(limits_.most_steps / kEnds));
  kept_ = std::clamp<uint64_t>(static_cast<uint64_t>(most / each), 1, std::max<uint64_t>(1, last_ - first_));
  // A stretch fills the machine.
  stretches_ = std::clamp<uint64_t>(kept_ / limits_.resident, 1, kMostStretches);
}

bool WorkgroupSampling::wants(uint64_t group) {
  weight_ = 1;
  if (!begun_) {
    const uint64_t judged = std::min(limits_.workgroups, std::max(kFewestToJudge, limits_.resident));
    if (groups_ < judged || predicted(groups_, executed_) <= static_cast<double>(limits_.most_steps)) return true;
    begin(group);
  }
  if (group >= last_ || kept_ >= last_ - first_) return true;
  const uint64_t all = last_ - first_, at = group - first_;
  const uint64_t stretch = std::min(stretches_ - 1, at * stretches_ / all);
  // Stretches begin and end at whole workgroups, so that the lengths of two may differ by one.
  const uint64_t begin = (all * stretch + stretches_ - 1) / stretches_;
  const uint64_t end = (all * (stretch + 1) + stretches_ - 1) / stretches_;
  const uint64_t kept = std::clamp<uint64_t>(kept_ / stretches_, 1, end - begin);
  weight_ = static_cast<double>(end - begin) / static_cast<double>(kept);
  return at - begin < kept;
}

}  // namespace lw::trace
