#include "image/format.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cctype>
#include <cmath>
#include <cstring>

#include "base/bits.h"
#include "base/check.h"
#include "image/convert.h"

namespace lw::image {
namespace {

using isa::ComponentBits;
using isa::DataFormat;
using isa::NumberFormat;

constexpr uint32_t kOne = 0x3f800000;

using Bits = std::array<uint64_t, 2>;  // of an element, the lowest first; no component crosses from one to the other

uint32_t extract(const Bits& bits, ComponentBits field) {
  return static_cast<uint32_t>(bit_field(bits[field.lsb / 64], field.lsb % 64, field.width));
}

uint32_t decoded(NumberFormat format, uint32_t value, unsigned width, bool is_alpha) {
  switch (format) {
    case NumberFormat::unorm: return f32_from_unorm(value, width);
    case NumberFormat::snorm: return f32_from_snorm(value, width);
    case NumberFormat::uscaled: return std::bit_cast<uint32_t>(static_cast<float>(value));
    case NumberFormat::sscaled: return std::bit_cast<uint32_t>(static_cast<float>(sign_extend(value, width)));
    case NumberFormat::uint: return value;
    case NumberFormat::sint: return static_cast<uint32_t>(sign_extend(value, width));
    case NumberFormat::float_:
      if (width == 32) return value;
      if (width == 16) return f32_from_f16(value);
      return width == 11 || width == 10 ? f32_from_unsigned_float(value, width - 5) : 0;
    case NumberFormat::srgb: return is_alpha ? f32_from_unorm(value, width) : f32_from_srgb(value);
  }
  return 0;
}

uint32_t encoded(NumberFormat format, uint32_t value, unsigned width, bool is_alpha) {
  switch (format) {
    case NumberFormat::unorm: return unorm_from_f32(value, width);
    case NumberFormat::snorm: return snorm_from_f32(value, width);
    case NumberFormat::uscaled: return uscaled_from_f32(value, width);
    case NumberFormat::sscaled: return sscaled_from_f32(value, width);
    case NumberFormat::uint: return uint_from_u32(value, width);
    case NumberFormat::sint: return sint_from_i32(value, width);
    case NumberFormat::float_:
      if (width == 32) return value;
      if (width == 16) return f16_from_f32(value);
      return width == 11 || width == 10 ? unsigned_float_from_f32(value, width - 5) : 0;
    case NumberFormat::srgb: return is_alpha ? unorm_from_f32(value, width) : srgb_from_f32(value);
  }
  return 0;
}

// 5_9_9_9: three mantissas and one exponent, value = mantissa * 2^(exponent - 24).
constexpr int kSharedMantissaBits = 9, kSharedBias = 15, kSharedExponents = 32;

Components decode_shared_exponent(uint32_t word) {
  const int exponent = static_cast<int>(word >> 27) - kSharedBias - kSharedMantissaBits;
  Components result{};
  for (unsigned i = 0; i < 3; ++i)
    result[i] = std::bit_cast<uint32_t>(
        std::ldexp(static_cast<float>(bit_field(word, i * kSharedMantissaBits, kSharedMantissaBits)), exponent));
  return result;
}

// The smallest exponent for which the largest mantissa fits, as EXT_texture_shared_exponent says, to nearest even.
uint32_t encode_shared_exponent(const Components& components) {
  const double largest = std::ldexp(511.0, kSharedExponents - 1 - kSharedBias - kSharedMantissaBits);
  std::array<double, 3> values{};
  for (size_t i = 0; i < 3; ++i) {
    const double value = std::bit_cast<float>(components[i]);
    values[i] = value > 0 ? std::min(value, largest) : 0;
  }
  const double most = *std::ranges::max_element(values);
  int exponent = most == 0 ? 0 : std::max(std::ilogb(most) + 1 + kSharedBias, 0);
  const auto mantissa = [&](double value) {
    return static_cast<uint32_t>(std::nearbyint(std::ldexp(value, kSharedMantissaBits + kSharedBias - exponent)));
  };
  if (mantissa(most) == 1u << kSharedMantissaBits) ++exponent;
  uint32_t word = static_cast<uint32_t>(exponent) << 27;
  for (unsigned i = 0; i < 3; ++i) word |= mantissa(values[i]) << (i * kSharedMantissaBits);
  return word;
}

uint32_t clamped_to_unit(uint32_t value) {
  const float number = std::bit_cast<float>(value);
  return number > 0 ? std::bit_cast<uint32_t>(std::min(number, 1.0f)) : 0;  // NaN: 0
}

}  // namespace

TexelFormat::TexelFormat(DataFormat data, NumberFormat number)
    : facts_(&isa::facts(data)), data_(data), number_(number) {
  const isa::DataFormatFacts& facts = *facts_;
  bytes_ = facts.bytes;
  components_ = static_cast<uint8_t>(std::ranges::count_if(facts.components, [](auto c) { return c.width != 0; }));
  const auto all_of_width = [&](unsigned width) {
    return bytes_ * 8u == components_ * width &&
           std::ranges::all_of(facts.components, [&](auto c) { return c.width == 0 || c.width == width; });
  };
  if (data == DataFormat::f5_9_9_9)
    special_ = Special::shared_exponent;
  else if (data == DataFormat::f32_FLOAT_CLAMP)
    special_ = Special::clamped;
  else if (all_of_width(32))
    special_ = Special::words;
  else if (all_of_width(16) && number == NumberFormat::float_)
    special_ = Special::halves, is_four_halves_ = components_ == 4;
  else if (all_of_width(8) && number == NumberFormat::unorm)
    special_ = Special::bytes_unorm;
}

Result<TexelFormat, ImageRefusal> TexelFormat::make(DataFormat data, NumberFormat number) {
  const isa::DataFormatFacts& facts = isa::facts(data);
  if (!facts.unreadable.empty())
    return ImageRefusal{ImageRefusal::Kind::not_modelled,
                        fmt::format("data format {}: {}", facts.name, facts.unreadable)};
  if (!facts.may_be(number))
    return ImageRefusal{ImageRefusal::Kind::reserved,
                        fmt::format("number format {} of data format {}", isa::number_format_name(number), facts.name)};
  return TexelFormat(data, number);
}

Result<TexelFormat, ImageRefusal> TexelFormat::of(const isa::Target& target, const ImageResource& resource) {
  const int generation = isa::image_generation(target.column);
  LW_CHECK(generation >= 0, "a target whose images are not known");
  const bool unified = isa::formats_are_unified(generation);
  const uint32_t value = unified ? resource.format : resource.data_format;
  const isa::FormatNumber* found = isa::find_format(generation, value);
  if (found == nullptr)
    return ImageRefusal{ImageRefusal::Kind::reserved, fmt::format("{} {}", unified ? "format" : "data format", value)};
  return make(found->data, unified ? found->number : static_cast<NumberFormat>(resource.num_format));
}

Result<TexelFormat, ImageRefusal> TexelFormat::find(std::string_view data, std::string_view number) {
  constexpr unsigned kNumberFormats = 16;  // NUM_FORMAT has four bits
  const auto found = std::ranges::find(isa::data_formats(), data, &isa::DataFormatFacts::name);
  for (unsigned value = 0; value < kNumberFormats && found != isa::data_formats().end(); ++value)
    if (isa::number_format_name(static_cast<NumberFormat>(value)) == number)
      return make(static_cast<DataFormat>(found - isa::data_formats().begin()), static_cast<NumberFormat>(value));
  return ImageRefusal{ImageRefusal::Kind::reserved, fmt::format("format {} {}", data, number)};
}

std::string TexelFormat::name() const {
  std::string name = fmt::format("{}_{}", facts_->name, isa::number_format_name(number_));
  std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return name;
}

bool TexelFormat::is_integer() const { return number_ == NumberFormat::uint || number_ == NumberFormat::sint; }

bool TexelFormat::is_storable() const {
  const bool number_is =
      number_ != NumberFormat::uscaled && number_ != NumberFormat::sscaled && number_ != NumberFormat::srgb;
  return number_is && !facts_->is_load_only;
}

Components TexelFormat::decode_any(const std::byte* element) const {
  Components result{};
  switch (special_) {
    case Special::words:
      for (size_t i = 0; i < components_; ++i) result[i] = load_le<uint32_t>(element + 4 * i);
      return result;
    case Special::halves:
      for (size_t i = 0; i < components_; ++i) result[i] = f32_from_f16(load_le<uint16_t>(element + 2 * i));
      return result;
    case Special::bytes_unorm:
      for (size_t i = 0; i < components_; ++i) result[i] = f32_from_unorm8(std::to_integer<uint32_t>(element[i]));
      return result;
    case Special::shared_exponent: return decode_shared_exponent(load_le<uint32_t>(element));
    case Special::clamped: result[0] = clamped_to_unit(load_le<uint32_t>(element)); return result;
    case Special::none: break;
  }
  Bits bits{};
  std::memcpy(bits.data(), element, bytes_);
  for (size_t i = 0; i < components_; ++i) {
    const ComponentBits field = facts_->components[i];
    result[i] = decoded(number_, extract(bits, field), field.width, i == 3);
  }
  return result;
}

void TexelFormat::encode(const Components& components, std::byte* element) const {
  switch (special_) {
    case Special::words:
      for (size_t i = 0; i < components_; ++i) store_le(element + 4 * i, components[i]);
      return;
    case Special::halves:
      for (size_t i = 0; i < components_; ++i)
        store_le(element + 2 * i, static_cast<uint16_t>(f16_from_f32(components[i])));
      return;
    case Special::bytes_unorm:
      for (size_t i = 0; i < components_; ++i) element[i] = static_cast<std::byte>(unorm_from_f32(components[i], 8));
      return;
    case Special::shared_exponent: store_le(element, encode_shared_exponent(components)); return;
    case Special::clamped: store_le(element, clamped_to_unit(components[0])); return;
    case Special::none: break;
  }
  Bits bits{};
  for (size_t i = 0; i < components_; ++i) {
    const ComponentBits field = facts_->components[i];
    bits[field.lsb / 64] |= uint64_t{encoded(number_, components[i], field.width, i == 3)} << (field.lsb % 64);
  }
  std::memcpy(element, bits.data(), bytes_);
}

namespace {

// A row a component to words that follow each other, and back; components that the format lacks are 0.
template <size_t Count>
void spread(const uint32_t* words, size_t count, const ComponentRows& rows) {
  for (size_t i = 0; i < count; ++i)
    for (size_t c = 0; c < Count; ++c) rows[c][i] = words[Count * i + c];
  for (size_t c = Count; c < rows.size(); ++c) std::memset(rows[c], 0, count * sizeof(uint32_t));
}
template <size_t Count>
void collect(const ConstComponentRows& rows, size_t count, uint32_t* words) {
  for (size_t i = 0; i < count; ++i)
    for (size_t c = 0; c < Count; ++c) words[Count * i + c] = rows[c][i];
}
// Calls f with a count of components that the compiler knows.
template <class F>
void for_count(size_t count, F f) {
  switch (count) {
    case 1: return f.template operator()<1>();
    case 2: return f.template operator()<2>();
    case 3: return f.template operator()<3>();
    default: return f.template operator()<4>();
  }
}

}  // namespace

void TexelFormat::decode_rows(const std::byte* elements, size_t count, const ComponentRows& rows) const {
  std::array<uint32_t, 4 * kMostElements> words;
  switch (special_) {
    case Special::words: std::memcpy(words.data(), elements, count * bytes_); break;
    case Special::halves: {
      std::array<uint16_t, 4 * kMostElements> halves;
      std::memcpy(halves.data(), elements, count * bytes_);
      f32_from_f16(halves.data(), count * components_, words.data());
      break;
    }
    default:
      for (size_t i = 0; i < count; ++i) {
        const Components components = decode(elements + i * bytes_);
        for (size_t c = 0; c < rows.size(); ++c) rows[c][i] = components[c];
      }
      return;
  }
  for_count(components_, [&]<size_t Count>() { spread<Count>(words.data(), count, rows); });
}

void TexelFormat::encode_rows(const ConstComponentRows& rows, size_t count, std::byte* elements) const {
  std::array<uint32_t, 4 * kMostElements> words;
  if (special_ != Special::words && special_ != Special::halves) {
    for (size_t i = 0; i < count; ++i) encode({rows[0][i], rows[1][i], rows[2][i], rows[3][i]}, elements + i * bytes_);
    return;
  }
  for_count(components_, [&]<size_t Count>() { collect<Count>(rows, count, words.data()); });
  if (special_ == Special::words) {
    std::memcpy(elements, words.data(), count * bytes_);
    return;
  }
  std::array<uint16_t, 4 * kMostElements> halves;
  f16_from_f32(words.data(), count * components_, halves.data());
  std::memcpy(elements, halves.data(), count * bytes_);
}

std::optional<isa::FormatNumber> TexelFormat::number_on(const isa::Target& target) const {
  const int generation = isa::image_generation(target.column);
  LW_CHECK(generation >= 0, "a target whose images are not known");
  const bool unified = isa::formats_are_unified(generation);
  for (isa::FormatNumber format : isa::format_numbers(generation)) {
    if (format.data != data_ || (unified && format.number != number_)) continue;
    format.number = number_;
    return format;
  }
  return std::nullopt;
}

void set_format(ImageResource& resource, const isa::Target& target, const isa::FormatNumber& format) {
  if (isa::formats_are_unified(isa::image_generation(target.column))) {
    resource.format = format.value;
  } else {
    resource.data_format = format.value;
    resource.num_format = static_cast<uint32_t>(format.number);
  }
}

Result<ComponentSwizzle, ImageRefusal> ComponentSwizzle::of(const ImageResource& resource) {
  const std::array<uint32_t, 4> fields = {resource.dst_sel_x, resource.dst_sel_y, resource.dst_sel_z,
                                          resource.dst_sel_w};
  ComponentSwizzle swizzle;
  for (size_t i = 0; i < fields.size(); ++i) {
    const auto select = component_select(fields[i]);
    if (!select) return ImageRefusal{ImageRefusal::Kind::reserved, fmt::format("dst_sel_{} {}", "xyzw"[i], fields[i])};
    swizzle.select_[i] = *select;
  }
  return swizzle;
}

void ComponentSwizzle::set(ImageResource& resource) const {
  resource.dst_sel_x = static_cast<uint32_t>(select_[0]);
  resource.dst_sel_y = static_cast<uint32_t>(select_[1]);
  resource.dst_sel_z = static_cast<uint32_t>(select_[2]);
  resource.dst_sel_w = static_cast<uint32_t>(select_[3]);
}

Components ComponentSwizzle::to_result(const Components& texel, bool is_integer) const {
  Components result{};
  for (size_t i = 0; i < result.size(); ++i) {
    switch (select_[i]) {
      case ComponentSelect::zero: result[i] = 0; break;
      case ComponentSelect::one: result[i] = is_integer ? 1 : kOne; break;
      default: result[i] = texel[static_cast<size_t>(select_[i]) - static_cast<size_t>(ComponentSelect::r)];
    }
  }
  return result;
}

void ComponentSwizzle::to_result_rows(const ConstComponentRows& texels, bool is_integer, size_t count,
                                      const ComponentRows& results) const {
  for (size_t i = 0; i < results.size(); ++i) {
    const auto select = static_cast<size_t>(select_[i]), first = static_cast<size_t>(ComponentSelect::r);
    if (select >= first)
      std::copy_n(texels[select - first], count, results[i]);
    else
      std::fill_n(results[i], count, to_result({}, is_integer)[i]);
  }
}

bool ComponentSwizzle::is_identity() const {
  return select_ == std::array{ComponentSelect::r, ComponentSelect::g, ComponentSelect::b, ComponentSelect::a};
}

Result<Components, ImageRefusal> ComponentSwizzle::to_texel(const Components& data, const TexelFormat& format) const {
  Components texel{};
  for (size_t c = 0; c < format.components(); ++c) {
    const auto wanted = static_cast<ComponentSelect>(static_cast<size_t>(ComponentSelect::r) + c);
    if (std::ranges::count(select_, wanted) != 1)
      return ImageRefusal{ImageRefusal::Kind::not_modelled, "a store through dst_sel that is not a permutation"};
    texel[c] = data[static_cast<size_t>(std::ranges::find(select_, wanted) - select_.begin())];
  }
  return texel;
}

}  // namespace lw::image
