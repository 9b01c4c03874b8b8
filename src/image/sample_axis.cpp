#include "image/sample_axis.h"

#include <algorithm>
#include <cmath>

namespace lw::image {
namespace {

// Fixed point of more than this many texels would not fit; no image is as wide.
constexpr float kFarthest = 0x1p22f;

int32_t modulo(int32_t value, int32_t size) {
  const int32_t rest = value % size;
  return rest < 0 ? rest + size : rest;
}

bool is_half_border(Clamp clamp) { return clamp == Clamp::half_border || clamp == Clamp::mirror_once_half_border; }
bool mirrors_once(Clamp clamp) {
  return clamp == Clamp::mirror_once_last_texel || clamp == Clamp::mirror_once_half_border ||
         clamp == Clamp::mirror_once_border;
}

}  // namespace

int32_t fixed_texels(float coordinate, bool truncates) {
  if (std::isnan(coordinate)) return 0;
  const float scaled = std::clamp(coordinate, -kFarthest, kFarthest) * static_cast<float>(kTexelOne);
  return static_cast<int32_t>(truncates ? std::floor(scaled) : std::nearbyint(scaled));
}

int32_t clamped_index(int32_t index, int32_t size, Clamp clamp) {
  if (mirrors_once(clamp) && index < 0) index = -1 - index;
  switch (clamp) {
    case Clamp::wrap: return modulo(index, size);
    case Clamp::mirror: {
      const int32_t within = modulo(index, 2 * size);
      return within < size ? within : 2 * size - 1 - within;
    }
    case Clamp::last_texel:
    case Clamp::mirror_once_last_texel: return std::clamp(index, 0, size - 1);
    default: return index >= 0 && index < size ? index : kOutside;
  }
}

AxisTexels axis_texels(float coordinate, int32_t size, int32_t offset, Clamp clamp, bool is_linear, bool truncates) {
  int32_t fixed = fixed_texels(coordinate, truncates) + offset * kTexelOne;
  // Half a texel beyond the centre of the last one, so that of two texels at most half is border.
  if (is_half_border(clamp)) {
    if (mirrors_once(clamp)) fixed = std::abs(fixed);
    fixed = std::clamp(fixed, 0, size * kTexelOne);
  }
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
