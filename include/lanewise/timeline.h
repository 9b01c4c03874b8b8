// The timeline of a dispatch: when each wave was resident, what it waited for, and how busy units and memory were.
// Times are shader clock cycles from the start of the dispatch.
//
// A timeline has at most 600,000 intervals and 50,000 waves. If there are more intervals, neighbouring short intervals
// of a wave are merged into one, with the reason that took most of their cycles (`Timeline::merged_below`). Further
// waves are only counted (`Timeline::waves_dropped`).
#pragma once

#include <cstdint>
#include <vector>

#include "lanewise/stall.h"

namespace lanewise {

// An interval of a wave's lifetime with one reason. It begins at the end of the previous interval, the first at the
// wave's start.
struct TimelineInterval {
  std::uint64_t end = 0;        // cycle
  std::uint32_t of_reason = 0;  // cycles of the interval that `stall` took: all of them, unless intervals were merged
  std::uint32_t word = 0;       // TimedInstruction::word of the first instruction that spent cycles on `stall` here
  Stall stall = Stall::issue;   // the reason
};

// The lifetime of one wave.
struct TimelineWave {
  std::uint64_t group = 0;                  // number of the workgroup in the dispatch, X fastest
  std::uint32_t number = 0;                 // number of the wave within the workgroup
  std::uint32_t cluster = 0;                // compute unit (GCN) or WGP (RDNA)
  std::uint32_t unit = 0;                   // compute unit within the device
  std::uint32_t simd = 0;                   // SIMD within the compute unit
  std::uint32_t row = 0;                    // row within the SIMD; waves that are resident at once have different rows
  std::uint64_t start = 0, end = 0;         // cycles
  bool has_ended = false;                   // false: the dispatch was stopped before the wave's end
  std::vector<TimelineInterval> intervals;  // in order of time
};

// Use of units and memory during Timeline::bucket_cycles cycles.
struct TimelineBucket {
  double valu = 0, salu = 0, lds = 0, address = 0;  // busy share of all such units of the device, 0 to 1
  std::uint64_t l2_bytes = 0;                       // bytes requested from the L2
  std::uint64_t bytes_read = 0, bytes_written = 0;  // bytes of device memory
};

// The timeline of a dispatch.
struct Timeline {
  std::vector<TimelineWave> waves;      // sorted by unit, SIMD, row and start
  std::vector<TimelineBucket> buckets;  // bucket i covers the cycles from i * bucket_cycles on
  std::uint64_t bucket_cycles = 1;      // length of a bucket
  std::uint64_t cycles = 0;             // end of the last wave
  std::uint64_t merged_below = 0;       // intervals shorter than this number of cycles were merged; 0: none
  std::uint64_t waves_dropped = 0;      // number of waves that `waves` does not have
  std::uint32_t simds_per_unit = 4;     // SIMDs per compute unit
};

}  // namespace lanewise
