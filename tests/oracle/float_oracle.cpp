#include "float_oracle.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace oracle {
namespace {

struct Format {
  int mantissa_bits;
  int exponent_bits;
  int bias() const { return (1 << (exponent_bits - 1)) - 1; }
  uint32_t sign() const { return 1u << (mantissa_bits + exponent_bits); }
  uint32_t infinity() const { return ((1u << exponent_bits) - 1) << mantissa_bits; }
  uint32_t smallest_normal() const { return 1u << mantissa_bits; }
};
constexpr Format format_of(Precision p) { return p == Precision::half ? Format{10, 5} : Format{23, 8}; }

Rounding rounding_of(Precision p, const Mode& m) { return p == Precision::half ? m.round_half : m.round_single; }
bool keeps_inputs(Precision p, const Mode& m) {
  return p == Precision::half ? m.keep_denormal_inputs_half : m.keep_denormal_inputs_single;
}
bool keeps_results(Precision p, const Mode& m) {
  return p == Precision::half ? m.keep_denormal_results_half : m.keep_denormal_results_single;
}

// a + b as a double whose last bit is set where the sum was not exact ("round to odd"); rounding that once more to 24
// bits or fewer gives the correctly rounded sum in every rounding mode.
double sum_to_odd(double a, double b) {
  const double sum = a + b;
  const double b_part = sum - a;
  const double lost = (a - (sum - b_part)) + (b - b_part);
  if (lost == 0) return sum;
  uint64_t bits;
  std::memcpy(&bits, &sum, sizeof bits);
  if ((bits & 1) != 0) return sum;
  const bool away_from_zero = (lost > 0) == (sum > 0);
  bits += away_from_zero ? 1 : -1;
  double odd;
  std::memcpy(&odd, &bits, sizeof odd);
  return odd;
}

Value add_as(Precision p, uint32_t a, uint32_t b, Rounding rounding, bool keep_inputs, bool keep_results) {
  a = with_denormals_flushed(p, a, keep_inputs);
  b = with_denormals_flushed(p, b, keep_inputs);
  if (is_nan(p, a) || is_nan(p, b)) return some_nan(p);
  const Format f = format_of(p);
  if (is_infinite(p, a) && is_infinite(p, b)) return a == b ? Value{a} : some_nan(p);
  if (is_infinite(p, a)) return {a};
  if (is_infinite(p, b)) return {b};
  const double x = to_double(p, a), y = to_double(p, b);
  if (x + y == 0) {  // exact: IEEE 754, 6.3
    const bool both_negative = (a & f.sign()) != 0 && (b & f.sign()) != 0;
    const bool both_zero = x == 0 && y == 0;
    const bool signs_differ = ((a ^ b) & f.sign()) != 0;
    const bool negative = (both_zero && !signs_differ) ? both_negative : rounding == Rounding::down;
    return {negative ? f.sign() : 0};
  }
  return round_to(p, sum_to_odd(x, y), rounding, keep_results);
}

Value multiply_as(Precision p, uint32_t a, uint32_t b, Rounding rounding, bool keep_inputs, bool keep_results) {
  a = with_denormals_flushed(p, a, keep_inputs);
  b = with_denormals_flushed(p, b, keep_inputs);
  if (is_nan(p, a) || is_nan(p, b)) return some_nan(p);
  const Format f = format_of(p);
  const uint32_t sign = (a ^ b) & f.sign();
  const double x = to_double(p, a), y = to_double(p, b);
  if (is_infinite(p, a) || is_infinite(p, b)) return x == 0 || y == 0 ? some_nan(p) : Value{f.infinity() | sign};
  if (x == 0 || y == 0) return {sign};
  return round_to(p, x * y, rounding, keep_results);  // at most 48 bits: the product is exact
}

}  // namespace

uint32_t Mode::bits() const {
  return static_cast<uint32_t>(round_single) | static_cast<uint32_t>(round_half) << 2 |
         uint32_t{keep_denormal_inputs_single} << 4 | uint32_t{keep_denormal_results_single} << 5 |
         uint32_t{keep_denormal_inputs_half} << 6 | uint32_t{keep_denormal_results_half} << 7 |
         uint32_t{dx10_clamp} << 8 | uint32_t{ieee} << 9;
}

bool is_nan(Precision p, uint32_t bits) {
  const Format f = format_of(p);
  return (bits & (f.sign() - 1)) > f.infinity();
}

bool is_infinite(Precision p, uint32_t bits) {
  const Format f = format_of(p);
  return (bits & (f.sign() - 1)) == f.infinity();
}

