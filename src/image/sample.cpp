#include "image/sample.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>

#include "image/convert.h"
#include "image/cube.h"
#include "image/sample_axis.h"

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

// How image, sampler and instruction come together: what is the same for all places.
struct Setup {
  const ImageView& view;
  const ImageLayout& layout;
  const BoundSampler& sampler;
  const SampleForm& form;
  CoordinateShape shape;
  bool is_cube, is_3d, unnormalized, is_integer;
  uint32_t axes;

  Setup(const BoundImage& image, const BoundSampler& s, const SampleForm& f)
      : view(image.view()),
        layout(image.layout()),
        sampler(s),
        form(f),
        shape(coordinate_shape(f.coordinates, view.type)) {
    is_cube = view.type == ImageType::cube && shape.slice >= 0;
    is_3d = view.type == ImageType::image_3d;
    unnormalized = f.unnormalized || s.unnormalized;
    is_integer = view.format.is_integer();
    axes = shape.count - (shape.slice >= 0 ? 1u : 0u);
  }
};

struct Detail {
  int32_t raw, within;  // in 1/256; `within` the bounds of sampler, descriptor and instruction
};

// The longer one of the two changes, in texels of the first level, is 2 to the level.
int32_t computed_level(const Setup& setup, const SampleAddress& address) {
  const ImageLayout::Level& first = setup.layout.level(setup.view.first_level);
  const std::array<uint32_t, 3> sizes = {first.width, first.height, first.depth};
  const auto length = [&](const std::array<float, 3>& change) {
    double sum = 0;
    for (uint32_t i = 0; i < setup.axes; ++i) {
      const double texels = double{change[i]} * (setup.unnormalized ? 1.0 : sizes[i]);
      sum += texels * texels;
    }
    return sum;
  };
  const double longest = std::max(length(address.along_x), length(address.along_y));
  // No change at all is as close as can be.
  return fixed_level(longest > 0 ? static_cast<float>(std::log2(longest) / 2) : -INFINITY);
}

Detail detail_of(const Setup& setup, const SampleAddress& address) {
  if (setup.unnormalized) return {0, 0};
  int32_t level = 0;
  switch (setup.form.level) {
    case SampleForm::Level::computed: level = computed_level(setup, address); break;
    case SampleForm::Level::given: level = fixed_level(address.level); break;
    case SampleForm::Level::zero: break;
  }
  level += setup.sampler.bias + fixed_level(address.bias);
  const int32_t view_lowest =
      static_cast<int32_t>(setup.view.lowest_level) - static_cast<int32_t>(setup.view.first_level) * kLevelOne;
  int32_t within = std::max(std::max(setup.sampler.min_level, view_lowest), std::min(level, setup.sampler.max_level));
  if (setup.form.clamp) within = std::max(within, fixed_level(address.lowest_level));
  return {level, within};
}

class Sampling {
 public:
  Sampling(const Setup& setup, const SampleAddress& address, TexelSource& texels)
      : setup_(setup), address_(address), texels_(texels) {
    const auto slices = static_cast<int32_t>(setup.view.last_slice - setup.view.first_slice);
    if (setup.shape.slice < 0) return;
    const int32_t slice = static_cast<int32_t>(std::nearbyint(
        std::isnan(address.slice) ? 0.0f : std::clamp(address.slice, 0.0f, static_cast<float>(kMostSlices * 8))));
    if (!setup.is_cube) {
      slice_ = static_cast<uint32_t>(std::min(slice, slices));
      return;
    }
    face_ = std::min(static_cast<uint32_t>(slice) & ((1u << kFaceBits) - 1), kFacesOfCube - 1);
    const uint32_t cubes = std::max((static_cast<uint32_t>(slices) + 1) / kFacesOfCube, 1u);
    slice_ = std::min(static_cast<uint32_t>(slice) >> kFaceBits, cubes - 1) * kFacesOfCube;
  }

  bool ended() const { return ended_; }

