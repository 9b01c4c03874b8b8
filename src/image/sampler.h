// A sampler as instructions meet it: what four words of an S# say, made ready once.
#pragma once

#include <array>
#include <cstdint>

#include "base/result.h"
#include "image/descriptor.h"
#include "image/refusal.h"

namespace lw::image {

// Levels of detail, their bounds and biases are whole numbers of 1/256: samplers have 8 bits behind the point.
inline constexpr int32_t kLevelOne = 256;
// So are coordinates, in texels.
inline constexpr int kTexelBits = 8;
inline constexpr int32_t kTexelOne = 1 << kTexelBits;

struct BoundSampler {
  std::array<Clamp, 3> clamp{};  // of x, y, z
  bool linear_near = false;      // XY_MAG_FILTER: where the level of detail is 0 or less
  bool linear_far = false;       // XY_MIN_FILTER
  ZFilter z_filter = ZFilter::as_xy;
  MipFilter mip_filter = MipFilter::base_level;
  FilterMode mode = FilterMode::blend;
  CompareFunction compare = CompareFunction::never;
  BorderColor border = BorderColor::transparent_black;
  int32_t min_level = 0, max_level = 0, bias = 0;  // in 1/256
  bool unnormalized = false;
  bool truncates = false;   // TRUNC_COORD
  bool wraps_cubes = true;  // taps beside a face are those of its neighbours

  static Result<BoundSampler, ImageRefusal> make(const isa::Target& target, const SamplerWords& words);
};

}  // namespace lw::image