double to_double(Precision p, uint32_t bits) {
  const Format f = format_of(p);
  const double sign = (bits & f.sign()) != 0 ? -1 : 1;
  const uint32_t magnitude = bits & (f.sign() - 1);
  if (magnitude == f.infinity()) return sign * std::numeric_limits<double>::infinity();
  const int exponent = static_cast<int>(magnitude >> f.mantissa_bits);
  const uint32_t fraction = magnitude & (f.smallest_normal() - 1);
  const uint32_t significand = exponent == 0 ? fraction : fraction | f.smallest_normal();
  return sign * std::ldexp(significand, (exponent == 0 ? 1 : exponent) - f.bias() - f.mantissa_bits);
}

Value some_nan(Precision p) {
  const Format f = format_of(p);
  const uint32_t quiet = f.infinity() | f.smallest_normal() >> 1;
  return {quiet, ~((f.sign() | (f.sign() - 1)) & ~quiet)};
}

Value round_to(Precision p, double value, Rounding rounding, bool keep_denormals) {
  const Format f = format_of(p);
  const uint32_t sign = std::signbit(value) ? f.sign() : 0;
  const double magnitude = std::fabs(value);
  if (magnitude == 0) return {sign};
  int exponent;
  std::frexp(magnitude, &exponent);  // in [2^(exponent-1), 2^exponent)
  const int last_bit = std::max(exponent - 1, 1 - f.bias()) - f.mantissa_bits;
  const double units = std::ldexp(magnitude, -last_bit);  // exact: only the exponent changes
  double whole = std::floor(units);
  const double rest = units - whole;
  const bool away = rounding == Rounding::up             ? sign == 0 && rest > 0
                    : rounding == Rounding::down         ? sign != 0 && rest > 0
                    : rounding == Rounding::nearest_even ? rest > 0.5 || (rest == 0.5 && std::fmod(whole, 2) == 1)
                                                         : false;
  if (away) whole += 1;
  const double largest = to_double(p, f.infinity() - 1);
  if (std::ldexp(whole, last_bit) > largest) {
    const bool to_infinity = rounding == Rounding::nearest_even || (rounding == Rounding::up && sign == 0) ||
                             (rounding == Rounding::down && sign != 0);
    return {sign | (to_infinity ? f.infinity() : f.infinity() - 1)};
  }
  // Adding the significand to the exponent field carries into it where it is normal.
  const auto significand = static_cast<uint32_t>(whole);
  const int exponent_field = last_bit + f.mantissa_bits + f.bias() - 1;
  const uint32_t bits = (static_cast<uint32_t>(exponent_field) << f.mantissa_bits) + significand;
  if (!keep_denormals && bits < f.smallest_normal()) return {sign};
  return {sign | bits};
}

uint32_t with_denormals_flushed(Precision p, uint32_t bits, bool keep) {
  const Format f = format_of(p);
  return !keep && (bits & (f.sign() - 1)) < f.smallest_normal() ? bits & f.sign() : bits;
}

Value add(Precision p, uint32_t a, uint32_t b, const Mode& m) {
  return add_as(p, a, b, rounding_of(p, m), keeps_inputs(p, m), keeps_results(p, m));
}

Value multiply(Precision p, uint32_t a, uint32_t b, const Mode& m) {
  return multiply_as(p, a, b, rounding_of(p, m), keeps_inputs(p, m), keeps_results(p, m));
}

Value multiply_then_add(Precision p, uint32_t a, uint32_t b, uint32_t c, const Mode& m) {
  const Value product = multiply_as(p, a, b, rounding_of(p, m), false, false);
  return add_as(p, product.bits, c, rounding_of(p, m), false, false);
}

Value convert(Precision from, Precision to, uint32_t bits, const Mode& m) {
  // GCN3 manual, V_CVT_F32_F16: "FP16 denormal inputs are always accepted".
  bits = with_denormals_flushed(from, bits, from == Precision::half || keeps_inputs(from, m));
  if (is_nan(from, bits)) return some_nan(to);
  const Format f = format_of(to);
  const uint32_t sign = (bits & format_of(from).sign()) != 0 ? f.sign() : 0;
  if (is_infinite(from, bits)) return {sign | f.infinity()};
  const double value = to_double(from, bits);
  return value == 0 ? Value{sign} : round_to(to, value, rounding_of(to, m), keeps_results(to, m));
}

bool less(Precision p, uint32_t a, uint32_t b, const Mode& m) {
  a = with_denormals_flushed(p, a, keeps_inputs(p, m));
  b = with_denormals_flushed(p, b, keeps_inputs(p, m));
  return !is_nan(p, a) && !is_nan(p, b) && to_double(p, a) < to_double(p, b);
}

}  // namespace oracle
