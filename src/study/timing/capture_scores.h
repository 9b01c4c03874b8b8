// How near the model's stamps are to a card's.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "study/timing/captures.h"

namespace lw::study {

// Cycles between a stamp of a wave and its next. Shares are of `count`; NaN where there is none.
struct DeltaScore {
  size_t count = 0;
  double exact = 0, within_one = 0, within_ten_percent = 0;
  double in_any_wave = 0;          // as some wave of the kernel had it at that step
  double median_kernel_exact = 0;  // the median over kernels of each one's share
};

// Waves of the card and of the prediction are matched by the order of their first stamps. Errors are absolute, as
// shares of what the card took; quantiles lie between the two nearest values in proportion.
struct CaptureScore {
  size_t kernels = 0, waves = 0;
  // From a kernel's first stamp to its last.
  double span_error_median = 0, span_error_p90 = 0;
  // Each wave's from its own first stamp to its last: the median over kernels of the median and of the 90th percentile
  // over waves.
  double wave_error_median = 0, wave_error_p90 = 0;
  DeltaScore all, core;  // core: those that took the card kCoreCycles at most
};
inline constexpr double kCoreCycles = 50;

// Of each family the first, third, ... kernel by name is in half A, the others in half B.
struct CaptureScores {
  CaptureScore all, half_a, half_b;
};

// `predicted`: of each kernel, what predict() said. Every wave must have its times.
CaptureScores score_captures(std::span<const CapturedKernel> kernels,
                             std::span<const std::vector<PredictedWave>> predicted);

}  // namespace lw::study
