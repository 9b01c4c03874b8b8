// One coordinate of a sample: which texels along an axis, and how much of each.
#pragma once

#include <array>
#include <cstdint>

#include "image/descriptor.h"
#include "image/sampler.h"

namespace lw::image {

inline constexpr int32_t kOutside = -1;  // instead of an index: the border

// One texel or two that lie side by side before they were clamped.
struct AxisTexels {
  std::array<int32_t, 2> index{};  // within the axis, or kOutside
  uint32_t count = 1;
  int32_t second = 0;  // of kTexelOne: the part of the second
};

// A coordinate in texels as fixed point with 8 bits behind the point: to nearest even, or where the sampler truncates,
// to what is below. NaN is 0.
int32_t fixed_texels(float coordinate, bool truncates);

// The texel that a clamp mode takes for `index`, which may lie anywhere; `size` is at least 1.
int32_t clamped_index(int32_t index, int32_t size, Clamp clamp);

// The texels at a coordinate in texels: `point` takes that which the coordinate lies in, otherwise the two between
// whose centres it lies. `offset` is counted in texels.
AxisTexels axis_texels(float coordinate, int32_t size, int32_t offset, Clamp clamp, bool is_linear, bool truncates);

}  // namespace lw::image
