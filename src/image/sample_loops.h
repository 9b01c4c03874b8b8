// What samples of many lanes do in loops over the lanes, with the widest vectors that the host has. Private to this
// folder.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "image/format.h"
#include "image/layout.h"
#include "image/sample_address.h"
#include "image/sample_axis.h"

namespace lw::image {

// How an axis is sampled.
struct AxisForm {
  float scale;   // from coordinates to texels
  int32_t size;  // in texels
  Clamp clamp;
  bool is_linear, truncates;
};

// Texels along an axis, as AxisTexels has them of one lane: each lane has one, or with a linear filter two.
struct AxisRows {
  std::array<LaneRow<uint32_t>, 2> index;  // 0 of those outside
  std::array<LaneRow<uint32_t>, 2> part;   // of kTexelOne
  std::array<LaneRow<uint32_t>, 2> outside;
};
void find_axis(const AxisForm& form, const LaneRow<float>& at, const LaneRow<int32_t>& offset, size_t count,
               AxisRows& axis);

// Offsets of the texels at (x, y, z), and the lowest and the highest of them.
struct OffsetRange {
  int64_t low, high;
};
OffsetRange find_offsets(const ImageLayout::Offsets& of, const LaneRow<uint32_t>& x, const LaneRow<uint32_t>& y,
                         const LaneRow<uint32_t>& z, size_t count, LaneRow<int64_t>& offsets);

// Sample instructions flush denormals (RDNA3 manual, 10.4).
constexpr uint32_t flushed(uint32_t value) { return (value & 0x7f800000) == 0 ? value & 0x80000000 : value; }
void flush(size_t count, TexelRows& texels);

// The sums of texels times parts, f32 times f64, in their order; those whose part is 0 are left out.
struct MixedRows {
  std::array<LaneRow<double>, 4> value;
  LaneRow<uint32_t> has_nan;  // not 0 where a texel is NaN: which NaN the sum is, is not said
};
inline constexpr size_t kMostTexels = 8;  // of a mixture
using MixtureTexels = std::array<TexelRows, kMostTexels>;
using MixtureParts = std::array<LaneRow<double>, kMostTexels>;
// `texel_count` is 1, 2, 4 or 8.
void mix_rows(const MixtureTexels& texels, const MixtureParts& parts, size_t texel_count, size_t count,
              MixedRows& mixed);
// Adds another level, of which so much counts: a part that is not 0.
void add_level_rows(const MixedRows& other, const LaneRow<double>& part, size_t count, MixedRows& mixed);

void product_of_parts(const LaneRow<uint32_t>& x, const LaneRow<uint32_t>& y, const LaneRow<uint32_t>& z, size_t count,
                      LaneRow<double>& product);

void f32_from_mixed(const MixedRows& mixed, size_t count, TexelRows& texels);

}  // namespace lw::image
