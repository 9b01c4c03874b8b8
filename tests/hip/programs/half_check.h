// Half precision on the host, and the comparison of lists of results with it.
#pragma once

#include <hip/hip_fp16.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

#include "check.h"

using F16 = _Float16;

template <class To, class From>
__host__ __device__ inline To bits_as(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  __builtin_memcpy(&to, &from, sizeof(to));
  return to;
}

// What results are written as: halves by their bits, everything else by its value.
__device__ inline uint64_t result(__half x) { return __half_as_ushort(x); }
__device__ inline uint64_t result(__half2 x) { return bits_as<uint32_t>(x); }
__device__ inline uint64_t result(bool x) { return x; }
__device__ inline uint64_t result(float x) { return bits_as<uint32_t>(x); }
__device__ inline uint64_t result(float2 x) { return bits_as<uint64_t>(x); }
template <class T>
__device__ inline uint64_t result(T x) {
  return static_cast<uint64_t>(static_cast<long long>(x));
}

inline uint64_t expected(F16 x) { return bits_as<uint16_t>(x); }
inline uint64_t expected(bool x) { return x; }
inline uint64_t expected(float x) { return bits_as<uint32_t>(x); }
template <class T>
inline uint64_t expected(T x) {
  return static_cast<uint64_t>(static_cast<long long>(x));
}
inline uint64_t expected(F16 low, F16 high) { return expected(low) | expected(high) << 16; }
inline uint64_t expected(float low, float high) { return expected(low) | expected(high) << 32; }

inline bool is_nan_half(uint64_t bits) { return (bits & 0x7fff) > 0x7c00; }
// Halves in order, so that neighbours differ by 1.
inline int place(uint64_t bits) { return bits & 0x8000 ? -static_cast<int>(bits & 0x7fff) : static_cast<int>(bits); }
inline bool halves_agree(uint64_t got, uint64_t wanted, int ulps) {
  if (is_nan_half(wanted)) return is_nan_half(got);
  return !is_nan_half(got) && std::abs(place(got) - place(wanted)) <= ulps;
}

// a * b + c rounded once. The product is exact in double; the sum is rounded to odd there, then to half.
inline F16 fused(F16 a, F16 b, F16 c) {
  const double product = static_cast<double>(a) * static_cast<double>(b), addend = static_cast<double>(c);
  double sum = product + addend;
  const double part = sum - product, lost = (product - (sum - part)) + (addend - part);
  if (std::isfinite(sum) && lost != 0 && (bits_as<uint64_t>(sum) & 1) == 0)
    sum = std::nextafter(sum, lost > 0 ? INFINITY : -INFINITY);
  return static_cast<F16>(sum);
}
inline F16 saturated(F16 x) { return x < 0 ? F16{0} : x > 1 ? F16{1} : x; }  // the header lets NaN through

// Every half in turn, those of all kinds in two other orders.
inline std::vector<uint16_t> all_halves(uint32_t multiplier, uint32_t start) {
  std::vector<uint16_t> halves(65536);
  for (uint32_t i = 0; i < 65536; ++i) halves[i] = static_cast<uint16_t>(i * multiplier + start);
  return halves;
}
