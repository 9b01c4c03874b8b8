// A placed launch executed and timed, as studies want it: to its end, or not at all. The clock has so many threads, all
// that the machine has for 0, and tells the observer, where there is one.
#pragma once

#include "gpu/emulated_gpu.h"
#include "timing/clock.h"

namespace lw::study {

Result<timing::DispatchTime> time_dispatch(gpu::EmulatedGpu& gpu, const object::Kernel& kernel,
                                           const gpu::PlacedLaunch& placed, const timing::Parameters& parameters,
                                           const timing::Machine& machine, unsigned threads = 0,
                                           const timing::Observer* observer = nullptr);

}  // namespace lw::study
