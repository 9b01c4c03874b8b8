#include "image/layout.h"

#include <algorithm>
#include <bit>

#include "base/bits.h"
#include "base/check.h"
#include "image/blocks.h"
#include "image/chains.h"
#include "isa/machines.h"

namespace lw::image {
namespace {

isa::LevelChain level_chain(const isa::Target& target) {
  return isa::level_chain(isa::image_generation(target.column));
}

std::string_view default_chip(const isa::Target& target) {
  const isa::Device* device = isa::find_device(target.name);
  return device == nullptr || device->product == nullptr ? std::string_view() : device->product->chip->name;
}

Result<Chain, ImageRefusal> chain_of(const isa::Target& target, const Surface& surface, const BlockShape& shape) {
  switch (level_chain(target)) {
    case isa::LevelChain::separate: return shape.is_linear ? linear_separate(surface) : tiles_separate(surface, shape);
    case isa::LevelChain::one_surface:
      return shape.is_linear ? linear_in_one_surface(surface) : blocks_in_one_surface(surface, shape);
    case isa::LevelChain::smallest_first:
      return shape.is_linear ? linear_smallest_first(surface) : blocks_smallest_first(surface, shape);
    case isa::LevelChain::unknown: break;
  }
  return ImageRefusal{ImageRefusal::Kind::not_modelled, "layouts of images on this target"};
}

// By the low bits of a coordinate, what it gives to the address; as many as any address bit depends on.
template <class Get>
std::vector<uint32_t> coordinate_table(const std::vector<isa::CoordinateBits>& bits, unsigned element_log2, Get get) {
  unsigned used = 0;
  for (const isa::CoordinateBits& bit : bits) used = std::max(used, static_cast<unsigned>(std::bit_width(get(bit))));
  std::vector<uint32_t> table(size_t{1} << used);
  for (size_t value = 0; value < table.size(); ++value)
    for (size_t i = 0; i < bits.size(); ++i)
      table[value] |= static_cast<uint32_t>(std::popcount(value & get(bits[i])) & 1) << (element_log2 + i);
  return table;
}

std::optional<ImageRefusal> check_sizes(const isa::Target& target, const Surface& surface) {
  const auto within = [](uint32_t value, uint32_t most) { return value >= 1 && value <= most; };
  LW_CHECK(within(surface.width, kMostWidth) && within(surface.height, kMostWidth) &&
               within(surface.depth, kMostSlices) && within(surface.slices, kMostSlices) &&
               within(surface.dimensions, 3) && within(surface.element_bytes, 16) &&
               (surface.dimensions == 3 ? surface.slices == 1 : surface.depth == 1),
           "a surface of an impossible size");
  if (surface.levels < 1 || surface.levels > full_chain(surface))
    return ImageRefusal{ImageRefusal::Kind::reserved, "more levels than the image can have"};
  if (surface.levels > 1 && level_chain(target) == isa::LevelChain::separate)
    return ImageRefusal{ImageRefusal::Kind::not_modelled, "several levels in one image, on this target"};
  return std::nullopt;
}

}  // namespace

class LayoutBuilder {
 public:
  static ImageLayout build(const isa::Target& target, const Surface& surface, const Blocks& blocks,
                           const Chain& chain) {
    const BlockShape& shape = blocks.shape;
    ImageLayout layout;
    layout.levels_ = chain.levels;
    layout.level_count_ = surface.levels;
    for (uint32_t i = 0; i < surface.levels; ++i) {
      LW_CHECK(chain.levels[i].row_bytes <= UINT32_MAX, "rows of more than any pitch can say");
      layout.levels_[i].width = level_size(surface.width, i);
      layout.levels_[i].height = level_size(surface.height, i);
      layout.levels_[i].depth = level_size(surface.depth, i);
    }
    layout.slices_ = surface.slices;
    layout.element_bytes_ = surface.element_bytes;
    layout.pitch_ = chain.pitch;
    layout.chain_rows_ = chain.chain_rows;
    layout.block_width_log2_ = shape.width_log2;
    layout.block_height_log2_ = shape.height_log2;
    layout.block_depth_log2_ = shape.depth_log2;
    layout.block_bytes_ = static_cast<uint32_t>(shape.bytes());
    layout.exchange_ = (surface.pipe_bank_xor & blocks.exchange_mask) << 8;
    layout.slice_bytes_ = chain.slice_bytes;
    set_tables(layout, blocks.bits, static_cast<unsigned>(std::bit_width(surface.element_bytes) - 1));
    const uint64_t layers = uint64_t{(std::max(surface.slices, surface.depth) - 1) >> shape.depth_log2} + 1;
    layout.size_bytes_ = layers * chain.slice_bytes;
    // Blocks are aligned as their XOR needs it, and where levels follow each other; else to what pipes interleave.
    const bool to_blocks =
        shape.exchanges || (!shape.is_linear && level_chain(target) == isa::LevelChain::smallest_first);
    layout.alignment_ = to_blocks ? layout.block_bytes_ : 256;
    return layout;
  }

