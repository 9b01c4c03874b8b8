#include "support/half.h"

#include <bit>
#include <cmath>

namespace lw::kernels {

float half_to_float(uint16_t bits) {
  const uint32_t sign = static_cast<uint32_t>(bits & 0x8000) << 16;
  const uint32_t exponent = (bits >> 10) & 0x1f;
  const uint32_t fraction = bits & 0x3ff;
  if (exponent == 0x1f) return std::bit_cast<float>(sign | 0x7f800000 | (fraction << 13));
  if (exponent == 0) {
    const float magnitude = std::ldexp(static_cast<float>(fraction), -24);
    return sign ? -magnitude : magnitude;
  }
  return std::bit_cast<float>(sign | ((exponent + 112) << 23) | (fraction << 13));
}

uint16_t double_to_half(double value) {
  const uint64_t bits = std::bit_cast<uint64_t>(value);
  const auto sign = static_cast<uint16_t>((bits >> 48) & 0x8000);
  if (std::isnan(value)) return static_cast<uint16_t>(sign | 0x7e00);
  const double magnitude = std::fabs(value);
  if (magnitude == 0) return sign;
  // 65520 lies half way between the largest binary16 and the next power of two; ties go to even, which is infinity.
  if (magnitude >= 65520.0) return static_cast<uint16_t>(sign | 0x7c00);
  int exponent = 0;
  std::frexp(magnitude, &exponent);
  if (exponent < -13) exponent = -13;  // subnormals share the spacing of the smallest normal
  const int quantum_exponent = exponent - 11;
  const double quanta = std::nearbyint(std::ldexp(magnitude, -quantum_exponent));
  // Added to the exponent field, a count that rounds up to a power of two carries into it by itself.
  const auto count = static_cast<uint32_t>(quanta);
  const uint32_t biased = static_cast<uint32_t>(exponent + 14) - 1;
  const uint32_t encoded = biased == 0 ? count : (biased << 10) + count;
  return static_cast<uint16_t>(sign | encoded);
}

// Sums and products of two binary16 values are exact in binary64.
uint16_t half_add(uint16_t a, uint16_t b) {
  return double_to_half(static_cast<double>(half_to_float(a)) + static_cast<double>(half_to_float(b)));
}

uint16_t half_sub(uint16_t a, uint16_t b) { return half_add(a, static_cast<uint16_t>(b ^ 0x8000)); }

uint16_t half_mul(uint16_t a, uint16_t b) {
  return double_to_half(static_cast<double>(half_to_float(a)) * static_cast<double>(half_to_float(b)));
}

uint16_t half_fma(uint16_t a, uint16_t b, uint16_t c) {
  const double product = static_cast<double>(half_to_float(a)) * static_cast<double>(half_to_float(b));
  const double addend = half_to_float(c);
  const double sum = product + addend;
  if (!std::isfinite(sum) || sum == 0) return double_to_half(sum);
  // The exact sum can need more than 53 bits. Rounding it to odd first keeps the second rounding correct.
  const double shadow = sum - product;
  const double error = (product - (sum - shadow)) + (addend - shadow);
  uint64_t bits = std::bit_cast<uint64_t>(sum);
  if (error != 0 && (bits & 1) == 0) bits = (error > 0) == (sum > 0) ? bits + 1 : bits - 1;
  return double_to_half(std::bit_cast<double>(bits));
}

}  // namespace lw::kernels
