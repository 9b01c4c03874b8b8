// Where the texels of an image lie: offsets in bytes from where its surface begins, its size and its alignment.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/byte_range.h"
#include "base/result.h"
#include "image/refusal.h"
#include "image/surface.h"
#include "isa/isa.h"

namespace lw::image {

class LayoutBuilder;

// The layout of a surface, made once and asked for each texel: offset() is a few additions and three look-ups.
class ImageLayout {
 public:
  // `chip` is a name of isa/machines.isa, for layouts that depend on the pipes and banks there are; empty: that of the
  // target's first product.
  static Result<ImageLayout, ImageRefusal> make(const isa::Target& target, const Surface& surface,
                                                std::string_view chip = {});

  struct Level {
    uint32_t width, height, depth;  // texels there are; depth is 1 of all but 3D images
    uint64_t base;                  // bytes from the beginning of the slice (3D: of the layer of blocks)
    uint64_t row_bytes;             // from one row of blocks to the next; below 2^32
    uint32_t x_origin, y_origin;    // added to coordinates within the block, where levels share one
    uint32_t tail_offset;           // inverted in the address within the block, where levels share one
  };

  const Level& level(uint32_t number) const { return levels_[number]; }
  uint32_t levels() const { return level_count_; }
  uint32_t slices() const { return slices_; }
  uint64_t size_bytes() const { return size_bytes_; }    // every texel lies within
  uint64_t slice_bytes() const { return slice_bytes_; }  // from one slice (3D: layer of blocks) to the next
  // Whether texels of a row follow each other; else they lie in blocks.
  bool has_whole_rows() const { return block_width_log2_ == 0 && block_bytes_ == element_bytes_; }
  uint32_t alignment() const { return alignment_; }  // of the surface's address, in bytes
  uint32_t element_bytes() const { return element_bytes_; }

  // Where the elements of a level lie, in bytes from the surface's address: ranges of whole blocks, one per row of
  // blocks; rows that adjoin are one. Levels that share a block share its bytes.
  std::vector<ByteRange> ranges_of(uint32_t level) const;

  // What descriptors say of the layout; 0 where they say nothing.
  uint32_t pitch() const { return pitch_; }            // elements of a row of level 0, or of the surface that holds all
  uint32_t chain_rows() const { return chain_rows_; }  // rows of a slice's whole chain

  // What one coordinate gives to the offset of a texel: blocks before it, and bits of the address within the block,
  // which are combined by XOR.
  struct Part {
    uint64_t blocks_bytes;
    uint32_t within;
  };

  // Offsets of one level's texels. A value of its own, so that loops over many texels keep it in registers; it refers
  // to the layout. x, y are below the level's width and height; z is the slice of an array, or below the level's depth.
  // Without looking anything up where !has_blocks().
  class Offsets {
   public:
    bool has_blocks() const { return (x_mask_ | y_mask_ | z_mask_) != 0; }
    template <bool kHasBlocks = true>
    Part of_x(uint32_t x) const {
      return {uint64_t{x >> block_width_log2_} * block_bytes_, kHasBlocks ? x_bits_[(x + x_origin_) & x_mask_] : 0};
    }
    template <bool kHasBlocks = true>
    Part of_y(uint32_t y) const {
      return {uint64_t{y >> block_height_log2_} * row_bytes_, kHasBlocks ? y_bits_[(y + y_origin_) & y_mask_] : 0};
    }
    template <bool kHasBlocks = true>
    Part of_z(uint32_t z) const {
      return {(z >> block_depth_log2_) * slice_bytes_, kHasBlocks ? z_bits_[z & z_mask_] : 0};
    }
    uint64_t at(const Part& x, const Part& y, const Part& z) const {
      return base_ + x.blocks_bytes + y.blocks_bytes + z.blocks_bytes +
             (x.within ^ y.within ^ z.within ^ common_within_);
    }

   private:
    friend class ImageLayout;
    Offsets() = default;

    uint64_t base_, slice_bytes_;
    uint32_t row_bytes_, block_bytes_, common_within_, x_origin_, y_origin_, x_mask_, y_mask_, z_mask_;
    uint8_t block_width_log2_, block_height_log2_, block_depth_log2_;
    const uint32_t *x_bits_, *y_bits_, *z_bits_;
  };
  Offsets offsets(uint32_t level) const {
    const Level& of = levels_[level];
    Offsets offsets;
    offsets.base_ = of.base;
    offsets.row_bytes_ = static_cast<uint32_t>(of.row_bytes);
    offsets.slice_bytes_ = slice_bytes_;
    offsets.block_bytes_ = block_bytes_;
    offsets.common_within_ = of.tail_offset ^ exchange_;
    offsets.x_origin_ = of.x_origin, offsets.y_origin_ = of.y_origin;
    offsets.x_mask_ = x_mask_, offsets.y_mask_ = y_mask_, offsets.z_mask_ = z_mask_;
    offsets.block_width_log2_ = block_width_log2_;
    offsets.block_height_log2_ = block_height_log2_;
    offsets.block_depth_log2_ = block_depth_log2_;
    offsets.x_bits_ = x_bits_.data(), offsets.y_bits_ = y_bits_.data(), offsets.z_bits_ = z_bits_.data();
    return offsets;
  }
  uint64_t offset(uint32_t level, uint32_t x, uint32_t y, uint32_t z) const {
    const Offsets of = offsets(level);
    return of.at(of.of_x(x), of.of_y(y), of.of_z(z));
  }

 private:
  friend class LayoutBuilder;
  ImageLayout() = default;

  std::array<Level, kMostLevels> levels_{};
  uint32_t level_count_ = 1, slices_ = 1, element_bytes_ = 1, alignment_ = 256, pitch_ = 0, chain_rows_ = 0;
  uint8_t block_width_log2_ = 0, block_height_log2_ = 0, block_depth_log2_ = 0;
  uint32_t block_bytes_ = 1;
  uint32_t exchange_ = 0;  // of pipes and banks
  uint64_t slice_bytes_ = 0, size_bytes_ = 0;
  // What each coordinate gives to the address within the block, by its low bits.
  uint32_t x_mask_ = 0, y_mask_ = 0, z_mask_ = 0;
  std::vector<uint32_t> x_bits_{0}, y_bits_{0}, z_bits_{0};
};

// Whether the pitch field of a T# holds the rows of the chain rather than the elements of a row.
bool rows_are_pitch(const isa::Target& target, const Surface& surface);

// The bits of an address that exchange pipes and banks instead of being part of it; 0 where the layout has none.
uint64_t pipe_bank_mask(const isa::Target& target, const Surface& surface);

}  // namespace lw::image
