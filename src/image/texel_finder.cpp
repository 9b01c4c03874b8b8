#include "image/texel_finder.h"

#include <algorithm>
#include <bit>

#include "image/wide.h"

namespace lw::image {

using Dimension = Coordinates::Dimension;

Dimension dimension_of(const Coordinates& coordinates, ImageType type) {
  if (coordinates.dimension != Dimension::from_descriptor) return coordinates.dimension;
  const bool has_slice = coordinates.has_slice;
  switch (type) {
    case ImageType::image_1d: return Dimension::d1;
    case ImageType::image_3d: return Dimension::d3;
    case ImageType::cube: return has_slice ? Dimension::cube : Dimension::d2;
    case ImageType::image_1d_array: return has_slice ? Dimension::d1_array : Dimension::d1;
    case ImageType::image_2d_msaa: return Dimension::d2_msaa;
    case ImageType::image_2d_msaa_array: return Dimension::d2_msaa_array;
    default: return has_slice ? Dimension::d2_array : Dimension::d2;
  }
}

CoordinateShape coordinate_shape(const Coordinates& coordinates, ImageType type) {
  switch (dimension_of(coordinates, type)) {
    case Dimension::d1: return {1, -1};
    case Dimension::d3: return {3, -1};
    case Dimension::cube:
    case Dimension::d2_array:
    case Dimension::d2_msaa_array: return {3, 2};
    case Dimension::d1_array: return {2, 1};
    default: return {2, -1};
  }
}

TexelFinder::TexelFinder(const ImageView& view, const ImageLayout& layout, const Coordinates& coordinates)
    : layout_(&layout),
      address_(view.address),
      first_level_(view.first_level),
      levels_(view.last_level - view.first_level + 1),
      first_slice_(view.first_slice),
      slices_(view.last_slice - view.first_slice + 1),
      has_level_(coordinates.has_level),
      is_3d_(view.type == ImageType::image_3d) {
  constexpr uint32_t kNone = 4;  // no word of an address
  const CoordinateShape shape = coordinate_shape(coordinates, view.type);
  count_ = shape.count;
  has_y_ = shape.count - (shape.slice >= 0 ? 1u : 0u) >= 2;
  if (is_3d_)
    z_word_ = shape.count == 3 ? 2 : kNone;
  else
    z_word_ = shape.slice >= 0 ? static_cast<uint32_t>(shape.slice) : kNone;
}

namespace {

// Words of an address that an image of fewer dimensions lacks.
constexpr std::array<uint32_t, kMostElements> kZeros{};

[[gnu::always_inline]] inline uint64_t lanes_that_are_not_0(const uint64_t* addresses, size_t count) {
  uint64_t lanes = 0;
  for (size_t i = 0; i < count; ++i) lanes |= uint64_t{addresses[i] != 0} << i;
  return lanes;
}

}  // namespace

LW_WIDE uint64_t TexelFinder::find_in_level(const LevelFinder& level, const uint32_t* x, const uint32_t* y,
                                            const uint32_t* z, size_t count, uint64_t* addresses) {
  const LevelFinder finder = level;
  if (finder.offsets.has_blocks()) {
    if (z == nullptr) z = kZeros.data();
    for (size_t i = 0; i < count; ++i) addresses[i] = finder.find<true>(x[i], y[i], z[i]);
  } else if (z != nullptr) {
    for (size_t i = 0; i < count; ++i) addresses[i] = finder.find<false>(x[i], y[i], z[i]);
  } else {
    for (size_t i = 0; i < count; ++i) addresses[i] = finder.find<false>(x[i], y[i], 0);
  }
  return lanes_that_are_not_0(addresses, count);
}

uint64_t TexelFinder::find_rows(const ConstComponentRows& words, uint64_t lanes, uint64_t* addresses) const {
  const auto count = static_cast<size_t>(std::bit_width(lanes));
  if (count == 0) return 0;
  uint32_t level = first_level_;
  if (has_level_) {
    const uint32_t* given = words[count_];
    if (!std::all_of(given, given + count, [&](uint32_t other) { return other == given[0]; })) {
      for (size_t i = 0; i < count; ++i) addresses[i] = find({words[0][i], words[1][i], words[2][i], words[3][i]});
      return lanes & lanes_that_are_not_0(addresses, count);
    }
    if (given[0] >= levels_) return 0;
    level += given[0];
  }
  const uint32_t* const y = has_y_ ? words[1] : kZeros.data();
  const uint32_t* const z = z_word_ < words.size() ? words[z_word_] : nullptr;
  return lanes & find_in_level(level_of(level), words[0], y, z, count, addresses);
}

}  // namespace lw::image
