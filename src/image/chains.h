// Where the levels of a chain lie. Private to this folder.
#pragma once

#include <array>
#include <cstdint>

#include "base/result.h"
#include "image/blocks.h"
#include "image/layout.h"
#include "image/refusal.h"
#include "image/surface.h"

namespace lw::image {

struct Chain {
  std::array<ImageLayout::Level, kMostLevels> levels{};
  uint64_t slice_bytes = 0;  // of a slice, or of a layer of thick blocks, with all levels
  uint32_t pitch = 0;        // as ImageLayout has them
  uint32_t chain_rows = 0;
};

// Rows of elements one after the other.
Result<Chain, ImageRefusal> linear_separate(const Surface& surface);
Result<Chain, ImageRefusal> linear_in_one_surface(const Surface& surface);
Result<Chain, ImageRefusal> linear_smallest_first(const Surface& surface);

// Rows of blocks.
Result<Chain, ImageRefusal> tiles_separate(const Surface& surface, const BlockShape& shape);
Result<Chain, ImageRefusal> blocks_in_one_surface(const Surface& surface, const BlockShape& shape);
Result<Chain, ImageRefusal> blocks_smallest_first(const Surface& surface, const BlockShape& shape);

// Whether the levels of blocks_in_one_surface() make it higher rather than wider.
bool grows_down(const Surface& surface, const BlockShape& shape);

}  // namespace lw::image
