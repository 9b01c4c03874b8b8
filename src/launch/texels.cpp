#include "launch/texels.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

#include "launch/image_argument.h"

namespace lw::launch {
namespace {

using image::ImageDescription;
using image::ImageFormat;
using image::TexelFormat;
using isa::NumberFormat;

bool is_selected(image::ComponentSelect select) { return select >= image::ComponentSelect::r; }

// Components that a picture has of a format: 1 to 4.
uint32_t channels(const ImageFormat& format) {
  return static_cast<uint32_t>(std::ranges::count_if(format.swizzle.selects(), is_selected));
}

uint32_t component_bits(const TexelFormat& format) {
  uint32_t widest = 0;
  for (const isa::ComponentBits& bits : isa::facts(format.data()).components)
    widest = std::max<uint32_t>(widest, bits.width);
  return widest;
}

// Pictures have the bytes of sRGB as they are.
TexelFormat as_stored(const TexelFormat& format) {
  if (format.number() != NumberFormat::srgb) return format;
  const auto unorm = TexelFormat::make(format.data(), NumberFormat::unorm);
  LW_CHECK(unorm.ok(), "an sRGB format whose data is never unorm");
  return *unorm;
}

constexpr std::string_view kKinds[] = {"", "grey", "grey and alpha", "RGB", "RGB and alpha"};

std::optional<Error> check_samples(const picture::Picture& picture, const ImageFormat& format) {
  const uint32_t wanted = channels(format);
  const bool becomes_opaque = picture.components == 3 && wanted == 4;
  if (picture.components != wanted && !becomes_opaque)
    return Error{fmt::format("is {}, expected {} for {}", kKinds[picture.components], kKinds[wanted], format.name)};
  const uint32_t room = component_bits(format.texel) - (format.texel.number() == NumberFormat::sint ? 1 : 0);
  if (format.texel.is_integer() && picture.bits > room)
    return Error{fmt::format("has samples of {} bits, which do not fit {}", picture.bits, format.name)};
  return std::nullopt;
}

}  // namespace

TexelElements elements_of(const TexelFormat& format) {
  const auto& fields = isa::facts(format.data()).components;
  const uint32_t width = fields[0].width;
  const bool is_uniform = format.bytes() * 8 == format.components() * width &&
                          std::ranges::all_of(fields, [&](auto f) { return f.width == 0 || f.width == width; });
  const uint32_t bytes = is_uniform ? width / 8 : format.bytes();
  const bool is_float = is_uniform && format.number() == NumberFormat::float_;
  const bool is_signed =
      is_uniform && (format.number() == NumberFormat::sint || format.number() == NumberFormat::snorm);
  const uint32_t components = is_uniform ? format.components() : 1;
  switch (bytes) {
    case 1: return {is_signed ? Element::i8 : Element::u8, components};
    case 2: return {is_float ? Element::f16 : is_signed ? Element::i16 : Element::u16, components};
    default: return {is_float ? Element::f32 : is_signed ? Element::i32 : Element::u32, components};
  }
}

std::vector<uint64_t> shape_of(const ImageDescription& d, uint32_t level) {
  const ImageKind& kind = kind_of(d.type);
  std::vector<uint64_t> shape;
  if (d.type == image::ImageType::image_3d) shape.push_back(image::level_size(d.depth, level));
  if (kind.has_slices) shape.push_back(d.slices);
  if (kind.dimensions > 1) shape.push_back(image::level_size(d.height, level));
  shape.push_back(image::level_size(d.width, level));
  if (const uint32_t components = elements_of(d.format.texel).components; components > 1) shape.push_back(components);
  return shape;
}

uint64_t element_count(const ImageDescription& d, uint32_t level) {
  uint64_t count = elements_of(d.format.texel).components;
  for (const uint64_t extent : {image::level_size(d.width, level), image::level_size(d.height, level),
                                image::level_size(d.depth, level), d.slices})
    count *= extent;
  return count;
}

std::optional<Error> put_picture(const picture::Picture& picture, const ImageDescription& d,
                                 std::span<std::byte> texels) {
  const uint64_t rows = uint64_t{d.height} * d.depth * d.slices;
  if (picture.width != d.width || picture.height != rows)
    return Error{fmt::format("is {} x {} pixels, expected {} x {}", picture.width, picture.height, d.width, rows)};
  if (auto error = check_samples(picture, d.format)) return error;
  const TexelFormat format = as_stored(d.format.texel);
  const auto largest = static_cast<float>((1u << picture.bits) - 1);
  const auto value = [&](uint32_t sample) {
    return format.is_integer() ? sample : std::bit_cast<uint32_t>(static_cast<float>(sample) / largest);
  };
  const uint32_t opaque = value((1u << picture.bits) - 1);
  LW_CHECK(texels.size() >= rows * d.width * format.bytes(), "a picture without room");
  std::byte* at = texels.data();
  for (uint64_t i = 0; i < picture.samples(); i += picture.components, at += format.bytes()) {
    image::Components texel{};
    uint32_t channel = 0;
    for (const image::ComponentSelect select : d.format.swizzle.selects()) {
      if (!is_selected(select)) continue;
      texel[static_cast<size_t>(select) - static_cast<size_t>(image::ComponentSelect::r)] =
          channel < picture.components ? value(picture.sample(i + channel)) : opaque;
      ++channel;
    }
    format.encode(texel, at);
  }
  return std::nullopt;
}

std::optional<Error> check_picture(const ImageDescription& d) {
  const TexelFormat& format = d.format.texel;
  const bool is_signed = format.number() == NumberFormat::sint || format.number() == NumberFormat::snorm;
  if (is_signed || (format.is_integer() && component_bits(format) > 16))
    return Error{fmt::format("PNG cannot hold the numbers of {}; use .npy", d.format.name)};
  const uint64_t rows = uint64_t{d.height} * d.depth * d.slices;
  if (rows > picture::kMostPixels || d.width > picture::kMostPixels)
    return Error{fmt::format("a PNG of {} x {} pixels: expected at most {} each", d.width, rows, picture::kMostPixels)};
  return std::nullopt;
}

Result<picture::Picture> picture_of(const ImageDescription& d, uint32_t level, std::span<const std::byte> texels) {
  if (auto error = check_picture(d)) return *error;
  const TexelFormat format = as_stored(d.format.texel);
  picture::Picture picture;
  picture.width = image::level_size(d.width, level);
  picture.height = image::level_size(d.height, level) * image::level_size(d.depth, level) * d.slices;
  picture.components = channels(d.format);
  picture.bits = component_bits(format) > 8 ? 16 : 8;
  picture.bytes.resize(picture.samples() * (picture.bits / 8));
  const auto largest = static_cast<float>((1u << picture.bits) - 1);
  const auto sample = [&](uint32_t value) -> uint32_t {
    if (format.is_integer()) return value;
    const auto number = std::bit_cast<float>(value);
    return number > 0 ? static_cast<uint32_t>(std::nearbyint(std::min(number, 1.0f) * largest)) : 0;  // NaN: 0
  };
  std::byte* to = picture.bytes.data();
  for (uint64_t at = 0; to != picture.bytes.data() + picture.bytes.size(); at += format.bytes()) {
    const image::Components result = d.format.swizzle.to_result(format.decode(texels.data() + at), format.is_integer());
    for (size_t i = 0; i < result.size(); ++i) {
      if (!is_selected(d.format.swizzle.selects()[i])) continue;
      const auto value = static_cast<uint16_t>(sample(result[i]));
      if (picture.bits == 8)
        *to = static_cast<std::byte>(value);
      else
        std::memcpy(to, &value, sizeof value);
      to += picture.bits / 8;
    }
  }
  return picture;
}

}  // namespace lw::launch
