// The shader of the study fp16 as a launch, whichever compiler made it.
#pragma once

#include "gpu/emulated_gpu.h"

namespace lw::study {

// Device addresses of the picture and of what becomes of it.
struct Fp16Picture {
  uint32_t width = 0, height = 0;  // RADV: the height is a multiple of 16
  uint64_t texels = 0, means = 0, deviations = 0;
};

// `kernel` becomes one that finds its arguments as its compiler wants them; it must outlive the launch.
Result<gpu::PlacedLaunch> place_fp16(gpu::EmulatedGpu& gpu, std::string_view compiler, object::Kernel& kernel,
                                     const Fp16Picture& picture);

}  // namespace lw::study
