// Vector floating-point arithmetic. Division steps are in valu_float_divide.cpp, sines and their like in
// valu_float_trig.cpp.
#include "domain.h"
#include "sem/float_words.h"

namespace lw::sem {
namespace {

// x - floor(x), below 1 (`last` is the largest number below 1): the rounding of the difference may reach 1.
template <class F>
F fraction(F a, F one, F last) {
  const F difference = a + neg(floor(a));
  const Within within(Composition::fraction, float_bits(a));
  return select(one <= difference, last, difference);
}

template <class F>
F minimum3(Lane& x, F a, F b, F c) {
  return minimum(x, minimum(x, a, b), c);
}
template <class F>
F maximum3(Lane& x, F a, F b, F c) {
  return maximum(x, maximum(x, a, b), c);
}

// Equal as numbers: zeros of either sign are equal.
template <class F>
B1 same_number(F a, F b) {
  return (order(a) == order(b)) | (is_zero(a) & is_zero(b));
}

// The middle one; the smallest where one of them is a NaN.
template <class F>
F middle(Lane& x, F first, F second, F third) {
  const Within within(Composition::middle, float_bits(first));
  const F a = compared(x, first);
  const F b = compared(x, second);
  const F c = compared(x, third);
  const F largest = maximum3(x, a, b, c);
  const F without_b_or_c = select(same_number(largest, b), maximum(x, a, c), maximum(x, a, b));
  const F numbers = select(same_number(largest, a), maximum(x, b, c), without_b_or_c);
  return select(is_nan(a) | is_nan(b) | is_nan(c), minimum3(x, a, b, c), numbers);
}

// a * b + c, each step rounded (v_mad, v_mac; denormals: isa/denormals.isa).
F32 unfused(F32 a, F32 b, F32 c) { return a * b + c; }
F16 unfused(F16 a, F16 b, F16 c) { return a * b + c; }

F32 literal_f32(Lane& x) { return f32(In{&x, "k"}); }
F16 literal_f16(Lane& x) { return f16(In{&x, "k"}); }

// Which axis of (S0, S1, S2) is the major one of the cube map.
B1 z_is_major(Lane& x) { return (abs(f32(x.s0)) <= abs(f32(x.s2))) & (abs(f32(x.s1)) <= abs(f32(x.s2))); }
B1 y_is_major(Lane& x) { return abs(f32(x.s0)) <= abs(f32(x.s1)); }  // where z is not
B1 below_zero(F32 a) { return a < f32_bits(0); }
F32 by_major_axis(Lane& x, F32 if_z, F32 if_y, F32 if_x) {
  return select(z_is_major(x), if_z, select(y_is_major(x), if_y, if_x));
}

// Zero times anything is 0.
B1 has_zero(F32 a, F32 b) { return (a == f32_bits(0)) | (b == f32_bits(0)); }
F32 mul_dx9(F32 a, F32 b) {
  const F32 product = a * b;
  const Within within(Composition::zero_wins, float_bits(a));
  return select(has_zero(a, b), f32_bits(0), product);
}
F32 fma_dx9(F32 a, F32 b, F32 c) {
  const F32 sum = fma(a, b, c);
  const Within within(Composition::zero_wins, float_bits(a));
  return select(has_zero(a, b), f32_bits(0) + c, sum);
}

// The same, where a denormal counts as zero.
F32 mul_tiny_dx9(F32 a, F32 b) {
  const F32 product = a * b;
  const Within within(Composition::tiny_zero_wins, float_bits(a));
  return select(has_zero_exponent(a) | has_zero_exponent(b), f32_bits(0), product);
}

}  // namespace

// D0 = the whole part of S0.
void v_trunc_f64(Lane& x) { x.d0 = trunc(f64(x.s0)); }
void v_trunc_f32(Lane& x) { x.d0 = trunc(f32(x.s0)); }
void v_trunc_f16(Lane& x) { x.d0 = trunc(f16(x.s0)); }

// D0 = the least whole number not below S0.
void v_ceil_f64(Lane& x) { x.d0 = ceil(f64(x.s0)); }
void v_ceil_f32(Lane& x) { x.d0 = ceil(f32(x.s0)); }
void v_ceil_f16(Lane& x) { x.d0 = ceil(f16(x.s0)); }

// D0 = the whole number nearest to S0, halves to even.
void v_rndne_f64(Lane& x) { x.d0 = round_even(f64(x.s0)); }
void v_rndne_f32(Lane& x) { x.d0 = round_even(f32(x.s0)); }
void v_rndne_f16(Lane& x) { x.d0 = round_even(f16(x.s0)); }

// D0 = the greatest whole number not above S0.
void v_floor_f64(Lane& x) { x.d0 = floor(f64(x.s0)); }
void v_floor_f32(Lane& x) { x.d0 = floor(f32(x.s0)); }
void v_floor_f16(Lane& x) { x.d0 = floor(f16(x.s0)); }

// D0 = S0 - floor(S0), always below 1.
void v_fract_f16(Lane& x) { x.d0 = fraction(f16(x.s0), f16_bits(kOneF16), f16_bits(kOneF16 - 1)); }
void v_fract_f32(Lane& x) { x.d0 = fraction(f32(x.s0), f32_bits(kOneF32), f32_bits(kOneF32 - 1)); }
void v_fract_f64(Lane& x) { x.d0 = fraction(f64(x.s0), f64_bits(kOneF64), f64_bits(kOneF64 - 1)); }

// D0 = 2^S0, approximate.
void v_exp_f32(Lane& x) { x.d0 = exp2(f32(x.s0)); }
void v_exp_legacy_f32(Lane& x) { x.d0 = exp2(f32(x.s0)); }
void v_exp_f16(Lane& x) { x.d0 = exp2(f16(x.s0)); }

// D0 = base-2 logarithm of S0, approximate.
void v_log_f32(Lane& x) { x.d0 = log2(f32(x.s0)); }
void v_log_legacy_f32(Lane& x) { x.d0 = log2(f32(x.s0)); }
void v_log_f16(Lane& x) { x.d0 = log2(f16(x.s0)); }

// D0 = 1 / S0, approximate.
void v_rcp_f32(Lane& x) { x.d0 = rcp(f32(x.s0)); }
void v_rcp_f64(Lane& x) { x.d0 = rcp(f64(x.s0)); }
void v_rcp_f16(Lane& x) { x.d0 = rcp(f16(x.s0)); }

// D0 = 1 / S0, approximate; differs from v_rcp_f32 in the exceptions it raises.
void v_rcp_iflag_f32(Lane& x) { x.d0 = rcp(f32(x.s0)); }

// D0 = 1 / square root of S0, approximate.
void v_rsq_f32(Lane& x) { x.d0 = rsq(f32(x.s0)); }
void v_rsq_f64(Lane& x) { x.d0 = rsq(f64(x.s0)); }
void v_rsq_f16(Lane& x) { x.d0 = rsq(f16(x.s0)); }

// D0 = square root of S0, approximate.
void v_sqrt_f32(Lane& x) { x.d0 = sqrt(f32(x.s0)); }
void v_sqrt_f64(Lane& x) { x.d0 = sqrt(f64(x.s0)); }
void v_sqrt_f16(Lane& x) { x.d0 = sqrt(f16(x.s0)); }

// D0 = e of S0 = m * 2^e with |m| in [0.5, 1); 0 for zeros, infinities and NaNs.
void v_frexp_exp_i32_f64(Lane& x) { x.d0 = frexp_exp(f64(x.s0)); }
void v_frexp_exp_i32_f32(Lane& x) { x.d0 = frexp_exp(f32(x.s0)); }
void v_frexp_exp_i16_f16(Lane& x) { set_u16(x.d0, as_u32(frexp_exp(f16(x.s0)))); }

// D0 = m of S0 = m * 2^e with |m| in [0.5, 1); zeros, infinities and NaNs are returned unchanged.
void v_frexp_mant_f64(Lane& x) { x.d0 = frexp_mant(f64(x.s0)); }
void v_frexp_mant_f32(Lane& x) { x.d0 = frexp_mant(f32(x.s0)); }
void v_frexp_mant_f16(Lane& x) { x.d0 = frexp_mant(f16(x.s0)); }

// D0 = S0 + S1.
void v_add_f32(Lane& x) { x.d0 = f32(x.s0) + f32(x.s1); }
void v_add_f16(Lane& x) { x.d0 = f16(x.s0) + f16(x.s1); }
void v_add_f64(Lane& x) { x.d0 = f64(x.s0) + f64(x.s1); }

// D0 = S0 - S1.
void v_sub_f32(Lane& x) { x.d0 = f32(x.s0) + neg(f32(x.s1)); }
void v_sub_f16(Lane& x) { x.d0 = f16(x.s0) + neg(f16(x.s1)); }

// D0 = S1 - S0.
void v_subrev_f32(Lane& x) { x.d0 = f32(x.s1) + neg(f32(x.s0)); }
void v_subrev_f16(Lane& x) { x.d0 = f16(x.s1) + neg(f16(x.s0)); }

// D0 = S0 * S1.
void v_mul_f32(Lane& x) { x.d0 = f32(x.s0) * f32(x.s1); }
void v_mul_f16(Lane& x) { x.d0 = f16(x.s0) * f16(x.s1); }
void v_mul_f64(Lane& x) { x.d0 = f64(x.s0) * f64(x.s1); }

// D0 = S0 * S1, with zero times anything = +0.
void v_mul_legacy_f32(Lane& x) { x.d0 = mul_dx9(f32(x.s0), f32(x.s1)); }

// Multiplication for lighting: D0 = S0 * S1 as in v_mul_legacy_f32, but -MAX_FLOAT if S1 is -MAX_FLOAT, minus infinity
// or NaN, or if S2 is not above 0 (RDNA3 manual, V_MULLIT_F32).
void v_mullit_f32(Lane& x) {
  const F32 lowest = f32_bits(0xff7fffff);
  const B1 lit = (lowest < f32(x.s1)) & (f32_bits(0) < f32(x.s2));
  x.d0 = select(lit, mul_dx9(f32(x.s0), f32(x.s1)), lowest);
}

// D0 = the smaller of S0 and S1; -0 is below +0.
void v_min_f32(Lane& x) { x.d0 = minimum(x, f32(x.s0), f32(x.s1)); }
void v_min_f16(Lane& x) { x.d0 = minimum(x, f16(x.s0), f16(x.s1)); }
void v_min_f64(Lane& x) { x.d0 = minimum(x, f64(x.s0), f64(x.s1)); }

// D0 = the larger of S0 and S1; -0 is below +0.
void v_max_f32(Lane& x) { x.d0 = maximum(x, f32(x.s0), f32(x.s1)); }
void v_max_f16(Lane& x) { x.d0 = maximum(x, f16(x.s0), f16(x.s1)); }
void v_max_f64(Lane& x) { x.d0 = maximum(x, f64(x.s0), f64(x.s1)); }

// D0 = the smallest of S0, S1, S2.
void v_min3_f32(Lane& x) { x.d0 = minimum3(x, f32(x.s0), f32(x.s1), f32(x.s2)); }
void v_min3_f16(Lane& x) { x.d0 = minimum3(x, f16(x.s0), f16(x.s1), f16(x.s2)); }

// D0 = the largest of S0, S1, S2.
void v_max3_f32(Lane& x) { x.d0 = maximum3(x, f32(x.s0), f32(x.s1), f32(x.s2)); }
void v_max3_f16(Lane& x) { x.d0 = maximum3(x, f16(x.s0), f16(x.s1), f16(x.s2)); }

// D0 = the middle one of S0, S1, S2; the smallest if one is a NaN.
void v_med3_f32(Lane& x) { x.d0 = middle(x, f32(x.s0), f32(x.s1), f32(x.s2)); }
void v_med3_f16(Lane& x) { x.d0 = middle(x, f16(x.s0), f16(x.s1), f16(x.s2)); }

// D0 = S0 * 2^S1.
void v_ldexp_f16(Lane& x) { x.d0 = ldexp(f16(x.s0), i16(x.s1)); }
void v_ldexp_f32(Lane& x) { x.d0 = ldexp(f32(x.s0), i32(x.s1)); }
void v_ldexp_f64(Lane& x) { x.d0 = ldexp(f64(x.s0), i32(x.s1)); }

// D0 = S0 * S1 + D0, rounded after each step, denormals flushed regardless of MODE.
void v_mac_f32(Lane& x) { x.d0 = unfused(f32(x.s0), f32(x.s1), f32(x.old_d0)); }
void v_mac_f16(Lane& x) { x.d0 = unfused(f16(x.s0), f16(x.s1), f16(x.old_d0)); }

// D0 = S0 * K + S1, rounded after each step, denormals flushed regardless of MODE.
void v_madmk_f32(Lane& x) { x.d0 = unfused(f32(x.s0), literal_f32(x), f32(x.s1)); }
void v_madmk_f16(Lane& x) { x.d0 = unfused(f16(x.s0), literal_f16(x), f16(x.s1)); }

// D0 = S0 * S1 + K, rounded after each step, denormals flushed regardless of MODE.
void v_madak_f32(Lane& x) { x.d0 = unfused(f32(x.s0), f32(x.s1), literal_f32(x)); }
void v_madak_f16(Lane& x) { x.d0 = unfused(f16(x.s0), f16(x.s1), literal_f16(x)); }

// D0 = S0 * S1 + S2, rounded after each step, denormals flushed regardless of MODE.
void v_mad_f32(Lane& x) { x.d0 = unfused(f32(x.s0), f32(x.s1), f32(x.s2)); }
void v_mad_f16(Lane& x) { x.d0 = unfused(f16(x.s0), f16(x.s1), f16(x.s2)); }

// Like v_mad_f16 of gfx9, but clears the other half of D0.
void v_mad_legacy_f16(Lane& x) { x.d0 = unfused(f16(x.s0), f16(x.s1), f16(x.s2)); }

// D0 = S0 * S1 + S2 as v_mad_f32, but the product of zero (or of a denormal, which counts as zero) and anything is +0.
void v_mad_legacy_f32(Lane& x) { x.d0 = mul_tiny_dx9(f32(x.s0), f32(x.s1)) + f32(x.s2); }

// D0 = S0 * S1 + S2, rounded once.
void v_fma_f32(Lane& x) { x.d0 = fma(f32(x.s0), f32(x.s1), f32(x.s2)); }
void v_fma_f64(Lane& x) { x.d0 = fma(f64(x.s0), f64(x.s1), f64(x.s2)); }
void v_fma_f16(Lane& x) { x.d0 = fma(f16(x.s0), f16(x.s1), f16(x.s2)); }

// Like v_fma_f16 of gfx9, but clears the other half of D0.
void v_fma_legacy_f16(Lane& x) { x.d0 = fma(f16(x.s0), f16(x.s1), f16(x.s2)); }

// D0 = S0 * S1 + D0, rounded once.
void v_fmac_f32(Lane& x) { x.d0 = fma(f32(x.s0), f32(x.s1), f32(x.old_d0)); }
void v_fmac_f64(Lane& x) { x.d0 = fma(f64(x.s0), f64(x.s1), f64(x.old_d0)); }
void v_fmac_f16(Lane& x) { x.d0 = fma(f16(x.s0), f16(x.s1), f16(x.old_d0)); }

// D0 = S0 * K + S1, rounded once.
void v_fmamk_f32(Lane& x) { x.d0 = fma(f32(x.s0), literal_f32(x), f32(x.s1)); }
void v_fmamk_f16(Lane& x) { x.d0 = fma(f16(x.s0), literal_f16(x), f16(x.s1)); }

// D0 = S0 * S1 + K, rounded once.
void v_fmaak_f32(Lane& x) { x.d0 = fma(f32(x.s0), f32(x.s1), literal_f32(x)); }
void v_fmaak_f16(Lane& x) { x.d0 = fma(f16(x.s0), f16(x.s1), literal_f16(x)); }

// D0 = S0 * S1 + S2, rounded once, with zero times anything = 0 (RDNA3 manual, V_FMA_DX9_ZERO_F32).
void v_fma_legacy_f32(Lane& x) { x.d0 = fma_dx9(f32(x.s0), f32(x.s1), f32(x.s2)); }

// D0 = S0 * S1 + D0, rounded once, with zero times anything = 0 (RDNA3 manual, V_FMAC_DX9_ZERO_F32).
void v_fmac_legacy_f32(Lane& x) { x.d0 = fma_dx9(f32(x.s0), f32(x.s1), f32(x.old_d0)); }

// D0 = S0 * S1 + D0, rounded after each step, denormals flushed regardless of MODE, with zero times anything = 0.
void v_mac_legacy_f32(Lane& x) { x.d0 = mul_tiny_dx9(f32(x.s0), f32(x.s1)) + f32(x.old_d0); }

// Cube maps: (S0, S1, S2) is a direction. D0 = the number of the face, 0 to 5: +x, -x, +y, -y, +z, -z.
void v_cubeid_f32(Lane& x) {
  const F32 if_z = select(below_zero(f32(x.s2)), f32_bits(0x40a00000), f32_bits(0x40800000));
  const F32 if_y = select(below_zero(f32(x.s1)), f32_bits(0x40400000), f32_bits(0x40000000));
  const F32 if_x = select(below_zero(f32(x.s0)), f32_bits(0x3f800000), f32_bits(0));
  x.d0 = by_major_axis(x, if_z, if_y, if_x);
}

// D0 = the face's S coordinate, before division by the major axis.
void v_cubesc_f32(Lane& x) {
  const F32 if_z = select(below_zero(f32(x.s2)), neg(f32(x.s0)), f32(x.s0));
  const F32 if_x = select(below_zero(f32(x.s0)), f32(x.s2), neg(f32(x.s2)));
  x.d0 = by_major_axis(x, if_z, f32(x.s0), if_x);
}

// D0 = the face's T coordinate, before division by the major axis.
void v_cubetc_f32(Lane& x) {
  const F32 if_y = select(below_zero(f32(x.s1)), neg(f32(x.s2)), f32(x.s2));
  x.d0 = by_major_axis(x, neg(f32(x.s1)), if_y, neg(f32(x.s1)));
}

// D0 = twice the major axis.
void v_cubema_f32(Lane& x) { x.d0 = by_major_axis(x, f32(x.s2), f32(x.s1), f32(x.s0)) * f32_bits(0x40000000); }

}  // namespace lw::sem
