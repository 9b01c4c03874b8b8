#include "image/blocks.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "base/check.h"
#include "image/generation.h"
#include "image/refuse.h"

namespace lw::image {
namespace {

using isa::CoordinateBits;

constexpr unsigned kSmallLog2 = 8;  // the bytes below pipes and banks

unsigned element_log2(const Surface& surface) {
  return static_cast<unsigned>(std::bit_width(surface.element_bytes) - 1);
}

// What a mode is called, and the order of its blocks.
struct Mode {
  std::string name;
  std::string_view order;   // empty: linear
  std::string_view folded;  // empty: none
  unsigned block_log2 = 0;  // 0: as many bits as the order has
};

Result<Mode, ImageRefusal> mode_of(const isa::Target& target, const Surface& surface) {
  if (!has_tiling_index(target)) {
    const isa::SwizzleModeFacts* mode = isa::find_swizzle_mode(surface.mode);
    if (mode == nullptr) return reserved(fmt::format("SW_MODE {}", surface.mode));
    if (!mode->order.empty() && mode->block_log2 == 0)
      return not_modelled(fmt::format("blocks of variable size (SW_MODE {})", mode->name));
    return Mode{std::string(mode->name), mode->order, mode->folded, mode->block_log2};
  }
  if (surface.mode >= isa::kTileModesCount) return reserved(fmt::format("TILING_INDEX {}", surface.mode));
  const uint32_t tile_mode = isa::tile_modes()[surface.mode];
  const isa::ArrayModeFacts& array_mode = isa::array_mode((tile_mode >> 2) & 15);
  const uint32_t micro_mode = (tile_mode >> 22) & 7;
  if (array_mode.is_linear()) return Mode{std::string(array_mode.name), {}, {}, 0};
  const std::string name = fmt::format("{} with MICRO_TILE_MODE_NEW {}", array_mode.name, micro_mode);
  constexpr uint32_t kDisplay = 0, kThin = 1;
  const std::string_view order = micro_mode == kDisplay ? array_mode.display_order
                                 : micro_mode == kThin  ? array_mode.thin_order
                                                        : std::string_view();
  if (order.empty()) return not_modelled(name);
  return Mode{name, order, {}, 0};
}

// 2D blocks are as square as can be, wide rather than high; of thick ones, each bit of the address is one coordinate's.
void set_extent(BlockShape& shape, std::span<const CoordinateBits> bits) {
  if (!shape.is_thick) {
    shape.width_log2 = static_cast<uint8_t>((bits.size() + 1) / 2);
    shape.height_log2 = static_cast<uint8_t>(bits.size() / 2);
    return;
  }
  shape.width_log2 = shape.height_log2 = shape.depth_log2 = 0;
  for (const CoordinateBits& bit : bits) {
    shape.width_log2 += bit.x != 0;
    shape.height_log2 += bit.y != 0;
    shape.depth_log2 += bit.z != 0;
  }
}

// The coordinate bit that is `rank` places above those of a block of `shape` (of 256 bytes; thick: 1024), as orders go
// on.
CoordinateBits bit_above(const BlockShape& shape, unsigned rank) {
  const auto bit = [](unsigned number) { return static_cast<uint16_t>(1u << number); };
  if (!shape.is_thick) {
    if (rank % 2 == 0) return {0, bit(shape.height_log2 + rank / 2), 0};
    return {bit(shape.width_log2 + rank / 2), 0, 0};
  }
  if (rank % 3 == 0) return {0, 0, bit(shape.depth_log2 + rank / 3)};
  if (rank % 3 == 1) return {0, bit(shape.height_log2 + rank / 3), 0};
  return {bit(shape.width_log2 + rank / 3), 0, 0};
}

CoordinateBits operator^(CoordinateBits a, CoordinateBits b) {
  return {static_cast<uint16_t>(a.x ^ b.x), static_cast<uint16_t>(a.y ^ b.y), static_cast<uint16_t>(a.z ^ b.z)};
}

// XORs `count` bits from `first` on with those above them in reverse: 2D the next `count`; thick, as there are two
// other coordinates for each, those of even and those of odd rank among the next 2 * count. `from` has the bits before.
void fold(std::span<CoordinateBits> bits, std::span<const CoordinateBits> from, unsigned first, unsigned count,
          bool is_thick) {
  for (unsigned i = 0; i < count; ++i) {
    const unsigned back = count - 1 - i;
    if (is_thick)
      bits[first + i] = bits[first + i] ^ from[first + count + 2 * back] ^ from[first + count + 1 + 2 * back];
    else
      bits[first + i] = bits[first + i] ^ from[first + count + back];
  }
}

// The bits of an X mode from those of the order without XOR.
std::vector<CoordinateBits> folded(const Surface& surface, std::vector<CoordinateBits> bits,
                                   const isa::PipeFacts& pipes, bool folds_banks, bool is_thick) {
  const unsigned below = kSmallLog2 - element_log2(surface);
  const unsigned available = static_cast<unsigned>(bits.size()) - below;
  const unsigned pipe_bits = std::min<unsigned>(available, pipes.pipe_bits);
  const unsigned bank_bits = folds_banks ? std::min<unsigned>(available - pipe_bits, pipes.bank_bits) : 0;

  // The order goes on above the block.
  BlockShape inner;
  inner.is_thick = is_thick;
  const unsigned regular = is_thick ? below + 2 : below;  // from where the coordinates take turns
  set_extent(inner, std::span(bits).first(regular));
  std::vector<CoordinateBits> from = bits;
  for (size_t i = bits.size(); i < bits.size() + 32; ++i)
    from.push_back(bit_above(inner, static_cast<unsigned>(i) - regular));

  fold(bits, from, below, pipe_bits, is_thick);
  fold(bits, from, below + pipe_bits, bank_bits, is_thick);
  if (is_thick) return bits;
  // Slices are spread over pipes and banks, too.
  for (unsigned i = 0; i < pipe_bits; ++i) bits[below + i].z ^= static_cast<uint16_t>(1u << (pipe_bits - 1 - i));
  for (unsigned i = 0; i < bank_bits; ++i)
    bits[below + pipe_bits + i].z ^= static_cast<uint16_t>(1u << (pipe_bits + bank_bits - 1 - i));
  return bits;
}

std::optional<ImageRefusal> check_kind(const isa::Target& target, const Surface& surface, const Mode& mode) {
  const bool swizzled = !has_tiling_index(target);
  if (isa::level_chain(generation_of(target)) == isa::LevelChain::unknown)
    return not_modelled(fmt::format("layouts of images on {}", target.name));
  if (!std::has_single_bit(surface.element_bytes)) return not_modelled("images of 96-bit elements");
  if (mode.order.empty()) return std::nullopt;
  if (swizzled && surface.dimensions == 1) return not_modelled(fmt::format("1D images in blocks ({})", mode.name));
  if (swizzled && surface.dimensions == 3 && mode.block_log2 == kSmallLog2)
    return not_modelled(fmt::format("3D images in blocks of 256 bytes ({})", mode.name));
  return std::nullopt;
}

// The order of a mode, and whether it still has to be folded.
struct Found {
  const isa::TexelOrder* order = nullptr;
  bool folds = false;
};
Found find(const isa::Target& target, const Surface& surface, const Mode& mode, std::string_view chip) {
  const int generation = generation_of(target);
  const unsigned dimensions = surface.dimensions == 3 && !has_tiling_index(target) ? 3 : 2;
  const auto named = [&](std::string_view name) {
    return isa::find_order(name, dimensions, element_log2(surface), generation, target.name, chip);
  };
  if (const auto* order = named(mode.order)) return {order, false};
  if (isa::folds(generation).pipes && !mode.folded.empty()) return {named(mode.folded), true};
  return {};
}

// X modes, and the blocks of several tiles of which each chip has its own.
bool exchanges(const isa::Target& target, const Surface& surface, const Mode& mode) {
  if (!has_tiling_index(target)) return !mode.folded.empty();
  return isa::find_order(mode.order, 2, element_log2(surface), generation_of(target), {}, {}) == nullptr;
}

ImageRefusal unknown(const isa::Target& target, const Surface& surface, const Mode& mode, std::string_view chip) {
  return not_modelled(fmt::format("{} of {}D images of {}-bit elements on {}", mode.name, surface.dimensions,
                                  8 * surface.element_bytes, chip.empty() ? target.name : chip));
}

// What does not depend on the chip: of gfx8, where modes do not say how large blocks are, neither extent nor bytes.
Result<BlockShape, ImageRefusal> shape_of(const isa::Target& target, const Surface& surface, const Mode& mode) {
  if (auto refusal = check_kind(target, surface, mode)) return *refusal;
  BlockShape shape;
  shape.bytes_log2 = static_cast<uint8_t>(element_log2(surface));
  shape.is_linear = mode.order.empty();
  if (shape.is_linear) return shape;
  shape.exchanges = exchanges(target, surface, mode);
  shape.is_thick = surface.dimensions == 3 && !has_tiling_index(target);
  if (mode.block_log2 == 0) return shape;
  const unsigned used = mode.block_log2 - element_log2(surface);
  shape.bytes_log2 = static_cast<uint8_t>(mode.block_log2);
  std::vector<CoordinateBits> bits(used);
  if (shape.is_thick) {
    const isa::TexelOrder* order = isa::find_order(mode.folded.empty() ? mode.order : mode.folded, 3,
                                                   element_log2(surface), generation_of(target), {}, {});
    if (order == nullptr) return unknown(target, surface, mode, {});
    bits.assign(order->bits.begin(), order->bits.begin() + used);
  }
  set_extent(shape, bits);
  BlockShape small;
  small.is_thick = shape.is_thick;
  set_extent(small, std::span(bits).first(kSmallLog2 - element_log2(surface)));
  shape.small_width_log2 = small.width_log2;
  shape.small_height_log2 = small.height_log2;
  return shape;
}

// Folds the bits of X modes, and says which of them the surface's address exchanges.
std::optional<ImageRefusal> spread(Blocks& blocks, const isa::Target& target, const Surface& surface, const Mode& mode,
                                   std::string_view chip, bool folds) {
  const isa::PipeFacts* pipes = isa::find_pipes(target.name, chip);
  if (pipes == nullptr) return unknown(target, surface, mode, chip);
  // How slices change the pipes and banks of tiles is not known.
  if (has_tiling_index(target) && std::max(surface.slices, surface.depth) > 1)
    return not_modelled(fmt::format("{} of images of several slices", mode.name));
  const BlockShape& shape = blocks.shape;
  const bool folds_banks = isa::folds(generation_of(target)).banks;
  if (folds) blocks.bits = folded(surface, std::move(blocks.bits), *pipes, folds_banks, shape.is_thick);
  const unsigned banks_from = pipes->pipe_bits + pipes->other_bits;
  blocks.exchange_mask = ((1u << pipes->pipe_bits) - 1) | (((1u << pipes->bank_bits) - 1) << banks_from);
  blocks.exchange_mask &= static_cast<uint32_t>(shape.bytes() - 1) >> kSmallLog2;
  return std::nullopt;
}

}  // namespace

Result<BlockShape, ImageRefusal> block_shape(const isa::Target& target, const Surface& surface) {
  const auto mode = mode_of(target, surface);
  if (!mode) return mode.error();
  return shape_of(target, surface, *mode);
}

Result<Blocks, ImageRefusal> blocks_of(const isa::Target& target, const Surface& surface, std::string_view chip) {
  const auto mode = mode_of(target, surface);
  if (!mode) return mode.error();
  const auto shape = shape_of(target, surface, *mode);
  if (!shape) return shape.error();
  Blocks blocks{*shape, {}, 0};
  if (shape->is_linear) return blocks;

  const Found found = find(target, surface, *mode, chip);
  if (found.order == nullptr) return unknown(target, surface, *mode, chip);
  const size_t used = mode->block_log2 == 0 ? found.order->bits.size() : mode->block_log2 - element_log2(surface);
  LW_CHECK(used <= found.order->bits.size(), "an order with fewer bits than a block");
  blocks.bits.assign(found.order->bits.begin(), found.order->bits.begin() + static_cast<ptrdiff_t>(used));
  blocks.shape.bytes_log2 = static_cast<uint8_t>(element_log2(surface) + used);
  set_extent(blocks.shape, blocks.bits);
  if (shape->exchanges)
    if (auto refusal = spread(blocks, target, surface, *mode, chip, found.folds)) return *refusal;
  return blocks;
}

}  // namespace lw::image
