// The words in which meanings are written, in the form that records them: a value is the number of a node.
//
// tests/direct/domain.h offers the same words on plain numbers; a meaning file includes "domain.h" and gets one or the
// other by its include path. Values have no truth: `if (a < b)` does not compile, choice is select().
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
#include "sem/program.h"

namespace lw::sem {
inline namespace record {

struct B1 {
  NodeId id = kNoNode;
  explicit operator bool() const = delete;
};
struct U32 {
  NodeId id = kNoNode;
};
struct I32 {
  NodeId id = kNoNode;
};
struct U64 {
  NodeId id = kNoNode;
};
struct I64 {
  NodeId id = kNoNode;
};
struct F16 {
  NodeId id = kNoNode;
};  // in the low half of a word, zeros above
struct F32 {
  NodeId id = kNoNode;
};
struct F64 {
  NodeId id = kNoNode;
};

// Appends a node to the program being recorded on this thread, or finds an equal one or a simpler form of it.
NodeId emit(Uop op, std::initializer_list<NodeId> arguments = {}, uint64_t imm = 0);

// What is recorded while one lives is part of a composition; the innermost counts.
class Within {
 public:
  Within(Composition composition, unsigned float_bits);
  ~Within();
  Within(const Within&) = delete;
  Within& operator=(const Within&) = delete;

 private:
  Composition outer_;
  unsigned outer_bits_;
};
constexpr unsigned float_bits(F16) { return 16; }
constexpr unsigned float_bits(F32) { return 32; }
constexpr unsigned float_bits(F64) { return 64; }

// clang-format off: one word a line, aligned so that the odd one out shows.

// Host constants.
inline B1 b1(bool v) { return {emit(Uop::const1, {}, v)}; }
inline U32 u32(uint32_t v) { return {emit(Uop::const32, {}, v)}; }
inline I32 i32(int32_t v) { return {emit(Uop::const32, {}, static_cast<uint32_t>(v))}; }
inline U64 u64(uint64_t v) { return {emit(Uop::const64, {}, v)}; }
inline I64 i64(int64_t v) { return {emit(Uop::const64, {}, static_cast<uint64_t>(v))}; }

// The same bits under another type.
inline U32 as_u32(I32 a) { return {a.id}; }
inline U32 as_u32(F32 a) { return {a.id}; }
inline U32 as_u32(F16 a) { return {a.id}; }
inline I32 as_i32(U32 a) { return {a.id}; }
inline I32 as_i32(F32 a) { return {a.id}; }
inline F32 as_f32(U32 a) { return {a.id}; }
inline F32 as_f32(I32 a) { return {a.id}; }
inline U64 as_u64(I64 a) { return {a.id}; }
inline U64 as_u64(F64 a) { return {a.id}; }
inline I64 as_i64(U64 a) { return {a.id}; }
inline F64 as_f64(U64 a) { return {a.id}; }
inline F16 as_f16(U32 a) { return {emit(Uop::and32, {a.id, u32(0xffff).id})}; }

inline B1 operator&(B1 p, B1 q) { return {emit(Uop::and1, {p.id, q.id})}; }
inline B1 operator|(B1 p, B1 q) { return {emit(Uop::or1, {p.id, q.id})}; }
inline B1 operator^(B1 p, B1 q) { return {emit(Uop::xor1, {p.id, q.id})}; }
inline B1 operator!(B1 p) { return {emit(Uop::not1, {p.id})}; }

inline U32 operator+(U32 a, U32 b) { return {emit(Uop::add32, {a.id, b.id})}; }
inline U32 operator-(U32 a, U32 b) { return {emit(Uop::sub32, {a.id, b.id})}; }
inline U32 operator*(U32 a, U32 b) { return {emit(Uop::mul32, {a.id, b.id})}; }
inline U32 operator&(U32 a, U32 b) { return {emit(Uop::and32, {a.id, b.id})}; }
inline U32 operator|(U32 a, U32 b) { return {emit(Uop::or32, {a.id, b.id})}; }
inline U32 operator^(U32 a, U32 b) { return {emit(Uop::xor32, {a.id, b.id})}; }
inline U32 operator~(U32 a) { return a ^ u32(0xffffffff); }
inline U32 operator<<(U32 a, U32 b) { return {emit(Uop::shl32, {a.id, b.id})}; }  // amount modulo 32
inline U32 operator>>(U32 a, U32 b) { return {emit(Uop::lshr32, {a.id, b.id})}; }
inline B1 operator==(U32 a, U32 b) { return {emit(Uop::eq32, {a.id, b.id})}; }
inline B1 operator<(U32 a, U32 b) { return {emit(Uop::ult32, {a.id, b.id})}; }

inline I32 operator+(I32 a, I32 b) { return {emit(Uop::add32, {a.id, b.id})}; }
inline I32 operator-(I32 a, I32 b) { return {emit(Uop::sub32, {a.id, b.id})}; }
inline I32 operator*(I32 a, I32 b) { return {emit(Uop::mul32, {a.id, b.id})}; }
inline I32 operator&(I32 a, I32 b) { return {emit(Uop::and32, {a.id, b.id})}; }
inline I32 operator<<(I32 a, U32 b) { return {emit(Uop::shl32, {a.id, b.id})}; }
inline I32 operator>>(I32 a, U32 b) { return {emit(Uop::ashr32, {a.id, b.id})}; }
inline I32 operator-(I32 a) { return i32(0) - a; }
inline B1 operator==(I32 a, I32 b) { return {emit(Uop::eq32, {a.id, b.id})}; }
inline B1 operator<(I32 a, I32 b) { return {emit(Uop::slt32, {a.id, b.id})}; }

inline U64 operator+(U64 a, U64 b) { return {emit(Uop::add64, {a.id, b.id})}; }
inline U64 operator-(U64 a, U64 b) { return {emit(Uop::sub64, {a.id, b.id})}; }
inline U64 operator*(U64 a, U64 b) { return {emit(Uop::mul64, {a.id, b.id})}; }
inline U64 operator&(U64 a, U64 b) { return {emit(Uop::and64, {a.id, b.id})}; }
inline U64 operator|(U64 a, U64 b) { return {emit(Uop::or64, {a.id, b.id})}; }
inline U64 operator^(U64 a, U64 b) { return {emit(Uop::xor64, {a.id, b.id})}; }
inline U64 operator~(U64 a) { return a ^ u64(~uint64_t{0}); }
inline U64 operator<<(U64 a, U32 b) { return {emit(Uop::shl64, {a.id, b.id})}; }  // amount modulo 64
inline U64 operator>>(U64 a, U32 b) { return {emit(Uop::lshr64, {a.id, b.id})}; }
inline B1 operator==(U64 a, U64 b) { return {emit(Uop::eq64, {a.id, b.id})}; }
inline B1 operator<(U64 a, U64 b) { return {emit(Uop::ult64, {a.id, b.id})}; }

inline I64 operator+(I64 a, I64 b) { return {emit(Uop::add64, {a.id, b.id})}; }
inline I64 operator-(I64 a, I64 b) { return {emit(Uop::sub64, {a.id, b.id})}; }
inline I64 operator*(I64 a, I64 b) { return {emit(Uop::mul64, {a.id, b.id})}; }
inline I64 operator>>(I64 a, U32 b) { return {emit(Uop::ashr64, {a.id, b.id})}; }
inline B1 operator==(I64 a, I64 b) { return {emit(Uop::eq64, {a.id, b.id})}; }
inline B1 operator<(I64 a, I64 b) { return {emit(Uop::slt64, {a.id, b.id})}; }

inline U32 select(B1 p, U32 a, U32 b) { return {emit(Uop::select32, {p.id, a.id, b.id})}; }
inline I32 select(B1 p, I32 a, I32 b) { return {emit(Uop::select32, {p.id, a.id, b.id})}; }
inline F32 select(B1 p, F32 a, F32 b) { return {emit(Uop::select32, {p.id, a.id, b.id})}; }
inline F16 select(B1 p, F16 a, F16 b) { return {emit(Uop::select32, {p.id, a.id, b.id})}; }
inline U64 select(B1 p, U64 a, U64 b) { return {emit(Uop::select64, {p.id, a.id, b.id})}; }
inline I64 select(B1 p, I64 a, I64 b) { return {emit(Uop::select64, {p.id, a.id, b.id})}; }
inline F64 select(B1 p, F64 a, F64 b) { return {emit(Uop::select64, {p.id, a.id, b.id})}; }
inline B1 select(B1 p, B1 a, B1 b) { return (p & a) | ((!p) & b); }

inline U64 zext64(U32 a) { return {emit(Uop::zext64, {a.id})}; }
inline I64 sext64(I32 a) { return {emit(Uop::sext64, {a.id})}; }
inline U32 lo(U64 a) { return {emit(Uop::lo64, {a.id})}; }
inline U32 hi(U64 a) { return {emit(Uop::hi64, {a.id})}; }
inline U64 pack64(U32 low, U32 high) { return {emit(Uop::pack64, {low.id, high.id})}; }

inline U32 popcount(U32 a) { return {emit(Uop::popcount32, {a.id})}; }
inline U32 leading_zeros(U32 a) { return {emit(Uop::clz32, {a.id})}; }   // 32 for 0
inline U32 trailing_zeros(U32 a) { return {emit(Uop::ctz32, {a.id})}; }  // 32 for 0
inline U32 reverse_bits(U32 a) { return {emit(Uop::reverse32, {a.id})}; }

// Floats round and flush as MODE says (uops.def), or flush whatever it says (isa/denormals.isa).
inline F16 operator+(F16 a, F16 b) { return {emit(Uop::fadd16, {a.id, b.id})}; }
inline F16 operator*(F16 a, F16 b) { return {emit(Uop::fmul16, {a.id, b.id})}; }
inline F16 fma(F16 a, F16 b, F16 c) { return {emit(Uop::ffma16, {a.id, b.id, c.id})}; }
inline B1 operator<(F16 a, F16 b) { return {emit(Uop::flt16, {a.id, b.id})}; }
inline B1 operator<=(F16 a, F16 b) { return {emit(Uop::fle16, {a.id, b.id})}; }
inline B1 operator==(F16 a, F16 b) { return {emit(Uop::feq16, {a.id, b.id})}; }
inline F16 floor(F16 a) { return {emit(Uop::ffloor16, {a.id})}; }
inline F16 ceil(F16 a) { return {emit(Uop::fceil16, {a.id})}; }
inline F16 trunc(F16 a) { return {emit(Uop::ftrunc16, {a.id})}; }
inline F16 round_even(F16 a) { return {emit(Uop::frndne16, {a.id})}; }
inline F16 ldexp(F16 a, I32 e) { return {emit(Uop::fldexp16, {a.id, e.id})}; }
inline F16 frexp_mant(F16 a) { return {emit(Uop::ffrexp_mant16, {a.id})}; }
inline I32 frexp_exp(F16 a) { return {emit(Uop::ffrexp_exp16, {a.id})}; }
inline F16 rcp(F16 a) { return {emit(Uop::frcp16, {a.id})}; }
inline F16 rsq(F16 a) { return {emit(Uop::frsq16, {a.id})}; }
inline F16 sqrt(F16 a) { return {emit(Uop::fsqrt16, {a.id})}; }
inline F16 exp2(F16 a) { return {emit(Uop::fexp16, {a.id})}; }
inline F16 log2(F16 a) { return {emit(Uop::flog16, {a.id})}; }
inline F16 sin_turns(F16 a) { return {emit(Uop::fsin16, {a.id})}; }
inline F16 cos_turns(F16 a) { return {emit(Uop::fcos16, {a.id})}; }

inline F32 operator+(F32 a, F32 b) { return {emit(Uop::fadd32, {a.id, b.id})}; }
inline F32 operator*(F32 a, F32 b) { return {emit(Uop::fmul32, {a.id, b.id})}; }
inline F32 fma(F32 a, F32 b, F32 c) { return {emit(Uop::ffma32, {a.id, b.id, c.id})}; }
inline B1 operator<(F32 a, F32 b) { return {emit(Uop::flt32, {a.id, b.id})}; }
inline B1 operator<=(F32 a, F32 b) { return {emit(Uop::fle32, {a.id, b.id})}; }
inline B1 operator==(F32 a, F32 b) { return {emit(Uop::feq32, {a.id, b.id})}; }
inline F32 floor(F32 a) { return {emit(Uop::ffloor32, {a.id})}; }
inline F32 ceil(F32 a) { return {emit(Uop::fceil32, {a.id})}; }
inline F32 trunc(F32 a) { return {emit(Uop::ftrunc32, {a.id})}; }
inline F32 round_even(F32 a) { return {emit(Uop::frndne32, {a.id})}; }
inline F32 ldexp(F32 a, I32 e) { return {emit(Uop::fldexp32, {a.id, e.id})}; }
inline F32 frexp_mant(F32 a) { return {emit(Uop::ffrexp_mant32, {a.id})}; }
inline I32 frexp_exp(F32 a) { return {emit(Uop::ffrexp_exp32, {a.id})}; }
inline F32 rcp(F32 a) { return {emit(Uop::frcp32, {a.id})}; }
inline F32 rsq(F32 a) { return {emit(Uop::frsq32, {a.id})}; }
inline F32 sqrt(F32 a) { return {emit(Uop::fsqrt32, {a.id})}; }
inline F32 exp2(F32 a) { return {emit(Uop::fexp32, {a.id})}; }
inline F32 log2(F32 a) { return {emit(Uop::flog32, {a.id})}; }
inline F32 sin_turns(F32 a) { return {emit(Uop::fsin32, {a.id})}; }
inline F32 cos_turns(F32 a) { return {emit(Uop::fcos32, {a.id})}; }

inline F64 operator+(F64 a, F64 b) { return {emit(Uop::fadd64, {a.id, b.id})}; }
inline F64 operator*(F64 a, F64 b) { return {emit(Uop::fmul64, {a.id, b.id})}; }
inline F64 fma(F64 a, F64 b, F64 c) { return {emit(Uop::ffma64, {a.id, b.id, c.id})}; }
inline B1 operator<(F64 a, F64 b) { return {emit(Uop::flt64, {a.id, b.id})}; }
inline B1 operator<=(F64 a, F64 b) { return {emit(Uop::fle64, {a.id, b.id})}; }
inline B1 operator==(F64 a, F64 b) { return {emit(Uop::feq64, {a.id, b.id})}; }
inline F64 floor(F64 a) { return {emit(Uop::ffloor64, {a.id})}; }
inline F64 ceil(F64 a) { return {emit(Uop::fceil64, {a.id})}; }
inline F64 trunc(F64 a) { return {emit(Uop::ftrunc64, {a.id})}; }
inline F64 round_even(F64 a) { return {emit(Uop::frndne64, {a.id})}; }
inline F64 ldexp(F64 a, I32 e) { return {emit(Uop::fldexp64, {a.id, e.id})}; }
inline F64 frexp_mant(F64 a) { return {emit(Uop::ffrexp_mant64, {a.id})}; }
inline I32 frexp_exp(F64 a) { return {emit(Uop::ffrexp_exp64, {a.id})}; }
inline F64 rcp(F64 a) { return {emit(Uop::frcp64, {a.id})}; }
inline F64 rsq(F64 a) { return {emit(Uop::frsq64, {a.id})}; }
inline F64 sqrt(F64 a) { return {emit(Uop::fsqrt64, {a.id})}; }

inline F32 f32_from_u32(U32 a) { return {emit(Uop::f32_from_u32, {a.id})}; }
inline F32 f32_from_i32(I32 a) { return {emit(Uop::f32_from_i32, {a.id})}; }
inline F64 f64_from_u32(U32 a) { return {emit(Uop::f64_from_u32, {a.id})}; }
inline F64 f64_from_i32(I32 a) { return {emit(Uop::f64_from_i32, {a.id})}; }
inline F64 f64_from_f32(F32 a) { return {emit(Uop::f64_from_f32, {a.id})}; }
inline F32 f32_from_f64(F64 a) { return {emit(Uop::f32_from_f64, {a.id})}; }
inline F16 f16_from_f32(F32 a) { return {emit(Uop::f16_from_f32, {a.id})}; }
inline F16 f16_from_f32_rtz(F32 a) { return {emit(Uop::f16_from_f32_rtz, {a.id})}; }
inline F32 f32_from_f16(F16 a) { return {emit(Uop::f32_from_f16, {a.id})}; }
inline F16 f16_from_u16(U32 a) { return {emit(Uop::f16_from_u16, {a.id})}; }  // low 16 bits of a
inline F16 f16_from_i16(U32 a) { return {emit(Uop::f16_from_i16, {a.id})}; }
inline U32 u32_from_f32(F32 a) { return {emit(Uop::u32_from_f32, {a.id})}; }  // these truncate and saturate
inline I32 i32_from_f32(F32 a) { return {emit(Uop::i32_from_f32, {a.id})}; }
inline U32 u32_from_f64(F64 a) { return {emit(Uop::u32_from_f64, {a.id})}; }
inline I32 i32_from_f64(F64 a) { return {emit(Uop::i32_from_f64, {a.id})}; }
inline U32 u16_from_f16(F16 a) { return {emit(Uop::u16_from_f16, {a.id})}; }  // low 16 bits, zeros above
inline U32 i16_from_f16(F16 a) { return {emit(Uop::i16_from_f16, {a.id})}; }  // low 16 bits, zeros above

// clang-format on

}  // namespace record
}  // namespace lw::sem

#include "context.h"
#include "sem/meanings.h"
#include "sem/words.h"
