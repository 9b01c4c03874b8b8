// fp16 arithmetic and comparisons over the lanes of a wave, through fp32.
//
// A product of two fp16 numbers is exact in fp32, and fp32 has 2 * 11 + 2 digits, so that rounding a sum to fp32 and
// then to fp16 gives what rounding once gives (nearest even; for the other modes rounding twice the same way always
// does). Only the fused multiply-add needs more: nearest even goes through a sum rounded to odd.
#include "interp/lanes/level.h"

namespace lw::interp::LW_LEVEL {
namespace {

using sem::Uop;

constexpr int kPer = kVectorBytes / 4;

// A host without instructions for conversions needs long code for each. Calls keep it out of line: inlined at each use,
// it takes two thirds of this file's compile time.
#if defined(LW_AVX512) || (defined(LW_AVX2) && defined(__F16C__))
#define LW_CONVERSION LW_INLINE
#else
#define LW_CONVERSION [[gnu::noinline]]
#endif

LW_INLINE VU32 flush_halves(VU32 x) { return (x & 0x7c00) == 0 ? x & 0x8000 : x; }

// The low halves as fp32. Exact.
LW_CONVERSION VF32 widened(VU32 x) {
#if defined(LW_AVX512)
  return _mm512_cvtph_ps(_mm512_cvtepi32_epi16(reinterpret_cast<__m512i>(x)));
#elif defined(LW_AVX2) && defined(__F16C__)
  const __m256i low = _mm256_and_si256(reinterpret_cast<__m256i>(x), _mm256_set1_epi32(0xffff));
  const __m256i packed = _mm256_permute4x64_epi64(_mm256_packus_epi32(low, low), 0x08);
  return _mm256_cvtph_ps(_mm256_castsi256_si128(packed));
#else
  VU32 r;
  for (int i = 0; i < kPer; ++i) r[i] = f32_bits_of_f16(x[i] & 0xffff);
  return reinterpret_cast<VF32>(r);
#endif
}

// To fp16, rounding as asked; zeros in the high halves.
LW_CONVERSION VU32 narrowed(VF32 x, [[maybe_unused]] unsigned rounding) {
#if defined(LW_AVX512)
  return reinterpret_cast<VU32>(_mm512_cvtepu16_epi32(_mm512_cvtps_ph(x, _MM_FROUND_CUR_DIRECTION)));
#elif defined(LW_AVX2) && defined(__F16C__)
  return reinterpret_cast<VU32>(_mm256_cvtepu16_epi32(_mm256_cvtps_ph(x, _MM_FROUND_CUR_DIRECTION)));
#else
  VU32 r;
  const VU32 bits = reinterpret_cast<VU32>(x);
  for (int i = 0; i < kPer; ++i) r[i] = f16_bits_of_f32(bits[i], rounding);
  return r;
#endif
}

// a * b + c with a * b exact; in nearest mode the sum is rounded to odd, else as the mode says.
template <bool Nearest>
LW_INLINE VF32 product_sum(VF32 a, VF32 b, VF32 c) {
  const VF32 product = a * b;
  const VF32 sum = product + c;
  if constexpr (!Nearest) return sum;
  // What the rounding of the sum left over, exactly (Knuth's two-sum).
  const VF32 part = sum - product;
  const VF32 rest = (product - (sum - part)) + (c - part);
  const VU32 bits = reinterpret_cast<VU32>(sum);
  const VI32 inexact_even = (rest != 0) & ((bits & 1) == 0) & ((bits & 0x7f800000) != 0x7f800000);
  const VI32 away = reinterpret_cast<VI32>(reinterpret_cast<VU32>(rest) ^ bits) >= 0;  // the sum lies farther from zero
  return reinterpret_cast<VF32>(inexact_even ? (away ? bits + 1 : bits - 1) : bits);
}

LW_INLINE VU32 nan_half(VU32 x) { return (x & 0xffff) | kQuiet16; }
LW_INLINE VI32 is_nan_half(VU32 x) { return (x & 0x7fff) > 0x7c00; }
LW_INLINE VU32 all_lanes(uint32_t value) { return value - VU32{}; }

enum class HalfArithmetic { add, mul };

template <HalfArithmetic kind, unsigned Flush, bool UA, bool UB>
void arithmetic(StepContext& c, const Step& s) {
  const unsigned rounding = s.imm & 3;
  need_rounding(c, rounding);
  const Argument<uint32_t, UA> a(c, s.a);
  const Argument<uint32_t, UB> b(c, s.b);
  uint32_t* d = at<uint32_t>(c, s.d);
  for (int k = 0; k < kLaneCount / kPer; ++k) {
    VU32 x = a.template vector<VU32>(k), y = b.template vector<VU32>(k);
    if constexpr (Flush & 1) x = flush_halves(x), y = flush_halves(y);
    const VF32 r = kind == HalfArithmetic::add ? widened(x) + widened(y) : widened(x) * widened(y);
    VU32 h = narrowed(r, rounding);
    if (any(r != r)) [[unlikely]]
      h = r == r ? h : (is_nan_half(x) ? nan_half(x) : (is_nan_half(y) ? nan_half(y) : all_lanes(kDefaultNan16)));
    if constexpr (Flush & 2) h = flush_halves(h);
    *reinterpret_cast<VU32*>(d + k * kPer) = h;
  }
}

template <bool Nearest, unsigned Flush, bool UA, bool UB, bool UC>
void multiply_add(StepContext& c, const Step& s) {
  const unsigned rounding = s.imm & 3;
  need_rounding(c, rounding);
  const Argument<uint32_t, UA> a(c, s.a);
  const Argument<uint32_t, UB> b(c, s.b);
  const Argument<uint32_t, UC> addend(c, s.c);
  uint32_t* d = at<uint32_t>(c, s.d);
  for (int k = 0; k < kLaneCount / kPer; ++k) {
    VU32 x = a.template vector<VU32>(k), y = b.template vector<VU32>(k), z = addend.template vector<VU32>(k);
    if constexpr (Flush & 1) x = flush_halves(x), y = flush_halves(y), z = flush_halves(z);
    const VF32 r = product_sum<Nearest>(widened(x), widened(y), widened(z));
    VU32 h = narrowed(r, rounding);
    if (any(r != r)) [[unlikely]]
      h = r == r ? h
                 : (is_nan_half(x)
                        ? nan_half(x)
                        : (is_nan_half(y) ? nan_half(y) : (is_nan_half(z) ? nan_half(z) : all_lanes(kDefaultNan16))));
    if constexpr (Flush & 2) h = flush_halves(h);
    *reinterpret_cast<VU32*>(d + k * kPer) = h;
  }
}

enum class HalfOrder { less, less_equal, equal };

template <HalfOrder order, bool FlushInputs, bool UA, bool UB>
void compare(StepContext& c, const Step& s) {
  const Argument<uint32_t, UA> a(c, s.a);
  const Argument<uint32_t, UB> b(c, s.b);
  uint64_t mask = 0;
  for (int k = 0; k < kLaneCount / kPer; ++k) {
    VU32 x = a.template vector<VU32>(k), y = b.template vector<VU32>(k);
    if constexpr (FlushInputs) x = flush_halves(x), y = flush_halves(y);
    const VF32 p = widened(x), q = widened(y);
    mask |= sign_bits(order == HalfOrder::less         ? p < q
                      : order == HalfOrder::less_equal ? p <= q
                                                       : p == q)
            << (k * kPer);
  }
  *at<uint64_t>(c, s.d) = mask;
}

template <bool FlushInputs>
void widen(StepContext& c, const Step& s) {
  const uint32_t* a = at<uint32_t>(c, s.a);
  uint32_t* d = at<uint32_t>(c, s.d);
  for (int k = 0; k < kLaneCount / kPer; ++k) {
    VU32 x = *reinterpret_cast<const VU32*>(a + k * kPer);
    if constexpr (FlushInputs) x = flush_halves(x);
    *reinterpret_cast<VF32*>(d + k * kPer) = widened(x);
  }
}

template <unsigned Flush>
void narrow(StepContext& c, const Step& s) {
  const unsigned rounding = s.imm & 3;
  need_rounding(c, rounding);
  const uint32_t* a = at<uint32_t>(c, s.a);
  uint32_t* d = at<uint32_t>(c, s.d);
  for (int k = 0; k < kLaneCount / kPer; ++k) {
    VU32 x = *reinterpret_cast<const VU32*>(a + k * kPer);
    if constexpr (Flush & 1) x = (x & 0x7f800000) == 0 ? x & 0x80000000 : x;
    VU32 h = narrowed(reinterpret_cast<VF32>(x), rounding);
    if constexpr (Flush & 2) h = flush_halves(h);
    *reinterpret_cast<VU32*>(d + k * kPer) = h;
  }
}

template <HalfArithmetic kind>
StepFunction find_arithmetic(const LaneQuery& q) {
  switch (unsigned{q.mode.flush_inputs} | unsigned{q.mode.flush_results} << 1) {
    case 0: return LW_UNIFORM_PAIR(q, arithmetic, kind, 0);
    case 1: return LW_UNIFORM_PAIR(q, arithmetic, kind, 1);
    case 2: return LW_UNIFORM_PAIR(q, arithmetic, kind, 2);
    default: return LW_UNIFORM_PAIR(q, arithmetic, kind, 3);
  }
}

template <bool Nearest, unsigned Flush>
StepFunction find_multiply_add(unsigned uniform) {
  switch (uniform) {
    case 0: return multiply_add<Nearest, Flush, false, false, false>;
    case 1: return multiply_add<Nearest, Flush, true, false, false>;
    case 2: return multiply_add<Nearest, Flush, false, true, false>;
    case 3: return multiply_add<Nearest, Flush, true, true, false>;
    case 4: return multiply_add<Nearest, Flush, false, false, true>;
    case 5: return multiply_add<Nearest, Flush, true, false, true>;
    case 6: return multiply_add<Nearest, Flush, false, true, true>;
    default: return nullptr;
  }
}
template <bool Nearest>
StepFunction find_multiply_add(const LaneQuery& q) {
  switch (unsigned{q.mode.flush_inputs} | unsigned{q.mode.flush_results} << 1) {
    case 0: return find_multiply_add<Nearest, 0>(q.uniform);
    case 1: return find_multiply_add<Nearest, 1>(q.uniform);
    case 2: return find_multiply_add<Nearest, 2>(q.uniform);
    default: return find_multiply_add<Nearest, 3>(q.uniform);
  }
}

template <HalfOrder order>
StepFunction find_compare(const LaneQuery& q) {
  return q.mode.flush_inputs ? LW_UNIFORM_PAIR(q, compare, order, true) : LW_UNIFORM_PAIR(q, compare, order, false);
}

}  // namespace

StepFunction find_float_half(const LaneQuery& q) {
  switch (q.op) {
    case Uop::fadd16: return find_arithmetic<HalfArithmetic::add>(q);
    case Uop::fmul16: return find_arithmetic<HalfArithmetic::mul>(q);
    case Uop::ffma16: return q.mode.rounding == 0 ? find_multiply_add<true>(q) : find_multiply_add<false>(q);
    case Uop::flt16: return find_compare<HalfOrder::less>(q);
    case Uop::fle16: return find_compare<HalfOrder::less_equal>(q);
    case Uop::feq16: return find_compare<HalfOrder::equal>(q);
    case Uop::f32_from_f16: return q.uniform ? nullptr : q.mode.flush_inputs ? widen<true> : widen<false>;
    case Uop::f16_from_f32:
    case Uop::f16_from_f32_rtz:
      if (q.uniform) return nullptr;
      switch (unsigned{q.mode.flush_inputs} | unsigned{q.mode.flush_results} << 1) {
        case 0: return narrow<0>;
        case 1: return narrow<1>;
        case 2: return narrow<2>;
        default: return narrow<3>;
      }
    default: return nullptr;
  }
}

}  // namespace lw::interp::LW_LEVEL
