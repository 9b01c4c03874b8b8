// One lane of each float micro-operation, exactly as uops.def defines it: for uniform values, for micro-operations too
// rare to have a loop of their own, and for tests to hold the loops against.
#include <cmath>

#include "base/base.h"
#include "exec/float_bits.h"
#include "exec/float_one_lane.h"
#include "sem/approx.h"

namespace lw::exec {
namespace {

using sem::Uop;
namespace approx = sem::approx;

uint32_t word(uint64_t v) { return static_cast<uint32_t>(v); }
uint32_t half(uint64_t v) { return static_cast<uint32_t>(v & 0xffff); }

// The first NaN made quiet, or `otherwise` where no argument is one.
uint32_t first_nan16(uint32_t a, uint32_t b, uint32_t c) {
  for (uint32_t x : {a, b, c})
    if (is_nan16(x)) return x | kQuiet16;
  return kDefaultNan16;
}
uint32_t first_nan32(uint32_t a, uint32_t b, uint32_t c) {
  for (uint32_t x : {a, b, c})
    if (is_nan32(x)) return x | kQuiet32;
  return kDefaultNan32;
}
uint64_t first_nan64(uint64_t a, uint64_t b, uint64_t c) {
  for (uint64_t x : {a, b, c})
    if (is_nan64(x)) return x | kQuiet64;
  return kDefaultNan64;
}

// A sum rounded to odd fits any later rounding to at most 22 digits (see lanes/float_half.cpp).
uint32_t fma16(uint32_t a, uint32_t b, uint32_t c, unsigned rounding) {
  const double product = double{float_of(f32_bits_of_f16(a))} * double{float_of(f32_bits_of_f16(b))};
  const double addend = float_of(f32_bits_of_f16(c));
  // Both are multiples of 2^-48 below 2^32: 80 bits, one host integer.
  if (!(std::fabs(product) < 0x1p40) || !(std::fabs(addend) < 0x1p40))
    return f16_bits_of_f32(bits_of(static_cast<float>(product + addend)), rounding);
  const auto scaled = [](double x) {
    // In two steps, since 2^80 does not fit an integer conversion's exact range at once.
    const double high = std::trunc(std::ldexp(x, 16));
    const double low = std::ldexp(std::ldexp(x, 16) - high, 32);
    return static_cast<__int128>(high) * (__int128{1} << 32) + static_cast<__int128>(low);
  };
  const __int128 sum = scaled(product) + scaled(addend);
  if (sum == 0) {
    const bool both_negative = std::signbit(product) && std::signbit(addend);
    const bool signs_differ = std::signbit(product) != std::signbit(addend);
    // An exact cancellation is +0, or -0 when rounding down.
    return both_negative || (signs_differ && rounding == 2) ? 0x8000 : 0;
  }
  const bool negative = sum < 0;
  unsigned __int128 magnitude = negative ? -static_cast<unsigned __int128>(sum) : static_cast<unsigned __int128>(sum);
  int exponent = -48;
  bool sticky = false;
  while (magnitude >> 22 != 0) {
    sticky |= (magnitude & 1) != 0;
    magnitude >>= 1;
    ++exponent;
  }
  const uint32_t odd = static_cast<uint32_t>(magnitude) << 1 | sticky;
  const float value = std::ldexp(static_cast<float>(odd), exponent - 1);
  return f16_bits_of_f32(bits_of(negative ? -value : value), rounding);
}

template <class T>
uint64_t saturated(double x, T lowest, T highest) {
  if (x != x) return 0;
  if (x <= static_cast<double>(lowest)) return static_cast<uint64_t>(static_cast<int64_t>(lowest));
  if (x >= static_cast<double>(highest)) return static_cast<uint64_t>(static_cast<int64_t>(highest));
  return static_cast<uint64_t>(static_cast<int64_t>(x));
}

double whole(Uop op, double x) {
  switch (op) {
    case Uop::ffloor16:
    case Uop::ffloor32:
    case Uop::ffloor64: return std::floor(x);
    case Uop::fceil16:
    case Uop::fceil32:
    case Uop::fceil64: return std::ceil(x);
    case Uop::ftrunc16:
    case Uop::ftrunc32:
    case Uop::ftrunc64: return std::trunc(x);
    default: break;
  }
  // Halves to even whatever mode the host is in.
  const double below = std::floor(x), distance = x - below;
  double nearest = distance < 0.5 ? below : distance > 0.5 ? below + 1 : (std::fmod(below, 2) == 0 ? below : below + 1);
  if (!(std::fabs(x) < 0x1p52)) nearest = x;
  return std::copysign(nearest, x);
}

int clamped(uint64_t b, int limit) {
  const int32_t exponent = static_cast<int32_t>(word(b));
  return exponent < -limit ? -limit : exponent > limit ? limit : exponent;
}

uint32_t flush(uint32_t x, bool on, uint32_t (*how)(uint32_t)) { return on ? how(x) : x; }
uint32_t flush16_function(uint32_t x) { return flush16(x); }
uint32_t flush32_function(uint32_t x) { return flush32(x); }

uint32_t one16(Uop op, FloatMode m, uint32_t a, uint32_t b, uint32_t c) {
  const float x = float_of(f32_bits_of_f16(a)), y = float_of(f32_bits_of_f16(b));
  switch (op) {
    case Uop::fadd16: {
      const float r = x + y;
      return r != r ? first_nan16(a, b, 0) : f16_bits_of_f32(bits_of(r), m.rounding);
    }
    case Uop::fmul16: {
      const float r = x * y;
      return r != r ? first_nan16(a, b, 0) : f16_bits_of_f32(bits_of(r), m.rounding);
    }
    case Uop::ffma16: {
      const float z = float_of(f32_bits_of_f16(c));
      const float product = x * y;
      if (product + z != product + z) return first_nan16(a, b, c);
      return fma16(a, b, c, m.rounding);
    }
    case Uop::ffloor16:
    case Uop::fceil16:
    case Uop::ftrunc16:
    case Uop::frndne16:
      return is_nan16(a) ? a | kQuiet16 : f16_bits_of_f32(bits_of(static_cast<float>(whole(op, x))), 0);
    default: LW_CHECK(false, "not an fp16 micro-operation");
  }
}

// What MODE does to denormals that go in and come out.
struct Denormals {
  FloatMode mode;

