// The three steps around a Newton-Raphson division: v_div_scale, v_div_fmas, v_div_fixup.
#include "domain.h"
#include "sem/float_words.h"

namespace lw::sem {
namespace {

// What the two precisions differ in.
struct Precision {
  int scale;          // operands are scaled by 2^scale
  int32_t far_apart;  // exponents this far apart: the quotient is near the largest number
  uint32_t tiny;      // numerators with this exponent field or a lower one are scaled up
  uint32_t bias;
  uint32_t mantissa_bits;
};
constexpr Precision kSingle{64, 96, 23, 127, 23};
constexpr Precision kDouble{128, 768, 53, 1023, 52};

// The significand with its leading one at bit mantissa_bits, and the exponent field it goes with (below 1 for
// denormals), of a number that is not zero.
struct Normalised {
  U64 significand;
  I32 exponent;
};
Normalised normalised(U64 mantissa, U32 field, const Precision& p) {
  const B1 denormal = field == u32(0);
  const U32 zeros = select(hi(mantissa) == u32(0), leading_zeros(lo(mantissa)) + u32(32), leading_zeros(hi(mantissa)));
  const U32 up = zeros - u32(63 - p.mantissa_bits);
  return {select(denormal, mantissa << up, mantissa | u64(uint64_t{1} << p.mantissa_bits)),
          select(denormal, i32(1) - as_i32(up), as_i32(field))};
}
Normalised normalised(F32 a) { return normalised(zext64(bits(as_u32(a), 0, 23)), exponent_field(a), kSingle); }
Normalised normalised(F64 a) {
  return normalised(as_u64(a) & u64((uint64_t{1} << 52) - 1), exponent_field(a), kDouble);
}

// n / d, before rounding, lies between half the least denormal and the least normal number; for finite n and d that are
// not zero.
B1 quotient_is_denormal(const Normalised& n, const Normalised& d, const Precision& p) {
  const I32 exponent = n.exponent - d.exponent - as_i32(as_word(n.significand < d.significand));
  const I32 normal = i32(1 - static_cast<int32_t>(p.bias));
  const I32 half_the_least = i32(-static_cast<int32_t>(p.bias + p.mantissa_bits));
  const B1 above_half = (exponent == half_the_least) & !(n.significand == d.significand);
  return (exponent < normal) & ((exponent > half_the_least) | above_half);
}

// 1 / d is a denormal.
template <class F>
B1 reciprocal_is_denormal(F d, F one, const Precision& p) {
  return is_finite(d) & quotient_is_denormal(normalised(one), normalised(d), p);
}

// GCN3 manual, V_DIV_SCALE; the branches in the order of its description.
template <class F>
void div_scale(Lane& x, F value, F denominator, F numerator, F zero, F one, F nan, const Precision& p) {
  const Within within(Composition::division_scale, float_bits(value));
  const U32 numerator_exponent = exponent_field(numerator);
  const U32 denominator_exponent = exponent_field(denominator);
  const B1 is_denominator = value == denominator;
  const F up = ldexp(value, i32(p.scale));
  const F down = ldexp(value, i32(-p.scale));

  const B1 has_zero = (numerator == zero) | (denominator == zero);
  const I32 apart = as_i32(numerator_exponent - denominator_exponent);
  const B1 huge_quotient = apart >= i32(p.far_apart);
  const B1 denormal_denominator = is_denormal(denominator);
  const B1 denormal_reciprocal = reciprocal_is_denormal(denominator, one, p);
  const B1 finite = is_finite(numerator) & is_finite(denominator);
  const B1 denormal_quotient = finite & quotient_is_denormal(normalised(numerator), normalised(denominator), p);
  const B1 tiny_numerator = numerator_exponent <= u32(p.tiny);

  F result = select(tiny_numerator, up, value);
  result = select(denormal_quotient, select(value == numerator, up, value), result);
  result = select(denormal_reciprocal, down, result);
  result = select(denormal_reciprocal & denormal_quotient, select(is_denominator, down, value), result);
  result = select(denormal_denominator, up, result);
  result = select(huge_quotient, select(is_denominator, up, value), result);
  x.d0 = select(has_zero, nan, result);
  x.d1 = !has_zero & (huge_quotient | (!denormal_denominator & denormal_quotient));
}

// fma(S0, S1, S2), undoing the scaling that v_div_scale announced in VCC: upward for large quotients (S2, the
// quotient's estimate, is large even scaled down), downward for denormal ones.
template <class F>
F div_fmas(Lane& x, F a, F b, F c, const Precision& p) {
  const F product = fma(a, b, c);
  const I32 scale = select(exponent_field(c) > u32(p.bias), i32(p.scale), i32(-p.scale));
  return select(x.vcc_bit(), ldexp(product, scale), product);
}

// The cases of v_div_fixup in which the quotient does not matter; `otherwise` where it does.
template <class F>
F fixed_up(F denominator, F numerator, F zero, F infinity, F nan, F otherwise) {
  const Within within(Composition::division_fixup, float_bits(denominator));
  const B1 negative = is_negative(denominator) ^ is_negative(numerator);
  const B1 zero_denominator = denominator == zero;
  const B1 zero_numerator = numerator == zero;
  F result = with_sign(otherwise, negative);
  result = select(is_infinite(denominator) | zero_numerator, with_sign(zero, negative), result);
  result = select(zero_denominator | is_infinite(numerator), with_sign(infinity, negative), result);
  const B1 undefined = (zero_denominator & zero_numerator) | (is_infinite(denominator) & is_infinite(numerator));
  result = select(undefined, nan, result);
  result = select(is_nan(denominator), quiet(denominator), result);
  return select(is_nan(numerator), quiet(numerator), result);
}

// A quotient whose exponents say that it is below half the least denormal comes out as MODE rounds such a number; a
// NaN among the quotients is an overflow.
template <class F>
F checked_quotient(F quotient, F denominator, F numerator, F infinity, F underflow, int32_t least) {
  const I32 apart = as_i32(exponent_field(numerator) - exponent_field(denominator));
  return select(apart < i32(least), underflow, select(is_nan(quotient), infinity, quotient));
}

}  // namespace

// D0 = S0 (equal to S1, the denominator, or S2, the numerator), scaled so that the steps of the division have no
// denormals; D1 = v_div_fmas must undo the scaling.                                    [errata: v_div_scale_f32]
void v_div_scale_f32(Lane& x) {
  div_scale(x, f32(x.s0), f32(x.s1), f32(x.s2), f32_bits(0), f32_bits(kOneF32), f32_bits(0x7fc00000), kSingle);
}
void v_div_scale_f64(Lane& x) {
  div_scale(x, f64(x.s0), f64(x.s1), f64(x.s2), f64_bits(0), f64_bits(kOneF64), f64_bits(0x7ff8000000000000), kDouble);
}

// D0 = S0 * S1 + S2, rounded once, then scaled if the lane's VCC bit is set. [errata: v_div_fmas_f32]
void v_div_fmas_f32(Lane& x) { x.d0 = div_fmas(x, f32(x.s0), f32(x.s1), f32(x.s2), kSingle); }
void v_div_fmas_f64(Lane& x) { x.d0 = div_fmas(x, f64(x.s0), f64(x.s1), f64(x.s2), kDouble); }

// D0 = the quotient S0 of S2 / S1, or the IEEE result if S1 and S2 are not ordinary numbers. [errata: v_div_fixup_f32]
void v_div_fixup_f32(Lane& x) {
  const Within within(Composition::division_fixup, 32);
  const F32 infinity = f32_bits(0x7f800000);
  const F32 quotient =
      checked_quotient(f32(x.s0), f32(x.s1), f32(x.s2), infinity, ldexp(f32_bits(kOneF32), i32(-200)), -150);
  x.d0 = fixed_up(f32(x.s1), f32(x.s2), f32_bits(0), infinity, f32_bits(0xffc00000), quotient);
}
void v_div_fixup_f64(Lane& x) {
  const Within within(Composition::division_fixup, 64);
  const F64 infinity = f64_bits(0x7ff0000000000000);
  const F64 quotient =
      checked_quotient(f64(x.s0), f64(x.s1), f64(x.s2), infinity, ldexp(f64_bits(kOneF64), i32(-1200)), -1075);
  x.d0 = fixed_up(f64(x.s1), f64(x.s2), f64_bits(0), infinity, f64_bits(0xfff8000000000000), quotient);
}
void v_div_fixup_f16(Lane& x) {
  x.d0 = fixed_up(f16(x.s1), f16(x.s2), f16_bits(0), f16_bits(0x7c00), f16_bits(0xfe00), f16(x.s0));
}

// Like v_div_fixup_f16; clears the other half of D0 on gfx9.
void v_div_fixup_legacy_f16(Lane& x) { v_div_fixup_f16(x); }

}  // namespace lw::sem
