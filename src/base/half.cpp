#include "base/half.h"

#include <cmath>
#include <limits>

namespace lw {

uint16_t half_from_double(double value) {
  const uint16_t sign = std::signbit(value) ? 0x8000 : 0;
  const double magnitude = std::fabs(value);
  if (std::isnan(value)) return sign | 0x7e00;
  if (magnitude >= 65520.0) return sign | 0x7c00;
  if (magnitude == 0) return sign;  // frexp gives it the exponent 0, which is 0.5's
  int exponent = 0;
  std::frexp(magnitude, &exponent);
  // The place of the last bit: 2^-24 for denormals, ten bits below the leading one otherwise.
  const int last_bit = exponent - 11 < -24 ? -24 : exponent - 11;
  const double units = std::nearbyint(std::ldexp(magnitude, -last_bit));
  const auto whole = static_cast<uint32_t>(units);
  if (last_bit == -24) return static_cast<uint16_t>(sign | whole);  // 1024 units is the smallest normal number
  return static_cast<uint16_t>(sign + ((static_cast<uint32_t>(last_bit + 24) << 10) + whole));
}

double double_from_half(uint16_t bits) {
  const double sign = (bits & 0x8000) != 0 ? -1.0 : 1.0;
  const int exponent = (bits >> 10) & 31;
  const int fraction = bits & 0x3ff;
  if (exponent == 31)
    return fraction == 0 ? sign * std::numeric_limits<double>::infinity() : std::numeric_limits<double>::quiet_NaN();
  if (exponent == 0) return sign * std::ldexp(fraction, -24);
  return sign * std::ldexp(1024 + fraction, exponent - 25);
}

}  // namespace lw
