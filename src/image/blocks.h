// How the texels of a block lie, and how large blocks are: the part of a layout that depends on the mode alone. Private
// to this folder.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "image/refusal.h"
#include "image/surface.h"
#include "isa/images.h"
#include "isa/isa.h"

namespace lw::image {

struct BlockShape {
  bool is_linear = false;                                   // an element is a block
  bool is_thick = false;                                    // a block has depth
  bool exchanges = false;                                   // the address of the surface exchanges pipes and banks
  uint8_t width_log2 = 0, height_log2 = 0, depth_log2 = 0;  // in elements
  uint8_t bytes_log2 = 0;
  // The same of the 256 bytes that modes of gfx9 on have in common.
  uint8_t small_width_log2 = 0, small_height_log2 = 0;

  uint32_t width() const { return uint32_t{1} << width_log2; }
  uint32_t height() const { return uint32_t{1} << height_log2; }
  uint32_t depth() const { return uint32_t{1} << depth_log2; }
  uint64_t bytes() const { return uint64_t{1} << bytes_log2; }
};

struct Blocks {
  BlockShape shape;
  std::vector<isa::CoordinateBits> bits;  // of the address within the block, upward from the element's size
  uint32_t exchange_mask = 0;             // the bits of Surface::pipe_bank_xor that count
};

// The shape alone does not depend on the chip.
Result<BlockShape, ImageRefusal> block_shape(const isa::Target& target, const Surface& surface);
Result<Blocks, ImageRefusal> blocks_of(const isa::Target& target, const Surface& surface, std::string_view chip);

}  // namespace lw::image
