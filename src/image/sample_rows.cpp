// Samples of many lanes together: what PlaceSampling does for one, with a loop over the lanes around each of its steps.
#include <bit>
#include <cstring>

#include "base/bits.h"
#include "image/convert.h"
#include "image/sample.h"
#include "image/sample_loops.h"

namespace lw::image {
namespace {

// With fewer lanes, one by one is faster: a wave together takes as long as a dozen lanes alone.
constexpr int kFewLanes = 12;

void copy_lanes(const TexelRows& from, uint64_t lanes, const ComponentRows& to) {
  const auto count = static_cast<size_t>(std::bit_width(lanes));
  for (size_t c = 0; c < to.size(); ++c) {
    if (static_cast<size_t>(std::popcount(lanes)) == count)
      std::copy_n(from[c].data(), count, to[c]);
    else
      for_each_bit(lanes, [&](size_t lane) { to[c][lane] = from[c][lane]; });
  }
}

constexpr LaneRow<uint32_t> filled(uint32_t value) {
  LaneRow<uint32_t> row{};
  row.fill(value);
  return row;
}
// Of an axis that an image lacks.
constexpr AxisRows kNoAxis = {{filled(0), filled(0)}, {filled(kTexelOne), filled(kTexelOne)}, {filled(0), filled(0)}};

}  // namespace

// Lanes that take the same levels.
class RowSampling {
 public:
  RowSampling(const SampleSetup& setup, const SampleAddresses& addresses, uint64_t lanes,
              const SampleSetup::Levels& levels, TexelSource& texels)
      : setup_(setup),
        addresses_(addresses),
        lanes_(lanes),
        count_(static_cast<size_t>(std::bit_width(lanes))),
        levels_(levels),
        source_(texels) {
    slices_.fill(setup_.view_.first_slice);
    if (setup_.shape_.slice < 0) return;
    for (size_t lane = 0; lane < count_; ++lane) slices_[lane] += setup_.slice_of(addresses_.slice[lane]);
  }

  // Returns the lanes that remain; the rows of the others then hold what instructions return, without halves.
  uint64_t sample(const LaneRow<double>& part_of_second, TexelRows& rows) {
    if (!fetch(levels_.first)) return lanes_;
    if (texel_count_ == 1 && !levels_.has_second()) {
      rows = texels_[0];
      if (!setup_.is_integer_) flush(count_, rows);
      return 0;
    }
    MixedRows mixed;
    mix_rows(texels_, parts_, texel_count_, count_, mixed);
    if (levels_.has_second()) {
      if (!fetch(levels_.second)) return lanes_;
      MixedRows second;
      mix_rows(texels_, parts_, texel_count_, count_, second);
      add_level_rows(second, part_of_second, count_, mixed);
    }
    f32_from_mixed(mixed, count_, rows);
    uint64_t with_nan = 0;
    for (size_t lane = 0; lane < count_; ++lane) with_nan |= uint64_t{mixed.has_nan[lane]} << lane;
    return with_nan & lanes_;
  }

 private:
  // Texels of a level and their parts; false where they cannot be read together.
  bool fetch(uint32_t level) {
    const SampleSetup& s = setup_;
    const ImageLayout::Level& of = s.layout_.level(level);
    const bool linear_z =
        s.is_3d_ && (s.sampler_.z_filter == ZFilter::as_xy ? levels_.linear : s.sampler_.z_filter == ZFilter::linear);
    const std::array<uint32_t, 3> sizes = {of.width, of.height, of.depth};
    std::array<const AxisRows*, 3> axes = {&kNoAxis, &kNoAxis, &kNoAxis};
    std::array<uint32_t, 3> counts = {1, 1, 1};
    for (uint32_t i = 0; i < s.axes_; ++i) {
      const bool is_linear = (i == 2 ? linear_z : levels_.linear) && !s.is_integer_;
      const AxisForm form = {s.unnormalized_ ? 1.0f : static_cast<float>(sizes[i]), static_cast<int32_t>(sizes[i]),
                             s.sampler_.clamp[i], is_linear, s.sampler_.truncates};
      find_axis(form, addresses_.at[i], addresses_.offset[i], count_, axes_[i]);
      axes[i] = &axes_[i];
      counts[i] = is_linear ? 2 : 1;
    }
    const ImageLayout::Offsets offsets = s.layout_.offsets(level);
    std::array<LaneRow<int64_t>, kMostTexels> places;
    OffsetRange range{INT64_MAX, 0};
    texel_count_ = 0;
    for (uint32_t z = 0; z < counts[2]; ++z)
      for (uint32_t y = 0; y < counts[1]; ++y)
        for (uint32_t x = 0; x < counts[0]; ++x, ++texel_count_) {
          const LaneRow<uint32_t>& slices = s.is_3d_ ? axes[2]->index[z] : slices_;
          const OffsetRange of_texel =
              find_offsets(offsets, axes[0]->index[x], axes[1]->index[y], slices, count_, places[texel_count_]);
          range = {std::min(range.low, of_texel.low), std::max(range.high, of_texel.high)};
          product_of_parts(axes[0]->part[x], axes[1]->part[y], axes[2]->part[z], count_, parts_[texel_count_]);
        }
    const uint32_t bytes = s.layout_.element_bytes();
    const std::byte* host = source_.read_together(s.view_.address + static_cast<uint64_t>(range.low),
                                                  static_cast<uint64_t>(range.high - range.low) + bytes);
    if (host == nullptr) return false;
    for (size_t n = 0; n < texel_count_; ++n) {
      decode(host, places[n], range.low, texels_[n]);
      const size_t x = n % counts[0], y = n / counts[0] % counts[1], z = n / counts[0] / counts[1];
      put_border(axes[0]->outside[x], axes[1]->outside[y], axes[2]->outside[z], texels_[n]);
    }
    return true;
  }

