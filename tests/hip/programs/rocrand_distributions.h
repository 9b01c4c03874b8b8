// How rocRAND turns the values of its generators into other types: a kind of output per struct, for the sequences of
// rocrand_sequences.h, over a source that says what a value of the generator stands for. Powers of two are exact, so
// that of the uniform types only the rounding to the type counts. Halves are their bits.
#pragma once

#include <hip/hip_fp16.h>

#include <cmath>
#include <cstring>

#include "rocrand_engines.h"

namespace reference {

// Generators of 32 random bits: XORWOW, MTGP32 and Philox, whose doubles have 53 bits of two values.
struct Bits {
  static constexpr size_t kValuesOfDouble = 2, kValuesOfNormalDoubles = 4;
  static uint32_t word(uint32_t value) { return value; }
  static float uniform(uint32_t value) { return static_cast<float>(value) * 0x1p-32f + 0x1p-32f; }
  static double uniform_double(const std::array<uint32_t, 2>& v) {
    return static_cast<double>((uint64_t{v[1] >> 11} << 32) + v[0] + 1) * 0x1p-53;
  }
  // Two numbers between 0 and 1 to make two normal ones of.
  static std::array<double, 2> uniform_doubles(const std::array<uint32_t, 4>& v) {
    const auto one = [](uint32_t x, uint32_t y) {
      return static_cast<double>((x ^ (uint64_t{y} << 21)) + 1) * 0x1p-53;
    };
    return {one(v[0], v[1]), one(v[2], v[3])};
  }
};

// MRG32k3a's values lie between 1 and its modulus, and are stretched to all 32 bits.
struct MrgValues {
  static constexpr size_t kValuesOfDouble = 1, kValuesOfNormalDoubles = 2;
  static uint32_t word(uint32_t value) {
    constexpr double kStretch = 1.000000048661607;  // (2^32 - 1) / (modulus - 1), as the header has it
    return static_cast<uint32_t>((value - 1) * kStretch);
  }
  static float uniform(uint32_t value) { return static_cast<float>(uniform_double({value})); }
  static double uniform_double(const std::array<uint32_t, 1>& v) { return v[0] * 2.3283065498378288e-10; }
  static std::array<double, 2> uniform_doubles(const std::array<uint32_t, 2>& v) {
    return {uniform(v[0]), uniform(v[1])};  // floats, also for doubles
  }
};

inline uint16_t half_bits(float value) {
  const __half half = __float2half(value);
  uint16_t bits;
  std::memcpy(&bits, &half, sizeof bits);
  return bits;
}

template <class Source>
struct Words {
  static constexpr size_t inputs = 1, outputs = 1;
  static std::array<uint32_t, 1> of(const std::array<uint32_t, 1>& in) { return {Source::word(in[0])}; }
};

// Bytes and halfwords of a word, the low ones first.
template <class Source, class T>
struct Parts {
  static constexpr size_t inputs = 1, outputs = 4 / sizeof(T);
  static std::array<T, outputs> of(const std::array<uint32_t, 1>& in) {
    std::array<T, outputs> parts;
    for (size_t k = 0; k < outputs; ++k) parts[k] = static_cast<T>(Source::word(in[0]) >> (8 * sizeof(T) * k));
    return parts;
  }
};

template <class Source>
struct UniformFloat {
  static constexpr size_t inputs = 1, outputs = 1;
  static std::array<float, 1> of(const std::array<uint32_t, 1>& in) { return {Source::uniform(in[0])}; }
};

template <class Source>
struct UniformDouble {
  static constexpr size_t inputs = Source::kValuesOfDouble, outputs = 1;
  static std::array<double, 1> of(const std::array<uint32_t, inputs>& in) { return {Source::uniform_double(in)}; }
};

template <class Source>
struct UniformHalf {
  static constexpr size_t inputs = 1, outputs = 2;
  static std::array<uint16_t, 2> of(const std::array<uint32_t, 1>& in) {
    const auto one = [](uint32_t v) { return half_bits((static_cast<float>(v & 0xffff) + 1) * 0x1p-16f); };
    return {one(Source::word(in[0])), one(Source::word(in[0]) >> 16)};
  }
};

// Box and Muller, Ann. Math. Statist. 29 (1958): the sine and the cosine of one angle.
inline std::array<double, 2> box_muller(double u, double v) {
  const double radius = std::sqrt(-2 * std::log(u)), angle = 2 * M_PI * v;
  return {radius * std::sin(angle), radius * std::cos(angle)};
}

template <class Source>
struct NormalFloat {
  static constexpr size_t inputs = 2, outputs = 2;
  static std::array<double, 2> of(const std::array<uint32_t, 2>& in) {
    return box_muller(Source::uniform(in[0]), Source::uniform(in[1]));
  }
};

template <class Source>
struct NormalDouble {
  static constexpr size_t inputs = Source::kValuesOfNormalDoubles, outputs = 2;
  static std::array<double, 2> of(const std::array<uint32_t, inputs>& in) {
    const auto [u, v] = Source::uniform_doubles(in);
    return box_muller(u, v);
  }
};

// The sine is no number: rocRAND takes hsin, and the device library that its binary was built with gives NaN for what
// is finite (as tests/hip/programs/half_math.hip shows of the same library).
template <class Source>
struct NormalHalf {
  static constexpr size_t inputs = 1, outputs = 2;
  static std::array<double, 2> of(const std::array<uint32_t, 1>& in) {
    const uint32_t word = Source::word(in[0]);
    return {NAN, box_muller(((word & 0xffff) + 1) * 0x1p-16, ((word >> 16) + 1) * 0x1p-16)[1]};
  }
};

// A value of Sobol's sequence becomes one number: the value's high bits, but where a comment says other.
template <class T>
struct SobolHigh {
  template <class Word>
  static T of(Word value) {
    return static_cast<T>(value >> (8 * (sizeof(Word) - sizeof(T))));
  }
};

// The low word, also of 64 bits, where little happens: rocRAND 5.3 has no conversion of 64 bits to float.
struct SobolFloat {
  static float of(uint64_t value) { return Bits::uniform(static_cast<uint32_t>(value)); }
};

struct SobolDouble {
  static double of(uint32_t value) { return (static_cast<double>(value) + 1) * 0x1p-32; }
  static double of(uint64_t value) { return static_cast<double>((value >> 11) + 1) * 0x1p-53; }
};

// What rocRAND 5.3 makes log-normal doubles of: the low word again.
struct SobolLowDouble {
  static double of(uint64_t value) { return SobolDouble::of(static_cast<uint32_t>(value)); }
};

struct SobolHalf {
  template <class Word>
  static uint16_t of(Word value) {
    return half_bits((static_cast<float>(SobolHigh<uint16_t>::of(value)) + 1) * 0x1p-16f);
  }
};

// The inverse of the normal distribution by Winitzki's approximation of the error function's inverse (2008, a = 0.147);
// rocRAND has the root of 2 in single precision, also for doubles.
template <class Uniform>
struct SobolNormal {
  template <class Word>
  static double of(Word value) {
    const auto p = Uniform::of(value);
    const decltype(2 * p) narrow = 2 * p - 1;  // in single precision, this may be all of -1 or 1
    const double x = narrow, log = std::log((1 - x) * (1 + x));
    if (std::isinf(log)) return 0;
    const double a = 0.147, half_sum = 2 / (M_PI * a) + log / 2;
    return std::copysign(1.4142135f * std::sqrt(-half_sum + std::sqrt(half_sum * half_sum - log / a)), x);
  }
};

}  // namespace reference
