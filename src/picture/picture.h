// Pictures as files: PNG, read and written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/result.h"

namespace lw::picture {

// Rows from the top, samples without gaps; those of 16 bits in the host's order.
struct Picture {
  uint32_t width = 0, height = 0;
  uint32_t components = 1;       // 1 grey, 2 grey and alpha, 3 RGB, 4 RGB and alpha
  uint32_t bits = 8;             // of a sample: 8 or 16
  std::vector<std::byte> bytes;  // width * height * components * bits / 8

  uint64_t samples() const { return uint64_t{width} * height * components; }
  uint32_t sample(uint64_t index) const;
};

// Pictures are at most so wide and high.
inline constexpr uint32_t kMostPixels = 1u << 20;

// The size, from the first bytes of a PNG file.
struct PictureSize {
  uint32_t width, height;
};
Result<PictureSize> png_size(std::span<const std::byte> file);

// A PNG file of any kind: palettes become RGB, transparent colours alpha, fewer than 8 bits 8. It takes memory for as
// many pixels as png_size() says: whoever knows how large the picture should be asks that first.
Result<Picture> read_png(std::span<const std::byte> file);
// Without compression of the slow kind: pictures are looked at more than kept.
Result<std::vector<std::byte>> write_png(const Picture& picture);

}  // namespace lw::picture
