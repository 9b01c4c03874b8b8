#include "operation.h"

#include <algorithm>
#include <array>

namespace oracle {
namespace {

int32_t sign_extended(uint32_t value, unsigned width) {
  const unsigned shift = 32 - width;
  return static_cast<int32_t>(value << shift) >> shift;
}

Computed word(uint32_t value) { return {{value}, false}; }

Computed move(const Operands& o, const Mode&) { return word(o.s0); }
Computed bitwise_and(const Operands& o, const Mode&) { return word(o.s0 & o.s1); }
Computed shift_left(const Operands& o, const Mode&) { return word(o.s1 << (o.s0 & 31)); }

Computed reversed(const Operands& o, const Mode&) {
  uint32_t result = 0;
  for (unsigned bit = 0; bit < 32; ++bit) result |= (o.s0 >> bit & 1) << (31 - bit);
  return word(result);
}

Computed add_u16(const Operands& o, const Mode&) {
  const uint32_t sum = (o.s0 & 0xffff) + (o.s1 & 0xffff);
  return word(o.clamp ? std::min(sum, 0xffffu) : sum & 0xffff);
}

Computed max_i16(const Operands& o, const Mode&) {
  const int32_t larger = std::max(sign_extended(o.s0, 16), sign_extended(o.s1, 16));
  return word(static_cast<uint32_t>(larger) & 0xffff);
}

Computed shift_right_i16(const Operands& o, const Mode&) {
  return word(static_cast<uint32_t>(sign_extended(o.s1, 16) >> (o.s0 & 15)) & 0xffff);
}

Computed multiply_i24(const Operands& o, const Mode&) {
  const int64_t product = int64_t{sign_extended(o.s0, 24)} * sign_extended(o.s1, 24);
  const int64_t limited = std::clamp<int64_t>(product, INT32_MIN, INT32_MAX);
  return word(static_cast<uint32_t>(o.clamp ? limited : product));
}

Computed add_with_carry_out(const Operands& o, const Mode&) {
  const uint64_t sum = uint64_t{o.s0} + o.s1;
  const bool carry = sum > 0xffffffff;
  return {{o.clamp && carry ? 0xffffffff : static_cast<uint32_t>(sum)}, carry};
}

Computed add_with_carries(const Operands& o, const Mode&) {
  const uint64_t sum = uint64_t{o.s0} + o.s1 + o.carry_in;
  const bool carry = sum > 0xffffffff;
  return {{o.clamp && carry ? 0xffffffff : static_cast<uint32_t>(sum)}, carry};
}

template <Precision p>
Computed add_float(const Operands& o, const Mode& m) {
  return {add(p, o.s0, o.s1, m), false};
}
template <Precision p>
Computed multiply_float(const Operands& o, const Mode& m) {
  return {multiply(p, o.s0, o.s1, m), false};
}
Computed mac_f32(const Operands& o, const Mode& m) {
  return {multiply_then_add(Precision::single, o.s0, o.s1, o.old, m), false};
}
Computed half_to_single(const Operands& o, const Mode& m) {
  return {convert(Precision::half, Precision::single, o.s0, m), false};
}
Computed single_to_half(const Operands& o, const Mode& m) {
  return {convert(Precision::single, Precision::half, o.s0, m), false};
}

template <Precision p>
Computed compare_less_float(const Operands& o, const Mode& m) {
  return {{}, less(p, o.s0, o.s1, m)};
}
Computed compare_less_i16(const Operands& o, const Mode&) {
  return {{}, sign_extended(o.s0, 16) < sign_extended(o.s1, 16)};
}
Computed compare_equal_u32(const Operands& o, const Mode&) { return {{}, o.s0 == o.s1}; }

using enum Format;
using enum Type;

// Opcodes: GCN3 manual, chapter 12. v_mac_f32 has no SDWA form on gfx9; compares have no DPP form in LLVM.
constexpr std::array<Operation, 21> kOperations{{
    {"v_mov_b32", "v_mov_b32", vop1, 0x01, bits32, none, bits32, move},
    {"v_cvt_f16_f32", "v_cvt_f16_f32", vop1, 0x0a, single, none, half, single_to_half},
    {"v_cvt_f32_f16", "v_cvt_f32_f16", vop1, 0x0b, half, none, single, half_to_single},
    {"v_bfrev_b32", "v_bfrev_b32", vop1, 0x2c, bits32, none, bits32, reversed},
    {"v_add_f32", "v_add_f32", vop2, 0x01, single, single, single, add_float<Precision::single>},
    {"v_mul_f32", "v_mul_f32", vop2, 0x05, single, single, single, multiply_float<Precision::single>},
    {"v_mul_i32_i24", "v_mul_i32_i24", vop2, 0x06, int32, int32, int32, multiply_i24},
    {"v_lshlrev_b32", "v_lshlrev_b32", vop2, 0x12, int32, int32, int32, shift_left},
    {"v_and_b32", "v_and_b32", vop2, 0x13, bits32, bits32, bits32, bitwise_and},
    {"v_mac_f32", "v_mac_f32", vop2, 0x16, single, single, single, mac_f32, no_sdwa_on_gfx9},
    {"v_add_u32", "v_add_co_u32", vop2, 0x19, int32, int32, int32, add_with_carry_out, writes_carry},
    {"v_addc_u32", "v_addc_co_u32", vop2, 0x1c, int32, int32, int32, add_with_carries, writes_carry | reads_carry},
    {"v_add_f16", "v_add_f16", vop2, 0x1f, half, half, half, add_float<Precision::half>},
    {"v_mul_f16", "v_mul_f16", vop2, 0x22, half, half, half, multiply_float<Precision::half>},
    {"v_add_u16", "v_add_u16", vop2, 0x26, int16, int16, int16, add_u16},
    {"v_ashrrev_i16", "v_ashrrev_i16", vop2, 0x2c, int16, int16, int16, shift_right_i16},
    {"v_max_i16", "v_max_i16", vop2, 0x30, int16, int16, int16, max_i16},
    {"v_cmp_lt_f16", "v_cmp_lt_f16", vopc, 0x21, half, half, mask, compare_less_float<Precision::half>, no_dpp},
    {"v_cmp_lt_f32", "v_cmp_lt_f32", vopc, 0x41, single, single, mask, compare_less_float<Precision::single>, no_dpp},
    {"v_cmp_lt_i16", "v_cmp_lt_i16", vopc, 0xa1, int16, int16, mask, compare_less_i16, no_dpp},
    {"v_cmp_eq_u32", "v_cmp_eq_u32", vopc, 0xca, int32, int32, mask, compare_equal_u32, no_dpp},
}};

}  // namespace

std::span<const Operation> operations() { return kOperations; }

uint32_t modified(Type type, uint32_t value, bool abs, bool neg) {
  const uint32_t sign = type == half ? 0x8000u : 0x80000000u;
  if (abs) value &= ~sign;
  if (neg) value ^= sign;
  return value;
}

Value finished(Type type, Value value, unsigned omod, bool clamp, const Mode& mode) {
  if (!is_float(type)) return value;
  const Precision p = precision_of(type);
  const uint32_t sign = p == Precision::half ? 0x8000u : 0x80000000u;
  const bool keeps = p == Precision::half ? mode.keep_denormal_results_half : mode.keep_denormal_results_single;
  const Rounding rounding = p == Precision::half ? mode.round_half : mode.round_single;
  static constexpr std::array<double, 4> kFactor{1, 2, 4, 0.5};
  // RDNA3 manual 7.2.3.1: ignored with MODE.IEEE or where denormal results are kept; -0 becomes +0.
  if (omod != 0 && !mode.ieee && !keeps && !is_nan(p, value.bits)) {
    if (!is_infinite(p, value.bits)) value = round_to(p, to_double(p, value.bits) * kFactor[omod], rounding, keeps);
    if ((value.bits & (sign - 1)) == 0) value = {0};
  }
  if (!clamp) return value;
  if (is_nan(p, value.bits)) return mode.dx10_clamp ? Value{0} : value;
  const uint32_t one = p == Precision::half ? 0x3c00u : 0x3f800000u;
  if ((value.bits & (sign - 1)) == 0) return {0, value.bits == 0 ? ~0u : ~sign};  // which zero is not documented
  if ((value.bits & sign) != 0) return {0};
  return {std::min(value.bits, one)};
}

}  // namespace oracle
