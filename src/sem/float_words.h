// Compositions on floats that several families of meanings share. All but the arithmetic work on bits, so that no mode
// plays a part in them.
#pragma once

#include "domain.h"

namespace lw::sem {

inline constexpr uint32_t kOneF16 = 0x3c00;
inline constexpr uint32_t kOneF32 = 0x3f800000;
inline constexpr uint64_t kOneF64 = 0x3ff0000000000000;

inline B1 is_negative(F16 a) { return (as_u32(a) & u32(0x8000)) != u32(0); }
inline B1 is_negative(F32 a) { return as_i32(a) < i32(0); }
inline B1 is_negative(F64 a) { return as_i64(as_u64(a)) < i64(0); }
inline B1 is_infinite(F16 a) { return as_u32(abs(a)) == u32(0x7c00); }
inline B1 is_infinite(F32 a) { return as_u32(abs(a)) == u32(0x7f800000); }
inline B1 is_infinite(F64 a) { return as_u64(abs(a)) == u64(0x7ff0000000000000); }

template <class F>
B1 is_finite(F a) {
  return !(is_infinite(a) | is_nan(a));
}

// Zeros and denormals: the exponent field is 0.
inline B1 has_zero_exponent(F16 a) { return (as_u32(a) & u32(0x7c00)) == u32(0); }
inline B1 has_zero_exponent(F32 a) { return (as_u32(a) & u32(0x7f800000)) == u32(0); }
inline B1 has_zero_exponent(F64 a) { return (as_u64(a) & u64(0x7ff0000000000000)) == u64(0); }
inline B1 is_zero(F16 a) { return as_u32(abs(a)) == u32(0); }
inline B1 is_zero(F32 a) { return as_u32(abs(a)) == u32(0); }
inline B1 is_zero(F64 a) { return as_u64(abs(a)) == u64(0); }
template <class F>
B1 is_denormal(F a) {
  return has_zero_exponent(a) & !is_zero(a);
}

inline U32 exponent_field(F32 a) { return bits(as_u32(a), 23, 8); }
inline U32 exponent_field(F64 a) { return bits(hi(as_u64(a)), 20, 11); }

// |a| with the sign of `negative`.
inline F16 with_sign(F16 a, B1 negative) { return as_f16(as_u32(abs(a)) | select(negative, u32(0x8000), u32(0))); }
inline F32 with_sign(F32 a, B1 negative) { return as_f32(as_u32(abs(a)) | select(negative, u32(0x80000000), u32(0))); }
inline F64 with_sign(F64 a, B1 negative) {
  return as_f64(as_u64(abs(a)) | select(negative, u64(uint64_t{1} << 63), u64(0)));
}

// A number that orders as the float does, -0 below +0; not for NaNs.
inline I32 order(F16 a) {
  const I32 value = sext16(as_u32(a));
  return as_i32(as_u32(value) ^ (as_u32(value >> u32(31)) & u32(0x7fff)));
}
inline I32 order(F32 a) { return as_i32(as_u32(a) ^ (as_u32(as_i32(a) >> u32(31)) & u32(0x7fffffff))); }
inline I64 order(F64 a) {
  const U64 value = as_u64(a);
  return as_i64(value ^ (as_u64(as_i64(value) >> u32(63)) & u64(INT64_MAX)));
}

inline B1 is_ieee(U32 mode) { return (mode & u32(1u << 9)) != u32(0); }  // MODE.IEEE

// A denormal becomes the zero of its sign where MODE says that inputs of its width are flushed.
inline F32 flushed_input(U32 mode, F32 a) {
  const B1 flush = has_zero_exponent(a) & ((mode & u32(1u << 4)) == u32(0));
  return select(flush, as_f32(as_u32(a) & u32(0x80000000)), a);
}
inline F16 flushed_input(U32 mode, F16 a) {
  const B1 flush = has_zero_exponent(a) & ((mode & u32(1u << 6)) == u32(0));
  return select(flush, as_f16(as_u32(a) & u32(0x8000)), a);
}
inline F64 flushed_input(U32 mode, F64 a) {
  const B1 flush = has_zero_exponent(a) & ((mode & u32(1u << 6)) == u32(0));
  return select(flush, as_f64(as_u64(a) & u64(uint64_t{1} << 63)), a);
}

// What a minimum or maximum makes of NaNs (GCN3 manual, V_MIN_F32): with MODE.IEEE a signalling NaN comes out quiet;
// otherwise the other operand comes out.
template <class F>
F number_or_nan(U32 mode, F a, F b, F if_numbers) {
  const F number = select(is_nan(a), b, select(is_nan(b), a, if_numbers));
  const F nan = select(is_signalling(a), quiet(a), quiet(b));
  return select(is_ieee(mode) & (is_signalling(a) | is_signalling(b)), nan, number);
}

// On gfx8 denormals pass through minima and maxima whatever MODE says; from gfx9 on they are flushed where inputs are
// (LLVM's AMDGPU backend: supportsMinMaxDenormModes).
template <class F>
F compared(Lane& x, F a) {
  return x.has(isa::Feature::min_max_flush) ? flushed_input(x.mode(), a) : a;
}
inline Composition extremum(Lane& x) {
  return x.has(isa::Feature::min_max_flush) ? Composition::flushed_extremum : Composition::extremum;
}
template <class F>
F minimum(Lane& x, F first, F second) {
  const Within within(extremum(x), float_bits(first));
  const F a = compared(x, first);
  const F b = compared(x, second);
  return number_or_nan(x.mode(), a, b, select(order(a) < order(b), a, b));
}
template <class F>
F maximum(Lane& x, F first, F second) {
  const Within within(extremum(x), float_bits(first));
  const F a = compared(x, first);
  const F b = compared(x, second);
  return number_or_nan(x.mode(), a, b, select(order(a) < order(b), b, a));
}

}  // namespace lw::sem
