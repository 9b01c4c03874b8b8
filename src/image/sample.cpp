#include "image/sample.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>

#include "image/convert.h"
#include "image/cube.h"
#include "image/sample_axis.h"
#include "image/sample_loops.h"

namespace lw::image {
namespace {

constexpr uint32_t kOne = 0x3f800000;
constexpr uint32_t kFacesOfCube = 6;
// Array slices of cubes are counted with room for two more faces (GCN3 manual, 8.2.4).
constexpr uint32_t kFaceBits = 3;

float as_float(uint32_t bits) { return std::bit_cast<float>(bits); }
uint32_t as_bits(float value) { return std::bit_cast<uint32_t>(value); }

int32_t fixed_level(float level) {
  constexpr float kMost = 64;  // far beyond the last level that an image can have
  if (std::isnan(level)) return 0;
  return static_cast<int32_t>(std::nearbyint(std::clamp(level, -kMost, kMost) * static_cast<float>(kLevelOne)));
}

Components border_of(const ImageView& view, BorderColor border) {
  const uint32_t one = view.format.is_integer() ? 1 : kOne;
  Components color{};
  if (border == BorderColor::opaque_black) color[3] = one;
  if (border == BorderColor::opaque_white) color = {one, one, one, one};
  Components channels{};
  for (size_t i = 0; i < channels.size(); ++i) channels[i] = color[view.border_channels[i]];
  return channels;
}

int32_t nearest_slice(float slice) {
  return static_cast<int32_t>(
      std::nearbyint(std::isnan(slice) ? 0.0f : std::clamp(slice, 0.0f, static_cast<float>(kMostSlices * 8))));
}

}  // namespace

SampleSetup::SampleSetup(const BoundImage& image, const BoundSampler& sampler, const SampleForm& form)
    : image_(image),
      view_(image.view()),
      layout_(image.layout()),
      sampler_(sampler),
      form_(form),
      shape_(coordinate_shape(form.coordinates, view_.type)),
      is_cube_(view_.type == ImageType::cube && shape_.slice >= 0),
      is_3d_(view_.type == ImageType::image_3d),
      unnormalized_(form.unnormalized || sampler.unnormalized),
      is_integer_(view_.format.is_integer()),
      axes_(shape_.count - (shape_.slice >= 0 ? 1u : 0u)),
      border_(border_of(view_, sampler.border)) {}

// The longer one of the two changes, in texels of the first level, is 2 to the level.
int32_t SampleSetup::computed_level(const SampleAddress& address) const {
  const ImageLayout::Level& first = layout_.level(view_.first_level);
  const std::array<uint32_t, 3> sizes = {first.width, first.height, first.depth};
  const auto length = [&](const std::array<float, 3>& change) {
    double sum = 0;
    for (uint32_t i = 0; i < axes_; ++i) {
      const double texels = double{change[i]} * (unnormalized_ ? 1.0 : sizes[i]);
      sum += texels * texels;
    }
    return sum;
  };
  const double longest = std::max(length(address.along_x), length(address.along_y));
  // No change at all is as close as can be.
  return fixed_level(longest > 0 ? static_cast<float>(std::log2(longest) / 2) : -INFINITY);
}

SampleSetup::Detail SampleSetup::detail_of(const SampleAddress& address) const {
  if (unnormalized_) return {0, 0};
  int32_t level = 0;
  switch (form_.level) {
    case SampleForm::Level::computed: level = computed_level(address); break;
    case SampleForm::Level::given: level = fixed_level(address.level); break;
    case SampleForm::Level::zero: break;
  }
  level += sampler_.bias + fixed_level(address.bias);
  const int32_t view_lowest =
      static_cast<int32_t>(view_.lowest_level) - static_cast<int32_t>(view_.first_level) * kLevelOne;
  int32_t within = std::max(std::max(sampler_.min_level, view_lowest), std::min(level, sampler_.max_level));
  if (form_.clamp) within = std::max(within, fixed_level(address.lowest_level));
  return {level, within};
}

// A sample at one place.
class PlaceSampling {
 public:
  PlaceSampling(const SampleSetup& setup, const SampleAddress& address, TexelSource& texels)
      : setup_(setup), address_(address), texels_(texels) {
    if (!setup.is_cube_) {
      slice_ = setup.slice_of(address.slice);
      return;
    }
    const auto slice = static_cast<uint32_t>(nearest_slice(address.slice));
    face_ = std::min(slice & ((1u << kFaceBits) - 1), kFacesOfCube - 1);
    const uint32_t cubes = std::max((setup.view_.last_slice - setup.view_.first_slice + 1) / kFacesOfCube, 1u);
    slice_ = std::min(slice >> kFaceBits, cubes - 1) * kFacesOfCube;
  }

