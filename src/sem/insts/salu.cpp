// Scalar arithmetic, logic, moves and compares: SOP1, SOP2, SOPC, SOPK.
#include "domain.h"
#include "sem/bit_words.h"

namespace lw::sem {
namespace {

B1 nonzero(U32 a) { return a != u32(0); }
B1 nonzero(U64 a) { return a != u64(0); }

// D0 = result, SCC = whether it is not zero: what most logic instructions do.
void assign_with_scc(Scalar& x, U32 result) {
  x.d0 = result;
  x.scc = nonzero(result);
}
void assign_with_scc(Scalar& x, I32 result) { assign_with_scc(x, as_u32(result)); }
void assign_with_scc(Scalar& x, U64 result) {
  x.d0 = result;
  x.scc = nonzero(result);
}

// Two's complement overflow of a + b = sum: both operands have the sign that the sum lacks.
B1 sum_overflows(I32 a, I32 b, I32 sum) {
  return as_i32((as_u32(a) ^ as_u32(sum)) & (as_u32(b) ^ as_u32(sum))) < i32(0);
}
B1 difference_overflows(I32 a, I32 b, I32 difference) {
  return as_i32((as_u32(a) ^ as_u32(b)) & (as_u32(a) ^ as_u32(difference))) < i32(0);
}

// One bit for each group of four, at the group's lowest bit: is any bit of the group set?
U32 any_of_quad(U32 a) {
  const U32 pairs = a | (a >> u32(1));
  return (pairs | (pairs >> u32(2))) & u32(0x11111111);
}

// Brings bits 0, 4, 8, … 28 together in bits 0 to 7.
U32 gather_quad_bits(U32 a) {
  const U32 twos = (a | (a >> u32(3))) & u32(0x03030303);
  const U32 fours = (twos | (twos >> u32(6))) & u32(0x000f000f);
  return (fours | (fours >> u32(12))) & u32(0xff);
}

U32 quad_mask(U32 a) { return gather_quad_bits(any_of_quad(a)); }
U32 whole_quads(U32 a) { return any_of_quad(a) * u32(15); }

// Bit i of the low half goes to bit 2i.
U64 spread_bits(U64 a) {
  a = (a | (a << u32(16))) & u64(0x0000ffff0000ffff);
  a = (a | (a << u32(8))) & u64(0x00ff00ff00ff00ff);
  a = (a | (a << u32(4))) & u64(0x0f0f0f0f0f0f0f0f);
  a = (a | (a << u32(2))) & u64(0x3333333333333333);
  return (a | (a << u32(1))) & u64(0x5555555555555555);
}

// D0 = S0 << amount, plus S1; SCC = the exact result does not fit 32 bits.
void shift_and_add(Scalar& x, unsigned amount) {
  const U64 sum = (zext64(u32(x.s0)) << u32(amount)) + zext64(u32(x.s1));
  x.d0 = lo(sum);
  x.scc = nonzero(hi(sum));
}

// D0 = EXEC as it was; EXEC = mask; SCC = whether any lane is left.
void save_exec(Scalar& x, U64 mask) {
  x.d0 = x.exec();
  x.set_exec(mask);
  x.scc = nonzero(mask);
}

// The same of the low half; the other half stays.
void save_exec_low(Scalar& x, U32 mask) {
  x.d0 = lo(x.exec());
  x.set_exec(pack64(mask, hi(x.exec())));
  x.scc = nonzero(mask);
}
void write_exec_low(Scalar& x, U32 mask) {
  x.d0 = mask;
  x.set_exec(pack64(mask, hi(x.exec())));
  x.scc = nonzero(mask);
}

// EXEC = D0 = mask; SCC = whether any lane is left.
void write_exec(Scalar& x, U64 mask) {
  x.d0 = mask;
  x.set_exec(mask);
  x.scc = nonzero(mask);
}

}  // namespace

// D0 = S0 + S1; SCC = carry out of bit 31.
void s_add_u32(Scalar& x) {
  const Carried sum = add_carry(u32(x.s0), u32(x.s1));
  x.d0 = sum.value;
  x.scc = sum.carry;
}

// D0 = S0 - S1; SCC = borrow.
void s_sub_u32(Scalar& x) {
  const Carried difference = subtract_borrow(u32(x.s0), u32(x.s1));
  x.d0 = difference.value;
  x.scc = difference.carry;
}

// D0 = S0 + S1; SCC = signed overflow.
void s_add_i32(Scalar& x) {
  const I32 sum = i32(x.s0) + i32(x.s1);
  x.d0 = sum;
  x.scc = sum_overflows(i32(x.s0), i32(x.s1), sum);
}

// D0 = S0 - S1; SCC = signed overflow.                                         [errata: s_sub_i32]
void s_sub_i32(Scalar& x) {
  const I32 difference = i32(x.s0) - i32(x.s1);
  x.d0 = difference;
  x.scc = difference_overflows(i32(x.s0), i32(x.s1), difference);
}

// D0 = S0 + S1 + SCC; SCC = carry out.
void s_addc_u32(Scalar& x) {
  const Carried sum = add_carry(u32(x.s0), u32(x.s1), x.scc);
  x.d0 = sum.value;
  x.scc = sum.carry;
}

// D0 = S0 - S1 - SCC; SCC = borrow.
void s_subb_u32(Scalar& x) {
  const Carried difference = subtract_borrow(u32(x.s0), u32(x.s1), x.scc);
  x.d0 = difference.value;
  x.scc = difference.carry;
}

// D0 = the smaller of S0 and S1, signed; SCC = S0 is strictly smaller.
void s_min_i32(Scalar& x) {
  x.d0 = min(i32(x.s0), i32(x.s1));
  x.scc = i32(x.s0) < i32(x.s1);
}

// D0 = the smaller of S0 and S1, unsigned; SCC = S0 is strictly smaller.
void s_min_u32(Scalar& x) {
  x.d0 = min(u32(x.s0), u32(x.s1));
  x.scc = u32(x.s0) < u32(x.s1);
}

// D0 = the larger of S0 and S1, signed; SCC = S0 is strictly larger.
void s_max_i32(Scalar& x) {
  x.d0 = max(i32(x.s0), i32(x.s1));
  x.scc = i32(x.s0) > i32(x.s1);
}

// D0 = the larger of S0 and S1, unsigned; SCC = S0 is strictly larger.
void s_max_u32(Scalar& x) {
  x.d0 = max(u32(x.s0), u32(x.s1));
  x.scc = u32(x.s0) > u32(x.s1);
}

// D0 = SCC ? S0 : S1.
void s_cselect_b32(Scalar& x) { x.d0 = select(x.scc, u32(x.s0), u32(x.s1)); }
void s_cselect_b64(Scalar& x) { x.d0 = select(x.scc, u64(x.s0), u64(x.s1)); }

// D0 = S0 & S1; SCC = D0 is not zero.
void s_and_b32(Scalar& x) { assign_with_scc(x, u32(x.s0) & u32(x.s1)); }
void s_and_b64(Scalar& x) { assign_with_scc(x, u64(x.s0) & u64(x.s1)); }

// D0 = S0 | S1; SCC = D0 is not zero.
void s_or_b32(Scalar& x) { assign_with_scc(x, u32(x.s0) | u32(x.s1)); }
void s_or_b64(Scalar& x) { assign_with_scc(x, u64(x.s0) | u64(x.s1)); }

// D0 = S0 ^ S1; SCC = D0 is not zero.
void s_xor_b32(Scalar& x) { assign_with_scc(x, u32(x.s0) ^ u32(x.s1)); }
void s_xor_b64(Scalar& x) { assign_with_scc(x, u64(x.s0) ^ u64(x.s1)); }

// D0 = S0 & ~S1; SCC = D0 is not zero.
void s_andn2_b32(Scalar& x) { assign_with_scc(x, u32(x.s0) & ~u32(x.s1)); }
void s_andn2_b64(Scalar& x) { assign_with_scc(x, u64(x.s0) & ~u64(x.s1)); }

// D0 = S0 | ~S1; SCC = D0 is not zero.
void s_orn2_b32(Scalar& x) { assign_with_scc(x, u32(x.s0) | ~u32(x.s1)); }
void s_orn2_b64(Scalar& x) { assign_with_scc(x, u64(x.s0) | ~u64(x.s1)); }

// D0 = ~(S0 & S1); SCC = D0 is not zero.
void s_nand_b32(Scalar& x) { assign_with_scc(x, ~(u32(x.s0) & u32(x.s1))); }
void s_nand_b64(Scalar& x) { assign_with_scc(x, ~(u64(x.s0) & u64(x.s1))); }

// D0 = ~(S0 | S1); SCC = D0 is not zero.
void s_nor_b32(Scalar& x) { assign_with_scc(x, ~(u32(x.s0) | u32(x.s1))); }
void s_nor_b64(Scalar& x) { assign_with_scc(x, ~(u64(x.s0) | u64(x.s1))); }

// D0 = ~(S0 ^ S1); SCC = D0 is not zero.
void s_xnor_b32(Scalar& x) { assign_with_scc(x, ~(u32(x.s0) ^ u32(x.s1))); }
void s_xnor_b64(Scalar& x) { assign_with_scc(x, ~(u64(x.s0) ^ u64(x.s1))); }

// D0 = S0 << S1[4:0]; SCC = D0 is not zero.
void s_lshl_b32(Scalar& x) { assign_with_scc(x, u32(x.s0) << u32(x.s1)); }

// D0 = S0 << S1[5:0]; SCC = D0 is not zero.
void s_lshl_b64(Scalar& x) { assign_with_scc(x, u64(x.s0) << u32(x.s1)); }

// D0 = S0 >> S1[4:0], shifting in zeros; SCC = D0 is not zero.
void s_lshr_b32(Scalar& x) { assign_with_scc(x, u32(x.s0) >> u32(x.s1)); }

// D0 = S0 >> S1[5:0], shifting in zeros; SCC = D0 is not zero.
void s_lshr_b64(Scalar& x) { assign_with_scc(x, u64(x.s0) >> u32(x.s1)); }

// D0 = S0 >> S1[4:0], shifting in the sign; SCC = D0 is not zero.
void s_ashr_i32(Scalar& x) { assign_with_scc(x, i32(x.s0) >> u32(x.s1)); }

// D0 = S0 >> S1[5:0], shifting in the sign; SCC = D0 is not zero.
void s_ashr_i64(Scalar& x) { assign_with_scc(x, as_u64(i64(x.s0) >> u32(x.s1))); }

// D0 = S0[4:0] one bits from bit S1[4:0] on.
void s_bfm_b32(Scalar& x) { x.d0 = bit_mask(u32(x.s0), u32(x.s1)); }

// D0 = S0[5:0] one bits from bit S1[5:0] on.
void s_bfm_b64(Scalar& x) { x.d0 = wide_bit_mask(u32(x.s0), u32(x.s1)); }

// D0 = S0 * S1, low 32 bits.
void s_mul_i32(Scalar& x) { x.d0 = i32(x.s0) * i32(x.s1); }

// D0 = the S1[22:16] bits of S0 from bit S1[4:0] on, zero-extended; SCC = D0 is not zero.
void s_bfe_u32(Scalar& x) { assign_with_scc(x, bit_field(u32(x.s0), u32(x.s1), bits(u32(x.s1), 16, 7))); }

// D0 = the S1[22:16] bits of S0 from bit S1[4:0] on, sign-extended; SCC = D0 is not zero.
void s_bfe_i32(Scalar& x) { assign_with_scc(x, bit_field(i32(x.s0), u32(x.s1), bits(u32(x.s1), 16, 7))); }

// D0 = the S1[22:16] bits of S0 from bit S1[5:0] on, zero-extended; SCC = D0 is not zero.
void s_bfe_u64(Scalar& x) { assign_with_scc(x, bit_field(u64(x.s0), u32(x.s1), bits(u32(x.s1), 16, 7))); }

// D0 = the S1[22:16] bits of S0 from bit S1[5:0] on, sign-extended; SCC = D0 is not zero.
void s_bfe_i64(Scalar& x) { assign_with_scc(x, as_u64(bit_field(i64(x.s0), u32(x.s1), bits(u32(x.s1), 16, 7)))); }

// D0 = |S0 - S1|, the difference taken modulo 2^32; SCC = it is not zero.
void s_absdiff_i32(Scalar& x) {
  const I32 difference = i32(x.s0) - i32(x.s1);
  assign_with_scc(x, select(difference < i32(0), -difference, difference));
}

// D0 = bits 63 to 32 of S0 * S1, unsigned.
void s_mul_hi_u32(Scalar& x) { x.d0 = high(wide_mul(u32(x.s0), u32(x.s1))); }

// D0 = bits 63 to 32 of S0 * S1, signed.
void s_mul_hi_i32(Scalar& x) { x.d0 = high(wide_mul(i32(x.s0), i32(x.s1))); }

// D0 = (S0 << 1) + S1; SCC = the exact result does not fit 32 bits.
void s_lshl1_add_u32(Scalar& x) { shift_and_add(x, 1); }

// D0 = (S0 << 2) + S1; SCC = the exact result does not fit 32 bits.
void s_lshl2_add_u32(Scalar& x) { shift_and_add(x, 2); }

// D0 = (S0 << 3) + S1; SCC = the exact result does not fit 32 bits.
void s_lshl3_add_u32(Scalar& x) { shift_and_add(x, 3); }

// D0 = (S0 << 4) + S1; SCC = the exact result does not fit 32 bits.
void s_lshl4_add_u32(Scalar& x) { shift_and_add(x, 4); }

// D0 = the low half of S0 below the low half of S1.
void s_pack_ll_b32_b16(Scalar& x) { x.d0 = pack16(u32(x.s0), u32(x.s1)); }

// D0 = the low half of S0 below the high half of S1.
void s_pack_lh_b32_b16(Scalar& x) { x.d0 = pack16(u32(x.s0), u32(x.s1) >> u32(16)); }

// D0 = the high half of S0 below the high half of S1.
void s_pack_hh_b32_b16(Scalar& x) { x.d0 = pack16(u32(x.s0) >> u32(16), u32(x.s1) >> u32(16)); }

// D0 = the high half of S0 below the low half of S1.
void s_pack_hl_b32_b16(Scalar& x) { x.d0 = pack16(u32(x.s0) >> u32(16), u32(x.s1)); }

// D0 = S0.
void s_mov_b32(Scalar& x) { x.d0 = u32(x.s0); }
void s_mov_b64(Scalar& x) { x.d0 = u64(x.s0); }

// If SCC, D0 = S0.
void s_cmov_b32(Scalar& x) { x.d0 = select(x.scc, u32(x.s0), u32(x.old_d0)); }
void s_cmov_b64(Scalar& x) { x.d0 = select(x.scc, u64(x.s0), u64(x.old_d0)); }

// D0 = the complement of S0; SCC = it is not zero.
void s_not_b32(Scalar& x) { assign_with_scc(x, ~u32(x.s0)); }
void s_not_b64(Scalar& x) { assign_with_scc(x, ~u64(x.s0)); }

// Every group of four bits with a set bit becomes 1111; SCC = D0 is not zero.
void s_wqm_b32(Scalar& x) { assign_with_scc(x, whole_quads(u32(x.s0))); }
void s_wqm_b64(Scalar& x) { assign_with_scc(x, pack64(whole_quads(lo(u64(x.s0))), whole_quads(hi(u64(x.s0))))); }

// D0 = S0 with its bits in reverse order.
void s_brev_b32(Scalar& x) { x.d0 = reverse_bits(u32(x.s0)); }
void s_brev_b64(Scalar& x) { x.d0 = pack64(reverse_bits(hi(u64(x.s0))), reverse_bits(lo(u64(x.s0)))); }

// D0 = number of zero bits in S0; SCC = D0 is not zero.
void s_bcnt0_i32_b32(Scalar& x) { assign_with_scc(x, popcount(~u32(x.s0))); }
void s_bcnt0_i32_b64(Scalar& x) { assign_with_scc(x, popcount(~lo(u64(x.s0))) + popcount(~hi(u64(x.s0)))); }

// D0 = number of one bits in S0; SCC = D0 is not zero.
void s_bcnt1_i32_b32(Scalar& x) { assign_with_scc(x, popcount(u32(x.s0))); }
void s_bcnt1_i32_b64(Scalar& x) { assign_with_scc(x, popcount(lo(u64(x.s0))) + popcount(hi(u64(x.s0)))); }

// D0 = position of the lowest zero bit, -1 if there is none.
void s_ff0_i32_b32(Scalar& x) { x.d0 = first_one(~u32(x.s0)); }
void s_ff0_i32_b64(Scalar& x) { x.d0 = first_one(~u64(x.s0)); }

// D0 = position of the lowest one bit, -1 if there is none.
void s_ff1_i32_b32(Scalar& x) { x.d0 = first_one(u32(x.s0)); }
void s_ff1_i32_b64(Scalar& x) { x.d0 = first_one(u64(x.s0)); }

// D0 = number of bits above the highest one bit, -1 if there is none.
void s_flbit_i32_b32(Scalar& x) { x.d0 = last_one(u32(x.s0)); }
void s_flbit_i32_b64(Scalar& x) { x.d0 = last_one(u64(x.s0)); }

// D0 = number of bits above the highest bit that differs from the sign, -1 if none does.
void s_flbit_i32(Scalar& x) { x.d0 = last_one(unlike_sign(i32(x.s0))); }
void s_flbit_i32_i64(Scalar& x) { x.d0 = last_one(unlike_sign(i64(x.s0))); }

// D0 = the low byte of S0, sign-extended.
void s_sext_i32_i8(Scalar& x) { x.d0 = signed_bits(u32(x.s0), 0, 8); }

// D0 = the low half of S0, sign-extended.
void s_sext_i32_i16(Scalar& x) { x.d0 = signed_bits(u32(x.s0), 0, 16); }

// Bit S0[4:0] of D0 becomes 0; the others are unchanged.
void s_bitset0_b32(Scalar& x) { x.d0 = u32(x.old_d0) & ~(u32(1) << u32(x.s0)); }

// Bit S0[5:0] of D0 becomes 0; the others are unchanged.
void s_bitset0_b64(Scalar& x) { x.d0 = u64(x.old_d0) & ~(u64(1) << u32(x.s0)); }

// Bit S0[4:0] of D0 becomes 1; the others are unchanged.
void s_bitset1_b32(Scalar& x) { x.d0 = u32(x.old_d0) | (u32(1) << u32(x.s0)); }

// Bit S0[5:0] of D0 becomes 1; the others are unchanged.
void s_bitset1_b64(Scalar& x) { x.d0 = u64(x.old_d0) | (u64(1) << u32(x.s0)); }

// D0 = EXEC, then EXEC = S0 & EXEC; SCC = the new EXEC is not zero.
void s_and_saveexec_b64(Scalar& x) { save_exec(x, u64(x.s0) & x.exec()); }

// D0 = EXEC, then EXEC = S0 | EXEC; SCC = the new EXEC is not zero.
void s_or_saveexec_b64(Scalar& x) { save_exec(x, u64(x.s0) | x.exec()); }

// D0 = EXEC, then EXEC = S0 ^ EXEC; SCC = the new EXEC is not zero.
void s_xor_saveexec_b64(Scalar& x) { save_exec(x, u64(x.s0) ^ x.exec()); }

// D0 = EXEC, then EXEC = S0 & ~EXEC; SCC = the new EXEC is not zero.
void s_andn2_saveexec_b64(Scalar& x) { save_exec(x, u64(x.s0) & ~x.exec()); }

// D0 = EXEC, then EXEC = S0 | ~EXEC; SCC = the new EXEC is not zero.
void s_orn2_saveexec_b64(Scalar& x) { save_exec(x, u64(x.s0) | ~x.exec()); }

// D0 = EXEC, then EXEC = ~(S0 & EXEC); SCC = the new EXEC is not zero.
void s_nand_saveexec_b64(Scalar& x) { save_exec(x, ~(u64(x.s0) & x.exec())); }

// D0 = EXEC, then EXEC = ~(S0 | EXEC); SCC = the new EXEC is not zero.
void s_nor_saveexec_b64(Scalar& x) { save_exec(x, ~(u64(x.s0) | x.exec())); }

// D0 = EXEC, then EXEC = ~(S0 ^ EXEC); SCC = the new EXEC is not zero.
void s_xnor_saveexec_b64(Scalar& x) { save_exec(x, ~(u64(x.s0) ^ x.exec())); }

// D0 = EXEC, then EXEC = ~S0 & EXEC; SCC = the new EXEC is not zero.
void s_andn1_saveexec_b64(Scalar& x) { save_exec(x, ~u64(x.s0) & x.exec()); }

// D0 = EXEC, then EXEC = ~S0 | EXEC; SCC = the new EXEC is not zero.
void s_orn1_saveexec_b64(Scalar& x) { save_exec(x, ~u64(x.s0) | x.exec()); }

// EXEC = D0 = ~S0 & EXEC; SCC = the new EXEC is not zero.
void s_andn1_wrexec_b64(Scalar& x) { write_exec(x, ~u64(x.s0) & x.exec()); }

// EXEC = D0 = S0 & ~EXEC; SCC = the new EXEC is not zero.
void s_andn2_wrexec_b64(Scalar& x) { write_exec(x, u64(x.s0) & ~x.exec()); }

// Like the 64-bit form, but for the low half of EXEC.
void s_and_saveexec_b32(Scalar& x) { save_exec_low(x, u32(x.s0) & lo(x.exec())); }
void s_or_saveexec_b32(Scalar& x) { save_exec_low(x, u32(x.s0) | lo(x.exec())); }
void s_xor_saveexec_b32(Scalar& x) { save_exec_low(x, u32(x.s0) ^ lo(x.exec())); }
void s_andn2_saveexec_b32(Scalar& x) { save_exec_low(x, u32(x.s0) & ~lo(x.exec())); }
void s_orn2_saveexec_b32(Scalar& x) { save_exec_low(x, u32(x.s0) | ~lo(x.exec())); }
void s_nand_saveexec_b32(Scalar& x) { save_exec_low(x, ~(u32(x.s0) & lo(x.exec()))); }
void s_nor_saveexec_b32(Scalar& x) { save_exec_low(x, ~(u32(x.s0) | lo(x.exec()))); }
void s_xnor_saveexec_b32(Scalar& x) { save_exec_low(x, ~(u32(x.s0) ^ lo(x.exec()))); }
void s_andn1_saveexec_b32(Scalar& x) { save_exec_low(x, ~u32(x.s0) & lo(x.exec())); }
void s_orn1_saveexec_b32(Scalar& x) { save_exec_low(x, ~u32(x.s0) | lo(x.exec())); }
void s_andn1_wrexec_b32(Scalar& x) { write_exec_low(x, ~u32(x.s0) & lo(x.exec())); }
void s_andn2_wrexec_b32(Scalar& x) { write_exec_low(x, u32(x.s0) & ~lo(x.exec())); }

// Bit i of D0 = any of bits 4i to 4i + 3 of S0; SCC = D0 is not zero.
void s_quadmask_b32(Scalar& x) { assign_with_scc(x, quad_mask(u32(x.s0))); }
void s_quadmask_b64(Scalar& x) {
  assign_with_scc(x, zext64(quad_mask(lo(u64(x.s0))) | (quad_mask(hi(u64(x.s0))) << u32(8))));
}

// D0 = |S0|; the most negative number is unchanged; SCC = D0 is not zero.
void s_abs_i32(Scalar& x) { assign_with_scc(x, select(i32(x.s0) < i32(0), -i32(x.s0), i32(x.s0))); }

// Bits 2i and 2i + 1 of D0 = bit i of S0.
void s_bitreplicate_b64_b32(Scalar& x) {
  const U64 even = spread_bits(zext64(u32(x.s0)));
  x.d0 = even | (even << u32(1));
}

// SCC = S0 == S1.
void s_cmp_eq_i32(Scalar& x) { x.scc = i32(x.s0) == i32(x.s1); }
void s_cmp_eq_u32(Scalar& x) { x.scc = u32(x.s0) == u32(x.s1); }
void s_cmp_eq_u64(Scalar& x) { x.scc = u64(x.s0) == u64(x.s1); }

// SCC = S0 != S1.
void s_cmp_lg_i32(Scalar& x) { x.scc = i32(x.s0) != i32(x.s1); }
void s_cmp_lg_u32(Scalar& x) { x.scc = u32(x.s0) != u32(x.s1); }
void s_cmp_lg_u64(Scalar& x) { x.scc = u64(x.s0) != u64(x.s1); }

// SCC = S0 > S1, signed.
void s_cmp_gt_i32(Scalar& x) { x.scc = i32(x.s0) > i32(x.s1); }

// SCC = S0 >= S1, signed.
void s_cmp_ge_i32(Scalar& x) { x.scc = i32(x.s0) >= i32(x.s1); }

// SCC = S0 < S1, signed.
void s_cmp_lt_i32(Scalar& x) { x.scc = i32(x.s0) < i32(x.s1); }

// SCC = S0 <= S1, signed.
void s_cmp_le_i32(Scalar& x) { x.scc = i32(x.s0) <= i32(x.s1); }

// SCC = S0 > S1, unsigned.
void s_cmp_gt_u32(Scalar& x) { x.scc = u32(x.s0) > u32(x.s1); }

// SCC = S0 >= S1, unsigned.
void s_cmp_ge_u32(Scalar& x) { x.scc = u32(x.s0) >= u32(x.s1); }

// SCC = S0 < S1, unsigned.
void s_cmp_lt_u32(Scalar& x) { x.scc = u32(x.s0) < u32(x.s1); }

// SCC = S0 <= S1, unsigned.
void s_cmp_le_u32(Scalar& x) { x.scc = u32(x.s0) <= u32(x.s1); }

// SCC = bit S1[4:0] of S0 is 0.
void s_bitcmp0_b32(Scalar& x) { x.scc = ((u32(x.s0) >> u32(x.s1)) & u32(1)) == u32(0); }

// SCC = bit S1[4:0] of S0 is 1.
void s_bitcmp1_b32(Scalar& x) { x.scc = ((u32(x.s0) >> u32(x.s1)) & u32(1)) == u32(1); }

// SCC = bit S1[5:0] of S0 is 0.
void s_bitcmp0_b64(Scalar& x) { x.scc = (lo(u64(x.s0) >> u32(x.s1)) & u32(1)) == u32(0); }

// SCC = bit S1[5:0] of S0 is 1.
void s_bitcmp1_b64(Scalar& x) { x.scc = (lo(u64(x.s0) >> u32(x.s1)) & u32(1)) == u32(1); }

// D0 = SIMM16, sign-extended.
void s_movk_i32(Scalar& x) { x.d0 = i16(x.simm16); }

// If SCC, D0 = SIMM16, sign-extended.
void s_cmovk_i32(Scalar& x) { x.d0 = select(x.scc, i16(x.simm16), i32(x.old_d0)); }

// SCC = S0 == SIMM16, sign-extended.
void s_cmpk_eq_i32(Scalar& x) { x.scc = i32(x.s0) == i16(x.simm16); }

// SCC = S0 != SIMM16, sign-extended.
void s_cmpk_lg_i32(Scalar& x) { x.scc = i32(x.s0) != i16(x.simm16); }

// SCC = S0 > SIMM16, sign-extended; signed.
void s_cmpk_gt_i32(Scalar& x) { x.scc = i32(x.s0) > i16(x.simm16); }

// SCC = S0 >= SIMM16, sign-extended; signed.
void s_cmpk_ge_i32(Scalar& x) { x.scc = i32(x.s0) >= i16(x.simm16); }

// SCC = S0 < SIMM16, sign-extended; signed.
void s_cmpk_lt_i32(Scalar& x) { x.scc = i32(x.s0) < i16(x.simm16); }

// SCC = S0 <= SIMM16, sign-extended; signed.
void s_cmpk_le_i32(Scalar& x) { x.scc = i32(x.s0) <= i16(x.simm16); }

// SCC = S0 == SIMM16, zero-extended.
void s_cmpk_eq_u32(Scalar& x) { x.scc = u32(x.s0) == u16(x.simm16); }

// SCC = S0 != SIMM16, zero-extended.
void s_cmpk_lg_u32(Scalar& x) { x.scc = u32(x.s0) != u16(x.simm16); }

// SCC = S0 > SIMM16, zero-extended; unsigned.
void s_cmpk_gt_u32(Scalar& x) { x.scc = u32(x.s0) > u16(x.simm16); }

// SCC = S0 >= SIMM16, zero-extended; unsigned.
void s_cmpk_ge_u32(Scalar& x) { x.scc = u32(x.s0) >= u16(x.simm16); }

// SCC = S0 < SIMM16, zero-extended; unsigned.
void s_cmpk_lt_u32(Scalar& x) { x.scc = u32(x.s0) < u16(x.simm16); }

// SCC = S0 <= SIMM16, zero-extended; unsigned.
void s_cmpk_le_u32(Scalar& x) { x.scc = u32(x.s0) <= u16(x.simm16); }

// D0 = D0 + SIMM16, sign-extended; SCC = signed overflow.
void s_addk_i32(Scalar& x) {
  const I32 sum = i32(x.old_d0) + i16(x.simm16);
  x.d0 = sum;
  x.scc = sum_overflows(i32(x.old_d0), i16(x.simm16), sum);
}

// D0 = D0 * SIMM16, sign-extended, low 32 bits; SCC is unchanged.                     [errata: s_mulk_i32]
void s_mulk_i32(Scalar& x) { x.d0 = i32(x.old_d0) * i16(x.simm16); }

// D0 = S0 + S1 (s_sub_nc_u64: S0 - S1), 64 bits; SCC is unchanged.
void s_add_nc_u64(Scalar& x) { x.d0 = u64(x.s0) + u64(x.s1); }
void s_sub_nc_u64(Scalar& x) { x.d0 = u64(x.s0) - u64(x.s1); }

// D0 = S0 * S1, low 64 bits.
void s_mul_u64(Scalar& x) { x.d0 = u64(x.s0) * u64(x.s1); }

}  // namespace lw::sem
