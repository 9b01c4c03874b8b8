// The words of src/sem/record/domain.h on plain numbers: the same meanings compiled against this file compute instead
// of recording. Nothing here is shared with the recorder or the interpreter but approx.h.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>

#include "inst/inst.h"
#include "isa/images.h"
#include "isa/isa.h"
#include "sem/approx.h"
#include "sem/program.h"
#include "soft_float.h"

namespace lw::sem {
inline namespace direct {

struct B1 {
  bool v = false;
  explicit operator bool() const = delete;
};
struct U32 {
  uint32_t v = 0;
};
struct I32 {
  int32_t v = 0;
};
struct U64 {
  uint64_t v = 0;
};
struct I64 {
  int64_t v = 0;
};
struct F16 {
  uint32_t v = 0;
};  // in the low half, zeros above
struct F32 {
  uint32_t v = 0;
};
struct F64 {
  uint64_t v = 0;
};

// MODE of the wave whose meaning runs on this thread.
uint32_t& mode_in_force();
inline lw::direct::FloatMode mode16() { return lw::direct::float_mode(lw::direct::kHalf, mode_in_force()); }
inline lw::direct::FloatMode mode32() { return lw::direct::float_mode(lw::direct::kSingle, mode_in_force()); }
inline lw::direct::FloatMode mode64() { return lw::direct::float_mode(lw::direct::kDouble, mode_in_force()); }

// Words about values have no part in computing them.
struct Within {
  Within(Composition, unsigned) {}
};
constexpr unsigned float_bits(F16) { return 16; }
constexpr unsigned float_bits(F32) { return 32; }
constexpr unsigned float_bits(F64) { return 64; }

inline B1 b1(bool v) { return {v}; }
inline U32 u32(uint32_t v) { return {v}; }
inline I32 i32(int32_t v) { return {v}; }
inline U64 u64(uint64_t v) { return {v}; }
inline I64 i64(int64_t v) { return {v}; }

inline U32 as_u32(I32 a) { return {static_cast<uint32_t>(a.v)}; }
inline U32 as_u32(F32 a) { return {a.v}; }
inline U32 as_u32(F16 a) { return {a.v}; }
inline I32 as_i32(U32 a) { return {static_cast<int32_t>(a.v)}; }
inline I32 as_i32(F32 a) { return {static_cast<int32_t>(a.v)}; }
inline F32 as_f32(U32 a) { return {a.v}; }
inline F32 as_f32(I32 a) { return {static_cast<uint32_t>(a.v)}; }
inline U64 as_u64(I64 a) { return {static_cast<uint64_t>(a.v)}; }
inline U64 as_u64(F64 a) { return {a.v}; }
inline I64 as_i64(U64 a) { return {static_cast<int64_t>(a.v)}; }
inline F64 as_f64(U64 a) { return {a.v}; }
inline F16 as_f16(U32 a) { return {a.v & 0xffff}; }

inline B1 operator&(B1 p, B1 q) { return {p.v && q.v}; }
inline B1 operator|(B1 p, B1 q) { return {p.v || q.v}; }
inline B1 operator^(B1 p, B1 q) { return {p.v != q.v}; }
inline B1 operator!(B1 p) { return {!p.v}; }

inline U32 operator+(U32 a, U32 b) { return {a.v + b.v}; }
inline U32 operator-(U32 a, U32 b) { return {a.v - b.v}; }
inline U32 operator*(U32 a, U32 b) { return {a.v * b.v}; }
inline U32 operator&(U32 a, U32 b) { return {a.v & b.v}; }
inline U32 operator|(U32 a, U32 b) { return {a.v | b.v}; }
inline U32 operator^(U32 a, U32 b) { return {a.v ^ b.v}; }
inline U32 operator~(U32 a) { return {~a.v}; }
inline U32 operator<<(U32 a, U32 b) { return {a.v << (b.v % 32)}; }
inline U32 operator>>(U32 a, U32 b) { return {a.v >> (b.v % 32)}; }
inline B1 operator==(U32 a, U32 b) { return {a.v == b.v}; }
inline B1 operator<(U32 a, U32 b) { return {a.v < b.v}; }

inline I32 operator+(I32 a, I32 b) { return as_i32(as_u32(a) + as_u32(b)); }
inline I32 operator-(I32 a, I32 b) { return as_i32(as_u32(a) - as_u32(b)); }
inline I32 operator*(I32 a, I32 b) { return as_i32(as_u32(a) * as_u32(b)); }
inline I32 operator&(I32 a, I32 b) { return {a.v & b.v}; }
inline I32 operator<<(I32 a, U32 b) { return as_i32(as_u32(a) << b); }
inline I32 operator>>(I32 a, U32 b) { return {a.v >> (b.v % 32)}; }
inline I32 operator-(I32 a) { return i32(0) - a; }
inline B1 operator==(I32 a, I32 b) { return {a.v == b.v}; }
inline B1 operator<(I32 a, I32 b) { return {a.v < b.v}; }

inline U64 operator+(U64 a, U64 b) { return {a.v + b.v}; }
inline U64 operator-(U64 a, U64 b) { return {a.v - b.v}; }
inline U64 operator*(U64 a, U64 b) { return {a.v * b.v}; }
inline U64 operator&(U64 a, U64 b) { return {a.v & b.v}; }
inline U64 operator|(U64 a, U64 b) { return {a.v | b.v}; }
inline U64 operator^(U64 a, U64 b) { return {a.v ^ b.v}; }
inline U64 operator~(U64 a) { return {~a.v}; }
inline U64 operator<<(U64 a, U32 b) { return {a.v << (b.v % 64)}; }
inline U64 operator>>(U64 a, U32 b) { return {a.v >> (b.v % 64)}; }
inline B1 operator==(U64 a, U64 b) { return {a.v == b.v}; }
inline B1 operator<(U64 a, U64 b) { return {a.v < b.v}; }

inline I64 operator+(I64 a, I64 b) { return as_i64(as_u64(a) + as_u64(b)); }
inline I64 operator-(I64 a, I64 b) { return as_i64(as_u64(a) - as_u64(b)); }
inline I64 operator*(I64 a, I64 b) { return as_i64(as_u64(a) * as_u64(b)); }
inline I64 operator>>(I64 a, U32 b) { return {a.v >> (b.v % 64)}; }
inline B1 operator==(I64 a, I64 b) { return {a.v == b.v}; }
inline B1 operator<(I64 a, I64 b) { return {a.v < b.v}; }

inline U32 select(B1 p, U32 a, U32 b) { return p.v ? a : b; }
inline I32 select(B1 p, I32 a, I32 b) { return p.v ? a : b; }
inline F32 select(B1 p, F32 a, F32 b) { return p.v ? a : b; }
inline F16 select(B1 p, F16 a, F16 b) { return p.v ? a : b; }
inline U64 select(B1 p, U64 a, U64 b) { return p.v ? a : b; }
inline I64 select(B1 p, I64 a, I64 b) { return p.v ? a : b; }
inline F64 select(B1 p, F64 a, F64 b) { return p.v ? a : b; }
inline B1 select(B1 p, B1 a, B1 b) { return p.v ? a : b; }

inline U64 zext64(U32 a) { return {a.v}; }
inline I64 sext64(I32 a) { return {a.v}; }
inline U32 lo(U64 a) { return {static_cast<uint32_t>(a.v)}; }
inline U32 hi(U64 a) { return {static_cast<uint32_t>(a.v >> 32)}; }
inline U64 pack64(U32 low, U32 high) { return {uint64_t{high.v} * 0x100000000 + low.v}; }

U32 popcount(U32 a);
U32 leading_zeros(U32 a);   // 32 for 0
U32 trailing_zeros(U32 a);  // 32 for 0
U32 reverse_bits(U32 a);

inline F16 operator+(F16 a, F16 b) {
  return {static_cast<uint32_t>(lw::direct::add(lw::direct::kHalf, mode16(), a.v, b.v))};
}
inline F16 operator*(F16 a, F16 b) {
  return {static_cast<uint32_t>(lw::direct::multiply(lw::direct::kHalf, mode16(), a.v, b.v))};
}
inline F16 fma(F16 a, F16 b, F16 c) {
  return {static_cast<uint32_t>(lw::direct::fused(lw::direct::kHalf, mode16(), a.v, b.v, c.v))};
}
inline B1 operator<(F16 a, F16 b) { return {lw::direct::compare(lw::direct::kHalf, mode16(), a.v, b.v) == -1}; }
inline B1 operator<=(F16 a, F16 b) { return {lw::direct::compare(lw::direct::kHalf, mode16(), a.v, b.v) <= 0}; }
inline B1 operator==(F16 a, F16 b) { return {lw::direct::compare(lw::direct::kHalf, mode16(), a.v, b.v) == 0}; }
inline F16 floor(F16 a) {
  return {static_cast<uint32_t>(lw::direct::whole(lw::direct::kHalf, mode16(), lw::direct::Whole::floor, a.v))};
}
inline F16 ceil(F16 a) {
  return {static_cast<uint32_t>(lw::direct::whole(lw::direct::kHalf, mode16(), lw::direct::Whole::ceil, a.v))};
}
inline F16 trunc(F16 a) {
  return {static_cast<uint32_t>(lw::direct::whole(lw::direct::kHalf, mode16(), lw::direct::Whole::trunc, a.v))};
}
inline F16 round_even(F16 a) {
  return {static_cast<uint32_t>(lw::direct::whole(lw::direct::kHalf, mode16(), lw::direct::Whole::nearest_even, a.v))};
}
inline F16 ldexp(F16 a, I32 e) {
  return {static_cast<uint32_t>(lw::direct::scaled(lw::direct::kHalf, mode16(), a.v, e.v))};
}
inline F16 frexp_mant(F16 a) { return {static_cast<uint32_t>(lw::direct::mantissa(lw::direct::kHalf, mode16(), a.v))}; }
inline I32 frexp_exp(F16 a) { return {lw::direct::exponent(lw::direct::kHalf, mode16(), a.v)}; }
F16 rcp(F16 a);
F16 rsq(F16 a);
F16 sqrt(F16 a);
F16 exp2(F16 a);
F16 log2(F16 a);
F16 sin_turns(F16 a);
F16 cos_turns(F16 a);

inline F32 operator+(F32 a, F32 b) {
  return {static_cast<uint32_t>(lw::direct::add(lw::direct::kSingle, mode32(), a.v, b.v))};
}
inline F32 operator*(F32 a, F32 b) {
  return {static_cast<uint32_t>(lw::direct::multiply(lw::direct::kSingle, mode32(), a.v, b.v))};
}
inline F32 fma(F32 a, F32 b, F32 c) {
  return {static_cast<uint32_t>(lw::direct::fused(lw::direct::kSingle, mode32(), a.v, b.v, c.v))};
}
inline B1 operator<(F32 a, F32 b) { return {lw::direct::compare(lw::direct::kSingle, mode32(), a.v, b.v) == -1}; }
inline B1 operator<=(F32 a, F32 b) { return {lw::direct::compare(lw::direct::kSingle, mode32(), a.v, b.v) <= 0}; }
inline B1 operator==(F32 a, F32 b) { return {lw::direct::compare(lw::direct::kSingle, mode32(), a.v, b.v) == 0}; }
inline F32 floor(F32 a) {
  return {static_cast<uint32_t>(lw::direct::whole(lw::direct::kSingle, mode32(), lw::direct::Whole::floor, a.v))};
}
inline F32 ceil(F32 a) {
  return {static_cast<uint32_t>(lw::direct::whole(lw::direct::kSingle, mode32(), lw::direct::Whole::ceil, a.v))};
}
inline F32 trunc(F32 a) {
  return {static_cast<uint32_t>(lw::direct::whole(lw::direct::kSingle, mode32(), lw::direct::Whole::trunc, a.v))};
}
inline F32 round_even(F32 a) {
  return {
      static_cast<uint32_t>(lw::direct::whole(lw::direct::kSingle, mode32(), lw::direct::Whole::nearest_even, a.v))};
}
inline F32 ldexp(F32 a, I32 e) {
  return {static_cast<uint32_t>(lw::direct::scaled(lw::direct::kSingle, mode32(), a.v, e.v))};
}
inline F32 frexp_mant(F32 a) {
  return {static_cast<uint32_t>(lw::direct::mantissa(lw::direct::kSingle, mode32(), a.v))};
}
inline I32 frexp_exp(F32 a) { return {lw::direct::exponent(lw::direct::kSingle, mode32(), a.v)}; }
F32 rcp(F32 a);
F32 rsq(F32 a);
F32 sqrt(F32 a);
F32 exp2(F32 a);
F32 log2(F32 a);
F32 sin_turns(F32 a);
F32 cos_turns(F32 a);

inline F64 operator+(F64 a, F64 b) { return {lw::direct::add(lw::direct::kDouble, mode64(), a.v, b.v)}; }
inline F64 operator*(F64 a, F64 b) { return {lw::direct::multiply(lw::direct::kDouble, mode64(), a.v, b.v)}; }
inline F64 fma(F64 a, F64 b, F64 c) { return {lw::direct::fused(lw::direct::kDouble, mode64(), a.v, b.v, c.v)}; }
inline B1 operator<(F64 a, F64 b) { return {lw::direct::compare(lw::direct::kDouble, mode64(), a.v, b.v) == -1}; }
inline B1 operator<=(F64 a, F64 b) { return {lw::direct::compare(lw::direct::kDouble, mode64(), a.v, b.v) <= 0}; }
inline B1 operator==(F64 a, F64 b) { return {lw::direct::compare(lw::direct::kDouble, mode64(), a.v, b.v) == 0}; }
inline F64 floor(F64 a) { return {lw::direct::whole(lw::direct::kDouble, mode64(), lw::direct::Whole::floor, a.v)}; }
inline F64 ceil(F64 a) { return {lw::direct::whole(lw::direct::kDouble, mode64(), lw::direct::Whole::ceil, a.v)}; }
inline F64 trunc(F64 a) { return {lw::direct::whole(lw::direct::kDouble, mode64(), lw::direct::Whole::trunc, a.v)}; }
inline F64 round_even(F64 a) {
  return {lw::direct::whole(lw::direct::kDouble, mode64(), lw::direct::Whole::nearest_even, a.v)};
}
inline F64 ldexp(F64 a, I32 e) { return {lw::direct::scaled(lw::direct::kDouble, mode64(), a.v, e.v)}; }
inline F64 frexp_mant(F64 a) { return {lw::direct::mantissa(lw::direct::kDouble, mode64(), a.v)}; }
inline I32 frexp_exp(F64 a) { return {lw::direct::exponent(lw::direct::kDouble, mode64(), a.v)}; }
F64 rcp(F64 a);
F64 rsq(F64 a);
F64 sqrt(F64 a);

F32 f32_from_u32(U32 a);
F32 f32_from_i32(I32 a);
F64 f64_from_u32(U32 a);
F64 f64_from_i32(I32 a);
F64 f64_from_f32(F32 a);
F32 f32_from_f64(F64 a);
F16 f16_from_f32(F32 a);
F16 f16_from_f32_rtz(F32 a);
F32 f32_from_f16(F16 a);
F16 f16_from_u16(U32 a);
F16 f16_from_i16(U32 a);
U32 u32_from_f32(F32 a);
I32 i32_from_f32(F32 a);
U32 u32_from_f64(F64 a);
I32 i32_from_f64(F64 a);
U32 u16_from_f16(F16 a);
U32 i16_from_f16(F16 a);

}  // namespace direct
}  // namespace lw::sem

#include "context.h"
#include "sem/meanings.h"
#include "sem/words.h"
