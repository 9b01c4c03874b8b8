// One coordinate of a sample: which texels along an axis, and how much of each. Without jumps where that is possible,
// so that loops over many coordinates become vectors.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
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

// What the clamp modes have in common.
constexpr bool is_half_border(Clamp clamp) {
  return clamp == Clamp::half_border || clamp == Clamp::mirror_once_half_border;
}
constexpr bool mirrors_once(Clamp clamp) {
  return clamp == Clamp::mirror_once_last_texel || clamp == Clamp::mirror_once_half_border ||
         clamp == Clamp::mirror_once_border;
}

// A coordinate in texels as fixed point with 8 bits behind the point: to nearest even, or where the sampler truncates,
// to what is below. NaN is 0.
[[gnu::always_inline]] inline int32_t fixed_texels(float coordinate, bool truncates) {
  // Fixed point of more than this many texels would not fit; no image is as wide.
  constexpr float kFarthest = 0x1p22f;
  const float number = coordinate == coordinate ? coordinate : 0;
  const float above = number > -kFarthest ? number : -kFarthest;
  const float scaled = (above < kFarthest ? above : kFarthest) * static_cast<float>(kTexelOne);
  return static_cast<int32_t>(truncates ? std::floor(scaled) : std::nearbyint(scaled));
}

// Half borders begin half a texel beyond the centre of the last texel, so that of two texels at most half is border.
[[gnu::always_inline]] inline int32_t within_half_border(int32_t fixed, int32_t size, Clamp clamp) {
  const int32_t mirrored = mirrors_once(clamp) && fixed < 0 ? -fixed : fixed;
  const int32_t above = mirrored > 0 ? mirrored : 0;
  return above < size * kTexelOne ? above : size * kTexelOne;
}

// Exact for |value| below 2^23, which f32 holds: a quotient that is no whole number is 1 / size or more away from the
// next one, and is not rounded to it. There are vectors of float divisions, and none of integer ones.
[[gnu::always_inline]] inline int32_t modulo(int32_t value, int32_t size) {
  const auto quotient = static_cast<int32_t>(static_cast<float>(value) / static_cast<float>(size));
  const int32_t rest = value - quotient * size;
  return rest < 0 ? rest + size : rest;
}

// The texel that a clamp mode takes for `index`, which is no farther than fixed_texels() and an offset go; `size` is at
// least 1.
[[gnu::always_inline]] inline int32_t clamped_index(int32_t index, int32_t size, Clamp clamp) {
  const int32_t mirrored = mirrors_once(clamp) && index < 0 ? -1 - index : index;
  switch (clamp) {
    case Clamp::wrap: return modulo(mirrored, size);
    case Clamp::mirror: {
      const int32_t within = modulo(mirrored, 2 * size);
      return within < size ? within : 2 * size - 1 - within;
    }
    case Clamp::last_texel:
    case Clamp::mirror_once_last_texel: {
      const int32_t above = mirrored > 0 ? mirrored : 0;
      return above < size - 1 ? above : size - 1;
    }
    default: return mirrored >= 0 && mirrored < size ? mirrored : kOutside;
  }
}

// The texels at a coordinate in texels: `point` takes that which the coordinate lies in, otherwise the two between
// whose centres it lies. `offset` is counted in texels.
inline AxisTexels axis_texels(float coordinate, int32_t size, int32_t offset, Clamp clamp, bool is_linear,
                              bool truncates) {
  int32_t fixed = fixed_texels(coordinate, truncates) + offset * kTexelOne;
  if (is_half_border(clamp)) fixed = within_half_border(fixed, size, clamp);
  AxisTexels texels;
  if (!is_linear) {
    int32_t index = fixed >> kTexelBits;
    if (is_half_border(clamp)) index = std::min(index, size - 1);
    texels.index[0] = clamped_index(index, size, clamp);
    return texels;
  }
  const int32_t first = fixed - kTexelOne / 2;
  texels.count = 2;
  texels.second = first & (kTexelOne - 1);
  for (int32_t i = 0; i < 2; ++i)
    texels.index[static_cast<size_t>(i)] = clamped_index((first >> kTexelBits) + i, size, clamp);
  return texels;
}

}  // namespace lw::image
