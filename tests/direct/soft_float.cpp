#include "soft_float.h"

#include <initializer_list>
#include <utility>

namespace lw::direct {
namespace {

using Wide = unsigned __int128;

unsigned top_bit(Wide value) {  // of a value that is not 0
  unsigned place = 0;
  for (unsigned step : {64u, 32u, 16u, 8u, 4u, 2u, 1u})
    if (value >> (place + step) != 0) place += step;
  return place;
}

uint64_t first_nan(const FloatFormat& f, std::initializer_list<uint64_t> arguments) {
  for (uint64_t a : arguments)
    if (is_nan(f, a)) return a | f.quiet_bit();
  return f.default_nan();
}

// The highest bit at 125, so that a sum has room above and 20 bits of slack below a product of two doubles.
Exact normal(Exact a) {
  const int shift = 125 - static_cast<int>(top_bit(a.magnitude));
  return {a.negative, a.magnitude << shift, a.exponent - shift};
}

// a + b, both exact and with at most 106 significant bits. Bits that no longer fit are remembered in the lowest one,
// which is safe: they are lost only where no long cancellation can follow.
Exact sum(Exact a, Exact b, Rounding rounding) {
  if (a.magnitude == 0 && b.magnitude == 0) {
    const bool negative = a.negative == b.negative ? a.negative : rounding == Rounding::down;
    return {negative, 0, 0};
  }
  if (a.magnitude == 0) return b;
  if (b.magnitude == 0) return a;
  a = normal(a);
  b = normal(b);
  if (a.exponent < b.exponent) std::swap(a, b);
  const int distance = a.exponent - b.exponent;
  Wide low = distance > 127 ? 0 : b.magnitude >> distance;
  const Wide back = distance > 127 ? 0 : low << distance;
  if (back != b.magnitude) low |= 1;
  if (a.negative == b.negative) return {a.negative, a.magnitude + low, a.exponent};
  if (a.magnitude == low) return {rounding == Rounding::down, 0, 0};
  if (a.magnitude > low) return {a.negative, a.magnitude - low, a.exponent};
  return {b.negative, low - a.magnitude, a.exponent};
}

uint64_t result(const FloatFormat& f, FloatMode m, Exact value) {
  return flushed(f, rounded(f, value, m.rounding), m.flush_results);
}

uint64_t sign_of(const FloatFormat& f, bool negative) { return negative ? f.sign_bit() : 0; }
bool is_negative(const FloatFormat& f, uint64_t a) { return (a & f.sign_bit()) != 0; }

}  // namespace

FloatMode float_mode(const FloatFormat& format, uint32_t mode) {
  const bool single = format.mantissa_bits == kSingle.mantissa_bits;
  const uint32_t round = mode >> (single ? 0 : 2) & 3;
  const uint32_t denormals = mode >> (single ? 4 : 6) & 3;
  return {static_cast<Rounding>(round), (denormals & 1) == 0, (denormals & 2) == 0};
}

bool is_nan(const FloatFormat& f, uint64_t a) { return (a & (f.sign_bit() - 1)) > f.infinity(); }
bool is_infinite(const FloatFormat& f, uint64_t a) { return (a & (f.sign_bit() - 1)) == f.infinity(); }
bool is_zero(const FloatFormat& f, uint64_t a) { return (a & (f.sign_bit() - 1)) == 0; }

uint64_t flushed(const FloatFormat& f, uint64_t a, bool on) {
  return on && (a & f.infinity()) == 0 ? a & f.sign_bit() : a;
}

Exact exact(const FloatFormat& f, uint64_t a) {
  const uint64_t fraction = a & ((uint64_t{1} << f.mantissa_bits) - 1);
  const int field = static_cast<int>((a & f.infinity()) >> f.mantissa_bits);
  const bool negative = is_negative(f, a);
  const int lowest = 1 - f.bias() - static_cast<int>(f.mantissa_bits);
  if (field == 0) return {negative, fraction, lowest};
  return {negative, fraction | uint64_t{1} << f.mantissa_bits, lowest + field - 1};
}

uint64_t rounded(const FloatFormat& f, Exact value, Rounding rounding, bool lost) {
  const uint64_t sign = sign_of(f, value.negative);
  if (value.magnitude == 0) return sign;
  const int lowest = 1 - f.bias() - static_cast<int>(f.mantissa_bits);  // exponent of the smallest denormal
  int unit = value.exponent + static_cast<int>(top_bit(value.magnitude)) - static_cast<int>(f.mantissa_bits);
  if (unit < lowest) unit = lowest;

  // magnitude / 2^(unit - exponent), with what is cut off as half and rest.
  const int drop = unit - value.exponent;
  Wide kept = 0;
  bool half = false;
  bool rest = lost;
  if (drop <= 0) {
    kept = value.magnitude << -drop;
  } else if (drop > 127) {
    rest = true;
  } else {
    kept = value.magnitude >> drop;
    half = (value.magnitude >> (drop - 1) & 1) != 0;
    rest = rest || (value.magnitude & ((Wide{1} << (drop - 1)) - 1)) != 0;
  }
  bool away = false;
  switch (rounding) {
    case Rounding::nearest_even: away = half && (rest || (kept & 1) != 0); break;
    case Rounding::up: away = !value.negative && (half || rest); break;
    case Rounding::down: away = value.negative && (half || rest); break;
    case Rounding::toward_zero: break;
  }
  kept += away ? 1 : 0;
  if (kept >> (f.mantissa_bits + 1) != 0) {
    kept >>= 1;
    ++unit;
  }
  const auto significand = static_cast<uint64_t>(kept);
  if (significand >> f.mantissa_bits == 0) return sign | significand;  // denormal: unit is the lowest
  const int field = unit - lowest + 1;
  if (field >= (1 << f.exponent_bits) - 1) {
    const bool to_infinity = rounding == Rounding::nearest_even || (rounding == Rounding::up && !value.negative) ||
                             (rounding == Rounding::down && value.negative);
    return sign | (to_infinity ? f.infinity() : f.infinity() - 1);
  }
  return sign | static_cast<uint64_t>(field) << f.mantissa_bits |
         (significand & ((uint64_t{1} << f.mantissa_bits) - 1));
}

uint64_t add(const FloatFormat& f, FloatMode m, uint64_t a, uint64_t b) {
  a = flushed(f, a, m.flush_inputs);
  b = flushed(f, b, m.flush_inputs);
  if (is_nan(f, a) || is_nan(f, b)) return first_nan(f, {a, b});
  if (is_infinite(f, a) && is_infinite(f, b)) return a == b ? a : f.default_nan();
  if (is_infinite(f, a)) return a;
  if (is_infinite(f, b)) return b;
  return result(f, m, sum(exact(f, a), exact(f, b), m.rounding));
}

uint64_t multiply(const FloatFormat& f, FloatMode m, uint64_t a, uint64_t b) {
  a = flushed(f, a, m.flush_inputs);
  b = flushed(f, b, m.flush_inputs);
  if (is_nan(f, a) || is_nan(f, b)) return first_nan(f, {a, b});
  const bool negative = is_negative(f, a) != is_negative(f, b);
  if (is_infinite(f, a) || is_infinite(f, b)) {
    if (is_zero(f, a) || is_zero(f, b)) return f.default_nan();
    return sign_of(f, negative) | f.infinity();
  }
  const Exact x = exact(f, a);
  const Exact y = exact(f, b);
  return result(f, m, {negative, x.magnitude * y.magnitude, x.exponent + y.exponent});
}

uint64_t fused(const FloatFormat& f, FloatMode m, uint64_t a, uint64_t b, uint64_t c) {
  a = flushed(f, a, m.flush_inputs);
  b = flushed(f, b, m.flush_inputs);
  c = flushed(f, c, m.flush_inputs);
  if (is_nan(f, a) || is_nan(f, b) || is_nan(f, c)) return first_nan(f, {a, b, c});
  const bool negative = is_negative(f, a) != is_negative(f, b);
  if (is_infinite(f, a) || is_infinite(f, b)) {
    if (is_zero(f, a) || is_zero(f, b)) return f.default_nan();
    if (is_infinite(f, c) && is_negative(f, c) != negative) return f.default_nan();
    return sign_of(f, negative) | f.infinity();
  }
  if (is_infinite(f, c)) return c;
  const Exact x = exact(f, a);
  const Exact y = exact(f, b);
  const Exact product{negative, x.magnitude * y.magnitude, x.exponent + y.exponent};
  return result(f, m, sum(product, exact(f, c), m.rounding));
}

int compare(const FloatFormat& f, FloatMode m, uint64_t a, uint64_t b) {
  a = flushed(f, a, m.flush_inputs);
  b = flushed(f, b, m.flush_inputs);
  if (is_nan(f, a) || is_nan(f, b)) return 2;
  const auto ordered = [&](uint64_t v) {
    const auto magnitude = static_cast<int64_t>(v & (f.sign_bit() - 1));
    return is_negative(f, v) ? -magnitude : magnitude;
  };
  const int64_t x = ordered(a);
  const int64_t y = ordered(b);
  return x < y ? -1 : x > y ? 1 : 0;
}

uint64_t whole(const FloatFormat& f, FloatMode m, Whole how, uint64_t a) {
  a = flushed(f, a, m.flush_inputs);
  if (is_nan(f, a)) return a | f.quiet_bit();
  if (is_infinite(f, a) || is_zero(f, a)) return a;
  const Exact x = exact(f, a);
  if (x.exponent >= 0) return a;
  const int drop = -x.exponent;
  Wide kept = drop > 127 ? 0 : x.magnitude >> drop;
  const Wide rest = drop > 127 ? x.magnitude : x.magnitude - (kept << drop);
  const Wide half = drop > 127 ? Wide{1} << 127 : Wide{1} << (drop - 1);
  bool away = false;
  switch (how) {
    case Whole::floor: away = x.negative && rest != 0; break;
    case Whole::ceil: away = !x.negative && rest != 0; break;
    case Whole::trunc: break;
    case Whole::nearest_even: away = rest > half || (rest == half && (kept & 1) != 0); break;
  }
  kept += away ? 1 : 0;
  return rounded(f, {x.negative, kept, 0}, Rounding::toward_zero);
}

uint64_t scaled(const FloatFormat& f, FloatMode m, uint64_t a, int32_t power) {
  a = flushed(f, a, m.flush_inputs);
  if (is_nan(f, a)) return a | f.quiet_bit();
  if (is_infinite(f, a) || is_zero(f, a)) return a;
  Exact x = exact(f, a);
  x.exponent += power > 10000 ? 10000 : power < -10000 ? -10000 : power;
  return result(f, m, x);
}

uint64_t mantissa(const FloatFormat& f, FloatMode m, uint64_t a) {
  a = flushed(f, a, m.flush_inputs);
  if (is_nan(f, a)) return a | f.quiet_bit();
  if (is_infinite(f, a) || is_zero(f, a)) return a;
  Exact x = exact(f, a);
  x.exponent = -1 - static_cast<int>(top_bit(x.magnitude));
  return rounded(f, x, Rounding::toward_zero);
}

int32_t exponent(const FloatFormat& f, FloatMode m, uint64_t a) {
  a = flushed(f, a, m.flush_inputs);
  if (is_nan(f, a) || is_infinite(f, a) || is_zero(f, a)) return 0;
  const Exact x = exact(f, a);
  return x.exponent + static_cast<int>(top_bit(x.magnitude)) + 1;
}

uint64_t convert(const FloatFormat& from, const FloatFormat& to, FloatMode m, uint64_t a) {
  a = flushed(from, a, m.flush_inputs);
  const uint64_t sign = sign_of(to, is_negative(from, a));
  if (is_nan(from, a)) {
    const uint64_t fraction = a & ((uint64_t{1} << from.mantissa_bits) - 1);
    const uint64_t moved = from.mantissa_bits > to.mantissa_bits ? fraction >> (from.mantissa_bits - to.mantissa_bits)
                                                                 : fraction << (to.mantissa_bits - from.mantissa_bits);
    return sign | to.infinity() | to.quiet_bit() | moved;
  }
  if (is_infinite(from, a)) return sign | to.infinity();
  return result(to, m, exact(from, a));
}

uint64_t from_integer(const FloatFormat& f, FloatMode m, int64_t a) {
  const Wide magnitude = a < 0 ? Wide{0} - static_cast<Wide>(a) : static_cast<Wide>(a);
  return result(f, m, {a < 0, magnitude, 0});
}

int64_t to_integer(const FloatFormat& f, uint64_t a, int64_t low, int64_t high) {
  if (is_nan(f, a)) return 0;
  if (is_infinite(f, a)) return is_negative(f, a) ? low : high;
  const Exact x = exact(f, a);
  if (x.magnitude == 0) return 0;
  const int top = x.exponent + static_cast<int>(top_bit(x.magnitude));
  if (top < 0) return 0;
  if (top > 62) return x.negative ? low : high;
  const auto magnitude = static_cast<int64_t>(x.exponent >= 0 ? x.magnitude << x.exponent : x.magnitude >> -x.exponent);
  const int64_t value = x.negative ? -magnitude : magnitude;
  return value < low ? low : value > high ? high : value;
}

}  // namespace lw::direct
