// Collects the timeline of a dispatch while it is simulated.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "lanewise/timeline.h"
#include "timing/clock.h"

namespace lw::timing {

using lanewise::Timeline;
using lanewise::TimelineBucket;
using lanewise::TimelineInterval;
using lanewise::TimelineWave;

struct TimelineLimits {
  size_t intervals = 600'000, waves = 50'000, buckets = 500;
};

class TimelineBuilder {
 public:
  explicit TimelineBuilder(const Machine& machine, const TimelineLimits& limits = {});

  Observer observer();
  // Once, at the end.
  Timeline finish();

  void issued(const Issued& issued);
  void window(const Totals& totals);

 private:
  void add(TimelineWave& wave, uint64_t begin, uint64_t cycles, uint32_t word, Stall stall);
  void merge();

  Machine machine_;
  TimelineLimits limits_;
  Timeline timeline_;
  std::unordered_map<const TimedWave*, uint32_t> resident_;  // number in timeline_.waves; UINT32_MAX: dropped
  size_t intervals_ = 0;
  std::vector<Totals> sums_;  // at the ends of buckets
};

}  // namespace lw::timing
