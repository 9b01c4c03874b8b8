// When each wave of a dispatch was resident and what it waited for, and how busy units and memory were meanwhile.
//
// A timeline has a bounded size. Beyond a number of intervals, neighbouring short intervals of a wave are merged into
// one with the reason that took most of their cycles; beyond a number of waves, further waves are only counted.
// `Timeline::merged_below` and `Timeline::waves_dropped` say so.
#pragma once

#include <cstdint>
#include <vector>

#include "lanewise/stall.h"

namespace lanewise {

// A stretch of a wave's life with one reason. It begins where the one before it ends.
struct TimelineInterval {
  std::uint64_t end = 0;        // cycle
  std::uint32_t of_reason = 0;  // cycles of it that `stall` took: all, unless intervals were merged
  std::uint32_t word = 0;       // TimedInstruction::word of the first instruction that spent cycles on `stall` in it
  Stall stall = Stall::issue;
};

struct TimelineWave {
  std::uint64_t group = 0;           // number of the workgroup
  std::uint32_t number = 0;          // within the workgroup
  std::uint32_t cluster = 0;         // compute unit of GCN, WGP of RDNA
  std::uint32_t unit = 0;            // compute unit, within the device
  std::uint32_t simd = 0;            // within the compute unit
  std::uint32_t row = 0;             // within the SIMD: waves that are resident at once have different rows
  std::uint64_t start = 0, end = 0;  // cycles
  bool has_ended = false;            // false: the dispatch was stopped
  std::vector<TimelineInterval> intervals;
};

// One piece of time, Timeline::bucket_cycles long.
struct TimelineBucket {
  double valu = 0, salu = 0, lds = 0, address = 0;  // busy share of all such units of the device, 0 to 1
  std::uint64_t l2_bytes = 0;                       // requested from the L2
  std::uint64_t bytes_read = 0, bytes_written = 0;  // of device memory
};

struct Timeline {
  std::vector<TimelineWave> waves;  // sorted by unit, SIMD, row and start
  std::vector<TimelineBucket> buckets;
  std::uint64_t bucket_cycles = 1;
  std::uint64_t cycles = 0;         // end of the last wave
  std::uint64_t merged_below = 0;   // intervals shorter than this number of cycles were merged; 0: none
  std::uint64_t waves_dropped = 0;  // waves that are missing here
  std::uint32_t simds_per_unit = 4;
};

}  // namespace lanewise
