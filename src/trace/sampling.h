// Which part of a large dispatch is recorded.
//
// Everything is executed, but traces of all of it would take too long to time. So workgroups are recorded from so many
// stretches of the dispatch, spread evenly, and each stands for those that follow it; of long waves every second part
// of so many instructions, or every fourth, and so on.
#pragma once

#include <cstddef>
#include <cstdint>

namespace lw::trace {

struct SamplingLimits {
  uint64_t most_steps = UINT64_MAX;  // instructions to record; a dispatch that seems to have no more is recorded whole
  size_t most_bytes = SIZE_MAX;      // of the traces of workgroups that are resident at once
  uint64_t workgroups = 0;           // of the dispatch
  uint64_t resident = 1;             // of those, how many the machine holds at once
};

class WorkgroupSampling {
 public:
  WorkgroupSampling() = default;  // all is recorded
  explicit WorkgroupSampling(const SamplingLimits& limits);

  // Whether to record the workgroup. Asked of each, in the order of their numbers.
  bool wants(uint64_t group);
  // For how many workgroups the last one that was wanted stands.
  double weight() const { return weight_; }
  // Of the workgroup that is being recorded, so far: whether parts of its waves have to go.
  bool is_too_large(uint64_t executed, uint64_t recorded, size_t bytes) const;
  void ended(uint64_t executed, uint64_t recorded);

 private:
  double predicted(uint64_t groups, uint64_t executed) const;
  void begin(uint64_t group);

  SamplingLimits limits_;
  uint64_t groups_ = 0, executed_ = 0, recorded_ = 0;  // of workgroups that have ended
  double weight_ = 1;
  // Once not all is recorded: from where to where, in how many stretches, and how many workgroups of them all.
  bool begun_ = false;
  uint64_t first_ = 0, last_ = 0, stretches_ = 1, kept_ = 0;
};

}  // namespace lw::trace
