// Floats as bits: NaNs, denormals, half precision. No function here is ever merged by the linker (see wave_context.h).
#pragma once

#include <cstdint>

#include "exec/wave_context.h"

namespace lw::exec {

inline constexpr uint32_t kDefaultNan16 = 0x7e00, kQuiet16 = 0x200;
inline constexpr uint32_t kDefaultNan32 = 0x7fc00000, kQuiet32 = 0x400000;
inline constexpr uint64_t kDefaultNan64 = 0x7ff8000000000000, kQuiet64 = uint64_t{1} << 51;

LW_INLINE bool is_nan16(uint32_t a) { return (a & 0x7fff) > 0x7c00; }
LW_INLINE bool is_nan32(uint32_t a) { return (a & 0x7fffffff) > 0x7f800000; }
LW_INLINE bool is_nan64(uint64_t a) { return (a & 0x7fffffffffffffff) > 0x7ff0000000000000; }

LW_INLINE uint32_t flush16(uint32_t a) { return (a & 0x7c00) == 0 ? a & 0x8000 : a; }
LW_INLINE uint32_t flush32(uint32_t a) { return (a & 0x7f800000) == 0 ? a & 0x80000000 : a; }
LW_INLINE uint64_t flush64(uint64_t a) { return (a & 0x7ff0000000000000) == 0 ? a & 0x8000000000000000 : a; }

LW_INLINE float float_of(uint32_t bits) { return __builtin_bit_cast(float, bits); }
LW_INLINE double double_of(uint64_t bits) { return __builtin_bit_cast(double, bits); }
LW_INLINE uint32_t bits_of(float value) { return __builtin_bit_cast(uint32_t, value); }
LW_INLINE uint64_t bits_of(double value) { return __builtin_bit_cast(uint64_t, value); }

// Exact. A NaN keeps its payload, made quiet.
LW_INLINE uint32_t f32_bits_of_f16(uint32_t a) {
  const uint32_t sign = (a & 0x8000) << 16;
  const uint32_t magnitude = (a & 0x7fff) << 13;
  // Multiplying by 2^112 moves the exponent and makes denormals normal.
  const uint32_t scaled = bits_of(float_of(magnitude) * float_of(0x77800000));
  const uint32_t special = magnitude | 0x7f800000 | (magnitude > 0x0f800000 ? kQuiet32 : 0);
  return sign | (magnitude >= 0x0f800000 ? special : scaled);
}

// Rounds by its own argument, whatever mode the host is in.
LW_INLINE uint32_t f16_bits_of_f32(uint32_t a, unsigned rounding) {
  const uint32_t sign = a >> 16 & 0x8000;
  const uint32_t magnitude = a & 0x7fffffff;
  const bool away_up = rounding == 1 && sign == 0, away_down = rounding == 2 && sign != 0;
  if (magnitude > 0x7f800000) return sign | 0x7c00 | kQuiet16 | (magnitude >> 13 & 0x3ff);
  if (magnitude == 0x7f800000) return sign | 0x7c00;
  if (magnitude >= 0x47800000) return sign | (rounding == 0 || away_up || away_down ? 0x7c00u : 0x7bffu);
  uint32_t kept, rest, half;
  if (magnitude >= 0x38800000) {
    const uint32_t rebased = magnitude - 0x38000000;
    kept = rebased >> 13;
    rest = rebased & 0x1fff;
    half = 0x1000;
  } else {
    const uint32_t exponent = magnitude >> 23;
    const uint32_t significand = exponent == 0 ? magnitude : (magnitude & 0x7fffff) | 0x800000;
    const uint32_t shift = exponent < 96 ? 30 : 126 - exponent;
    kept = significand >> shift;
    rest = significand & ((1u << shift) - 1);
    half = 1u << (shift - 1);
  }
  const bool nearest = rest > half || (rest == half && (kept & 1));
  const bool up = rounding == 0 ? nearest : (away_up || away_down) && rest != 0;
  return sign | (kept + up);
}

}  // namespace lw::exec
