// Compositions of micro-operations that many meanings share; the same text serves every domain.
#pragma once

namespace lw::sem {

inline B1 operator>(U32 a, U32 b) { return b < a; }
inline B1 operator>=(U32 a, U32 b) { return !(a < b); }
inline B1 operator<=(U32 a, U32 b) { return !(b < a); }
inline B1 operator!=(U32 a, U32 b) { return !(a == b); }
inline B1 operator>(I32 a, I32 b) { return b < a; }
inline B1 operator>=(I32 a, I32 b) { return !(a < b); }
inline B1 operator<=(I32 a, I32 b) { return !(b < a); }
inline B1 operator!=(I32 a, I32 b) { return !(a == b); }
inline B1 operator>(U64 a, U64 b) { return b < a; }
inline B1 operator>=(U64 a, U64 b) { return !(a < b); }
inline B1 operator<=(U64 a, U64 b) { return !(b < a); }
inline B1 operator!=(U64 a, U64 b) { return !(a == b); }
inline B1 operator>(I64 a, I64 b) { return b < a; }
inline B1 operator>=(I64 a, I64 b) { return !(a < b); }
inline B1 operator<=(I64 a, I64 b) { return !(b < a); }
inline B1 operator!=(I64 a, I64 b) { return !(a == b); }

// Float comparisons with > and >= are false with a NaN, as < and <= are.
inline B1 operator>(F16 a, F16 b) { return b < a; }
inline B1 operator>=(F16 a, F16 b) { return b <= a; }
inline B1 operator>(F32 a, F32 b) { return b < a; }
inline B1 operator>=(F32 a, F32 b) { return b <= a; }
inline B1 operator>(F64 a, F64 b) { return b < a; }
inline B1 operator>=(F64 a, F64 b) { return b <= a; }

inline U32 min(U32 a, U32 b) { return select(a < b, a, b); }
inline U32 max(U32 a, U32 b) { return select(a < b, b, a); }
inline I32 min(I32 a, I32 b) { return select(a < b, a, b); }
inline I32 max(I32 a, I32 b) { return select(a < b, b, a); }
inline U64 min(U64 a, U64 b) { return select(a < b, a, b); }
inline U64 max(U64 a, U64 b) { return select(a < b, b, a); }
inline I64 min(I64 a, I64 b) { return select(a < b, a, b); }
inline I64 max(I64 a, I64 b) { return select(a < b, b, a); }

// Bits [lsb, lsb + width) as an unsigned or a signed number; lsb and width are the host's.
inline U32 bits(U32 a, unsigned lsb, unsigned width) {
  return (a >> u32(lsb)) & u32(width == 32 ? 0xffffffffu : (1u << width) - 1);
}
inline I32 signed_bits(U32 a, unsigned lsb, unsigned width) {
  return as_i32(a << u32(32 - width - lsb)) >> u32(32 - width);
}
inline U32 low16(U32 a) { return bits(a, 0, 16); }
inline I32 sext16(U32 a) { return signed_bits(a, 0, 16); }
inline U32 byte(U32 a, unsigned i) { return bits(a, 8 * i, 8); }
inline U32 pack16(U32 low, U32 high) { return low16(low) | (high << u32(16)); }
inline U32 pack16(F16 low, F16 high) { return as_u32(low) | (as_u32(high) << u32(16)); }
inline U32 as_word(B1 p) { return select(p, u32(1), u32(0)); }

inline F16 neg(F16 a) { return as_f16(as_u32(a) ^ u32(0x8000)); }
inline F32 neg(F32 a) { return as_f32(as_u32(a) ^ u32(0x80000000)); }
inline F64 neg(F64 a) { return as_f64(as_u64(a) ^ u64(uint64_t{1} << 63)); }
inline F16 abs(F16 a) { return as_f16(as_u32(a) & u32(0x7fff)); }
inline F32 abs(F32 a) { return as_f32(as_u32(a) & u32(0x7fffffff)); }
inline F64 abs(F64 a) { return as_f64(as_u64(a) & u64(~(uint64_t{1} << 63))); }

// By bits, so that no mode plays a part.
inline B1 is_nan(F16 a) { return (as_u32(a) & u32(0x7fff)) > u32(0x7c00); }
inline B1 is_nan(F32 a) { return (as_u32(a) & u32(0x7fffffff)) > u32(0x7f800000); }
inline B1 is_nan(F64 a) { return (as_u64(a) & u64(~(uint64_t{1} << 63))) > u64(0x7ff0000000000000); }
inline B1 is_signalling(F16 a) { return is_nan(a) & ((as_u32(a) & u32(0x200)) == u32(0)); }
inline B1 is_signalling(F32 a) { return is_nan(a) & ((as_u32(a) & u32(0x400000)) == u32(0)); }
inline B1 is_signalling(F64 a) { return is_nan(a) & ((as_u64(a) & u64(uint64_t{1} << 51)) == u64(0)); }
inline F16 quiet(F16 a) { return as_f16(as_u32(a) | u32(0x200)); }
inline F32 quiet(F32 a) { return as_f32(as_u32(a) | u32(0x400000)); }
inline F64 quiet(F64 a) { return as_f64(as_u64(a) | u64(uint64_t{1} << 51)); }
static inline F16 f16_bits(uint32_t v) { return as_f16(u32(v)); }
static inline F32 f32_bits(uint32_t v) { return as_f32(u32(v)); }
static inline F64 f64_bits(uint64_t v) { return as_f64(u64(v)); }

}  // namespace lw::sem
