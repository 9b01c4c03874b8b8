// Layouts of blocks.
#include "image/chains.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/bits.h"
#include "image/refuse.h"

namespace lw::image {
namespace {

// Sizes in blocks, or in elements.
struct Extent {
  uint32_t width, height, depth;
};

Extent in_blocks(const Surface& surface, const BlockShape& shape) {
  return {((surface.width - 1) >> shape.width_log2) + 1, ((surface.height - 1) >> shape.height_log2) + 1,
          ((surface.depth - 1) >> shape.depth_log2) + 1};
}

// Levels up to this size share one block, the tail: half a block.
Extent tail_extent(const BlockShape& shape) {
  Extent tail = {shape.width(), shape.height(), shape.depth()};
  // Halved is what a block of twice the bytes would be larger by.
  if (!shape.is_thick)
    (shape.bytes_log2 % 2 != 0 ? tail.height : tail.width) /= 2;
  else
    (shape.bytes_log2 % 3 == 0 ? tail.height : shape.bytes_log2 % 3 == 1 ? tail.width : tail.depth) /= 2;
  return tail;
}

// A slot of the tail by how many there are behind it: those of the last 2 KB are 256 bytes each.
uint32_t slot_offset(uint32_t behind) { return behind > 6 ? uint32_t{16} << behind : behind << 8; }

constexpr uint8_t kSmallBlockLog2 = 8;

// How many levels a tail has places for.
uint32_t most_in_tail(const BlockShape& shape) {
  const uint32_t log2 =
      shape.is_thick ? shape.bytes_log2 - (shape.bytes_log2 - kSmallBlockLog2) / 3u : shape.bytes_log2;
  return log2 <= 11 ? 1 + (1u << (log2 - 9)) : log2 - 4;
}

uint32_t half(uint32_t blocks) { return blocks / 2 + blocks % 2; }

enum class Major : uint8_t { x, y, z };

Major major_of(const Extent& blocks, bool is_thick) {
  const bool y = blocks.width < blocks.height;
  if (!is_thick) return y ? Major::y : Major::x;
  if (!y && blocks.width >= blocks.depth) return Major::x;
  return y && blocks.height >= blocks.depth ? Major::y : Major::z;
}

bool is_in_tail(const Surface& surface, const BlockShape& shape) {
  const Extent tail = tail_extent(shape);
  return surface.width <= tail.width && surface.height <= tail.height &&
         (!shape.is_thick || surface.depth <= tail.depth);
}

// Whether the level behind one of this many blocks is the first of the tail.
bool tail_follows(const Extent& blocks, const BlockShape& shape) {
  const Extent tail = tail_extent(shape);
  const auto fits = [](uint32_t count, uint32_t tail_size, uint32_t block_size) {
    return count <= (tail_size == block_size ? 2u : 1u);
  };
  return fits(blocks.width, tail.width, shape.width()) && fits(blocks.height, tail.height, shape.height()) &&
         (!shape.is_thick || fits(blocks.depth, tail.depth, shape.depth()));
}

// Of a surface of one level: rows of blocks.
Result<Chain, ImageRefusal> one_level(const Surface& surface, const BlockShape& shape) {
  const Extent blocks = in_blocks(surface, shape);
  const uint32_t needed = blocks.width << shape.width_log2;
  if (surface.pitch != 0 && (surface.pitch < needed || surface.pitch % shape.width() != 0))
    return reserved(
        fmt::format("a pitch of {}: expected a multiple of {}, at least {}", surface.pitch, shape.width(), needed));
  Chain chain;
  chain.pitch = surface.pitch != 0 ? surface.pitch : needed;
  chain.chain_rows = blocks.height << shape.height_log2;
  chain.levels[0].row_bytes = uint64_t{chain.pitch >> shape.width_log2} << shape.bytes_log2;
  chain.slice_bytes = chain.levels[0].row_bytes * blocks.height;
  return chain;
}

}  // namespace

Result<Chain, ImageRefusal> tiles_separate(const Surface& surface, const BlockShape& shape) {
  Surface padded = surface;
  // The smallest pitch has rows of tiles of whole 256 bytes.
  const uint32_t least = shape.bytes() < 256 ? 256u >> shape.bytes_log2 : 1u;
  if (surface.pitch == 0) padded.pitch = static_cast<uint32_t>(align_up(surface.width, least << shape.width_log2));
  return one_level(padded, shape);
}

bool grows_down(const Surface& surface, const BlockShape& shape) {
  return is_in_tail(surface, shape) || major_of(in_blocks(surface, shape), shape.is_thick) != Major::y;
}

namespace {

// Where a level begins, in blocks: levels 1 and 3 are beside those before them, the others below, or the other way.
struct LevelPlace {
  Extent at;
  uint32_t tail_index;
  bool in_tail;
};
struct LevelPlaces {
  std::array<LevelPlace, kMostLevels> levels{};
  uint32_t first_in_tail;
};

LevelPlaces place_levels(const Surface& surface, const BlockShape& shape) {
  Extent blocks = in_blocks(surface, shape);
  const Major major = major_of(blocks, shape.is_thick);
  LevelPlaces places{.first_in_tail = is_in_tail(surface, shape) ? 0 : surface.levels};
  uint32_t& first_in_tail = places.first_in_tail;
  Extent at{0, 0, 0};
  for (uint32_t i = 0; i < surface.levels; ++i) {
    if (i > 0 && i <= first_in_tail) {
      const bool beside = i == 1 || i == 3;
      uint32_t& moved = beside              ? (major == Major::y ? at.width : at.height)
                        : major == Major::x ? at.width
                        : major == Major::y ? at.height
                                            : at.depth;
      moved += &moved == &at.width ? blocks.width : &moved == &at.height ? blocks.height : blocks.depth;
      if (tail_follows(blocks, shape)) first_in_tail = i;
      blocks = {half(blocks.width), half(blocks.height), half(blocks.depth)};
    }
    places.levels[i] = {at, i - std::min(i, first_in_tail), i >= first_in_tail};
  }
  return places;
}

// Of the chain, in blocks.
Extent extent_of_chain(const Surface& surface, const BlockShape& shape, uint32_t first_in_tail) {
  Extent whole = in_blocks(surface, shape);
  if (is_in_tail(surface, shape)) return whole;
  const uint32_t last = std::min(first_in_tail, surface.levels - 1);
  uint32_t& grown = major_of(whole, shape.is_thick) == Major::y ? whole.width : whole.height;
  const uint32_t second = half(grown);
  grown += second == 1 && last > 2 ? 2 : second;
  return whole;
}

// Why the pitch or the height that the descriptor has is too small, or no multiple of a block's.
std::optional<ImageRefusal> refuse_chain(const Surface& surface, const BlockShape& shape, const Extent& whole) {
  const uint32_t rows = whole.height << shape.height_log2;
  if (surface.pitch != 0 && (surface.pitch < whole.width << shape.width_log2 || surface.pitch % shape.width() != 0))
    return reserved(fmt::format("a pitch of {} for the chain: expected a multiple of {}, at least {}", surface.pitch,
                                shape.width(), whole.width << shape.width_log2));
  if (surface.chain_rows != 0 && (surface.chain_rows < rows || surface.chain_rows % shape.height() != 0))
    return reserved(fmt::format("a chain's height of {}: expected a multiple of {}, at least {}", surface.chain_rows,
                                shape.height(), rows));
  return std::nullopt;
}

}  // namespace

Result<Chain, ImageRefusal> blocks_in_one_surface(const Surface& surface, const BlockShape& shape) {
  if (surface.levels == 1) return one_level(surface, shape);
  if (shape.bytes_log2 == kSmallBlockLog2) return reserved("several levels in blocks of 256 bytes");
  const LevelPlaces places = place_levels(surface, shape);
  const Extent whole = extent_of_chain(surface, shape, places.first_in_tail);
  if (auto refusal = refuse_chain(surface, shape, whole)) return *refusal;
  Chain chain;
  chain.pitch = surface.pitch != 0 ? surface.pitch : whole.width << shape.width_log2;
  chain.chain_rows = surface.chain_rows != 0 ? surface.chain_rows : whole.height << shape.height_log2;
  const uint64_t row_bytes = uint64_t{chain.pitch >> shape.width_log2} << shape.bytes_log2;
  chain.slice_bytes = row_bytes * (chain.chain_rows >> shape.height_log2);
  const uint32_t most = shape.bytes_log2 - 4u;
  for (uint32_t i = 0; i < surface.levels; ++i) {
    const LevelPlace& place = places.levels[i];
    chain.levels[i].row_bytes = row_bytes;
    chain.levels[i].base = place.at.depth * chain.slice_bytes + place.at.height * row_bytes +
                           (uint64_t{place.at.width} << shape.bytes_log2);
    if (!place.in_tail) continue;
    if (place.tail_index >= most)
      return reserved(fmt::format("{} levels: the tail has places for {}", surface.levels, most));
    chain.levels[i].tail_offset = slot_offset(most - 1 - place.tail_index);
  }
  return chain;
}

Result<Chain, ImageRefusal> blocks_smallest_first(const Surface& surface, const BlockShape& shape) {
  if (surface.pitch != 0)
    return ImageRefusal{ImageRefusal::Kind::not_modelled, "a pitch larger than the width, in blocks, on this target"};
  Chain chain;
  const bool has_tail = shape.bytes_log2 != kSmallBlockLog2;
  const Extent tail = tail_extent(shape);
  const uint32_t most = has_tail ? most_in_tail(shape) : 0;
  const auto size = [](uint32_t whole, uint32_t level) { return ((whole - 1) >> level) + 1; };  // rounded up
  uint32_t first_in_tail = surface.levels;
  for (uint32_t i = 0; i < surface.levels && has_tail && surface.levels > 1; ++i) {
    if (size(surface.width, i) <= tail.width && size(surface.height, i) <= tail.height && surface.levels - i <= most) {
      first_in_tail = i;
      break;
    }
  }
  for (uint32_t i = first_in_tail; i < surface.levels; ++i) {
    const uint32_t offset = slot_offset(most - 1 - (i - first_in_tail));
    ImageLayout::Level& level = chain.levels[i];
    level.row_bytes = shape.bytes();
    // The places of a tail are those of a 2D order in which y and x take turns from bit 8 on.
    uint32_t x = 0, y = 0;
    for (uint32_t bit = 0; bit < 6; ++bit) {
      y |= ((offset >> (kSmallBlockLog2 + 2 * bit)) & 1) << bit;
      x |= ((offset >> (kSmallBlockLog2 + 1 + 2 * bit)) & 1) << bit;
    }
    level.x_origin = x << shape.small_width_log2;
    level.y_origin = y << shape.small_height_log2;
  }
  uint64_t base = first_in_tail < surface.levels ? shape.bytes() : 0;
  for (uint32_t i = first_in_tail; i-- > 0;) {
    const uint32_t across = ((size(surface.width, i) - 1) >> shape.width_log2) + 1;
    const uint32_t down = ((size(surface.height, i) - 1) >> shape.height_log2) + 1;
    chain.levels[i].base = base;
    chain.levels[i].row_bytes = uint64_t{across} << shape.bytes_log2;
    base += chain.levels[i].row_bytes * down;
    chain.pitch = across << shape.width_log2;
  }
  chain.slice_bytes = base;
  return chain;
}

}  // namespace lw::image
