// When each wave was where, and what it waited for: what `time` draws.
//
// Memory is bounded. Above a number of intervals, short ones of a wave are merged into one that has the reason that
// took most of them; above a number of waves, further ones are counted alone. The result says both.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "timing/clock.h"

namespace lw::timing {

// Of a wave, for one reason; the next one begins where it ends.
struct Interval {
  uint64_t end = 0;
  uint32_t of_reason = 0;  // cycles that `stall` took of it: all, where nothing was merged
  uint32_t word = 0;       // in the code: the first instruction that spent time on `stall` in it
  Stall stall = Stall::issue;
};

struct TimelineWave {
  uint64_t group = 0;
  uint32_t number = 0;                                // in the workgroup
  uint32_t cluster = 0, unit = 0, simd = 0, row = 0;  // unit in the machine, simd in the unit, row of the drawing
  uint64_t start = 0, end = 0;
  bool has_ended = false;  // false: the dispatch was stopped
  std::vector<Interval> intervals;
};

// Shares of the cycles that units of the machine were at work, and bytes of memory, within a piece of time.
struct TimelineBucket {
  double valu = 0, salu = 0, lds = 0, address = 0;
  uint64_t l2_bytes = 0, bytes_read = 0, bytes_written = 0;
};

struct Timeline {
  std::vector<TimelineWave> waves;  // by unit, SIMD, row, start
  std::vector<TimelineBucket> buckets;
  uint64_t bucket_cycles = 1;
  uint64_t cycles = 0;         // the end of the last wave
  uint64_t merged_below = 0;   // intervals shorter than this were merged; 0: none
  uint64_t waves_dropped = 0;  // that are not in it
  uint32_t simds_per_unit = 4;
};

struct TimelineLimits {
  size_t intervals = 600'000, waves = 50'000, buckets = 500;
};

// Collects a timeline while a dispatch is simulated.
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
  std::unordered_map<const Wave*, uint32_t> resident_;  // number in timeline_.waves; UINT32_MAX: dropped
  size_t intervals_ = 0;
  std::vector<Totals> sums_;  // at the ends of buckets
};

}  // namespace lw::timing