 private:
  static void set_tables(ImageLayout& layout, const std::vector<isa::CoordinateBits>& bits, unsigned element_log2) {
    layout.x_bits_ = coordinate_table(bits, element_log2, [](const isa::CoordinateBits& bit) { return bit.x; });
    layout.y_bits_ = coordinate_table(bits, element_log2, [](const isa::CoordinateBits& bit) { return bit.y; });
    layout.z_bits_ = coordinate_table(bits, element_log2, [](const isa::CoordinateBits& bit) { return bit.z; });
    layout.x_mask_ = static_cast<uint32_t>(layout.x_bits_.size() - 1);
    layout.y_mask_ = static_cast<uint32_t>(layout.y_bits_.size() - 1);
    layout.z_mask_ = static_cast<uint32_t>(layout.z_bits_.size() - 1);
  }
};

Result<ImageLayout, ImageRefusal> ImageLayout::make(const isa::Target& target, const Surface& surface,
                                                    std::string_view chip) {
  if (auto refusal = check_sizes(target, surface)) return *refusal;
  const auto blocks = blocks_of(target, surface, chip.empty() ? default_chip(target) : chip);
  if (!blocks) return blocks.error();
  const BlockShape& shape = blocks->shape;
  const auto chain = chain_of(target, surface, shape);
  if (!chain) return chain.error();
  return LayoutBuilder::build(target, surface, *blocks, *chain);
}

std::vector<ByteRange> ImageLayout::ranges_of(uint32_t number) const {
  const Level& level = levels_[number];
  const auto blocks = [](uint32_t texels, uint8_t log2) { return ((texels - 1) >> log2) + 1; };
  const uint64_t in_row = uint64_t{blocks(level.x_origin + level.width, block_width_log2_)} * block_bytes_;
  const uint32_t rows = blocks(level.y_origin + level.height, block_height_log2_);
  const uint32_t layers = level.depth > 1 ? blocks(level.depth, block_depth_log2_) : slices_;
  std::vector<ByteRange> ranges;
  for (uint32_t layer = 0; layer < layers; ++layer)
    for (uint32_t row = 0; row < rows; ++row) {
      const uint64_t begin = layer * slice_bytes_ + level.base + row * level.row_bytes;
      ranges.push_back({begin, begin + in_row});
    }
  return merged(std::move(ranges));
}

bool rows_are_pitch(const isa::Target& target, const Surface& surface) {
  if (surface.levels == 1 || level_chain(target) != isa::LevelChain::one_surface) return false;
  const auto shape = block_shape(target, surface);
  return shape.ok() && (shape->is_linear || grows_down(surface, *shape));
}

uint64_t pipe_bank_mask(const isa::Target& target, const Surface& surface) {
  const auto shape = block_shape(target, surface);
  if (!shape.ok() || !shape->exchanges) return 0;
  constexpr uint64_t kMask = 0xff00;  // what base_address has place for
  return has_tiling_index(target) ? kMask : kMask & (shape->bytes() - 1);
}

}  // namespace lw::image
