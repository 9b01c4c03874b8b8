#include "image/convert.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "base/bits.h"
#include "image/wide.h"

namespace lw::image {
namespace {

constexpr uint32_t kSign = 0x80000000, kInfinity = 0x7f800000;
constexpr uint32_t mask(unsigned width) { return width == 32 ? ~uint32_t{0} : (uint32_t{1} << width) - 1; }
float as_float(uint32_t bits) { return std::bit_cast<float>(bits); }
uint32_t as_bits(float value) { return std::bit_cast<uint32_t>(value); }

// Without branches, as most time of loads and stores goes here: a condition that chooses bits is no jump to the
// compiler, so that loops become vectors.
[[gnu::always_inline]] inline uint32_t chosen(bool first, uint32_t a, uint32_t b) {
  const uint32_t all = 0 - uint32_t{first};
  return (a & all) | (b & ~all);
}

// A magnitude of 5 exponent bits to f32; exact. No f32 on the way is a denormal, as they cost many cycles.
[[gnu::always_inline]] inline uint32_t widened(uint32_t magnitude, unsigned mantissa_bits) {
  constexpr uint32_t kRebase = (127 - 15) << 23;
  const uint32_t placed = magnitude << (23 - mantissa_bits);
  const uint32_t last_place = (127 - 14 - mantissa_bits) << 23;
  const uint32_t denormal = as_bits(static_cast<float>(static_cast<int32_t>(magnitude)) * as_float(last_place));
  const uint32_t finite = chosen(placed < (1u << 23), denormal, placed + kRebase);
  return chosen(placed >= (31u << 23), placed | kInfinity, finite);
}

// The magnitude of an f32 to 5 exponent bits. What rounds is the addition of a power of two whose last place is that of
// the result: of its exponent, or of denormals.
[[gnu::always_inline]] inline uint32_t narrowed(uint32_t magnitude, unsigned mantissa_bits) {
  constexpr uint32_t kSmallestNormal = 113u << 23, kInfinite = 143u << 23;  // 2^-14, and what is too large
  const uint32_t infinity = 31u << mantissa_bits;
  const unsigned dropped = 23 - mantissa_bits;
  const uint32_t quiet_nan = infinity | (1u << (mantissa_bits - 1)) | ((magnitude >> dropped) & mask(mantissa_bits));
  const uint32_t bounded = magnitude < kInfinite ? magnitude : kInfinite;
  const uint32_t exponent = bounded & kInfinity;
  const uint32_t lowest = exponent > kSmallestNormal ? exponent : kSmallestNormal;
  const uint32_t power = lowest + (dropped << 23);
  const uint32_t last_places = as_bits(as_float(bounded) + as_float(power)) - power;
  const uint32_t finite = ((lowest - kSmallestNormal) >> dropped) + last_places;
  return chosen(magnitude > kInfinity, quiet_nan, finite);
}

// `value` >= 0, below 2^51, to the nearest integer, ties to even, as the addition rounds.
uint64_t rounded(double value) {
  constexpr double kLastPlaceIsOne = 0x1p52;
  return std::bit_cast<uint64_t>(value + kLastPlaceIsOne) & ((uint64_t{1} << 52) - 1);
}

float clamped(uint32_t value, float low, float high) {
  const float number = as_float(value);
  const float above = number > low ? number : low;
  return std::isnan(number) ? 0.0f : (above < high ? above : high);
}

double linear_of_srgb(double value) {
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}
double srgb_of_linear(double value) {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
}

[[gnu::always_inline]] inline uint32_t to_f32(uint32_t half) {
  return widened(half & 0x7fff, 10) | ((half & 0x8000) << 16);
}
[[gnu::always_inline]] inline uint32_t to_f16(uint32_t value) {
  return narrowed(value & ~kSign, 10) | ((value & kSign) >> 16);
}

}  // namespace

uint32_t f32_from_f16(uint32_t half) { return to_f32(half); }
uint32_t f16_from_f32(uint32_t value) { return to_f16(value); }

void four_f32_from_f16(const uint16_t* halves, uint32_t* values) {
  for (size_t i = 0; i < 4; ++i) values[i] = to_f32(halves[i]);
}
LW_WIDE void f32_from_f16(const uint16_t* halves, size_t count, uint32_t* values) {
  for (size_t i = 0; i < count; ++i) values[i] = to_f32(halves[i]);
}
LW_WIDE void f16_from_f32(const uint32_t* values, size_t count, uint16_t* halves) {
  for (size_t i = 0; i < count; ++i) halves[i] = static_cast<uint16_t>(to_f16(values[i]));
}
LW_WIDE void f32_from_f16_words(const uint32_t* halves, size_t count, uint32_t* values) {
  for (size_t i = 0; i < count; ++i) values[i] = to_f32(halves[i] & 0xffff);
}
LW_WIDE void f16_words_from_f32(const uint32_t* values, size_t count, uint32_t* halves) {
  for (size_t i = 0; i < count; ++i) halves[i] = to_f16(values[i]);
}

uint32_t f32_from_unsigned_float(uint32_t bits, unsigned mantissa_bits) { return widened(bits, mantissa_bits); }
uint32_t unsigned_float_from_f32(uint32_t value, unsigned mantissa_bits) {
  const uint32_t magnitude = value & ~kSign;
  if ((value & kSign) != 0 && magnitude <= kInfinity) return 0;
  return narrowed(magnitude, mantissa_bits);
}

uint32_t f32_from_unorm8(uint32_t byte) {
  static constexpr std::array<float, 256> kNumbers = [] {
    std::array<float, 256> table{};
    for (size_t i = 0; i < table.size(); ++i) table[i] = static_cast<float>(i) / 255.0f;
    return table;
  }();
  return as_bits(kNumbers[byte & 255]);
}
uint32_t f32_from_unorm(uint32_t bits, unsigned width) {
  return as_bits(static_cast<float>(bits) / static_cast<float>(mask(width)));
}
uint32_t f32_from_snorm(uint32_t bits, unsigned width) {
  const auto number = static_cast<int32_t>(sign_extend(bits, width));
  const auto largest = static_cast<int32_t>(mask(width - 1));
  return as_bits(static_cast<float>(std::max(number, -largest)) / static_cast<float>(largest));
}
uint32_t unorm_from_f32(uint32_t value, unsigned width) {
  return static_cast<uint32_t>(rounded(double{clamped(value, 0, 1)} * mask(width)));
}
uint32_t snorm_from_f32(uint32_t value, unsigned width) {
  const double scaled = double{clamped(value, -1, 1)} * mask(width - 1);
  const auto magnitude = static_cast<uint32_t>(rounded(std::abs(scaled)));
  return (scaled < 0 ? 0 - magnitude : magnitude) & mask(width);
}

uint32_t uscaled_from_f32(uint32_t value, unsigned width) {
  const double number = as_float(value);
  return number > 0 ? static_cast<uint32_t>(std::min(number, static_cast<double>(mask(width)))) : 0;
}
uint32_t sscaled_from_f32(uint32_t value, unsigned width) {
  const double number = as_float(value);
  if (std::isnan(number)) return 0;
  const double largest = mask(width - 1);
  return static_cast<uint32_t>(static_cast<int32_t>(std::clamp(number, -largest - 1, largest))) & mask(width);
}

uint32_t uint_from_u32(uint32_t value, unsigned width) { return std::min(value, mask(width)); }
uint32_t sint_from_i32(uint32_t value, unsigned width) {
  const int64_t largest = mask(width - 1);
  return static_cast<uint32_t>(std::clamp<int64_t>(static_cast<int32_t>(value), -largest - 1, largest)) & mask(width);
}

uint32_t f32_from_srgb(uint32_t byte) {
  static const std::array<float, 256> kLinear = [] {
    std::array<float, 256> table{};
    for (size_t i = 0; i < table.size(); ++i)
      table[i] = static_cast<float>(linear_of_srgb(static_cast<double>(i) / 255));
    return table;
  }();
  return as_bits(kLinear[byte & 255]);
}
uint32_t srgb_from_f32(uint32_t value) {
  return static_cast<uint32_t>(rounded(255 * srgb_of_linear(double{clamped(value, 0, 1)})));
}

}  // namespace lw::image
