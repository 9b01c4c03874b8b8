// fp32 and fp64 arithmetic and comparisons over the lanes of a wave.
//
// Denormals are flushed in the open, vector by vector, rather than through the host's own modes: hosts differ in
// whether a result is tested for being denormal before or after it is rounded. The NaN rule is checked for once per
// vector.
#include "interp/lanes/level.h"

namespace lw::interp::LW_LEVEL {
namespace {

using sem::Uop;

struct Single {
  using E = float;
  using F = VF32;
  using U = VU32;
  static constexpr uint32_t kExponent = 0x7f800000, kSign = 0x80000000, kQuiet = kQuiet32, kNan = kDefaultNan32;
};
struct Double {
  using E = double;
  using F = VF64;
  using U = VU64;
  static constexpr uint64_t kExponent = 0x7ff0000000000000, kSign = uint64_t{1} << 63, kQuiet = kQuiet64,
                            kNan = kDefaultNan64;
};

template <class T>
LW_INLINE typename T::F flush(typename T::F x) {
  using U = typename T::U;
  const U bits = reinterpret_cast<U>(x);
  return reinterpret_cast<typename T::F>((bits & T::kExponent) == 0 ? bits & T::kSign : bits);
}

// What a NaN argument becomes; the argument itself elsewhere.
template <class T>
LW_INLINE typename T::F quiet(typename T::F x) {
  using U = typename T::U;
  return reinterpret_cast<typename T::F>(reinterpret_cast<U>(x) | T::kQuiet);
}
template <class T>
LW_INLINE typename T::F default_nan() {
  using U = typename T::U;
  return reinterpret_cast<typename T::F>(T::kNan - U{});
}

LW_INLINE VF32 fused(VF32 a, VF32 b, VF32 c) {
#if defined(LW_AVX512)
  return _mm512_fmadd_ps(a, b, c);
#elif defined(LW_AVX2)
  return _mm256_fmadd_ps(a, b, c);
#else
  VF32 r;
  for (unsigned i = 0; i < kVectorBytes / 4; ++i) r[i] = __builtin_fmaf(a[i], b[i], c[i]);
  return r;
#endif
}
LW_INLINE VF64 fused(VF64 a, VF64 b, VF64 c) {
#if defined(LW_AVX512)
  return _mm512_fmadd_pd(a, b, c);
#elif defined(LW_AVX2)
  return _mm256_fmadd_pd(a, b, c);
#else
  VF64 r;
  for (unsigned i = 0; i < kVectorBytes / 8; ++i) r[i] = __builtin_fma(a[i], b[i], c[i]);
  return r;
#endif
}

enum class Arithmetic { add, mul };

// Flush: bit 0 inputs, bit 1 results.
template <class T, Arithmetic kind, unsigned Flush, bool UA, bool UB>
void arithmetic(StepContext& c, const Step& s) {
  using F = typename T::F;
  using E = typename T::E;
  need_rounding(c, s.imm & 3);
  const Argument<E, UA> a(c, s.a);
  const Argument<E, UB> b(c, s.b);
  E* d = at<E>(c, s.d);
  constexpr int kPer = kVectorBytes / static_cast<int>(sizeof(E));
  for (int k = 0; k < kLaneCount / kPer; ++k) {
    F x = a.template vector<F>(k), y = b.template vector<F>(k);
    if constexpr (Flush & 1) x = flush<T>(x), y = flush<T>(y);
    F r = kind == Arithmetic::add ? x + y : x * y;
    if (any(r != r)) [[unlikely]]
      r = r == r ? r : (x != x ? quiet<T>(x) : (y != y ? quiet<T>(y) : default_nan<T>()));
    if constexpr (Flush & 2) r = flush<T>(r);
    *reinterpret_cast<F*>(d + k * kPer) = r;
  }
}

template <class T, unsigned Flush, bool UA, bool UB, bool UC>
void multiply_add(StepContext& c, const Step& s) {
  using F = typename T::F;
  using E = typename T::E;
  need_rounding(c, s.imm & 3);
  const Argument<E, UA> a(c, s.a);
  const Argument<E, UB> b(c, s.b);
  const Argument<E, UC> addend(c, s.c);
  E* d = at<E>(c, s.d);
  constexpr int kPer = kVectorBytes / static_cast<int>(sizeof(E));
  for (int k = 0; k < kLaneCount / kPer; ++k) {
    F x = a.template vector<F>(k), y = b.template vector<F>(k), z = addend.template vector<F>(k);
    if constexpr (Flush & 1) x = flush<T>(x), y = flush<T>(y), z = flush<T>(z);
    F r = fused(x, y, z);
    if (any(r != r)) [[unlikely]]
      r = r == r ? r : (x != x ? quiet<T>(x) : (y != y ? quiet<T>(y) : (z != z ? quiet<T>(z) : default_nan<T>())));
    if constexpr (Flush & 2) r = flush<T>(r);
    *reinterpret_cast<F*>(d + k * kPer) = r;
  }
}

enum class Order { less, less_equal, equal };

template <class T, Order order, bool FlushInputs, bool UA, bool UB>
void compare(StepContext& c, const Step& s) {
  using F = typename T::F;
  using E = typename T::E;
  const Argument<E, UA> a(c, s.a);
  const Argument<E, UB> b(c, s.b);
  constexpr int kPer = kVectorBytes / static_cast<int>(sizeof(E));
  uint64_t mask = 0;
  for (int k = 0; k < kLaneCount / kPer; ++k) {
    F x = a.template vector<F>(k), y = b.template vector<F>(k);
    if constexpr (FlushInputs) x = flush<T>(x), y = flush<T>(y);
    const auto holds = order == Order::less ? x < y : order == Order::less_equal ? x <= y : x == y;
    mask |= sign_bits(holds) << (k * kPer);
  }
  *at<uint64_t>(c, s.d) = mask;
}

template <class T, Arithmetic kind>
StepFunction find_arithmetic(const LaneQuery& q) {
  switch (unsigned{q.mode.flush_inputs} | unsigned{q.mode.flush_results} << 1) {
    case 0: return LW_UNIFORM_PAIR(q, arithmetic, T, kind, 0);
    case 1: return LW_UNIFORM_PAIR(q, arithmetic, T, kind, 1);
    case 2: return LW_UNIFORM_PAIR(q, arithmetic, T, kind, 2);
    default: return LW_UNIFORM_PAIR(q, arithmetic, T, kind, 3);
  }
}

template <class T, unsigned Flush>
StepFunction find_multiply_add(unsigned uniform) {
  switch (uniform) {
    case 0: return multiply_add<T, Flush, false, false, false>;
    case 1: return multiply_add<T, Flush, true, false, false>;
    case 2: return multiply_add<T, Flush, false, true, false>;
    case 3: return multiply_add<T, Flush, true, true, false>;
    case 4: return multiply_add<T, Flush, false, false, true>;
    case 5: return multiply_add<T, Flush, true, false, true>;
    case 6: return multiply_add<T, Flush, false, true, true>;
    default: return nullptr;
  }
}
template <class T>
StepFunction find_multiply_add(const LaneQuery& q) {
  switch (unsigned{q.mode.flush_inputs} | unsigned{q.mode.flush_results} << 1) {
    case 0: return find_multiply_add<T, 0>(q.uniform);
    case 1: return find_multiply_add<T, 1>(q.uniform);
    case 2: return find_multiply_add<T, 2>(q.uniform);
    default: return find_multiply_add<T, 3>(q.uniform);
  }
}

template <class T, Order order>
StepFunction find_compare(const LaneQuery& q) {
  return q.mode.flush_inputs ? LW_UNIFORM_PAIR(q, compare, T, order, true)
                             : LW_UNIFORM_PAIR(q, compare, T, order, false);
}

}  // namespace

StepFunction find_float_wide(const LaneQuery& q) {
  switch (q.op) {
    case Uop::fadd32: return find_arithmetic<Single, Arithmetic::add>(q);
    case Uop::fmul32: return find_arithmetic<Single, Arithmetic::mul>(q);
    case Uop::ffma32: return find_multiply_add<Single>(q);
    case Uop::flt32: return find_compare<Single, Order::less>(q);
    case Uop::fle32: return find_compare<Single, Order::less_equal>(q);
    case Uop::feq32: return find_compare<Single, Order::equal>(q);
    case Uop::fadd64: return find_arithmetic<Double, Arithmetic::add>(q);
    case Uop::fmul64: return find_arithmetic<Double, Arithmetic::mul>(q);
    case Uop::ffma64: return find_multiply_add<Double>(q);
    case Uop::flt64: return find_compare<Double, Order::less>(q);
    case Uop::fle64: return find_compare<Double, Order::less_equal>(q);
    case Uop::feq64: return find_compare<Double, Order::equal>(q);
    default: return nullptr;
  }
}

}  // namespace lw::interp::LW_LEVEL
