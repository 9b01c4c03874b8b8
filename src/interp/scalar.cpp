// Steps over uniform values.
#include <bit>

#include "exec/float_bits.h"
#include "exec/float_one_lane.h"
#include "interp/lower.h"

namespace lw::interp {
namespace {

using sem::Uop;

template <Uop op>
void words(StepContext& c, const Step& s) {
  const uint32_t a = *at<uint32_t>(c, s.a);
  const uint32_t b = *at<uint32_t>(c, s.b);
  uint32_t& d = *at<uint32_t>(c, s.d);
  if constexpr (op == Uop::add32) d = a + b;
  if constexpr (op == Uop::sub32) d = a - b;
  if constexpr (op == Uop::mul32) d = a * b;
  if constexpr (op == Uop::and32) d = a & b;
  if constexpr (op == Uop::or32) d = a | b;
  if constexpr (op == Uop::xor32) d = a ^ b;
  if constexpr (op == Uop::shl32) d = a << (b & 31);
  if constexpr (op == Uop::lshr32) d = a >> (b & 31);
  if constexpr (op == Uop::ashr32) d = static_cast<uint32_t>(static_cast<int32_t>(a) >> (b & 31));
}

template <Uop op>
void compare_words(StepContext& c, const Step& s) {
  const uint32_t a = *at<uint32_t>(c, s.a);
  const uint32_t b = *at<uint32_t>(c, s.b);
  uint64_t& d = *at<uint64_t>(c, s.d);
  if constexpr (op == Uop::eq32) d = a == b;
  if constexpr (op == Uop::ult32) d = a < b;
  if constexpr (op == Uop::slt32) d = static_cast<int32_t>(a) < static_cast<int32_t>(b);
}

template <Uop op>
void word(StepContext& c, const Step& s) {
  const uint32_t a = *at<uint32_t>(c, s.a);
  uint32_t& d = *at<uint32_t>(c, s.d);
  if constexpr (op == Uop::popcount32) d = static_cast<uint32_t>(std::popcount(a));
  if constexpr (op == Uop::clz32) d = static_cast<uint32_t>(std::countl_zero(a));
  if constexpr (op == Uop::ctz32) d = static_cast<uint32_t>(std::countr_zero(a));
  if constexpr (op == Uop::reverse32) {
    uint32_t r = 0;
    for (int i = 0; i < 32; ++i) r |= (a >> i & 1) << (31 - i);
    d = r;
  }
}

template <Uop op>
void wides(StepContext& c, const Step& s) {
  const uint64_t a = *at<uint64_t>(c, s.a);
  uint64_t& d = *at<uint64_t>(c, s.d);
  if constexpr (op == Uop::shl64 || op == Uop::lshr64 || op == Uop::ashr64) {
    const uint32_t b = *at<uint32_t>(c, s.b) & 63;
    if constexpr (op == Uop::shl64) d = a << b;
    if constexpr (op == Uop::lshr64) d = a >> b;
    if constexpr (op == Uop::ashr64) d = static_cast<uint64_t>(static_cast<int64_t>(a) >> b);
  } else {
    const uint64_t b = *at<uint64_t>(c, s.b);
    if constexpr (op == Uop::add64) d = a + b;
    if constexpr (op == Uop::sub64) d = a - b;
    if constexpr (op == Uop::mul64) d = a * b;
    if constexpr (op == Uop::and64) d = a & b;
    if constexpr (op == Uop::or64) d = a | b;
    if constexpr (op == Uop::xor64) d = a ^ b;
    if constexpr (op == Uop::eq64) d = a == b;
    if constexpr (op == Uop::ult64) d = a < b;
    if constexpr (op == Uop::slt64) d = static_cast<int64_t>(a) < static_cast<int64_t>(b);
    if constexpr (op == Uop::and1) d = a & b;
    if constexpr (op == Uop::or1) d = a | b;
    if constexpr (op == Uop::xor1) d = a ^ b;
  }
}

void not_truth(StepContext& c, const Step& s) { *at<uint64_t>(c, s.d) = *at<uint64_t>(c, s.a) ^ 1; }
void select32(StepContext& c, const Step& s) {
  *at<uint32_t>(c, s.d) = *at<uint64_t>(c, s.a) ? *at<uint32_t>(c, s.b) : *at<uint32_t>(c, s.c);
}
void select64(StepContext& c, const Step& s) {
  *at<uint64_t>(c, s.d) = *at<uint64_t>(c, s.a) ? *at<uint64_t>(c, s.b) : *at<uint64_t>(c, s.c);
}
void zext(StepContext& c, const Step& s) { *at<uint64_t>(c, s.d) = *at<uint32_t>(c, s.a); }
void sext(StepContext& c, const Step& s) {
  *at<uint64_t>(c, s.d) = static_cast<uint64_t>(int64_t{*at<int32_t>(c, s.a)});
}
void pack(StepContext& c, const Step& s) {
  *at<uint64_t>(c, s.d) = uint64_t{*at<uint32_t>(c, s.a)} | uint64_t{*at<uint32_t>(c, s.b)} << 32;
}

// Letters give the width of result and arguments: 1 and d are 64 bits in memory, w is 32.
template <bool WideResult, bool WideA, bool WideB>
void float_step(StepContext& c, const Step& s) {
  const FloatMode mode{static_cast<uint8_t>(s.imm & 3), (s.imm & 4) != 0, (s.imm & 8) != 0};
  need_rounding(c, mode.rounding);
  const auto value = [&](OperandLocation p, bool wide) -> uint64_t {
    if (p == kNoLocation) return 0;
    return wide ? *at<uint64_t>(c, p) : *at<uint32_t>(c, p);
  };
  const uint64_t r = exec::float_one_lane(static_cast<Uop>(s.imm >> 8 & 0xff), mode, value(s.a, WideA),
                                          value(s.b, WideB), value(s.c, WideB));
  if constexpr (WideResult)
    *at<uint64_t>(c, s.d) = r;
  else
    *at<uint32_t>(c, s.d) = static_cast<uint32_t>(r);
}

StepFunction float_function(Uop op) {
  const sem::UopInfo& info = sem::info(op);
  const bool wide_result = info.result != sem::ValueType::w32;
  const bool wide_a = info.arguments[0] == 'd';
  const bool wide_b = info.arguments.size() > 1 && info.arguments[1] == 'd';
  switch (unsigned{wide_result} | unsigned{wide_a} << 1 | unsigned{wide_b} << 2) {
    case 0: return float_step<false, false, false>;
    case 1: return float_step<true, false, false>;
    case 2: return float_step<false, true, false>;
    case 3: return float_step<true, true, false>;
    case 6: return float_step<false, true, true>;
    case 7: return float_step<true, true, true>;
    default: return nullptr;
  }
}

}  // namespace

StepFunction scalar_function(Uop op) {
  switch (op) {
// It never settles on macros that make cases.
// clang-format off
#define LW_CASE(FUNCTION, name) \
  case Uop::name: return FUNCTION<Uop::name>;
    LW_CASE(words, add32) LW_CASE(words, sub32) LW_CASE(words, mul32)
    LW_CASE(words, and32) LW_CASE(words, or32) LW_CASE(words, xor32)
    LW_CASE(words, shl32) LW_CASE(words, lshr32) LW_CASE(words, ashr32)
    LW_CASE(compare_words, eq32) LW_CASE(compare_words, ult32) LW_CASE(compare_words, slt32)
    LW_CASE(word, popcount32) LW_CASE(word, clz32) LW_CASE(word, ctz32) LW_CASE(word, reverse32)
    LW_CASE(wides, add64) LW_CASE(wides, sub64) LW_CASE(wides, mul64)
    LW_CASE(wides, and64) LW_CASE(wides, or64) LW_CASE(wides, xor64)
    LW_CASE(wides, shl64) LW_CASE(wides, lshr64) LW_CASE(wides, ashr64)
    LW_CASE(wides, eq64) LW_CASE(wides, ult64) LW_CASE(wides, slt64)
    LW_CASE(wides, and1) LW_CASE(wides, or1) LW_CASE(wides, xor1)
#undef LW_CASE
    case Uop::not1: return not_truth;
    case Uop::select32: return select32;
    case Uop::select64: return select64;
    case Uop::zext64: return zext;
    case Uop::sext64: return sext;
    case Uop::pack64: return pack;
    default: return sem::info(op).is_float ? float_function(op) : nullptr;
  }
}
// clang-format on

FloatMode float_mode(Uop op, bool always_flush, uint32_t mode) {
  const uint8_t round32 = mode & 3, round_other = mode >> 2 & 3;
  const bool flush_in32 = !(mode >> 4 & 1), flush_out32 = !(mode >> 5 & 1);
  const bool flush_in_other = !(mode >> 6 & 1), flush_out_other = !(mode >> 7 & 1);
  FloatMode m{};
  switch (op) {
    case Uop::f32_from_u32:
    case Uop::f32_from_i32: m = {round32, false, false}; break;
    case Uop::f64_from_u32:
    case Uop::f64_from_i32: m = {0, false, false}; break;
    case Uop::f64_from_f32: m = {0, flush_in32, false}; break;
    case Uop::f32_from_f64: m = {round_other, false, flush_out32}; break;
    case Uop::f16_from_f32: m = {round_other, flush_in32, flush_out_other}; break;
    case Uop::f16_from_f32_rtz: m = {3, flush_in32, flush_out_other}; break;
    case Uop::f32_from_f16: m = {0, flush_in_other, false}; break;
    case Uop::f16_from_u16:
    case Uop::f16_from_i16: m = {round_other, false, false}; break;
    case Uop::u32_from_f32:
    case Uop::i32_from_f32:
    case Uop::u32_from_f64:
    case Uop::i32_from_f64:
    case Uop::u16_from_f16:
    case Uop::i16_from_f16: return {0, false, false};
    default: {
      const std::string_view name = sem::info(op).name;
      m = name.ends_with("32") ? FloatMode{round32, flush_in32, flush_out32}
                               : FloatMode{round_other, flush_in_other, flush_out_other};
      // What is approximated is rounded to nearest whatever MODE says (sem/approx.h).
      switch (op) {
        case Uop::frcp16:
        case Uop::frsq16:
        case Uop::fsqrt16:
        case Uop::fexp16:
        case Uop::flog16:
        case Uop::fsin16:
        case Uop::fcos16:
        case Uop::frcp32:
        case Uop::frsq32:
        case Uop::fsqrt32:
        case Uop::fexp32:
        case Uop::flog32:
        case Uop::fsin32:
        case Uop::fcos32:
        case Uop::frcp64:
        case Uop::frsq64:
        case Uop::fsqrt64: m.rounding = 0; break;
        default: break;
      }
    }
  }
  if (always_flush) m.flush_inputs = m.flush_results = true;
  return m;
}

uint64_t pack_float_mode(Uop op, FloatMode m) {
  return uint64_t{m.rounding} | uint64_t{m.flush_inputs} << 2 | uint64_t{m.flush_results} << 3 |
         static_cast<uint64_t>(op) << 8;
}

}  // namespace lw::interp
