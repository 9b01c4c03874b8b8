// Packed and mixed-precision operations and dot products (VOP3P).
#include "domain.h"
#include "sem/bit_words.h"
#include "sem/float_words.h"

namespace lw::sem {
namespace {

// D0 = an operation on the low halves below the same operation on the high halves.
template <class Operation>
void each_u16(Lane& x, Operation operation) {
  set_halves(x.d0, operation(u16_half(x.s0, 0), u16_half(x.s1, 0)), operation(u16_half(x.s0, 1), u16_half(x.s1, 1)));
}
template <class Operation>
void each_i16(Lane& x, Operation operation) {
  set_halves(x.d0, operation(i16_half(x.s0, 0), i16_half(x.s1, 0)), operation(i16_half(x.s0, 1), i16_half(x.s1, 1)));
}
template <class Operation>
void each_f16(Lane& x, Operation operation) {
  set_halves(x.d0, operation(f16_half(x.s0, 0), f16_half(x.s1, 0)), operation(f16_half(x.s0, 1), f16_half(x.s1, 1)));
}

U32 mad_u16(Lane& x, unsigned half) {
  return saturated_u16(x.clamp(), u16_half(x.s0, half) * u16_half(x.s1, half) + u16_half(x.s2, half));
}
U32 mad_i16(Lane& x, unsigned half) {
  return saturated_i16(x.clamp(), i16_half(x.s0, half) * i16_half(x.s1, half) + i16_half(x.s2, half));
}
F16 fma_f16(Lane& x, unsigned half) { return fma(f16_half(x.s0, half), f16_half(x.s1, half), f16_half(x.s2, half)); }

// A source of the mixed instructions: the register as f32, or with op_sel_hi the half that op_sel names as f16; then
// its absolute value, then its negation.
F32 mixed(Lane& x, In source, int number) {
  const U32 word = raw_dword(source);
  if (!x.op_sel_hi(number)) return f32(source);
  F16 half = as_f16(x.op_sel(number) ? word >> u32(16) : word);
  if (x.abs(number)) half = abs(half);
  if (x.neg(number)) half = neg(half);
  return f32_from_f16(half);
}
F32 mixed_mad(Lane& x) { return mixed(x, x.s0, 0) * mixed(x, x.s1, 1) + mixed(x, x.s2, 2); }
F32 mixed_fma(Lane& x) { return fma(mixed(x, x.s0, 0), mixed(x, x.s1, 1), mixed(x, x.s2, 2)); }

// The result as a half, clamped after the conversion.
U32 mixed_result(Lane& x, F32 result) {
  const F16 half = f16_from_f32(result);
  if (!x.clamp()) return as_u32(half);
  const F16 zero = f16_bits(0);
  const F16 one = f16_bits(kOneF16);
  const B1 dx10_clamp = (x.mode() & u32(1u << 8)) != u32(0);
  const F16 limited = select(half <= zero, zero, select(one < half, one, half));
  return as_u32(select(is_nan(half), select(dx10_clamp, zero, half), limited));
}
void assign_low(Lane& x, U32 half) { set_dword(x.d0, 0, half | (raw_dword(x.old_d0) & u32(0xffff0000))); }
void assign_high(Lane& x, U32 half) { set_dword(x.d0, 0, pack16(raw_dword(x.old_d0), half)); }

// S2 + the sum of products, exact; saturated with the clamp bit.
void assign_dot(Lane& x, In addend, I64 products) {
  const I64 exact = products + sext64(i32(addend));
  x.d0 = x.clamp() ? saturated_i32(exact) : low(exact);
}
void assign_dot(Lane& x, I64 products) { assign_dot(x, x.s2, products); }
void assign_dot(Lane& x, U64 products) {
  const U64 exact = products + zext64(u32(x.s2));
  x.d0 = x.clamp() ? saturated_u32(exact) : lo(exact);
}

// Sum of the products of `width`-bit fields, which cannot overflow 32 bits for widths up to 8.
I32 signed_products(Lane& x, unsigned width) {
  I32 sum = i32(0);
  for (unsigned lsb = 0; lsb < 32; lsb += width)
    sum = sum + signed_bits(u32(x.s0), lsb, width) * signed_bits(u32(x.s1), lsb, width);
  return sum;
}
U32 unsigned_products(Lane& x, unsigned width) {
  U32 sum = u32(0);
  for (unsigned lsb = 0; lsb < 32; lsb += width) sum = sum + bits(u32(x.s0), lsb, width) * bits(u32(x.s1), lsb, width);
  return sum;
}

}  // namespace

// Each half: S0 * S1 + S2; the low 16 bits, or saturated with the clamp bit.
void v_pk_mad_i16(Lane& x) { set_halves(x.d0, mad_i16(x, 0), mad_i16(x, 1)); }
void v_pk_mad_u16(Lane& x) { set_halves(x.d0, mad_u16(x, 0), mad_u16(x, 1)); }

// Each half: S0 * S1; the low 16 bits, or saturated with the clamp bit.
void v_pk_mul_lo_u16(Lane& x) {
  each_u16(x, [&](U32 a, U32 b) { return saturated_u16(x.clamp(), a * b); });
}

// Each half: S0 + S1; the low 16 bits, or saturated with the clamp bit.
void v_pk_add_i16(Lane& x) {
  each_i16(x, [&](I32 a, I32 b) { return saturated_i16(x.clamp(), a + b); });
}
void v_pk_add_u16(Lane& x) {
  each_u16(x, [&](U32 a, U32 b) { return saturated_u16(x.clamp(), a + b); });
}

// Each half: S0 - S1; the low 16 bits, or saturated with the clamp bit.
void v_pk_sub_i16(Lane& x) {
  each_i16(x, [&](I32 a, I32 b) { return saturated_i16(x.clamp(), a - b); });
}
void v_pk_sub_u16(Lane& x) {
  each_u16(x, [&](U32 a, U32 b) { return low16(difference(x.clamp(), a, b)); });
}

// Each half: S1 << S0[3:0].
void v_pk_lshlrev_b16(Lane& x) {
  each_u16(x, [](U32 a, U32 b) { return low16(b << (a & u32(15))); });
}

// Each half: S1 >> S0[3:0], shifting in zeros.
void v_pk_lshrrev_b16(Lane& x) {
  each_u16(x, [](U32 a, U32 b) { return b >> (a & u32(15)); });
}

// Each half: S1 >> S0[3:0], shifting in the sign.
void v_pk_ashrrev_i16(Lane& x) {
  each_i16(x, [](I32 a, I32 b) { return low16(as_u32(b >> (as_u32(a) & u32(15)))); });
}

// Each half: the larger of S0 and S1, signed.
void v_pk_max_i16(Lane& x) {
  each_i16(x, [](I32 a, I32 b) { return low16(as_u32(max(a, b))); });
}

// Each half: the smaller of S0 and S1, signed.
void v_pk_min_i16(Lane& x) {
  each_i16(x, [](I32 a, I32 b) { return low16(as_u32(min(a, b))); });
}

// Each half: the larger of S0 and S1, unsigned.
void v_pk_max_u16(Lane& x) {
  each_u16(x, [](U32 a, U32 b) { return max(a, b); });
}

// Each half: the smaller of S0 and S1, unsigned.
void v_pk_min_u16(Lane& x) {
  each_u16(x, [](U32 a, U32 b) { return min(a, b); });
}

// Each half: the smaller of S0 and S1; -0 is below +0.
void v_pk_min_f16(Lane& x) {
  each_f16(x, [&](F16 a, F16 b) { return minimum(x, a, b); });
}

// Each half: the larger of S0 and S1; -0 is below +0.
void v_pk_max_f16(Lane& x) {
  each_f16(x, [&](F16 a, F16 b) { return maximum(x, a, b); });
}

// Each half: S0 + S1.
void v_pk_add_f16(Lane& x) {
  each_f16(x, [](F16 a, F16 b) { return a + b; });
}

// Each half: S0 * S1.
void v_pk_mul_f16(Lane& x) {
  each_f16(x, [](F16 a, F16 b) { return a * b; });
}

// Each half: S0 * S1 + S2, rounded once.
void v_pk_fma_f16(Lane& x) { set_halves(x.d0, fma_f16(x, 0), fma_f16(x, 1)); }

// Each half: S0 * S1 + D0, rounded once.
void v_pk_fmac_f16(Lane& x) {
  const auto half = [&](unsigned n) { return fma(f16_half(x.s0, n), f16_half(x.s1, n), f16_half(x.old_d0, n)); };
  set_halves(x.d0, half(0), half(1));
}

// D0 = S0 * S1 + S2 in f32, each source f32 or f16; rounded after each step, denormals flushed regardless of MODE.
void v_mad_mix_f32(Lane& x) { x.d0 = mixed_mad(x); }

// Like v_mad_mix_f32, the result as f16 in the low half of D0; the high half is unchanged.
void v_mad_mixlo_f16(Lane& x) { assign_low(x, mixed_result(x, mixed_mad(x))); }

// Like v_mad_mix_f32, the result as f16 in the high half of D0; the low half is unchanged.
void v_mad_mixhi_f16(Lane& x) { assign_high(x, mixed_result(x, mixed_mad(x))); }

// D0 = S0 * S1 + S2 in f32, each source f32 or f16; rounded once.
void v_fma_mix_f32(Lane& x) { x.d0 = mixed_fma(x); }

// Like v_fma_mix_f32, the result as f16 in the low half of D0; the high half is unchanged.
void v_fma_mixlo_f16(Lane& x) { assign_low(x, mixed_result(x, mixed_fma(x))); }

// Like v_fma_mix_f32, the result as f16 in the high half of D0; the low half is unchanged.
void v_fma_mixhi_f16(Lane& x) { assign_high(x, mixed_result(x, mixed_fma(x))); }

// D0 = S2 + product of the low halves + product of the high halves, in f32; the products are exact, the sums rounded:
// first the two products, then S2. Denormals of S2 and of the result are flushed regardless of MODE.
void v_dot2_f32_f16(Lane& x) {
  const F32 low_product = f32_from_f16(f16_half(x.s0, 0)) * f32_from_f16(f16_half(x.s1, 0));
  const F32 products = fma(f32_from_f16(f16_half(x.s0, 1)), f32_from_f16(f16_half(x.s1, 1)), low_product);
  x.d0 = products + f32(x.s2);
}

// D0 = S2 + the sum of the products of the two 16-bit fields of S0 and S1, signed; saturated with the clamp bit.
void v_dot2_i32_i16(Lane& x) {
  assign_dot(x, wide_mul(i16_half(x.s0, 0), i16_half(x.s1, 0)) + wide_mul(i16_half(x.s0, 1), i16_half(x.s1, 1)));
}

// D0 = S2 + the sum of the products of the two 16-bit fields of S0 and S1, unsigned; saturated with the clamp bit.
void v_dot2_u32_u16(Lane& x) {
  assign_dot(x, wide_mul(u16_half(x.s0, 0), u16_half(x.s1, 0)) + wide_mul(u16_half(x.s0, 1), u16_half(x.s1, 1)));
}

// D0 = S2 + the sum of the products of the four 8-bit fields of S0 and S1, signed; saturated with the clamp bit.
void v_dot4_i32_i8(Lane& x) { assign_dot(x, sext64(signed_products(x, 8))); }

// D0 = D0 + the sum of the products of the four 8-bit fields of S0 and S1, signed; saturated with the clamp bit.
void v_dot4c_i32_i8(Lane& x) { assign_dot(x, x.old_d0, sext64(signed_products(x, 8))); }

// D0 = S2 + the sum of the products of the four 8-bit fields of S0 and S1, unsigned; saturated with the clamp bit.
void v_dot4_u32_u8(Lane& x) { assign_dot(x, zext64(unsigned_products(x, 8))); }

// D0 = S2 + the sum of the products of the eight 4-bit fields of S0 and S1, signed; saturated with the clamp bit.
void v_dot8_i32_i4(Lane& x) { assign_dot(x, sext64(signed_products(x, 4))); }

// D0 = S2 + the sum of the products of the eight 4-bit fields of S0 and S1, unsigned; saturated with the clamp bit.
void v_dot8_u32_u4(Lane& x) { assign_dot(x, zext64(unsigned_products(x, 4))); }

}  // namespace lw::sem
