// The shader of the study fp16 as a launch, whichever compiler made it.
#pragma once

#include "gpu/emulated_gpu.h"

namespace lw::study {

// Device addresses of the picture and of what becomes of it.
struct Fp16Picture {
  uint32_t width = 0, height = 0;
  uint64_t texels = 0, means = 0, deviations = 0;
};

// `kernel` is of `code`, and must outlive the launch.
Result<gpu::PlacedLaunch> place_fp16(gpu::EmulatedGpu& gpu, const object::CodeObject& code,
                                     const object::Kernel& kernel, const Fp16Picture& picture);

}  // namespace lw::study
