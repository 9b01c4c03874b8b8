// Float arithmetic on integers, bit by bit as src/sem/uops.def defines it; shares nothing with the interpreter.
#pragma once

#include <cstdint>

namespace lw::direct {

enum class Rounding : uint8_t { nearest_even, up, down, toward_zero };  // numbered as in MODE

struct FloatFormat {
  unsigned exponent_bits;
  unsigned mantissa_bits;
  uint64_t sign_bit() const { return uint64_t{1} << (exponent_bits + mantissa_bits); }
  uint64_t infinity() const { return ((uint64_t{1} << exponent_bits) - 1) << mantissa_bits; }
  uint64_t quiet_bit() const { return uint64_t{1} << (mantissa_bits - 1); }
  uint64_t default_nan() const { return infinity() | quiet_bit(); }
  int bias() const { return (1 << (exponent_bits - 1)) - 1; }
};
inline constexpr FloatFormat kHalf{5, 10};
inline constexpr FloatFormat kSingle{8, 23};
inline constexpr FloatFormat kDouble{11, 52};

// What MODE says for one width.
struct FloatMode {
  Rounding rounding = Rounding::nearest_even;
  bool flush_inputs = false;
  bool flush_results = false;
};
FloatMode float_mode(const FloatFormat& format, uint32_t mode);

// The exact value (-1)^negative * magnitude * 2^exponent.
struct Exact {
  bool negative = false;
  unsigned __int128 magnitude = 0;
  int exponent = 0;
};

bool is_nan(const FloatFormat& f, uint64_t a);
bool is_infinite(const FloatFormat& f, uint64_t a);
bool is_zero(const FloatFormat& f, uint64_t a);
uint64_t flushed(const FloatFormat& f, uint64_t a, bool on);  // a denormal becomes a zero of its sign
Exact exact(const FloatFormat& f, uint64_t a);                // of a finite number

// `value` rounded once; a zero keeps the sign of `value`. `lost` says that bits below the magnitude were not zero.
uint64_t rounded(const FloatFormat& f, Exact value, Rounding rounding, bool lost = false);

uint64_t add(const FloatFormat& f, FloatMode m, uint64_t a, uint64_t b);
uint64_t multiply(const FloatFormat& f, FloatMode m, uint64_t a, uint64_t b);
uint64_t fused(const FloatFormat& f, FloatMode m, uint64_t a, uint64_t b, uint64_t c);
// -1, 0, 1, or 2 where one is a NaN.
int compare(const FloatFormat& f, FloatMode m, uint64_t a, uint64_t b);
enum class Whole : uint8_t { floor, ceil, trunc, nearest_even };
uint64_t whole(const FloatFormat& f, FloatMode m, Whole how, uint64_t a);
uint64_t scaled(const FloatFormat& f, FloatMode m, uint64_t a, int32_t power);
uint64_t mantissa(const FloatFormat& f, FloatMode m, uint64_t a);
int32_t exponent(const FloatFormat& f, FloatMode m, uint64_t a);

uint64_t convert(const FloatFormat& from, const FloatFormat& to, FloatMode m, uint64_t a);
uint64_t from_integer(const FloatFormat& f, FloatMode m, int64_t a);
// The whole part of a, limited to [low, high]; 0 for a NaN.
int64_t to_integer(const FloatFormat& f, uint64_t a, int64_t low, int64_t high);

}  // namespace lw::direct