  bool ended() const { return ended_; }

  // One component of four texels.
  Components gather(uint32_t level) {
    const Grid grid = grid_of(level, true, false);
    constexpr std::array<std::array<uint32_t, 2>, 4> kOrder = {{{0, 1}, {1, 1}, {1, 0}, {0, 0}}};
    Components result{};
    for (size_t i = 0; i < kOrder.size(); ++i) {
      const uint32_t y = setup_.axes_ >= 2 ? kOrder[i][1] : 0;
      const Components texel = setup_.view_.swizzle.to_result(fetch(grid, kOrder[i][0], y, 0), setup_.is_integer_);
      result[i] = texel[setup_.form_.gathered];
    }
    return result;
  }

  // The mixture of a level, before DST_SEL: f32 as double, so that it is rounded only once.
  struct Mixture {
    std::array<double, 4> value{};
    Components bits{};  // of one texel alone, and of integers
    bool is_one = true;
  };
  Mixture mix(uint32_t level, bool linear_xy) {
    const bool linear_z =
        setup_.is_3d_ &&
        (setup_.sampler_.z_filter == ZFilter::as_xy ? linear_xy : setup_.sampler_.z_filter == ZFilter::linear);
    const Grid grid = grid_of(level, linear_xy && !setup_.is_integer_, linear_z && !setup_.is_integer_);
    // What has no part is not looked at: its infinity or NaN does not reach the result.
    constexpr double kAll = 1.0 / (double{kTexelOne} * kTexelOne * kTexelOne);
    std::array<Components, 8> texels;
    std::array<double, 8> parts;
    size_t count = 0;
    for (uint32_t z = 0; z < grid.z.count; ++z)
      for (uint32_t y = 0; y < grid.y.count; ++y)
        for (uint32_t x = 0; x < grid.x.count; ++x) {
          const uint32_t part = part_of(grid.x, x) * part_of(grid.y, y) * part_of(grid.z, z);
          if (part == 0) continue;
          texels[count] = flushed_texel(fetch(grid, x, y, z));
          parts[count++] = part * kAll;
        }
    Mixture mixture;
    mixture.is_one = count == 1;
    mixture.bits = texels[0];
    if (setup_.is_integer_) return mixture;
    const bool blends = setup_.sampler_.mode == FilterMode::blend;
    for (size_t c = 0; c < 4; ++c) mixture.value[c] = as_float(texels[0][c]) * (blends ? parts[0] : 1.0);
    for (size_t i = 1; i < count; ++i) {
      if (blends)
        for (size_t c = 0; c < 4; ++c) mixture.value[c] += parts[i] * as_float(texels[i][c]);
      else
        for (size_t c = 0; c < 4; ++c) mixture.value[c] = extreme(mixture.value[c], as_float(texels[i][c]));
    }
    return mixture;
  }
  // Adds another level, of which so much counts.
  void add_level(Mixture& mixture, const Mixture& other, double part) const {
    for (size_t c = 0; c < 4; ++c) {
      double& value = mixture.value[c];
      value = setup_.sampler_.mode == FilterMode::blend ? value + part * (other.value[c] - value)
                                                        : extreme(value, other.value[c]);
    }
    mixture.is_one = false;
  }

 private:
  struct Grid {
    uint32_t level;
    ImageLayout::Offsets offsets;
    AxisTexels x, y, z;
    int32_t raw_x = 0, raw_y = 0;  // of the first texel of a cube's face, before it is clamped
  };

