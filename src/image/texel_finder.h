// Where texels lie, by the address of an instruction.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "image/coordinates.h"
#include "image/descriptor.h"
#include "image/format.h"
#include "image/layout.h"
#include "image/surface.h"

namespace lw::image {

// The dimension of an instruction that says one, or where it says none, what the T#'s type makes of it.
Coordinates::Dimension dimension_of(const Coordinates& coordinates, ImageType type);

// How many of the address's words are coordinates, and which of them is the slice or face (-1: none).
struct CoordinateShape {
  uint32_t count;
  int slice;
};
CoordinateShape coordinate_shape(const Coordinates& coordinates, ImageType type);

using TexelWords = std::array<uint32_t, 4>;

// Where texels lie, for coordinates of one kind: what is the same for all of them.
class TexelFinder {
 public:
  TexelFinder(const ImageView& view, const ImageLayout& layout, const Coordinates& coordinates);

  // The address, or 0 outside the view; words as of BoundImage::find.
  uint64_t find(const TexelWords& words) const {
    uint32_t level = first_level_;
    if (has_level_) {
      const uint32_t given = words[count_];
      if (given >= levels_) return 0;
      level += given;
    }
    const uint32_t y = has_y_ ? words[1] : 0;
    const uint32_t z = z_word_ < words.size() ? words[z_word_] : 0;
    return level_of(level).find(words[0], y, z);
  }
  // The same of the lanes in `lanes`, a row for each word of the address; returns those that have a texel. Addresses of
  // other lanes are 0, or anything behind the last lane of `lanes`.
  uint64_t find_rows(const ConstComponentRows& words, uint64_t lanes, uint64_t* addresses) const;

 private:
  // One level: the same for all texels of it.
  struct LevelFinder {
    ImageLayout::Offsets offsets;
    uint64_t address;
    uint32_t width, height, slices, first_slice, depth;

    // z is counted from the first slice of the view.
    template <bool kHasBlocks = true>
    uint64_t find(uint32_t x, uint32_t y, uint32_t z) const {
      const bool is_inside = (x < width) & (y < height) & (z < slices) & (z + first_slice < depth);
      const uint64_t texel = address + offsets.at(offsets.of_x<kHasBlocks>(x), offsets.of_y<kHasBlocks>(y),
                                                  offsets.of_z<kHasBlocks>(z + first_slice));
      return is_inside ? texel : 0;
    }
  };
  LevelFinder level_of(uint32_t level) const {
    const ImageLayout::Level& of = layout_->level(level);
    return {layout_->offsets(level), address_, of.width, of.height, slices_, first_slice_, is_3d_ ? of.depth : ~0u};
  }
  // `z` is nullptr where it is 0.
  static uint64_t find_in_level(const LevelFinder& level, const uint32_t* x, const uint32_t* y, const uint32_t* z,
                                size_t count, uint64_t* addresses);

  const ImageLayout* layout_;
  uint64_t address_;
  uint32_t count_, z_word_, first_level_, levels_, first_slice_, slices_;
  bool has_level_, has_y_, is_3d_;
};

}  // namespace lw::image
