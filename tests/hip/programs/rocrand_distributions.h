// How rocRAND turns the values of its generators into other types: a kind of output per struct, for the sequences of
// rocrand_sequences.h, over a source that says what a value of the generator stands for. Powers of two are exact, so
// that of the uniform types only the rounding to the type counts. Halves are their bits.
#pragma once

#include <hip/hip_fp16.h>

#include <cmath>
#include <cstring>

#include "rocrand_engines.h"

namespace reference {

// Generators of 32 random bits: XORWOW and Philox, whose doubles have 53 bits of two values.
struct Bits {
  static constexpr size_t kValuesOfDouble = 2;
  static uint32_t word(uint32_t value) { return value; }
  static float uniform(uint32_t value) { return static_cast<float>(value) * 0x1p-32f + 0x1p-32f; }
  static double uniform_double(const std::array<uint32_t, 2>& v) {
    return static_cast<double>((uint64_t{v[1] >> 11} << 32) + v[0] + 1) * 0x1p-53;
  }
};

// MTGP32 makes a double of one value.
struct MtgpBits : Bits {
  static constexpr size_t kValuesOfDouble = 1;
  static double uniform_double(const std::array<uint32_t, 1>& v) { return (static_cast<double>(v[0]) + 1) * 0x1p-32; }
};

// MRG32k3a's values lie between 1 and its modulus, and are stretched to all 32 bits.
struct MrgValues {
  static constexpr size_t kValuesOfDouble = 1;
  static uint32_t word(uint32_t value) {
    constexpr double kStretch = 1.000000048661607;  // (2^32 - 1) / (modulus - 1), as the header has it
    return static_cast<uint32_t>((value - 1) * kStretch);
  }
  static float uniform(uint32_t value) { return static_cast<float>(uniform_double({value})); }
  static double uniform_double(const std::array<uint32_t, 1>& v) { return v[0] * 2.3283065498378288e-10; }
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

// A value of Sobol's sequence becomes one number, of the value's high bits.
template <class T>
struct SobolHigh {
  template <class Word>
  static T of(Word value) {
    return static_cast<T>(value >> (8 * (sizeof(Word) - sizeof(T))));
  }
};

}  // namespace reference
