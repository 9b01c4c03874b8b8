// The host's widest vectors, and masks made from them. Everything lies in the level's own namespace.
#pragma once

#include <cstdint>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "exec/float_bits.h"
#include "interp/step.h"

#if !defined(LW_LEVEL)
#define LW_LEVEL baseline
#define LW_LANES 64
#endif

namespace lw::interp::LW_LEVEL {

using exec::bits_of, exec::float_of, exec::flush32, exec::is_nan32;
using exec::f16_bits_of_f32, exec::f32_bits_of_f16;
using exec::kDefaultNan16, exec::kDefaultNan32, exec::kDefaultNan64;
using exec::kQuiet16, exec::kQuiet32, exec::kQuiet64;

inline constexpr int kLaneCount = LW_LANES;

#if defined(__AVX512F__) && defined(__AVX512DQ__) && defined(__AVX512BW__) && defined(__AVX512VL__)
#define LW_AVX512 1
inline constexpr int kVectorBytes = 64;
#elif defined(__AVX2__)
#define LW_AVX2 1
inline constexpr int kVectorBytes = 32;
#else
inline constexpr int kVectorBytes = 16;
#endif

using VF32 __attribute__((vector_size(kVectorBytes), may_alias)) = float;
using VU32 __attribute__((vector_size(kVectorBytes), may_alias)) = uint32_t;
using VI32 __attribute__((vector_size(kVectorBytes), may_alias)) = int32_t;
using VF64 __attribute__((vector_size(kVectorBytes), may_alias)) = double;
using VU64 __attribute__((vector_size(kVectorBytes), may_alias)) = uint64_t;
using VI64 __attribute__((vector_size(kVectorBytes), may_alias)) = int64_t;

// The vector of an element type.
template <class T>
struct VectorOf;
template <>
struct VectorOf<uint32_t> {
  using type = VU32;
};
template <>
struct VectorOf<int32_t> {
  using type = VI32;
};
template <>
struct VectorOf<uint64_t> {
  using type = VU64;
};
template <>
struct VectorOf<int64_t> {
  using type = VI64;
};

// The sign bits of a comparison's result, lane 0 lowest. Compilers differ in whether 64-bit results are of long or of
// long long, so the size alone decides.
template <class V>
LW_INLINE uint64_t sign_bits(V v) {
  constexpr bool kIsWide = sizeof(v[0]) == 8;
#if defined(LW_AVX512)
  if constexpr (kIsWide)
    return _mm512_movepi64_mask(reinterpret_cast<__m512i>(v));
  else
    return _mm512_movepi32_mask(reinterpret_cast<__m512i>(v));
#elif defined(LW_AVX2)
  if constexpr (kIsWide)
    return static_cast<uint32_t>(_mm256_movemask_pd(reinterpret_cast<__m256d>(v)));
  else
    return static_cast<uint32_t>(_mm256_movemask_ps(reinterpret_cast<__m256>(v)));
#elif defined(__SSE2__)
  if constexpr (kIsWide)
    return static_cast<uint32_t>(_mm_movemask_pd(reinterpret_cast<__m128d>(v)));
  else
    return static_cast<uint32_t>(_mm_movemask_ps(reinterpret_cast<__m128>(v)));
#else
  uint64_t bits = 0;
  for (unsigned i = 0; i < kVectorBytes / (kIsWide ? 8 : 4); ++i) bits |= static_cast<uint64_t>(v[i] < 0) << i;
  return bits;
#endif
}
template <class V>
LW_INLINE bool any(V v) {
  return sign_bits(v) != 0;
}

// Bit i of a word, for turning mask bits into lanes with loops that vectorise.
alignas(64) inline constexpr uint32_t kBit[32] = {
    1u << 0,  1u << 1,  1u << 2,  1u << 3,  1u << 4,  1u << 5,  1u << 6,  1u << 7,  1u << 8,  1u << 9,  1u << 10,
    1u << 11, 1u << 12, 1u << 13, 1u << 14, 1u << 15, 1u << 16, 1u << 17, 1u << 18, 1u << 19, 1u << 20, 1u << 21,
    1u << 22, 1u << 23, 1u << 24, 1u << 25, 1u << 26, 1u << 27, 1u << 28, 1u << 29, 1u << 30, 1u << 31};

// An argument: a row, or one value for all lanes.
template <class T, bool Uniform>
struct Argument {
  const T* row;
  [[gnu::always_inline]] Argument(StepContext& c, OperandLocation p) : row(at<const T>(c, p)) {}
  [[gnu::always_inline]] T operator[](int lane) const { return row[lane]; }
  template <class V>
  [[gnu::always_inline]] V vector(int k) const {
    return *reinterpret_cast<const V*>(row + k * static_cast<int>(sizeof(V) / sizeof(T)));
  }
};
template <class T>
struct Argument<T, true> {
  T value;
  [[gnu::always_inline]] Argument(StepContext& c, OperandLocation p) : value(*at<const T>(c, p)) {}
  [[gnu::always_inline]] T operator[](int) const { return value; }
  template <class V>
  [[gnu::always_inline]] V vector(int) const {
    // By bits: arithmetic on a float would quiet NaNs and, rounding down, change the sign of zero.
    if constexpr (sizeof(T) == 4)
      return reinterpret_cast<V>(__builtin_bit_cast(uint32_t, value) - VU32{});
    else
      return reinterpret_cast<V>(__builtin_bit_cast(uint64_t, value) - VU64{});
  }
};

}  // namespace lw::interp::LW_LEVEL
