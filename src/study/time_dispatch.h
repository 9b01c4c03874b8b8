// A placed launch executed and timed, as studies want it: to its end, or not at all.
#pragma once

#include "gpu/emulated_gpu.h"
#include "timing/clock.h"

namespace lw::study {

struct TimeOptions {
  unsigned threads = 0;                        // of the clock; 0: all that the machine has
  timing::KeptCaches* caches = nullptr;        // see timing::SimulationOptions
  const timing::Observer* observer = nullptr;  // the same
};
Result<timing::DispatchTime> time_dispatch(gpu::EmulatedGpu& gpu, const object::Kernel& kernel,
                                           const gpu::PlacedLaunch& placed, const timing::Parameters& parameters,
                                           const timing::Machine& machine, const TimeOptions& options = {});

}  // namespace lw::study
