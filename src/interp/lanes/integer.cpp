// Integer micro-operations over the lanes of a wave.
#include "interp/lanes/level.h"

namespace lw::interp::LW_LEVEL {
namespace {

using sem::Uop;

template <Uop op>
LW_INLINE uint32_t word(uint32_t a, uint32_t b) {
  if constexpr (op == Uop::add32) return a + b;
  if constexpr (op == Uop::sub32) return a - b;
  if constexpr (op == Uop::mul32) return a * b;
  if constexpr (op == Uop::and32) return a & b;
  if constexpr (op == Uop::or32) return a | b;
  if constexpr (op == Uop::xor32) return a ^ b;
  if constexpr (op == Uop::shl32) return a << (b & 31);
  if constexpr (op == Uop::lshr32) return a >> (b & 31);
  if constexpr (op == Uop::ashr32) return static_cast<uint32_t>(static_cast<int32_t>(a) >> (b & 31));
}

template <Uop op>
LW_INLINE uint32_t word(uint32_t a) {
  if constexpr (op == Uop::popcount32) {
    // Written out so that it vectorises without a vector population count.
    a -= a >> 1 & 0x55555555;
    a = (a & 0x33333333) + (a >> 2 & 0x33333333);
    a = (a + (a >> 4)) & 0x0f0f0f0f;
    return a * 0x01010101 >> 24;
  }
  if constexpr (op == Uop::clz32) return a == 0 ? 32 : static_cast<uint32_t>(__builtin_clz(a));
  if constexpr (op == Uop::ctz32) return a == 0 ? 32 : static_cast<uint32_t>(__builtin_ctz(a));
  if constexpr (op == Uop::reverse32) {
    a = (a >> 1 & 0x55555555) | (a & 0x55555555) << 1;
    a = (a >> 2 & 0x33333333) | (a & 0x33333333) << 2;
    a = (a >> 4 & 0x0f0f0f0f) | (a & 0x0f0f0f0f) << 4;
    a = (a >> 8 & 0x00ff00ff) | (a & 0x00ff00ff) << 8;
    return a >> 16 | a << 16;
  }
}

template <Uop op>
LW_INLINE uint64_t wide(uint64_t a, uint64_t b) {
  if constexpr (op == Uop::add64) return a + b;
  if constexpr (op == Uop::sub64) return a - b;
  if constexpr (op == Uop::mul64) return a * b;
  if constexpr (op == Uop::and64) return a & b;
  if constexpr (op == Uop::or64) return a | b;
  if constexpr (op == Uop::xor64) return a ^ b;
  if constexpr (op == Uop::shl64) return a << (b & 63);
  if constexpr (op == Uop::lshr64) return a >> (b & 63);
  if constexpr (op == Uop::ashr64) return static_cast<uint64_t>(static_cast<int64_t>(a) >> (b & 63));
  if constexpr (op == Uop::pack64) return a | b << 32;
}

// d[i] = op(a[i], b[i]); d may be a or b itself.
template <Uop op, bool UA, bool UB>
void words(StepContext& c, const Step& s) {
  const Argument<uint32_t, UA> a(c, s.a);
  const Argument<uint32_t, UB> b(c, s.b);
  uint32_t* d = at<uint32_t>(c, s.d);
#pragma GCC ivdep
  for (int i = 0; i < kLaneCount; ++i) d[i] = word<op>(a[i], b[i]);
}

template <Uop op>
void words_of_one(StepContext& c, const Step& s) {
  const uint32_t* a = at<uint32_t>(c, s.a);
  uint32_t* d = at<uint32_t>(c, s.d);
#pragma GCC ivdep
  for (int i = 0; i < kLaneCount; ++i) d[i] = word<op>(a[i]);
}

template <class Pair, bool UA, bool UB>
void wides(StepContext& c, const Step& s) {
  const Argument<typename Pair::A, UA> a(c, s.a);
  const Argument<typename Pair::B, UB> b(c, s.b);
  uint64_t* d = at<uint64_t>(c, s.d);
#pragma GCC ivdep
  for (int i = 0; i < kLaneCount; ++i) d[i] = wide<Pair::op>(a[i], b[i]);
}
template <Uop op_, class A_, class B_>
struct Pair {
  static constexpr Uop op = op_;
  using A = A_;
  using B = B_;
};

template <Uop op>
void widen(StepContext& c, const Step& s) {
  const uint32_t* a = at<uint32_t>(c, s.a);
  uint64_t* d = at<uint64_t>(c, s.d);
#pragma GCC ivdep
  for (int i = 0; i < kLaneCount; ++i)
    d[i] = op == Uop::zext64 ? uint64_t{a[i]} : static_cast<uint64_t>(int64_t{static_cast<int32_t>(a[i])});
}

template <Uop op>
void half_of_wide(StepContext& c, const Step& s) {
  const uint64_t* a = at<uint64_t>(c, s.a);
  uint32_t* d = at<uint32_t>(c, s.d);
#pragma GCC ivdep
  for (int i = 0; i < kLaneCount; ++i) d[i] = static_cast<uint32_t>(op == Uop::lo64 ? a[i] : a[i] >> 32);
}

// Comparisons: d is the mask of lanes in which they hold.
template <Uop op, class V>
LW_INLINE auto compared(V a, V b) {
  if constexpr (op == Uop::eq32 || op == Uop::eq64)
    return a == b;
  else
    return a < b;
}
template <Uop op, class T, bool UA, bool UB>
void compare(StepContext& c, const Step& s) {
  using V = typename VectorOf<T>::type;
  const Argument<T, UA> a(c, s.a);
  const Argument<T, UB> b(c, s.b);
  constexpr int kPer = kVectorBytes / static_cast<int>(sizeof(T));
  uint64_t mask = 0;
  for (int k = 0; k < kLaneCount / kPer; ++k)
    mask |= sign_bits(compared<op>(a.template vector<V>(k), b.template vector<V>(k))) << (k * kPer);
  *at<uint64_t>(c, s.d) = mask;
}
// d[i] = bit i of mask a ? b[i] : c[i].
template <class T, bool UB, bool UC>
void select(StepContext& c, const Step& s) {
  const uint64_t mask = *at<uint64_t>(c, s.a);
  const Argument<T, UB> yes(c, s.b);
  const Argument<T, UC> no(c, s.c);
  T* d = at<T>(c, s.d);
  for (int half = 0; half < kLaneCount / 32; ++half) {
    const uint32_t bits = static_cast<uint32_t>(mask >> (32 * half));
#pragma GCC ivdep
    for (int j = 0; j < 32; ++j) {
      const T y = yes[32 * half + j], n = no[32 * half + j];
      d[32 * half + j] = (bits & kBit[j]) != 0 ? y : n;
    }
  }
}

}  // namespace

// clang-format off: macros that make cases.
StepFunction find_integer(const LaneQuery& q) {
  switch (q.op) {
#define LW_WORDS(name) \
  case Uop::name: return LW_UNIFORM_PAIR(q, words, Uop::name);
    LW_WORDS(add32)
    LW_WORDS(sub32)
    LW_WORDS(mul32)
    LW_WORDS(and32)
    LW_WORDS(or32)
    LW_WORDS(xor32)
    LW_WORDS(shl32)
    LW_WORDS(lshr32)
    LW_WORDS(ashr32)
#undef LW_WORDS
#define LW_WORD(name) \
  case Uop::name: return q.uniform ? nullptr : words_of_one<Uop::name>;
    LW_WORD(popcount32)
    LW_WORD(clz32)
    LW_WORD(ctz32)
    LW_WORD(reverse32)
#undef LW_WORD
#define LW_WIDES(name, B)                   \
  case Uop::name: {                         \
    using P = Pair<Uop::name, uint64_t, B>; \
    return LW_UNIFORM_PAIR(q, wides, P);    \
  }
    LW_WIDES(add64, uint64_t)
    LW_WIDES(sub64, uint64_t)
    LW_WIDES(mul64, uint64_t)
    LW_WIDES(and64, uint64_t)
    LW_WIDES(or64, uint64_t)
    LW_WIDES(xor64, uint64_t)
    LW_WIDES(shl64, uint32_t)
    LW_WIDES(lshr64, uint32_t)
    LW_WIDES(ashr64, uint32_t)
#undef LW_WIDES
    case Uop::pack64: {
      using P = Pair<Uop::pack64, uint32_t, uint32_t>;
      return LW_UNIFORM_PAIR(q, wides, P);
    }
    case Uop::zext64: return q.uniform ? nullptr : widen<Uop::zext64>;
    case Uop::sext64: return q.uniform ? nullptr : widen<Uop::sext64>;
    case Uop::lo64: return q.uniform ? nullptr : half_of_wide<Uop::lo64>;
    case Uop::hi64: return q.uniform ? nullptr : half_of_wide<Uop::hi64>;
#define LW_COMPARE(name, T) \
  case Uop::name: return LW_UNIFORM_PAIR(q, compare, Uop::name, T);
      LW_COMPARE(eq32, int32_t)
      LW_COMPARE(ult32, uint32_t)
      LW_COMPARE(slt32, int32_t)
      LW_COMPARE(eq64, int64_t)
      LW_COMPARE(ult64, uint64_t)
      LW_COMPARE(slt64, int64_t)
#undef LW_COMPARE
    // The choice itself is never uniform here; bits 1 and 2 speak of what is chosen.
    case Uop::select32:
    case Uop::select64: {
      const bool is_word = q.op == Uop::select32;
      switch (q.uniform >> 1 & 3) {
        case 0: return is_word ? select<uint32_t, false, false> : select<uint64_t, false, false>;
        case 1: return is_word ? select<uint32_t, true, false> : select<uint64_t, true, false>;
        case 2: return is_word ? select<uint32_t, false, true> : select<uint64_t, false, true>;
        default: return is_word ? select<uint32_t, true, true> : select<uint64_t, true, true>;
      }
    }
    default: return nullptr;
  }
}
// clang-format on

}  // namespace lw::interp::LW_LEVEL
