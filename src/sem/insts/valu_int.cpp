// Vector integer and bit operations.
#include "domain.h"
#include "sem/bit_words.h"

namespace lw::sem {
namespace {

I32 signed24(U32 a) { return signed_bits(a, 0, 24); }
U32 unsigned24(U32 a) { return bits(a, 0, 24); }

// D0 = sum, saturated with the clamp bit; D1 = carry out.
void assign_sum(Lane& x, Carried sum) {
  x.d0 = x.clamp() ? select(sum.carry, u32(0xffffffff), sum.value) : sum.value;
  x.d1 = sum.carry;
}

// D0 = difference, not below 0 with the clamp bit; D1 = borrow out.
void assign_difference(Lane& x, Carried difference) {
  x.d0 = x.clamp() ? select(difference.carry, u32(0), difference.value) : difference.value;
  x.d1 = difference.carry;
}

// S2 + a, saturated with the clamp bit.
U32 accumulated(Lane& x, U32 a) { return sum(x.clamp(), u32(x.s2), a); }

// Sum of |a - b| over the four bytes; the masked form leaves out bytes whose b is 0.
U32 sum_of_byte_differences(U32 a, U32 b) {
  U32 sum = u32(0);
  for (unsigned i = 0; i < 4; ++i) sum = sum + absolute_difference(byte(a, i), byte(b, i));
  return sum;
}
U32 masked_sum_of_byte_differences(U32 a, U32 b) {
  U32 sum = u32(0);
  for (unsigned i = 0; i < 4; ++i)
    sum = sum + select(byte(b, i) == u32(0), u32(0), absolute_difference(byte(a, i), byte(b, i)));
  return sum;
}

// The four bytes of S0 that start at byte i.
U32 bytes_from(Lane& x, unsigned i) { return lo(pack64(dword(x.s0, 0), dword(x.s0, 1)) >> u32(8 * i)); }

// Half i of a 64-bit S2.
U32 half_of_s2(Lane& x, unsigned i) { return bits(dword(x.s2, i / 2), 16 * (i % 2), 16); }

// One byte of v_perm_b32: 0 to 7 pick a byte of {S0, S1}, 8 to 11 spread the sign of bytes 1, 3, 5, 7, 12 is 0x00,
// 13 and above 0xff.
U32 permuted_byte(U64 data, U32 selector) {
  const U32 picked = byte(lo(data >> ((selector & u32(7)) << u32(3))), 0);
  const U32 sign_bit = ((selector & u32(3)) << u32(4)) + u32(15);
  const U32 sign = (lo(data >> sign_bit) & u32(1)) * u32(0xff);
  const U32 constant = select(selector == u32(12), u32(0), u32(0xff));
  return select(selector < u32(8), picked, select(selector < u32(12), sign, constant));
}

}  // namespace

// D0 = complement of S0.
void v_not_b32(Lane& x) { x.d0 = ~u32(x.s0); }

// D0 = S0 with its bits in reverse order.
void v_bfrev_b32(Lane& x) { x.d0 = reverse_bits(u32(x.s0)); }

// D0 = number of zeros above the highest one bit; -1 for 0.
void v_ffbh_u32(Lane& x) { x.d0 = last_one(u32(x.s0)); }

// D0 = position of the lowest one bit; -1 for 0.
void v_ffbl_b32(Lane& x) { x.d0 = first_one(u32(x.s0)); }

// D0 = number of bits above the highest bit that differs from the sign; -1 if none differs.
void v_ffbh_i32(Lane& x) { x.d0 = last_one(unlike_sign(i32(x.s0))); }

// D0 = S0[23:0] * S1[23:0], signed: the low 32 bits, or saturated with the clamp bit.
void v_mul_i32_i24(Lane& x) { x.d0 = multiply_add(x.clamp(), signed24(u32(x.s0)), signed24(u32(x.s1)), i32(0)); }

// D0 = bits 63 to 32 of S0[23:0] * S1[23:0], signed.
void v_mul_hi_i32_i24(Lane& x) { x.d0 = high(wide_mul(signed24(u32(x.s0)), signed24(u32(x.s1)))); }

// D0 = S0[23:0] * S1[23:0], unsigned: the low 32 bits, or saturated with the clamp bit.
void v_mul_u32_u24(Lane& x) { x.d0 = multiply_add(x.clamp(), unsigned24(u32(x.s0)), unsigned24(u32(x.s1)), u32(0)); }

// D0 = bits 63 to 32 of S0[23:0] * S1[23:0], unsigned.
void v_mul_hi_u32_u24(Lane& x) { x.d0 = high(wide_mul(unsigned24(u32(x.s0)), unsigned24(u32(x.s1)))); }

// D0 = the smaller of S0 and S1, signed.
void v_min_i32(Lane& x) { x.d0 = min(i32(x.s0), i32(x.s1)); }

// D0 = the larger of S0 and S1, signed.
void v_max_i32(Lane& x) { x.d0 = max(i32(x.s0), i32(x.s1)); }

// D0 = the smaller of S0 and S1, unsigned.
void v_min_u32(Lane& x) { x.d0 = min(u32(x.s0), u32(x.s1)); }

// D0 = the larger of S0 and S1, unsigned.
void v_max_u32(Lane& x) { x.d0 = max(u32(x.s0), u32(x.s1)); }

// D0 = S1 >> S0[4:0], shifting in zeros.
void v_lshrrev_b32(Lane& x) { x.d0 = u32(x.s1) >> u32(x.s0); }

// D0 = S1 >> S0[4:0], shifting in the sign.
void v_ashrrev_i32(Lane& x) { x.d0 = i32(x.s1) >> u32(x.s0); }

// D0 = S1 << S0[4:0].
void v_lshlrev_b32(Lane& x) { x.d0 = u32(x.s1) << u32(x.s0); }

// D0 = S0 & S1.
void v_and_b32(Lane& x) { x.d0 = u32(x.s0) & u32(x.s1); }

// D0 = S0 | S1.
void v_or_b32(Lane& x) { x.d0 = u32(x.s0) | u32(x.s1); }

// D0 = S0 ^ S1.
void v_xor_b32(Lane& x) { x.d0 = u32(x.s0) ^ u32(x.s1); }

// Like the 32-bit instruction, with 16 bits.
void v_not_b16(Lane& x) { x.d0 = ~u32(x.s0); }
void v_and_b16(Lane& x) { x.d0 = u32(x.s0) & u32(x.s1); }
void v_or_b16(Lane& x) { x.d0 = u32(x.s0) | u32(x.s1); }
void v_xor_b16(Lane& x) { x.d0 = u32(x.s0) ^ u32(x.s1); }

// D0 = complement of S0 ^ S1.
void v_xnor_b32(Lane& x) { x.d0 = ~(u32(x.s0) ^ u32(x.s1)); }

// D0 = S0 + S1, saturated with the clamp bit; D1 = carry out.
void v_add_co_u32(Lane& x) { assign_sum(x, add_carry(u32(x.s0), u32(x.s1))); }

// D0 = S0 - S1, saturated at 0 with the clamp bit; D1 = borrow out.
void v_sub_co_u32(Lane& x) { assign_difference(x, subtract_borrow(u32(x.s0), u32(x.s1))); }

// D0 = S1 - S0, saturated at 0 with the clamp bit; D1 = borrow out.
void v_subrev_co_u32(Lane& x) { assign_difference(x, subtract_borrow(u32(x.s1), u32(x.s0))); }

// D0 = S0 + S1 + the lane's bit of S2, saturated with the clamp bit; D1 = carry out.
void v_addc_co_u32(Lane& x) { assign_sum(x, add_carry(u32(x.s0), u32(x.s1), b1(x.s2))); }

// D0 = S0 - S1 - the lane's bit of S2, saturated at 0 with the clamp bit; D1 = borrow out.
void v_subb_co_u32(Lane& x) { assign_difference(x, subtract_borrow(u32(x.s0), u32(x.s1), b1(x.s2))); }

// D0 = S1 - S0 - the lane's bit of S2, saturated at 0 with the clamp bit; D1 = borrow out. [errata: v_subbrev_u32]
void v_subbrev_co_u32(Lane& x) { assign_difference(x, subtract_borrow(u32(x.s1), u32(x.s0), b1(x.s2))); }

// D0 = S0 + S1, unsigned 16-bit: the low 16 bits, or saturated with the clamp bit.
void v_add_u16(Lane& x) { set_u16(x.d0, saturated_u16(x.clamp(), u16(x.s0) + u16(x.s1))); }

// D0 = S0 - S1, unsigned 16-bit: the low 16 bits, or saturated with the clamp bit.
void v_sub_u16(Lane& x) { set_u16(x.d0, difference(x.clamp(), u16(x.s0), u16(x.s1))); }

// D0 = S1 - S0, unsigned 16-bit: the low 16 bits, or saturated with the clamp bit.
void v_subrev_u16(Lane& x) { set_u16(x.d0, difference(x.clamp(), u16(x.s1), u16(x.s0))); }

// D0 = S0 * S1, unsigned 16-bit: the low 16 bits, or saturated with the clamp bit.
void v_mul_lo_u16(Lane& x) { set_u16(x.d0, saturated_u16(x.clamp(), u16(x.s0) * u16(x.s1))); }

// D0 = S0 + S1, signed 16-bit: the low 16 bits, or saturated with the clamp bit.
void v_add_i16(Lane& x) { set_u16(x.d0, saturated_i16(x.clamp(), i16(x.s0) + i16(x.s1))); }

// D0 = S0 - S1, signed 16-bit: the low 16 bits, or saturated with the clamp bit.
void v_sub_i16(Lane& x) { set_u16(x.d0, saturated_i16(x.clamp(), i16(x.s0) - i16(x.s1))); }

// D0 = low half of S1 << S0[3:0].
void v_lshlrev_b16(Lane& x) { set_u16(x.d0, u16(x.s1) << (u16(x.s0) & u32(15))); }

// D0 = low half of S1 >> S0[3:0], shifting in zeros.
void v_lshrrev_b16(Lane& x) { set_u16(x.d0, u16(x.s1) >> (u16(x.s0) & u32(15))); }

// D0 = low half of S1 >> S0[3:0], shifting in the sign.
void v_ashrrev_i16(Lane& x) { set_u16(x.d0, as_u32(i16(x.s1) >> (u16(x.s0) & u32(15)))); }

// D0 = the larger of S0 and S1, unsigned 16-bit.
void v_max_u16(Lane& x) { set_u16(x.d0, max(u16(x.s0), u16(x.s1))); }

// D0 = the larger of S0 and S1, signed 16-bit.
void v_max_i16(Lane& x) { set_u16(x.d0, as_u32(max(i16(x.s0), i16(x.s1)))); }

// D0 = the smaller of S0 and S1, unsigned 16-bit.
void v_min_u16(Lane& x) { set_u16(x.d0, min(u16(x.s0), u16(x.s1))); }

// D0 = the smaller of S0 and S1, signed 16-bit.
void v_min_i16(Lane& x) { set_u16(x.d0, as_u32(min(i16(x.s0), i16(x.s1)))); }

// D0 = the smallest of S0, S1, S2, signed 16-bit.
void v_min3_i16(Lane& x) { set_u16(x.d0, as_u32(min(min(i16(x.s0), i16(x.s1)), i16(x.s2)))); }

// D0 = the smallest of S0, S1, S2, unsigned 16-bit.
void v_min3_u16(Lane& x) { set_u16(x.d0, min(min(u16(x.s0), u16(x.s1)), u16(x.s2))); }

// D0 = the largest of S0, S1, S2, signed 16-bit.
void v_max3_i16(Lane& x) { set_u16(x.d0, as_u32(max(max(i16(x.s0), i16(x.s1)), i16(x.s2)))); }

// D0 = the largest of S0, S1, S2, unsigned 16-bit.
void v_max3_u16(Lane& x) { set_u16(x.d0, max(max(u16(x.s0), u16(x.s1)), u16(x.s2))); }

// D0 = the middle one of S0, S1, S2, signed 16-bit.
void v_med3_i16(Lane& x) { set_u16(x.d0, as_u32(median(i16(x.s0), i16(x.s1), i16(x.s2)))); }

// D0 = the middle one of S0, S1, S2, unsigned 16-bit.
void v_med3_u16(Lane& x) { set_u16(x.d0, median(u16(x.s0), u16(x.s1), u16(x.s2))); }

// D0 = S0 + S1, unsigned: the low 32 bits, or saturated with the clamp bit.
void v_add_u32(Lane& x) { x.d0 = sum(x.clamp(), u32(x.s0), u32(x.s1)); }

// D0 = S0 - S1, unsigned: the low 32 bits, or saturated with the clamp bit.
void v_sub_u32(Lane& x) { x.d0 = difference(x.clamp(), u32(x.s0), u32(x.s1)); }

// D0 = S1 - S0, unsigned: the low 32 bits, or saturated with the clamp bit.
void v_subrev_u32(Lane& x) { x.d0 = difference(x.clamp(), u32(x.s1), u32(x.s0)); }

// D0 = S0 + S1, signed: the low 32 bits, or saturated with the clamp bit.
void v_add_i32(Lane& x) { x.d0 = sum(x.clamp(), i32(x.s0), i32(x.s1)); }

// D0 = S0 - S1, signed: the low 32 bits, or saturated with the clamp bit.
void v_sub_i32(Lane& x) { x.d0 = difference(x.clamp(), i32(x.s0), i32(x.s1)); }

// D0 = S0[23:0] * S1[23:0] + S2, signed: the low 32 bits, or saturated with the clamp bit.
void v_mad_i32_i24(Lane& x) { x.d0 = multiply_add(x.clamp(), signed24(u32(x.s0)), signed24(u32(x.s1)), i32(x.s2)); }

// D0 = S0[23:0] * S1[23:0] + S2, unsigned: the low 32 bits, or saturated with the clamp bit.
void v_mad_u32_u24(Lane& x) { x.d0 = multiply_add(x.clamp(), unsigned24(u32(x.s0)), unsigned24(u32(x.s1)), u32(x.s2)); }

// D0 = the S2[4:0] bits of S0 from bit S1[4:0] on, zero-extended.
void v_bfe_u32(Lane& x) { x.d0 = bit_field(u32(x.s0), u32(x.s1), bits(u32(x.s2), 0, 5)); }

// D0 = the S2[4:0] bits of S0 from bit S1[4:0] on, sign-extended.
void v_bfe_i32(Lane& x) { x.d0 = bit_field(i32(x.s0), u32(x.s1), bits(u32(x.s2), 0, 5)); }

// D0 = bits of S1 where the bit of S0 is 1, bits of S2 where it is 0.
void v_bfi_b32(Lane& x) { x.d0 = (u32(x.s0) & u32(x.s1)) | (~u32(x.s0) & u32(x.s2)); }

// Each byte of D0 = (byte of S0 + byte of S1 + lowest bit of S2's byte) / 2, rounded down.
void v_lerp_u8(Lane& x) {
  U32 result = u32(0);
  for (unsigned i = 0; i < 4; ++i) {
    const U32 sum = byte(u32(x.s0), i) + byte(u32(x.s1), i) + bits(u32(x.s2), 8 * i, 1);
    result = result | ((sum >> u32(1)) << u32(8 * i));
  }
  x.d0 = result;
}

// D0 = 32 bits of {S0, S1} from bit S2[4:0] on.
void v_alignbit_b32(Lane& x) { x.d0 = lo(pack64(u32(x.s1), u32(x.s0)) >> bits(u32(x.s2), 0, 5)); }

// D0 = 32 bits of {S0, S1} from byte S2[1:0] on.                               [errata: v_alignbyte_b32]
void v_alignbyte_b32(Lane& x) { x.d0 = lo(pack64(u32(x.s1), u32(x.s0)) >> (bits(u32(x.s2), 0, 2) << u32(3))); }

// D0 = the smallest of S0, S1, S2, signed.
void v_min3_i32(Lane& x) { x.d0 = min(min(i32(x.s0), i32(x.s1)), i32(x.s2)); }

// D0 = the smallest of S0, S1, S2, unsigned.
void v_min3_u32(Lane& x) { x.d0 = min(min(u32(x.s0), u32(x.s1)), u32(x.s2)); }

// D0 = the largest of S0, S1, S2, signed.
void v_max3_i32(Lane& x) { x.d0 = max(max(i32(x.s0), i32(x.s1)), i32(x.s2)); }

// D0 = the largest of S0, S1, S2, unsigned.
void v_max3_u32(Lane& x) { x.d0 = max(max(u32(x.s0), u32(x.s1)), u32(x.s2)); }

// D0 = the middle one of S0, S1, S2, signed.
void v_med3_i32(Lane& x) { x.d0 = median(i32(x.s0), i32(x.s1), i32(x.s2)); }

// D0 = the middle one of S0, S1, S2, unsigned.
void v_med3_u32(Lane& x) { x.d0 = median(u32(x.s0), u32(x.s1), u32(x.s2)); }

// D0 = the smaller of S2 and the larger of S0 and S1.
void v_maxmin_i32(Lane& x) { x.d0 = min(max(i32(x.s0), i32(x.s1)), i32(x.s2)); }
void v_maxmin_u32(Lane& x) { x.d0 = min(max(u32(x.s0), u32(x.s1)), u32(x.s2)); }

// D0 = the larger of S2 and the smaller of S0 and S1.
void v_minmax_i32(Lane& x) { x.d0 = max(min(i32(x.s0), i32(x.s1)), i32(x.s2)); }
void v_minmax_u32(Lane& x) { x.d0 = max(min(u32(x.s0), u32(x.s1)), u32(x.s2)); }

// D0 = S2 + the sum of |S0 - S1| over the four bytes; saturated with the clamp bit.
void v_sad_u8(Lane& x) { x.d0 = accumulated(x, sum_of_byte_differences(u32(x.s0), u32(x.s1))); }

// D0 = S2 + 2^16 times the sum of |S0 - S1| over the four bytes; saturated with the clamp bit.
void v_sad_hi_u8(Lane& x) { x.d0 = accumulated(x, sum_of_byte_differences(u32(x.s0), u32(x.s1)) << u32(16)); }

// D0 = S2 + the sum of |S0 - S1| over the two halves, unsigned; saturated with the clamp bit.
void v_sad_u16(Lane& x) {
  const U32 lower = absolute_difference(low16(u32(x.s0)), low16(u32(x.s1)));
  const U32 upper = absolute_difference(u32(x.s0) >> u32(16), u32(x.s1) >> u32(16));
  x.d0 = accumulated(x, lower + upper);
}

// D0 = S2 + |S0 - S1|, unsigned; saturated with the clamp bit.
void v_sad_u32(Lane& x) { x.d0 = accumulated(x, absolute_difference(u32(x.s0), u32(x.s1))); }

// Like v_sad_u8, but ignores bytes whose reference in S1 is 0.
void v_msad_u8(Lane& x) { x.d0 = accumulated(x, masked_sum_of_byte_differences(u32(x.s0), u32(x.s1))); }

// Half i of D0 = half i of S2 + the sum of absolute differences of S1 and the four bytes of S0 from byte i on.
void v_qsad_pk_u16_u8(Lane& x) {
  std::array<U32, 4> half;
  for (unsigned i = 0; i < 4; ++i)
    half[i] = saturated_u16(x.clamp(), sum_of_byte_differences(bytes_from(x, i), u32(x.s1)) + half_of_s2(x, i));
  x.d0 = pack64(pack16(half[0], half[1]), pack16(half[2], half[3]));
}

// Like v_qsad_pk_u16_u8, but ignores bytes whose reference in S1 is 0.
void v_mqsad_pk_u16_u8(Lane& x) {
  std::array<U32, 4> half;
  for (unsigned i = 0; i < 4; ++i)
    half[i] = saturated_u16(x.clamp(), masked_sum_of_byte_differences(bytes_from(x, i), u32(x.s1)) + half_of_s2(x, i));
  x.d0 = pack64(pack16(half[0], half[1]), pack16(half[2], half[3]));
}

// Like v_mqsad_pk_u16_u8, but with 32-bit sums: adds dword i of S2 to the sum for dword i of D0.
void v_mqsad_u32_u8(Lane& x) {
  for (unsigned i = 0; i < 4; ++i) {
    const U32 differences = masked_sum_of_byte_differences(bytes_from(x, i), u32(x.s1));
    set_dword(x.d0, i, sum(x.clamp(), dword(x.s2, i), differences));
  }
}

// {D1, D0} = S0 * S1 + S2: bit 64 of the exact result in D1.
void v_mad_u64_u32(Lane& x) {
  const U64 product = wide_mul(u32(x.s0), u32(x.s1));
  const U64 sum = product + u64(x.s2);
  const B1 carry = sum < product;
  x.d0 = x.clamp() ? select(carry, u64(~uint64_t{0}), sum) : sum;
  x.d1 = carry;
}

// {D1, D0} = S0 * S1 + S2, signed: bit 64, the sign of the exact result, in D1.
void v_mad_i64_i32(Lane& x) {
  const I64 product = wide_mul(i32(x.s0), i32(x.s1));
  const I64 addend = i64(x.s2);
  const I64 sum = product + addend;
  const U64 sign_lost = (as_u64(product) ^ as_u64(sum)) & (as_u64(addend) ^ as_u64(sum));
  const B1 overflow = as_i64(sign_lost) < i64(0);
  const B1 negative = (sum < i64(0)) ^ overflow;
  const I64 nearest = select(negative, i64(INT64_MIN), i64(INT64_MAX));
  x.d0 = x.clamp() ? select(overflow, nearest, sum) : sum;
  x.d1 = negative;
}

// D0 = S0 * S1 + S2, unsigned 16-bit: the low 16 bits, or saturated with the clamp bit.
void v_mad_u16(Lane& x) { set_u16(x.d0, saturated_u16(x.clamp(), u16(x.s0) * u16(x.s1) + u16(x.s2))); }

// D0 = S0 * S1 + S2, signed 16-bit: the low 16 bits, or saturated with the clamp bit.
void v_mad_i16(Lane& x) { set_u16(x.d0, saturated_i16(x.clamp(), i16(x.s0) * i16(x.s1) + i16(x.s2))); }

// Like v_mad_u16 of gfx9, but clears the other half of D0.
void v_mad_legacy_u16(Lane& x) { v_mad_u16(x); }

// Like v_mad_i16 of gfx9, but clears the other half of D0.
void v_mad_legacy_i16(Lane& x) { v_mad_i16(x); }

// Each byte of D0 = the byte of {S0, S1}, sign or constant that the same byte of S2 selects.
void v_perm_b32(Lane& x) {
  const U64 data = pack64(u32(x.s1), u32(x.s0));
  U32 result = u32(0);
  for (unsigned i = 0; i < 4; ++i) result = result | (permuted_byte(data, byte(u32(x.s2), i)) << u32(8 * i));
  x.d0 = result;
}

// D0 = S0 * S1, low 32 bits.
void v_mul_lo_u32(Lane& x) { x.d0 = u32(x.s0) * u32(x.s1); }
void v_mul_lo_i32(Lane& x) { x.d0 = u32(x.s0) * u32(x.s1); }

// D0 = bits 63 to 32 of S0 * S1, unsigned.
void v_mul_hi_u32(Lane& x) { x.d0 = high(wide_mul(u32(x.s0), u32(x.s1))); }

// D0 = bits 63 to 32 of S0 * S1, signed.
void v_mul_hi_i32(Lane& x) { x.d0 = high(wide_mul(i32(x.s0), i32(x.s1))); }

// D0 = number of one bits in S0, plus S1.
void v_bcnt_u32_b32(Lane& x) { x.d0 = popcount(u32(x.s0)) + u32(x.s1); }

// D0 = S1 << S0[5:0].
void v_lshlrev_b64(Lane& x) { x.d0 = u64(x.s1) << u32(x.s0); }

// D0 = S1 >> S0[5:0], shifting in zeros.
void v_lshrrev_b64(Lane& x) { x.d0 = u64(x.s1) >> u32(x.s0); }

// D0 = S1 >> S0[5:0], shifting in the sign.
void v_ashrrev_i64(Lane& x) { x.d0 = i64(x.s1) >> u32(x.s0); }

// D0 = S0[4:0] one bits from bit S1[4:0] on.
void v_bfm_b32(Lane& x) { x.d0 = bit_mask(u32(x.s0), u32(x.s1)); }

// D0 = S0 * S1 + S2, S0 and S1 unsigned 16-bit; saturated with the clamp bit.
void v_mad_u32_u16(Lane& x) { x.d0 = multiply_add(x.clamp(), u16(x.s0), u16(x.s1), u32(x.s2)); }

// D0 = S0 * S1 + S2, S0 and S1 signed 16-bit; saturated with the clamp bit.
void v_mad_i32_i16(Lane& x) { x.d0 = multiply_add(x.clamp(), i16(x.s0), i16(x.s1), i32(x.s2)); }

// D0 = (S0 ^ S1) + S2.
void v_xad_u32(Lane& x) { x.d0 = (u32(x.s0) ^ u32(x.s1)) + u32(x.s2); }

// D0 = (S0 << S1[4:0]) + S2.
void v_lshl_add_u32(Lane& x) { x.d0 = (u32(x.s0) << u32(x.s1)) + u32(x.s2); }

// D0 = (S0 << S1[2:0]) + S2 (CDNA3 manual).
void v_lshl_add_u64(Lane& x) { x.d0 = (u64(x.s0) << (u32(x.s1) & u32(7))) + u64(x.s2); }

// D0 = (S0 + S1) << S2[4:0].
void v_add_lshl_u32(Lane& x) { x.d0 = (u32(x.s0) + u32(x.s1)) << u32(x.s2); }

// D0 = S0 + S1 + S2.
void v_add3_u32(Lane& x) { x.d0 = u32(x.s0) + u32(x.s1) + u32(x.s2); }

// D0 = (S0 << S1[4:0]) | S2.
void v_lshl_or_b32(Lane& x) { x.d0 = (u32(x.s0) << u32(x.s1)) | u32(x.s2); }

// D0 = (S0 & S1) | S2.
void v_and_or_b32(Lane& x) { x.d0 = (u32(x.s0) & u32(x.s1)) | u32(x.s2); }

// D0 = S0 | S1 | S2.
void v_or3_b32(Lane& x) { x.d0 = u32(x.s0) | u32(x.s1) | u32(x.s2); }

// D0 = S0 ^ S1 ^ S2.
void v_xor3_b32(Lane& x) { x.d0 = u32(x.s0) ^ u32(x.s1) ^ u32(x.s2); }

}  // namespace lw::sem