  uint32_t in16(uint64_t v) const { return flush(half(v), mode.flush_inputs, flush16_function); }
  uint32_t in32(uint64_t v) const { return flush(word(v), mode.flush_inputs, flush32_function); }
  uint64_t in64(uint64_t v) const { return mode.flush_inputs ? flush64(v) : v; }
  uint64_t out16(uint32_t v) const { return flush(v, mode.flush_results, flush16_function); }
  uint64_t out32(uint32_t v) const { return flush(v, mode.flush_results, flush32_function); }
  uint64_t out64(uint64_t v) const { return mode.flush_results ? flush64(v) : v; }
};

float widened(uint32_t v) { return float_of(f32_bits_of_f16(v)); }

// Each of the following functions leaves micro-operations of other kinds to the one before it. float_one_lane calls the
// last one, which has the conversions: most calls are for them.

uint64_t float64_lane(Uop op, const Denormals& m, uint64_t a64, uint64_t b64, uint64_t c64) {
  switch (op) {
    case Uop::fadd64: {
      const uint64_t a = m.in64(a64), b = m.in64(b64);
      const double r = double_of(a) + double_of(b);
      return r != r ? first_nan64(a, b, 0) : m.out64(bits_of(r));
    }
    case Uop::fmul64: {
      const uint64_t a = m.in64(a64), b = m.in64(b64);
      const double r = double_of(a) * double_of(b);
      return r != r ? first_nan64(a, b, 0) : m.out64(bits_of(r));
    }
    case Uop::ffma64: {
      const uint64_t a = m.in64(a64), b = m.in64(b64), c = m.in64(c64);
      const double r = std::fma(double_of(a), double_of(b), double_of(c));
      return r != r ? first_nan64(a, b, c) : m.out64(bits_of(r));
    }
    case Uop::flt64: return double_of(m.in64(a64)) < double_of(m.in64(b64));
    case Uop::fle64: return double_of(m.in64(a64)) <= double_of(m.in64(b64));
    case Uop::feq64: return double_of(m.in64(a64)) == double_of(m.in64(b64));
    case Uop::ffloor64:
    case Uop::fceil64:
    case Uop::ftrunc64:
    case Uop::frndne64: {
      const uint64_t a = m.in64(a64);
      return is_nan64(a) ? a | kQuiet64 : bits_of(whole(op, double_of(a)));
    }
    case Uop::fldexp64: {
      const uint64_t a = m.in64(a64);
      return is_nan64(a) ? a | kQuiet64 : m.out64(bits_of(std::ldexp(double_of(a), clamped(b64, 4000))));
    }
    case Uop::ffrexp_mant64: {
      const uint64_t a = m.in64(a64), magnitude = a & 0x7fffffffffffffff;
      if (is_nan64(a)) return a | kQuiet64;
      if (magnitude == 0 || magnitude == 0x7ff0000000000000) return a;
      int exponent;
      return bits_of(std::frexp(double_of(a), &exponent));
    }
    case Uop::ffrexp_exp64: {
      const uint64_t a = m.in64(a64), magnitude = a & 0x7fffffffffffffff;
      int exponent = 0;
      if (magnitude != 0 && magnitude < 0x7ff0000000000000) std::frexp(double_of(a), &exponent);
      return word(static_cast<uint64_t>(static_cast<int64_t>(exponent)));
    }
    case Uop::frcp64: return m.out64(approx::rcp64(m.in64(a64)));
    case Uop::frsq64: return m.out64(approx::rsq64(m.in64(a64)));
    case Uop::fsqrt64: return m.out64(approx::sqrt64(m.in64(a64)));
    default: LW_CHECK(false, "not a float micro-operation");
  }
}

uint64_t float16_lane(Uop op, const Denormals& m, uint64_t a64, uint64_t b64, uint64_t c64) {
  switch (op) {
    case Uop::fadd16:
    case Uop::fmul16:
    case Uop::ffma16:
    case Uop::ffloor16:
    case Uop::fceil16:
    case Uop::ftrunc16:
    case Uop::frndne16: return m.out16(one16(op, m.mode, m.in16(a64), m.in16(b64), m.in16(c64)));
    case Uop::flt16: return widened(m.in16(a64)) < widened(m.in16(b64));
    case Uop::fle16: return widened(m.in16(a64)) <= widened(m.in16(b64));
    case Uop::feq16: return widened(m.in16(a64)) == widened(m.in16(b64));
    case Uop::fldexp16: {
      const uint32_t a = m.in16(a64);
      if (is_nan16(a)) return a | kQuiet16;
      return m.out16(f16_bits_of_f32(bits_of(std::ldexp(widened(a), clamped(b64, 60))), m.mode.rounding));
    }
    case Uop::ffrexp_mant16: {
      const uint32_t a = m.in16(a64), magnitude = a & 0x7fff;
      if (is_nan16(a)) return a | kQuiet16;
      if (magnitude == 0 || magnitude == 0x7c00) return a;
      int exponent;
      return m.out16(f16_bits_of_f32(bits_of(std::frexp(widened(a), &exponent)), 0));
    }
    case Uop::ffrexp_exp16: {
      const uint32_t a = m.in16(a64), magnitude = a & 0x7fff;
      int exponent = 0;
      if (magnitude != 0 && magnitude < 0x7c00) std::frexp(widened(a), &exponent);
      return word(static_cast<uint64_t>(static_cast<int64_t>(exponent)));
    }
    case Uop::frcp16: return m.out16(approx::rcp16(m.in16(a64)));
    case Uop::frsq16: return m.out16(approx::rsq16(m.in16(a64)));
    case Uop::fsqrt16: return m.out16(approx::sqrt16(m.in16(a64)));
    case Uop::fexp16: return m.out16(approx::exp16(m.in16(a64)));
    case Uop::flog16: return m.out16(approx::log16(m.in16(a64)));
    case Uop::fsin16: return m.out16(approx::sin16(m.in16(a64)));
    case Uop::fcos16: return m.out16(approx::cos16(m.in16(a64)));
    default: return float64_lane(op, m, a64, b64, c64);
  }
}

uint64_t float32_lane(Uop op, const Denormals& m, uint64_t a64, uint64_t b64, uint64_t c64) {
  switch (op) {
    case Uop::fadd32: return add_one_lane(m.mode, word(a64), word(b64));
    case Uop::fmul32: {
      const uint32_t a = m.in32(a64), b = m.in32(b64);
      const float r = float_of(a) * float_of(b);
      return r != r ? first_nan32(a, b, 0) : m.out32(bits_of(r));
    }
    case Uop::ffma32: {
      const uint32_t a = m.in32(a64), b = m.in32(b64), c = m.in32(c64);
      const float r = std::fma(float_of(a), float_of(b), float_of(c));
      return r != r ? first_nan32(a, b, c) : m.out32(bits_of(r));
    }
    case Uop::flt32: return float_of(m.in32(a64)) < float_of(m.in32(b64));
    case Uop::fle32: return float_of(m.in32(a64)) <= float_of(m.in32(b64));
    case Uop::feq32: return float_of(m.in32(a64)) == float_of(m.in32(b64));
    case Uop::ffloor32:
    case Uop::fceil32:
    case Uop::ftrunc32:
    case Uop::frndne32: {
      const uint32_t a = m.in32(a64);
      return is_nan32(a) ? a | kQuiet32 : bits_of(static_cast<float>(whole(op, float_of(a))));
    }
    case Uop::fldexp32: {
      // Exact in fp64, so that the conversion is the only rounding.
      const uint32_t a = m.in32(a64);
      if (is_nan32(a)) return a | kQuiet32;
      return m.out32(bits_of(static_cast<float>(std::ldexp(double{float_of(a)}, clamped(b64, 400)))));
    }
    case Uop::ffrexp_mant32: {
      const uint32_t a = m.in32(a64), magnitude = a & 0x7fffffff;
      if (is_nan32(a)) return a | kQuiet32;
      if (magnitude == 0 || magnitude == 0x7f800000) return a;
      int exponent;
      return bits_of(std::frexp(float_of(a), &exponent));
    }
    case Uop::ffrexp_exp32: {
      const uint32_t a = m.in32(a64), magnitude = a & 0x7fffffff;
      int exponent = 0;
      if (magnitude != 0 && magnitude < 0x7f800000) std::frexp(float_of(a), &exponent);
      return word(static_cast<uint64_t>(static_cast<int64_t>(exponent)));
    }
    case Uop::frcp32: return m.out32(approx::rcp32(m.in32(a64)));
    case Uop::frsq32: return m.out32(approx::rsq32(m.in32(a64)));
    case Uop::fsqrt32: return m.out32(approx::sqrt32(m.in32(a64)));
    case Uop::fexp32: return m.out32(approx::exp32(m.in32(a64)));
    case Uop::flog32: return m.out32(approx::log32(m.in32(a64)));
    case Uop::fsin32: return m.out32(approx::sin32(m.in32(a64)));
    case Uop::fcos32: return m.out32(approx::cos32(m.in32(a64)));
    default: return float16_lane(op, m, a64, b64, c64);
  }
}

uint64_t conversion_lane(Uop op, const Denormals& m, uint64_t a64, uint64_t b64, uint64_t c64) {
  switch (op) {
    case Uop::f32_from_u32: return bits_of(static_cast<float>(word(a64)));
    case Uop::f32_from_i32: return bits_of(static_cast<float>(static_cast<int32_t>(word(a64))));
    case Uop::f64_from_u32: return bits_of(static_cast<double>(word(a64)));
    case Uop::f64_from_i32: return bits_of(static_cast<double>(static_cast<int32_t>(word(a64))));
    case Uop::f64_from_f32: {
      const uint32_t a = m.in32(a64);
      if (is_nan32(a))
        return uint64_t{a & 0x80000000} << 32 | 0x7ff0000000000000 | kQuiet64 | uint64_t{a & 0x7fffff} << 29;
      return bits_of(static_cast<double>(float_of(a)));
    }
    case Uop::f32_from_f64:
      if (is_nan64(a64)) return (word(a64 >> 32) & 0x80000000) | 0x7f800000 | kQuiet32 | (word(a64 >> 29) & 0x7fffff);
      return m.out32(bits_of(static_cast<float>(double_of(a64))));
    case Uop::f16_from_f32:
    case Uop::f16_from_f32_rtz: return m.out16(f16_bits_of_f32(m.in32(a64), m.mode.rounding));
    case Uop::f32_from_f16: return f32_bits_of_f16(m.in16(a64));
    case Uop::f16_from_u16: return f16_bits_of_f32(bits_of(static_cast<float>(half(a64))), m.mode.rounding);
    case Uop::f16_from_i16:
      return f16_bits_of_f32(bits_of(static_cast<float>(static_cast<int16_t>(half(a64)))), m.mode.rounding);
    case Uop::u32_from_f32: return word(saturated<int64_t>(float_of(word(a64)), 0, 0xffffffff));
    case Uop::i32_from_f32: return word(saturated<int32_t>(float_of(word(a64)), INT32_MIN, INT32_MAX));
    case Uop::u32_from_f64: return word(saturated<int64_t>(double_of(a64), 0, 0xffffffff));
    case Uop::i32_from_f64: return word(saturated<int32_t>(double_of(a64), INT32_MIN, INT32_MAX));
    case Uop::u16_from_f16: return saturated<int32_t>(widened(half(a64)), 0, 0xffff);
    case Uop::i16_from_f16: return half(saturated<int32_t>(widened(half(a64)), -32768, 32767));
    default: return float32_lane(op, m, a64, b64, c64);
  }
}

}  // namespace

uint32_t add_one_lane(FloatMode m, uint32_t a, uint32_t b) {
  if (m.flush_inputs) a = flush32(a), b = flush32(b);
  const float r = float_of(a) + float_of(b);
  if (r != r) return first_nan32(a, b, 0);
  return m.flush_results ? flush32(bits_of(r)) : bits_of(r);
}

uint64_t float_one_lane(Uop op, FloatMode mode, uint64_t a, uint64_t b, uint64_t c) {
  return conversion_lane(op, {mode}, a, b, c);
}

}  // namespace lw::exec
