// Conversions and rounding to whole numbers over the lanes of a wave; and every float micro-operation without a loop of
// its own, lane by lane.
#include "exec/float_one_lane.h"
#include "interp/lanes/level.h"

namespace lw::interp::LW_LEVEL {
namespace {

using sem::Uop;

template <Uop op>
LW_INLINE float whole(float x) {
  if constexpr (op == Uop::ffloor32) return __builtin_floorf(x);
  if constexpr (op == Uop::fceil32) return __builtin_ceilf(x);
  if constexpr (op == Uop::ftrunc32) return __builtin_truncf(x);
  if constexpr (op == Uop::frndne32) return __builtin_rintf(x);  // in nearest mode
}

template <Uop op, bool FlushInputs>
void whole32(StepContext& c, const Step& s) {
  if constexpr (op == Uop::frndne32) need_rounding(c, 0);
  const uint32_t* a = at<uint32_t>(c, s.a);
  uint32_t* d = at<uint32_t>(c, s.d);
#pragma GCC ivdep
  for (int i = 0; i < kLaneCount; ++i) {
    const uint32_t x = FlushInputs ? flush32(a[i]) : a[i];
    const uint32_t r = bits_of(whole<op>(float_of(x)));
    d[i] = is_nan32(x) ? x | kQuiet32 : r;
  }
}

void f32_from_u32(StepContext& c, const Step& s) {
  need_rounding(c, s.imm & 3);
  const uint32_t* a = at<uint32_t>(c, s.a);
  float* d = at<float>(c, s.d);
#pragma GCC ivdep
  for (int i = 0; i < kLaneCount; ++i) d[i] = static_cast<float>(a[i]);
}
void f32_from_i32(StepContext& c, const Step& s) {
  need_rounding(c, s.imm & 3);
  const int32_t* a = at<int32_t>(c, s.a);
  float* d = at<float>(c, s.d);
#pragma GCC ivdep
  for (int i = 0; i < kLaneCount; ++i) d[i] = static_cast<float>(a[i]);
}
void f64_from_u32(StepContext& c, const Step& s) {
  const uint32_t* a = at<uint32_t>(c, s.a);
  double* d = at<double>(c, s.d);
#pragma GCC ivdep
  for (int i = 0; i < kLaneCount; ++i) d[i] = static_cast<double>(a[i]);
}
void f64_from_i32(StepContext& c, const Step& s) {
  const int32_t* a = at<int32_t>(c, s.a);
  double* d = at<double>(c, s.d);
#pragma GCC ivdep
  for (int i = 0; i < kLaneCount; ++i) d[i] = static_cast<double>(a[i]);
}

// Casts only see values that fit; what does not is decided beside them.
void u32_from_f32(StepContext& c, const Step& s) {
  const float* a = at<float>(c, s.a);
  uint32_t* d = at<uint32_t>(c, s.d);
#pragma GCC ivdep
  for (int i = 0; i < kLaneCount; ++i) {
    const float x = a[i];
    const bool fits = x > 0.0f && x < 4294967296.0f;
    const uint32_t r = static_cast<uint32_t>(fits ? x : 0.0f);
    d[i] = x >= 4294967296.0f ? 0xffffffffu : r;
  }
}
void i32_from_f32(StepContext& c, const Step& s) {
  const float* a = at<float>(c, s.a);
  int32_t* d = at<int32_t>(c, s.d);
#pragma GCC ivdep
  for (int i = 0; i < kLaneCount; ++i) {
    const float x = a[i];
    const bool fits = x >= -2147483648.0f && x < 2147483648.0f;
    const int32_t r = static_cast<int32_t>(fits ? x : 0.0f);
    d[i] = x >= 2147483648.0f ? 0x7fffffff : (x < -2147483648.0f ? -0x7fffffff - 1 : r);
  }
}

// Any float micro-operation, one lane after the other.
template <class R, class A, class B, bool UA, bool UB, bool UC>
void one_by_one(StepContext& c, const Step& s) {
  const FloatMode mode{static_cast<uint8_t>(s.imm & 3), (s.imm & 4) != 0, (s.imm & 8) != 0};
  const Uop op = static_cast<Uop>(s.imm >> 8 & 0xff);
  need_rounding(c, mode.rounding);
  const Argument<A, UA> a(c, s.a);
  const Argument<B, UB> b(c, s.b == kNoLocation ? s.a : s.b);
  R* d = at<R>(c, s.d);
  R results[kLaneCount];
  for (int i = 0; i < kLaneCount; ++i) results[i] = static_cast<R>(exec::float_one_lane(op, mode, a[i], b[i], 0));
  for (int i = 0; i < kLaneCount; ++i) d[i] = results[i];
}

// Triple of result, first and second argument; the second is the first again for functions of one.
template <class R, class A, class B>
StepFunction find_one_by_one(unsigned uniform, bool is_unary) {
  if (is_unary) return uniform ? nullptr : one_by_one<R, A, A, false, false, false>;
  switch (uniform) {
    case 0: return one_by_one<R, A, B, false, false, false>;
    case 1: return one_by_one<R, A, B, true, false, false>;
    case 2: return one_by_one<R, A, B, false, true, false>;
    default: return nullptr;
  }
}

template <Uop op>
StepFunction find_whole(const LaneQuery& q) {
  return q.uniform ? nullptr : q.mode.flush_inputs ? whole32<op, true> : whole32<op, false>;
}

}  // namespace

StepFunction find_convert(const LaneQuery& q) {
  switch (q.op) {
    case Uop::ffloor32: return find_whole<Uop::ffloor32>(q);
    case Uop::fceil32: return find_whole<Uop::fceil32>(q);
    case Uop::ftrunc32: return find_whole<Uop::ftrunc32>(q);
    case Uop::frndne32: return find_whole<Uop::frndne32>(q);
    case Uop::f32_from_u32: return q.uniform ? nullptr : f32_from_u32;
    case Uop::f32_from_i32: return q.uniform ? nullptr : f32_from_i32;
    case Uop::f64_from_u32: return q.uniform ? nullptr : f64_from_u32;
    case Uop::f64_from_i32: return q.uniform ? nullptr : f64_from_i32;
    case Uop::u32_from_f32: return q.uniform ? nullptr : u32_from_f32;
    case Uop::i32_from_f32: return q.uniform ? nullptr : i32_from_f32;

    case Uop::fldexp16:
    case Uop::fldexp32: return find_one_by_one<uint32_t, uint32_t, uint32_t>(q.uniform, false);
    case Uop::fldexp64: return find_one_by_one<uint64_t, uint64_t, uint32_t>(q.uniform, false);
    case Uop::ffloor64:
    case Uop::fceil64:
    case Uop::ftrunc64:
    case Uop::frndne64:
    case Uop::ffrexp_mant64:
    case Uop::frcp64:
    case Uop::frsq64:
    case Uop::fsqrt64: return find_one_by_one<uint64_t, uint64_t, uint64_t>(q.uniform, true);
    case Uop::ffrexp_exp64:
    case Uop::f32_from_f64:
    case Uop::u32_from_f64:
    case Uop::i32_from_f64: return find_one_by_one<uint32_t, uint64_t, uint64_t>(q.uniform, true);
    case Uop::f64_from_f32: return find_one_by_one<uint64_t, uint32_t, uint32_t>(q.uniform, true);
    case Uop::ffloor16:
    case Uop::fceil16:
    case Uop::ftrunc16:
    case Uop::frndne16:
    case Uop::ffrexp_mant16:
    case Uop::ffrexp_exp16:
    case Uop::frcp16:
    case Uop::frsq16:
    case Uop::fsqrt16:
    case Uop::fexp16:
    case Uop::flog16:
    case Uop::fsin16:
    case Uop::fcos16:
    case Uop::ffrexp_mant32:
    case Uop::ffrexp_exp32:
    case Uop::frcp32:
    case Uop::frsq32:
    case Uop::fsqrt32:
    case Uop::fexp32:
    case Uop::flog32:
    case Uop::fsin32:
    case Uop::fcos32:
    case Uop::f16_from_u16:
    case Uop::f16_from_i16:
    case Uop::u16_from_f16:
    case Uop::i16_from_f16: return find_one_by_one<uint32_t, uint32_t, uint32_t>(q.uniform, true);
    default: return nullptr;
  }
}

}  // namespace lw::interp::LW_LEVEL
