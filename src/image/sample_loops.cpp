#include "image/sample_loops.h"

#include <bit>

#include "image/wide.h"

namespace lw::image {
namespace {

template <Clamp kClamp>
[[gnu::always_inline]] inline void clamp_row(int32_t size, size_t count, const LaneRow<int32_t>& indices,
                                             LaneRow<uint32_t>& clamped, LaneRow<uint32_t>& outside) {
  for (size_t i = 0; i < count; ++i) {
    const int32_t index = clamped_index(indices[i], size, kClamp);
    outside[i] = index == kOutside;
    clamped[i] = index == kOutside ? 0 : static_cast<uint32_t>(index);
  }
}

template <bool kTruncates>
[[gnu::always_inline]] inline void fix_row(const AxisForm& form, const LaneRow<float>& at,
                                           const LaneRow<int32_t>& offset, size_t count, LaneRow<int32_t>& fixed) {
  const float scale = form.scale;
  for (size_t i = 0; i < count; ++i) fixed[i] = fixed_texels(at[i] * scale, kTruncates) + offset[i] * kTexelOne;
}

template <bool kHasBlocks>
[[gnu::always_inline]] inline OffsetRange offset_row(const ImageLayout::Offsets& all, const LaneRow<uint32_t>& x,
                                                     const LaneRow<uint32_t>& y, const LaneRow<uint32_t>& z,
                                                     size_t count, LaneRow<int64_t>& offsets) {
  const ImageLayout::Offsets of = all;
  OffsetRange range{INT64_MAX, 0};
  for (size_t i = 0; i < count; ++i)
    offsets[i] =
        static_cast<int64_t>(of.at(of.of_x<kHasBlocks>(x[i]), of.of_y<kHasBlocks>(y[i]), of.of_z<kHasBlocks>(z[i])));
  for (size_t i = 0; i < count; ++i) {
    range.low = offsets[i] < range.low ? offsets[i] : range.low;
    range.high = offsets[i] > range.high ? offsets[i] : range.high;
  }
  return range;
}

template <size_t kTexels>
[[gnu::always_inline]] inline void mix_component(const MixtureTexels& texels, const MixtureParts& parts, size_t c,
                                                 size_t count, LaneRow<double>& value, LaneRow<uint32_t>& has_nan) {
  constexpr uint32_t kSign = 0x80000000, kInfinity = 0x7f800000;
  for (size_t i = 0; i < count; ++i) {
    // Not 0: adding that to -0 gives 0.
    double sum = -0.0;
    uint32_t nan = 0;
    for (size_t n = 0; n < kTexels; ++n) {
      const uint32_t bits = texels[n][c][i];
      nan |= (bits & ~kSign) > kInfinity;
      const double product = parts[n][i] * double{std::bit_cast<float>(flushed(bits))};
      sum += parts[n][i] == 0 ? -0.0 : product;
    }
    value[i] = sum;
    has_nan[i] |= nan;
  }
}

template <size_t kTexels>
[[gnu::always_inline]] inline void mix_all(const MixtureTexels& texels, const MixtureParts& parts, size_t count,
                                           MixedRows& mixed) {
  for (size_t i = 0; i < count; ++i) mixed.has_nan[i] = 0;
  for (size_t c = 0; c < mixed.value.size(); ++c)
    mix_component<kTexels>(texels, parts, c, count, mixed.value[c], mixed.has_nan);
}

}  // namespace

LW_WIDE void find_axis(const AxisForm& form, const LaneRow<float>& at, const LaneRow<int32_t>& offset, size_t count,
                       AxisRows& axis) {
  LaneRow<int32_t> fixed, index;
  if (form.truncates)
    fix_row<true>(form, at, offset, count, fixed);
  else
    fix_row<false>(form, at, offset, count, fixed);
  const int32_t size = form.size;
  const Clamp clamp = form.clamp;
  if (is_half_border(clamp))
    for (size_t i = 0; i < count; ++i) fixed[i] = within_half_border(fixed[i], size, clamp);
  for (size_t which = 0; which < (form.is_linear ? 2u : 1u); ++which) {
    if (form.is_linear) {
      for (size_t i = 0; i < count; ++i) {
        const int32_t first = fixed[i] - kTexelOne / 2, second_part = first & (kTexelOne - 1);
        index[i] = (first >> kTexelBits) + static_cast<int32_t>(which);
        axis.part[which][i] = static_cast<uint32_t>(which == 0 ? kTexelOne - second_part : second_part);
      }
    } else {
      const int32_t last = is_half_border(clamp) ? size - 1 : INT32_MAX;
      for (size_t i = 0; i < count; ++i) {
        const int32_t within = fixed[i] >> kTexelBits;
        index[i] = within < last ? within : last;
        axis.part[which][i] = kTexelOne;
      }
    }
    LaneRow<uint32_t>&clamped = axis.index[which], &outside = axis.outside[which];
    switch (clamp) {
      case Clamp::wrap: clamp_row<Clamp::wrap>(size, count, index, clamped, outside); break;
      case Clamp::mirror: clamp_row<Clamp::mirror>(size, count, index, clamped, outside); break;
      case Clamp::last_texel: clamp_row<Clamp::last_texel>(size, count, index, clamped, outside); break;
      case Clamp::mirror_once_last_texel:
        clamp_row<Clamp::mirror_once_last_texel>(size, count, index, clamped, outside);
        break;
      case Clamp::half_border:
      case Clamp::border: clamp_row<Clamp::border>(size, count, index, clamped, outside); break;
      case Clamp::mirror_once_half_border:
      case Clamp::mirror_once_border: clamp_row<Clamp::mirror_once_border>(size, count, index, clamped, outside); break;
    }
  }
}

LW_WIDE OffsetRange find_offsets(const ImageLayout::Offsets& of, const LaneRow<uint32_t>& x, const LaneRow<uint32_t>& y,
                                 const LaneRow<uint32_t>& z, size_t count, LaneRow<int64_t>& offsets) {
  return of.has_blocks() ? offset_row<true>(of, x, y, z, count, offsets)
                         : offset_row<false>(of, x, y, z, count, offsets);
}

LW_WIDE void flush(size_t count, TexelRows& texels) {
  for (LaneRow<uint32_t>& row : texels)
    for (size_t i = 0; i < count; ++i) row[i] = flushed(row[i]);
}

LW_WIDE void product_of_parts(const LaneRow<uint32_t>& x, const LaneRow<uint32_t>& y, const LaneRow<uint32_t>& z,
                              size_t count, LaneRow<double>& product) {
  constexpr double kAll = 1.0 / (double{kTexelOne} * kTexelOne * kTexelOne);
  for (size_t i = 0; i < count; ++i) product[i] = static_cast<int32_t>(x[i] * y[i] * z[i]) * kAll;
}

LW_WIDE void mix_rows(const MixtureTexels& texels, const MixtureParts& parts, size_t texel_count, size_t count,
                      MixedRows& mixed) {
  switch (texel_count) {
    case 1: return mix_all<1>(texels, parts, count, mixed);
    case 2: return mix_all<2>(texels, parts, count, mixed);
    case 4: return mix_all<4>(texels, parts, count, mixed);
    default: return mix_all<8>(texels, parts, count, mixed);
  }
}

LW_WIDE void add_level_rows(const MixedRows& other, const LaneRow<double>& part, size_t count, MixedRows& mixed) {
  for (size_t i = 0; i < count; ++i) mixed.has_nan[i] |= other.has_nan[i];
  for (size_t c = 0; c < mixed.value.size(); ++c)
    for (size_t i = 0; i < count; ++i) {
      double& value = mixed.value[c][i];
      value = value + part[i] * (other.value[c][i] - value);
    }
}

LW_WIDE void f32_from_mixed(const MixedRows& mixed, size_t count, TexelRows& texels) {
  for (size_t c = 0; c < texels.size(); ++c)
    for (size_t i = 0; i < count; ++i) texels[c][i] = std::bit_cast<uint32_t>(static_cast<float>(mixed.value[c][i]));
}

}  // namespace lw::image