  // One component of four texels.
  Components gather(uint32_t level) {
    const Grid grid = grid_of(level, true, false);
    constexpr std::array<std::array<uint32_t, 2>, 4> kOrder = {{{0, 1}, {1, 1}, {1, 0}, {0, 0}}};
    Components result{};
    for (size_t i = 0; i < kOrder.size(); ++i) {
      const uint32_t y = setup_.axes >= 2 ? kOrder[i][1] : 0;
      const Components texel = setup_.view.swizzle.to_result(fetch(grid, kOrder[i][0], y, 0), setup_.is_integer);
      result[i] = texel[setup_.form.gathered];
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
        setup_.is_3d &&
        (setup_.sampler.z_filter == ZFilter::as_xy ? linear_xy : setup_.sampler.z_filter == ZFilter::linear);
    const Grid grid = grid_of(level, linear_xy && !setup_.is_integer, linear_z && !setup_.is_integer);
    Mixture mixture;
    if (grid.x.count * grid.y.count * grid.z.count == 1) {
      mixture.bits = flushed(fetch(grid, 0, 0, 0));
      if (!setup_.is_integer)
        for (size_t c = 0; c < 4; ++c) mixture.value[c] = as_float(mixture.bits[c]);
      return mixture;
    }
    mixture.is_one = false;
    bool is_first = true;
    for (uint32_t z = 0; z < grid.z.count; ++z)
      for (uint32_t y = 0; y < grid.y.count; ++y)
        for (uint32_t x = 0; x < grid.x.count; ++x) {
          const uint32_t part = part_of(grid.x, x) * part_of(grid.y, y) * part_of(grid.z, z);
          // What has no part is not looked at: its infinity or NaN does not reach the result.
          if (part == 0) continue;
          constexpr double kAll = 1.0 / (double{kTexelOne} * kTexelOne * kTexelOne);
          add(mixture, flushed(fetch(grid, x, y, z)), part * kAll, is_first);
          is_first = false;
        }
    return mixture;
  }

 private:
  struct Grid {
    uint32_t level;
    AxisTexels x, y, z;
    int32_t raw_x = 0, raw_y = 0;  // of the first texel of a cube's face, before it is clamped
  };

  Grid grid_of(uint32_t level, bool linear_xy, bool linear_z) const {
    const ImageLayout::Level& of = setup_.layout.level(level);
    const auto axis = [&](uint32_t i, uint32_t size, bool is_linear) {
      const float at = setup_.unnormalized ? address_.at[i] : address_.at[i] * static_cast<float>(size);
      return axis_texels(at, static_cast<int32_t>(size), setup_.form.offset ? address_.offset[i] : 0,
                         setup_.sampler.clamp[i], is_linear, setup_.sampler.truncates);
    };
    Grid grid{level, {}, {}, {}};
    grid.x = axis(0, of.width, linear_xy);
    if (setup_.axes >= 2) grid.y = axis(1, of.height, linear_xy);
    if (setup_.is_3d && setup_.axes >= 3) grid.z = axis(2, of.depth, linear_z);
    if (setup_.is_cube) {
      const auto first = [&](uint32_t i) {
        const int32_t fixed = fixed_texels(address_.at[i] * static_cast<float>(of.width), setup_.sampler.truncates);
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

  void add(Mixture& mixture, const Components& texel, double part, bool is_first) const {
    for (size_t c = 0; c < 4; ++c) {
      const double value = as_float(texel[c]);
      double& sum = mixture.value[c];
      switch (setup_.sampler.mode) {
        case FilterMode::blend: sum += part * value; break;
        case FilterMode::min: sum = is_first ? value : std::min(sum, value); break;
        case FilterMode::max: sum = is_first ? value : std::max(sum, value); break;
      }
    }
  }

  // The texel as it lies in memory, or the border's; of a comparison, its result.
  Components fetch(const Grid& grid, uint32_t x, uint32_t y, uint32_t z) {
    Components texel{};
    if (setup_.is_cube && setup_.sampler.wraps_cubes && (grid.x.count == 2 || grid.y.count == 2)) {
      texel = fetch_cube(grid, grid.raw_x + static_cast<int32_t>(x), grid.raw_y + static_cast<int32_t>(y));
    } else {
      const int32_t at_x = grid.x.index[x], at_y = grid.y.index[y], at_z = grid.z.index[z];
      if (at_x == kOutside || at_y == kOutside || at_z == kOutside)
        texel = border();
      else
        texel = at(grid.level, at_x, at_y, setup_.is_3d ? static_cast<uint32_t>(at_z) : slice_ + face_);
    }
    return setup_.form.compare ? compared(texel) : texel;
  }

  Components at(uint32_t level, int32_t x, int32_t y, uint32_t z) {
    const uint64_t offset = setup_.layout.offset(level, static_cast<uint32_t>(x), static_cast<uint32_t>(y),
                                                 z + (setup_.is_3d ? 0 : setup_.view.first_slice));
    const std::byte* bytes =
        ended_ ? nullptr : texels_.read(setup_.view.address + offset, setup_.layout.element_bytes());
    if (bytes == nullptr) {
      ended_ = true;
      return {};
    }
    return setup_.view.format.decode(bytes);
  }

  Components fetch_cube(const Grid& grid, int32_t x, int32_t y) {
    const auto size = static_cast<int32_t>(setup_.layout.level(grid.level).width);
    const CubeTexel wanted{face_, x, y};
    if (const auto found = cube_texel(wanted, size)) return at(grid.level, found->x, found->y, slice_ + found->face);
    // The mean of the three texels that meet at the corner.
    const int32_t inside_x = std::clamp(x, 0, size - 1), inside_y = std::clamp(y, 0, size - 1);
    std::array<double, 4> sum{};
    for (const CubeTexel corner :
         {CubeTexel{face_, inside_x, inside_y}, CubeTexel{face_, x, inside_y}, CubeTexel{face_, inside_x, y}}) {
      const auto found = cube_texel(corner, size);
      if (!found) return {};
      const Components texel = at(grid.level, found->x, found->y, slice_ + found->face);
      for (size_t c = 0; c < 4; ++c) sum[c] += setup_.is_integer ? 0.0 : double{as_float(texel[c])};
    }
    Components mean{};
    for (size_t c = 0; c < 4; ++c) mean[c] = as_bits(static_cast<float>(sum[c] / 3));
    return mean;
  }

  Components border() const {
    const uint32_t one = setup_.is_integer ? 1 : kOne;
    Components color{};
    if (setup_.sampler.border == BorderColor::opaque_black) color[3] = one;
    if (setup_.sampler.border == BorderColor::opaque_white) color = {one, one, one, one};
    Components channels{};
    for (size_t i = 0; i < channels.size(); ++i) channels[i] = color[setup_.view.border_channels[i]];
    return channels;
  }

  Components compared(const Components& texel) const {
    float reference = address_.reference;
    const bool is_unit = setup_.view.format.number() == isa::NumberFormat::unorm;
    if (is_unit && !(reference > 0)) reference = 0;
    if (is_unit && reference > 1) reference = 1;
    const float depth = as_float(texel[0]);
    bool holds = false;
    switch (setup_.sampler.compare) {
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

  // Sample instructions flush denormals (RDNA3 manual, 10.4).
  Components flushed(Components texel) const {
    if (!setup_.is_integer)
      for (uint32_t& value : texel)
        if ((value & 0x7f800000) == 0) value &= 0x80000000;
    return texel;
  }

  const Setup& setup_;
  const SampleAddress& address_;
  TexelSource& texels_;
  uint32_t slice_ = 0, face_ = 0;
  bool ended_ = false;
};

struct Levels {
  uint32_t first, second;
  int32_t part;  // of the second, in 1/256
};
Levels levels_of(const Setup& setup, int32_t within) {
  const uint32_t last = setup.view.last_level - setup.view.first_level;
  const int32_t level = std::clamp(within, 0, static_cast<int32_t>(last) * kLevelOne);
  const auto view_level = [&](uint32_t number) { return setup.view.first_level + std::min(number, last); };
  if (setup.unnormalized || (setup.sampler.mip_filter == MipFilter::base_level && !setup.form.gathers))
    return {view_level(0), view_level(0), 0};
  const auto whole = static_cast<uint32_t>(level / kLevelOne);
  if (setup.form.gathers) return {view_level(whole), view_level(whole), 0};
  if (setup.sampler.mip_filter != MipFilter::linear) {
    const auto nearest = static_cast<uint32_t>((level + kLevelOne / 2) / kLevelOne);
    return {view_level(nearest), view_level(nearest), 0};
  }
  return {view_level(whole), view_level(whole + 1), level % kLevelOne};
}

}  // namespace

std::optional<Refusal> refusal_of(const BoundImage& image, const BoundSampler& sampler) {
  if (image.is_unbound()) return std::nullopt;
  const auto is_border = [](Clamp clamp) { return clamp >= Clamp::half_border; };
  if (sampler.border == BorderColor::from_memory && std::ranges::any_of(sampler.clamp, is_border))
    return Refusal{Refusal::Kind::not_modelled, "a border colour in memory"};
  return std::nullopt;
}

Words sample(const BoundImage& image, const BoundSampler& sampler, const SampleForm& form, const SampleAddress& address,
             bool as_halves, TexelSource& texels) {
  if (image.is_unbound()) return {};
  const Setup setup(image, sampler, form);
  const Detail detail = detail_of(setup, address);
  const Levels levels = levels_of(setup, detail.within);
  Sampling sampling(setup, address, texels);
  Components result{};
  if (form.gathers) {
    result = sampling.gather(levels.first);
  } else {
    const bool linear = detail.within <= 0 ? sampler.linear_near : sampler.linear_far;
    Sampling::Mixture mixture = sampling.mix(levels.first, linear);
    Components texel = mixture.bits;
    if (levels.part != 0 && !setup.is_integer) {
      const Sampling::Mixture other = sampling.mix(levels.second, linear);
      const double part = double(levels.part) / kLevelOne;
      for (size_t c = 0; c < 4; ++c) {
        double& value = mixture.value[c];
        switch (sampler.mode) {
          case FilterMode::blend: value += part * (other.value[c] - value); break;
          case FilterMode::min: value = std::min(value, other.value[c]); break;
          case FilterMode::max: value = std::max(value, other.value[c]); break;
        }
      }
      mixture.is_one = false;
    }
    if (!mixture.is_one)
      for (size_t c = 0; c < 4; ++c) texel[c] = as_bits(static_cast<float>(mixture.value[c]));
    result = image.view().swizzle.to_result(texel, setup.is_integer);
  }
  if (sampling.ended()) return {};
  if (as_halves)
    for (uint32_t& value : result) value = setup.is_integer ? value & 0xffff : f16_from_f32(value);
  return result;
}

Words level_of_detail(const BoundImage& image, const BoundSampler& sampler, const SampleForm& form,
                      const SampleAddress& address) {
  if (image.is_unbound()) return {};
  const Detail detail = detail_of(Setup(image, sampler, form), address);
  const auto bits = [](int32_t level) { return as_bits(static_cast<float>(level) / static_cast<float>(kLevelOne)); };
  return {bits(detail.within), bits(detail.raw), 0, 0};
}

}  // namespace lw::image
