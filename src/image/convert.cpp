#include "image/convert.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "base/bits.h"

namespace lw::image {
namespace {

constexpr uint32_t kSign = 0x80000000, kInfinity = 0x7f800000;
constexpr uint32_t mask(unsigned width) { return width == 32 ? ~uint32_t{0} : (uint32_t{1} << width) - 1; }
float as_float(uint32_t bits) { return std::bit_cast<float>(bits); }
uint32_t as_bits(float value) { return std::bit_cast<uint32_t>(value); }

// A magnitude of 5 exponent bits to f32; exact.
uint32_t widened(uint32_t magnitude, unsigned mantissa_bits) {
  const uint32_t exponent = magnitude >> mantissa_bits;
  const uint32_t mantissa = magnitude & mask(mantissa_bits);
  if (exponent == 31) return kInfinity | (mantissa << (23 - mantissa_bits));
  if (exponent != 0) return ((exponent + 112) << 23) | (mantissa << (23 - mantissa_bits));
  return as_bits(std::ldexp(static_cast<float>(mantissa), -14 - static_cast<int>(mantissa_bits)));
}

// The magnitude of an f32 to 5 exponent bits.
uint32_t narrowed(uint32_t magnitude, unsigned mantissa_bits) {
  const uint32_t infinity = 31u << mantissa_bits;
  const unsigned dropped = 23 - mantissa_bits;
  if (magnitude > kInfinity)
    return infinity | (1u << (mantissa_bits - 1)) | ((magnitude >> dropped) & mask(mantissa_bits));
  const uint32_t exponent = magnitude >> 23;
  if (exponent >= 113) {  // normal there
    const uint32_t rebased = magnitude - (112u << 23);
    const uint32_t odd = (rebased >> dropped) & 1;
    return std::min((rebased + (1u << (dropped - 1)) - 1 + odd) >> dropped, infinity);
  }
  const unsigned shift = 113 - exponent + dropped;
  if (shift > 24 || exponent == 0) return 0;
  const uint32_t significand = (magnitude & mask(23)) | (1u << 23);
  const uint32_t kept = significand >> shift;
  const uint32_t rest = significand & mask(shift);
  const uint32_t half = 1u << (shift - 1);
  return kept + (rest > half || (rest == half && (kept & 1) != 0) ? 1 : 0);
}

// `value` >= 0, below 2^52, to the nearest integer, ties to even.
uint64_t rounded(double value) {
  const auto whole = static_cast<uint64_t>(value);
  const double rest = value - static_cast<double>(whole);
  return whole + (rest > 0.5 || (rest == 0.5 && (whole & 1) != 0) ? 1 : 0);
}

float clamped(uint32_t value, float low, float high) {
  const float number = as_float(value);
  return std::isnan(number) ? 0.0f : std::clamp(number, low, high);
}

double linear_of_srgb(double value) {
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}
double srgb_of_linear(double value) {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
}

}  // namespace

uint32_t f32_from_f16(uint32_t half) { return widened(half & 0x7fff, 10) | ((half & 0x8000) << 16); }
uint32_t f16_from_f32(uint32_t value) { return narrowed(value & ~kSign, 10) | ((value & kSign) >> 16); }

uint32_t f32_from_unsigned_float(uint32_t bits, unsigned mantissa_bits) { return widened(bits, mantissa_bits); }
uint32_t unsigned_float_from_f32(uint32_t value, unsigned mantissa_bits) {
  const uint32_t magnitude = value & ~kSign;
  if ((value & kSign) != 0 && magnitude <= kInfinity) return 0;
  return narrowed(magnitude, mantissa_bits);
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
