#include "sem/approx.h"

#include <bit>
#include <cmath>

namespace lw::sem::approx {
namespace {

constexpr uint32_t kNan16 = 0x7e00, kNan32 = 0x7fc00000;
constexpr uint64_t kNan64 = 0x7ff8000000000000;
constexpr double kInfinity = __builtin_inf();
constexpr double kTwoPi = 6.283185307179586476925286766559;

// Rounding is written out in integers: the host may be in any rounding mode that an emulated wave asked for.

// A finite non-NaN double to a narrower format, nearest even. `digits` counts the significand's explicit bits.
uint32_t narrow(double value, unsigned digits, int bias, unsigned exponent_bits) {
  const uint64_t bits = std::bit_cast<uint64_t>(value);
  const uint32_t sign = static_cast<uint32_t>(bits >> 63) << (digits + exponent_bits);
  const int max_exponent = (1 << exponent_bits) - 1;
  const int exponent = static_cast<int>(bits >> 52 & 0x7ff);
  if (exponent == 0x7ff) return sign | static_cast<uint32_t>(max_exponent) << digits;
  if (exponent == 0) return sign;  // far below every narrower format
  int target = exponent - 1023 + bias;
  uint64_t significand = (bits & 0xf'ffff'ffff'ffff) | uint64_t{1} << 52;
  unsigned drop = 52 - digits;
  if (target <= 0) {
    drop += static_cast<unsigned>(1 - target);
    target = 0;
    if (drop > 54) return sign;
  }
  const uint64_t half = uint64_t{1} << (drop - 1);
  uint64_t kept = significand >> drop;
  const uint64_t rest = significand & ((uint64_t{1} << drop) - 1);
  if (rest > half || (rest == half && (kept & 1))) ++kept;
  // A carry out of the significand raises the exponent; a normal number's leading one is counted into it here.
  const uint64_t magnitude = target == 0 ? kept : (static_cast<uint64_t>(target - 1) << digits) + kept;
  if (magnitude >> digits >= static_cast<uint64_t>(max_exponent))
    return sign | static_cast<uint32_t>(max_exponent) << digits;
  return sign | static_cast<uint32_t>(magnitude);
}

uint32_t to16(double value) { return narrow(value, 10, 15, 5); }
uint32_t to32(double value) { return narrow(value, 23, 127, 8); }

double from16(uint32_t bits) {
  const int exponent = static_cast<int>(bits >> 10 & 31);
  const double significand = bits & 0x3ff;
  const double magnitude = exponent == 0    ? std::ldexp(significand, -24)
                           : exponent == 31 ? kInfinity
                                            : std::ldexp(significand + 1024, exponent - 25);
  return bits & 0x8000 ? -magnitude : magnitude;
}
double from32(uint32_t bits) { return std::bit_cast<float>(bits); }

uint32_t flush32(uint32_t bits) { return (bits & 0x7f800000) == 0 ? bits & 0x80000000 : bits; }

bool is_nan16(uint32_t a) { return (a & 0x7fff) > 0x7c00; }
bool is_nan32(uint32_t a) { return (a & 0x7fffffff) > 0x7f800000; }
bool is_nan64(uint64_t a) { return (a & 0x7fff'ffff'ffff'ffff) > 0x7ff0'0000'0000'0000; }

// rsq and log of a negative number, sine of an infinity: no number.
template <class Function>
uint32_t through16(uint32_t a, Function function) {
  a &= 0xffff;
  if (is_nan16(a)) return a | 0x200;
  const double result = function(from16(a));
  return result != result ? kNan16 : to16(result);
}
template <class Function>
uint32_t through32(uint32_t a, Function function) {
  if (is_nan32(a)) return a | 0x400000;
  const double result = function(from32(a));
  return result != result ? kNan32 : to32(result);
}

double rcp(double x) { return 1.0 / x; }
double rsq(double x) { return 1.0 / std::sqrt(x); }
double exp(double x) { return std::exp2(x); }
double log(double x) { return x < 0 ? __builtin_nan("") : std::log2(x); }

// The argument counts turns; only its fraction matters, and taking it is exact.
double sin(double x) {
  if (std::isinf(x)) return __builtin_nan("");
  if (std::fabs(x) > 256.0) return 0.0;
  const double turn = x - std::nearbyint(x);
  if (turn == 0) return std::copysign(0.0, x);
  if (std::fabs(turn) == 0.5) return std::copysign(0.0, x);
  return std::sin(turn * kTwoPi);
}
double cos(double x) {
  if (std::isinf(x)) return __builtin_nan("");
  if (std::fabs(x) > 256.0) return 1.0;
  const double turn = std::fabs(x - std::nearbyint(x));
  if (turn == 0.25) return 0.0;
  return std::cos(turn * kTwoPi);
}

}  // namespace

uint32_t rcp16(uint32_t a) { return through16(a, rcp); }
uint32_t rsq16(uint32_t a) { return through16(a, rsq); }
uint32_t sqrt16(uint32_t a) {
  return through16(a, [](double x) { return std::sqrt(x); });
}
uint32_t exp16(uint32_t a) { return through16(a, exp); }
uint32_t log16(uint32_t a) { return through16(a, log); }
uint32_t sin16(uint32_t a) { return through16(a, sin); }
uint32_t cos16(uint32_t a) { return through16(a, cos); }

uint32_t rcp32(uint32_t a) { return flush32(through32(flush32(a), rcp)); }
uint32_t rsq32(uint32_t a) { return flush32(through32(flush32(a), rsq)); }
uint32_t sqrt32(uint32_t a) {
  return through32(a, [](double x) { return std::sqrt(x); });
}
uint32_t exp32(uint32_t a) { return flush32(through32(flush32(a), exp)); }
uint32_t log32(uint32_t a) { return flush32(through32(flush32(a), log)); }
uint32_t sin32(uint32_t a) { return flush32(through32(flush32(a), sin)); }
uint32_t cos32(uint32_t a) { return flush32(through32(flush32(a), cos)); }

namespace {
template <class Function>
uint64_t through64(uint64_t a, Function function) {
  if (is_nan64(a)) return a | uint64_t{1} << 51;
  const double result = function(std::bit_cast<double>(a));
  return result != result ? kNan64 : std::bit_cast<uint64_t>(result);
}
}  // namespace

uint64_t rcp64(uint64_t a) { return through64(a, rcp); }
uint64_t rsq64(uint64_t a) {
  return through64(a, [](double x) { return static_cast<double>(1.0L / std::sqrt(static_cast<long double>(x))); });
}
uint64_t sqrt64(uint64_t a) {
  return through64(a, [](double x) { return std::sqrt(x); });
}

}  // namespace lw::sem::approx