  Grid grid_of(uint32_t level, bool linear_xy, bool linear_z) const {
    const ImageLayout::Level& of = setup_.layout_.level(level);
    const auto axis = [&](uint32_t i, uint32_t size, bool is_linear) {
      const float at = setup_.unnormalized_ ? address_.at[i] : address_.at[i] * static_cast<float>(size);
      return axis_texels(at, static_cast<int32_t>(size), setup_.form_.offset ? address_.offset[i] : 0,
                         setup_.sampler_.clamp[i], is_linear, setup_.sampler_.truncates);
    };
    Grid grid{level, setup_.layout_.offsets(level), {}, {}, {}};
    grid.x = axis(0, of.width, linear_xy);
    if (setup_.axes_ >= 2) grid.y = axis(1, of.height, linear_xy);
    if (setup_.is_3d_ && setup_.axes_ >= 3) grid.z = axis(2, of.depth, linear_z);
    if (setup_.is_cube_) {
      const auto first = [&](uint32_t i) {
        const int32_t fixed = fixed_texels(address_.at[i] * static_cast<float>(of.width), setup_.sampler_.truncates);
        return (fixed - (linear_xy ? kTexelOne / 2 : 0)) >> kTexelBits;
      };
      grid.raw_x = first(0), grid.raw_y = first(1);
    }
    return grid;
  }

  static uint32_t part_of(const AxisTexels& axis, uint32_t which) {
    if (axis.count == 1) return static_cast<uint32_t>(kTexelOne);
    return static_cast<uint32_t>(which == 0 ? kTexelOne - axis.second : axis.second);
  }

  double extreme(double a, double b) const {
    return setup_.sampler_.mode == FilterMode::min ? std::min(a, b) : std::max(a, b);
  }

  // The texel as it lies in memory, or the border's; of a comparison, its result.
  Components fetch(const Grid& grid, uint32_t x, uint32_t y, uint32_t z) {
    Components texel{};
    if (setup_.is_cube_ && setup_.sampler_.wraps_cubes && (grid.x.count == 2 || grid.y.count == 2)) {
      texel = fetch_cube(grid, grid.raw_x + static_cast<int32_t>(x), grid.raw_y + static_cast<int32_t>(y));
    } else {
      const int32_t at_x = grid.x.index[x], at_y = grid.y.index[y], at_z = grid.z.index[z];
      if (at_x == kOutside || at_y == kOutside || at_z == kOutside)
        texel = setup_.border_;
      else
        texel = at(grid, at_x, at_y, setup_.is_3d_ ? static_cast<uint32_t>(at_z) : slice_ + face_);
    }
    return setup_.form_.compare ? compared(texel) : texel;
  }

  Components at(const Grid& grid, int32_t x, int32_t y, uint32_t z) {
    const ImageLayout::Offsets& of = grid.offsets;
    const uint64_t offset = of.at(of.of_x(static_cast<uint32_t>(x)), of.of_y(static_cast<uint32_t>(y)),
                                  of.of_z(z + (setup_.is_3d_ ? 0 : setup_.view_.first_slice)));
    const std::byte* bytes =
        ended_ ? nullptr : texels_.read(setup_.view_.address + offset, setup_.layout_.element_bytes());
    if (bytes == nullptr) {
      ended_ = true;
      return {};
    }
    return setup_.view_.format.decode(bytes);
  }

  Components fetch_cube(const Grid& grid, int32_t x, int32_t y) {
    const auto size = static_cast<int32_t>(setup_.layout_.level(grid.level).width);
    // Filters reach one texel beyond a face; coordinates that lead further are no cube's.
    x = std::clamp(x, -1, size), y = std::clamp(y, -1, size);
    const CubeTexel wanted{face_, x, y};
    if (const auto found = cube_texel(wanted, size)) return at(grid, found->x, found->y, slice_ + found->face);
    // The mean of the three texels that meet at the corner.
    const int32_t inside_x = std::clamp(x, 0, size - 1), inside_y = std::clamp(y, 0, size - 1);
    std::array<double, 4> sum{};
    for (const CubeTexel corner :
         {CubeTexel{face_, inside_x, inside_y}, CubeTexel{face_, x, inside_y}, CubeTexel{face_, inside_x, y}}) {
      const auto found = cube_texel(corner, size);
      if (!found) return {};
      const Components texel = at(grid, found->x, found->y, slice_ + found->face);
      for (size_t c = 0; c < 4; ++c) sum[c] += setup_.is_integer_ ? 0.0 : double{as_float(texel[c])};
    }
    Components mean{};
    for (size_t c = 0; c < 4; ++c) mean[c] = as_bits(static_cast<float>(sum[c] / 3));
    return mean;
  }