  void decode(const std::byte* host, const LaneRow<int64_t>& places, int64_t low, TexelRows& texels) {
    for_element_bytes(setup_.layout_.element_bytes(), [&]<uint32_t kBytes>() {
      for (size_t lane = 0; lane < count_; ++lane)
        std::memcpy(&elements_[kBytes * lane], host + (places[lane] - low), kBytes);
    });
    setup_.view_.format.decode_rows(elements_.data(), count_, rows_of(texels));
  }

  void put_border(const LaneRow<uint32_t>& x, const LaneRow<uint32_t>& y, const LaneRow<uint32_t>& z,
                  TexelRows& texels) const {
    uint64_t outside = 0;
    for (size_t lane = 0; lane < count_; ++lane) outside |= uint64_t{x[lane] | y[lane] | z[lane]} << lane;
    for_each_bit(outside, [&](size_t lane) {
      for (size_t c = 0; c < texels.size(); ++c) texels[c][lane] = setup_.border_[c];
    });
  }

  const SampleSetup& setup_;
  const SampleAddresses& addresses_;
  uint64_t lanes_;
  size_t count_;  // up to the last lane
  SampleSetup::Levels levels_;
  TexelSource& source_;
  LaneRow<uint32_t> slices_;
  std::array<AxisRows, 3> axes_;
  alignas(64) std::array<std::byte, 16 * kMostElements> elements_{};
  size_t texel_count_ = 0;
  MixtureTexels texels_;
  MixtureParts parts_;
};

uint64_t SampleSetup::sample_rows(const SampleAddresses& addresses, uint64_t lanes, bool as_halves, TexelSource& texels,
                                  const ComponentRows& results) const {
  if (is_cube_ || form_.gathers || form_.compare || sampler_.mode != FilterMode::blend) return lanes;
  LaneRow<double> part_of_second{};
  // Returns the lanes that remain.
  const auto sample_together = [&](uint64_t together, const Levels& levels) {
    if (std::popcount(together) < kFewLanes) return together;
    RowSampling sampling(*this, addresses, together, levels, texels);
    TexelRows rows, all;
    const uint64_t remaining = sampling.sample(part_of_second, rows);
    image_.put_rows(rows, static_cast<size_t>(std::bit_width(together)), as_halves, rows_of(all));
    copy_lanes(all, together & ~remaining, results);
    return remaining;
  };
  const auto part_of = [](const Levels& levels) { return double(levels.part) / kLevelOne; };
  if (unnormalized_ || (form_.level == SampleForm::Level::zero && !form_.bias && !form_.clamp)) {
    const Levels of_all = levels_of(SampleAddress{});
    part_of_second.fill(part_of(of_all));
    return sample_together(lanes, of_all);
  }
  std::array<Levels, kMostElements> levels;
  for_each_bit(lanes, [&](size_t lane) {
    levels[lane] = levels_of(addresses.of(lane));
    part_of_second[lane] = part_of(levels[lane]);
  });
  uint64_t remaining = 0;
  for (uint64_t left = lanes; left != 0;) {
    const Levels& first = levels[static_cast<size_t>(std::countr_zero(left))];
    uint64_t together = 0;
    for_each_bit(left, [&](size_t lane) { together |= uint64_t{levels[lane].are_as(first)} << lane; });
    left &= ~together;
    remaining |= sample_together(together, first);
  }
  return remaining;
}

}  // namespace lw::image
