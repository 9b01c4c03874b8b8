// Layouts of rows.
#include <fmt/format.h>

#include "base/bits.h"
#include "image/chains.h"

namespace lw::image {
namespace {

constexpr uint32_t kRowBytes = 256;  // what rows are aligned to where levels are in one descriptor

uint32_t aligned_row(const Surface& surface, uint32_t width) {
  return static_cast<uint32_t>(align_up(width, kRowBytes / surface.element_bytes));
}

ImageRefusal too_small(const char* what, uint32_t given, uint32_t needed) {
  return {ImageRefusal::Kind::reserved, fmt::format("a {} of {}: expected at least {}", what, given, needed)};
}

ImageLayout::Level level_of(const Surface& surface, uint64_t base, uint32_t pitch) {
  ImageLayout::Level level{};
  level.base = base;
  level.row_bytes = uint64_t{pitch} * surface.element_bytes;
  return level;
}

}  // namespace

Result<Chain, ImageRefusal> linear_separate(const Surface& surface) {
  if (surface.pitch != 0 && surface.pitch < surface.width) return too_small("pitch", surface.pitch, surface.width);
  // A row has at least 64 bytes and 8 elements, and a slice whole 256 bytes.
  const uint32_t alignment = std::max(8u, 64u / surface.element_bytes);
  uint32_t pitch = static_cast<uint32_t>(align_up(surface.width, alignment));
  while (uint64_t{pitch} * surface.height * surface.element_bytes % 256 != 0) pitch += alignment;
  Chain chain;
  chain.pitch = surface.pitch != 0 ? surface.pitch : pitch;
  chain.levels[0] = level_of(surface, 0, chain.pitch);
  chain.slice_bytes = chain.levels[0].row_bytes * surface.height;
  return chain;
}

// All levels have the rows of level 0, and follow each other.
Result<Chain, ImageRefusal> linear_in_one_surface(const Surface& surface) {
  if (surface.pitch != 0 && surface.pitch < surface.width) return too_small("pitch", surface.pitch, surface.width);
  Chain chain;
  chain.pitch = surface.pitch != 0 ? surface.pitch : aligned_row(surface, surface.width);
  const uint64_t row_bytes = uint64_t{chain.pitch} * surface.element_bytes;
  uint32_t rows = 0, height = surface.height;
  for (uint32_t i = 0; i < surface.levels; ++i) {
    chain.levels[i] = level_of(surface, rows * row_bytes, chain.pitch);
    rows += height;
    height = (height + 1) / 2;
  }
  if (surface.chain_rows != 0 && surface.chain_rows < rows)
    return too_small("chain's height", surface.chain_rows, rows);
  chain.chain_rows = surface.chain_rows != 0 ? surface.chain_rows : rows;
  chain.slice_bytes = row_bytes * chain.chain_rows;
  return chain;
}

// Each level has rows of its own.
Result<Chain, ImageRefusal> linear_smallest_first(const Surface& surface) {
  if (surface.pitch != 0 && surface.pitch < surface.width) return too_small("pitch", surface.pitch, surface.width);
  Chain chain;
  uint64_t base = 0;
  for (uint32_t i = surface.levels; i-- > 0;) {
    const uint32_t width = ((surface.width - 1) >> i) + 1;
    const uint32_t height = ((surface.height - 1) >> i) + 1;
    const uint32_t pitch = i == 0 && surface.pitch != 0 ? surface.pitch : aligned_row(surface, width);
    chain.levels[i] = level_of(surface, base, pitch);
    base += chain.levels[i].row_bytes * height;
    chain.pitch = pitch;
  }
  chain.slice_bytes = base;
  return chain;
}

}  // namespace lw::image
