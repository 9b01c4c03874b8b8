// What a dispatch took by the clock, in numbers that can be subtracted.
#pragma once

#include <array>
#include <string>

#include "study/words.h"
#include "timing/clock.h"

namespace lw::study {

// What experiments look at of a dispatch, or of the difference of several.
struct DispatchSums {
  double cycles = 0, nanoseconds = 0, instructions = 0;
  std::array<double, timing::kStalls> stalls{};  // of all waves
  double valu_busy = 0, lds_busy = 0, address_busy = 0;
  double lines_asked = 0, lines_missed = 0;  // of vector caches
  double l2_bytes = 0, bytes_read = 0, bytes_written = 0;

  double stall(timing::Stall stall) const { return stalls[static_cast<size_t>(stall)]; }
  DispatchSums operator-(const DispatchSums& other) const;
  DispatchSums& operator+=(const DispatchSums& other);
  DispatchSums& operator/=(double divisor);
};

DispatchSums sums_of(const timing::DispatchTime& time);

inline std::string stalls_of(const DispatchSums& sums) { return largest_stalls(sums.stalls, 0.05); }

}  // namespace lw::study
