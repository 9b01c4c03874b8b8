// Compositions on bits and integers that scalar and vector meanings share.
#pragma once

#include "domain.h"

namespace lw::sem {

// A sum or a difference in 32 bits, and what it carries or borrows.
struct Carried {
  U32 value;
  B1 carry;
};
inline Carried add_carry(U32 a, U32 b) { return {a + b, a + b < a}; }
inline Carried subtract_borrow(U32 a, U32 b) { return {a - b, a < b}; }
inline Carried add_carry(U32 a, U32 b, B1 carry) {
  const U32 sum = a + b;
  const U32 result = sum + as_word(carry);
  return {result, (sum < a) | (result < sum)};
}
inline Carried subtract_borrow(U32 a, U32 b, B1 borrow) {
  return {a - b - as_word(borrow), (a < b) | (borrow & (a == b))};
}

inline U64 wide_mul(U32 a, U32 b) { return zext64(a) * zext64(b); }
inline I64 wide_mul(I32 a, I32 b) { return sext64(a) * sext64(b); }
inline U32 high(U64 a) { return hi(a); }
inline I32 high(I64 a) { return as_i32(hi(as_u64(a))); }
inline I32 low(I64 a) { return as_i32(lo(as_u64(a))); }

inline U32 absolute_difference(U32 a, U32 b) { return select(a < b, b - a, a - b); }

template <class T>
T median(T a, T b, T c) {
  return max(min(a, b), min(max(a, b), c));
}

// Results of integer instructions: with the clamp bit the nearest representable number, else the low bits.
inline U32 saturated_u16(bool clamp, U32 a) { return clamp ? min(a, u32(0xffff)) : low16(a); }
inline U32 saturated_i16(bool clamp, I32 a) { return low16(as_u32(clamp ? min(max(a, i32(-32768)), i32(32767)) : a)); }
inline U32 saturated_u32(U64 a) { return select(hi(a) == u32(0), lo(a), u32(0xffffffff)); }
inline I32 saturated_i32(I64 a) { return low(min(max(a, i64(INT32_MIN)), i64(INT32_MAX))); }

inline U32 sum(bool clamp, U32 a, U32 b) {
  const Carried exact = add_carry(a, b);
  return clamp ? select(exact.carry, u32(0xffffffff), exact.value) : exact.value;
}
inline U32 difference(bool clamp, U32 a, U32 b) { return clamp ? select(a < b, u32(0), a - b) : a - b; }
inline I32 sum(bool clamp, I32 a, I32 b) { return clamp ? saturated_i32(sext64(a) + sext64(b)) : a + b; }
inline I32 difference(bool clamp, I32 a, I32 b) { return clamp ? saturated_i32(sext64(a) - sext64(b)) : a - b; }
inline U32 multiply_add(bool clamp, U32 a, U32 b, U32 c) {
  return clamp ? saturated_u32(wide_mul(a, b) + zext64(c)) : a * b + c;
}
inline I32 multiply_add(bool clamp, I32 a, I32 b, I32 c) {
  return clamp ? saturated_i32(wide_mul(a, b) + sext64(c)) : a * b + c;
}

// `width` bits from `offset` on, zeros or the field's sign above. A field that reaches beyond bit 31 (63) ends there;
// width counts from 0 to 127.
inline U32 bit_field(U32 a, U32 offset, U32 width) {
  const U32 shifted = a >> offset;
  return select(width < u32(32), shifted & ((u32(1) << width) - u32(1)), shifted);
}
inline I32 bit_field(I32 a, U32 offset, U32 width) {
  const U32 from = offset & u32(31);
  const U32 end = from + width;
  const I32 field = (a << (u32(32) - end)) >> (u32(32) - width);
  return select(width == u32(0), i32(0), select(end < u32(32), field, a >> from));
}
inline U64 bit_field(U64 a, U32 offset, U32 width) {
  const U64 shifted = a >> offset;
  return select(width < u32(64), shifted & ((u64(1) << width) - u64(1)), shifted);
}
inline I64 bit_field(I64 a, U32 offset, U32 width) {
  const U32 from = offset & u32(63);
  const U32 end = from + width;
  const I64 field = as_i64(as_u64(a) << (u32(64) - end)) >> (u32(64) - width);
  return select(width == u32(0), i64(0), select(end < u32(64), field, a >> from));
}

// ((1 << width) - 1) << offset
inline U32 bit_mask(U32 width, U32 offset) { return ((u32(1) << width) - u32(1)) << offset; }
inline U64 wide_bit_mask(U32 width, U32 offset) { return ((u64(1) << width) - u64(1)) << offset; }

// Positions counted from the lowest or the highest bit; all ones where no bit qualifies.
inline U32 first_one(U32 a) { return select(a == u32(0), u32(0xffffffff), trailing_zeros(a)); }
inline U32 last_one(U32 a) { return select(a == u32(0), u32(0xffffffff), leading_zeros(a)); }
inline U32 first_one(U64 a) {
  const U32 upper = select(hi(a) == u32(0), u32(0xffffffff), trailing_zeros(hi(a)) + u32(32));
  return select(lo(a) == u32(0), upper, trailing_zeros(lo(a)));
}
inline U32 last_one(U64 a) {
  const U32 lower = select(lo(a) == u32(0), u32(0xffffffff), leading_zeros(lo(a)) + u32(32));
  return select(hi(a) == u32(0), lower, leading_zeros(hi(a)));
}
// The bits that differ from the sign.
inline U32 unlike_sign(I32 a) { return as_u32(a) ^ as_u32(a >> u32(31)); }
inline U64 unlike_sign(I64 a) { return as_u64(a) ^ as_u64(a >> u32(63)); }

}  // namespace lw::sem
