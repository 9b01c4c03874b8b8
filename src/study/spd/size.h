// The size of a texture that studies/spd makes levels of.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <string>

namespace lw::study {

// With the whole chain of levels.
struct SpdSize {
  uint32_t width = 0, height = 0, slices = 1;

  uint32_t levels() const { return static_cast<uint32_t>(std::bit_width(std::max(width, height))); }  // of the chain
  uint32_t width_of(uint32_t level) const { return std::max(1u, width >> level); }
  uint32_t height_of(uint32_t level) const { return std::max(1u, height >> level); }
  // Of all slices.
  uint64_t texels_of(uint32_t level) const { return uint64_t{width_of(level)} * height_of(level) * slices; }
  // "512x256x6"
  std::string text() const {
    return fmt::format("{}x{}{}", width, height, slices == 1 ? "" : fmt::format("x{}", slices));
  }
};

}  // namespace lw::study