  Components compared(const Components& texel) const {
    float reference = address_.reference;
    const bool is_unit = setup_.view_.format.number() == isa::NumberFormat::unorm;
    if (is_unit && !(reference > 0)) reference = 0;
    if (is_unit && reference > 1) reference = 1;
    const float depth = as_float(texel[0]);
    bool holds = false;
    switch (setup_.sampler_.compare) {
      case CompareFunction::never: break;
      case CompareFunction::less: holds = reference < depth; break;
      case CompareFunction::equal: holds = reference == depth; break;
      case CompareFunction::less_or_equal: holds = reference <= depth; break;
      case CompareFunction::greater: holds = reference > depth; break;
      case CompareFunction::not_equal: holds = reference != depth; break;
      case CompareFunction::greater_or_equal: holds = reference >= depth; break;
      case CompareFunction::always: holds = true; break;
    }
    return {holds ? kOne : 0, texel[1], texel[2], texel[3]};
  }

  Components flushed_texel(Components texel) const {
    if (!setup_.is_integer_)
      for (uint32_t& value : texel) value = flushed(value);
    return texel;
  }

  const SampleSetup& setup_;
  const SampleAddress& address_;
  TexelSource& texels_;
  uint32_t slice_ = 0, face_ = 0;
  bool ended_ = false;
};

uint32_t SampleSetup::slice_of(float slice) const {
  if (shape_.slice < 0) return 0;
  return static_cast<uint32_t>(
      std::min(nearest_slice(slice), static_cast<int32_t>(view_.last_slice - view_.first_slice)));
}

SampleSetup::Levels SampleSetup::levels_of(int32_t within) const {
  const uint32_t last = view_.last_level - view_.first_level;
  const int32_t level = std::clamp(within, 0, static_cast<int32_t>(last) * kLevelOne);
  const auto view_level = [&](uint32_t number) { return view_.first_level + std::min(number, last); };
  const bool linear = within <= 0 ? sampler_.linear_near : sampler_.linear_far;
  const auto alone = [&](uint32_t number) { return Levels{view_level(number), view_level(number), 0, linear}; };
  if (unnormalized_ || (sampler_.mip_filter == MipFilter::base_level && !form_.gathers)) return alone(0);
  const auto whole = static_cast<uint32_t>(level / kLevelOne);
  if (form_.gathers) return alone(whole);
  if (sampler_.mip_filter != MipFilter::linear)
    return alone(static_cast<uint32_t>((level + kLevelOne / 2) / kLevelOne));
  if (is_integer_) return alone(whole);
  return {view_level(whole), view_level(whole + 1), level % kLevelOne, linear};
}

std::optional<ImageRefusal> refusal_of(const BoundImage& image, const BoundSampler& sampler) {
  if (image.is_unbound()) return std::nullopt;
  const auto is_border = [](Clamp clamp) { return clamp >= Clamp::half_border; };
  if (sampler.border == BorderColor::from_memory && std::ranges::any_of(sampler.clamp, is_border))
    return ImageRefusal{ImageRefusal::Kind::not_modelled, "a border colour in memory"};
  return std::nullopt;
}

TexelWords SampleSetup::sample(const SampleAddress& address, bool as_halves, TexelSource& texels) const {
  const Levels levels = levels_of(address);
  PlaceSampling place(*this, address, texels);
  Components result{};
  if (form_.gathers) {
    result = place.gather(levels.first);
  } else {
    PlaceSampling::Mixture mixture = place.mix(levels.first, levels.linear);
    if (levels.has_second())
      place.add_level(mixture, place.mix(levels.second, levels.linear), double(levels.part) / kLevelOne);
    Components texel = mixture.bits;
    if (!mixture.is_one)
      for (size_t c = 0; c < 4; ++c) texel[c] = as_bits(static_cast<float>(mixture.value[c]));
    result = view_.swizzle.to_result(texel, is_integer_);
  }
  if (place.ended()) return {};
  if (as_halves)
    for (uint32_t& value : result) value = is_integer_ ? value & 0xffff : f16_from_f32(value);
  return result;
}

TexelWords SampleSetup::level_of_detail(const SampleAddress& address) const {
  const Detail detail = detail_of(address);
  const auto bits = [](int32_t level) { return as_bits(static_cast<float>(level) / static_cast<float>(kLevelOne)); };
  // LOD_WARNING, and the level as a whole number (RDNA3 manual, 10.1.1), counted from level 0 as the T# counts.
  const int32_t level = detail.within + static_cast<int32_t>(view_.first_level) * kLevelOne;
  const bool warns = level < static_cast<int32_t>(view_.warned_level);
  return {bits(detail.within), bits(detail.raw), warns ? 2 | static_cast<uint32_t>(level / kLevelOne) << 16 : 0, 0};
}

}  // namespace lw::image
