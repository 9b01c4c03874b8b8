#include "text/constants.h"

#include <bit>
#include <cmath>
#include <optional>

#include "base/base.h"
#include "isa/operand_values.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

using isa::Type;

// 16-bit integer operands take only the integer constants; packed ones take the float ones too (measured on llvm-mc).
bool is_int16_type(Type type) { return type == Type::i16 || type == Type::u16 || type == Type::b16; }

// The value rounded to a float with so many exponent and fraction bits, as its bit pattern.
uint64_t round_to(double value, unsigned exponent_bits, unsigned fraction_bits, bool& loses) {
  const uint64_t bits = std::bit_cast<uint64_t>(value);
  const uint64_t sign = (bits >> 63) << (exponent_bits + fraction_bits);
  const int64_t bias = (int64_t{1} << (exponent_bits - 1)) - 1;
  const uint64_t infinity = ((uint64_t{1} << exponent_bits) - 1) << fraction_bits;
  loses = false;
  if (std::isnan(value)) return sign | infinity | (uint64_t{1} << (fraction_bits - 1));
  if (std::isinf(value)) return sign | infinity;
  if (value == 0) return sign;
  const int64_t double_exponent = static_cast<int64_t>(bit_field(bits, 52, 11));
  if (double_exponent == 0) {
    loses = true;
    return sign;
  }
  uint64_t significand = bit_field(bits, 0, 52) | (uint64_t{1} << 52);
  int64_t exponent = double_exponent - 1023 + bias;
  unsigned drop = 52 - fraction_bits;
  const bool denormal = exponent <= 0;
  if (denormal) {
    const int64_t more = 1 - exponent;
    drop = more > 60 - static_cast<int64_t>(drop) ? 60 : drop + static_cast<unsigned>(more);
    exponent = 0;
  }
  const uint64_t rest = significand & ((uint64_t{1} << drop) - 1);
  const uint64_t half = uint64_t{1} << (drop - 1);
  uint64_t kept = significand >> drop;
  if (rest > half || (rest == half && (kept & 1) != 0)) ++kept;
  // Adding (not joining) the fraction carries into the exponent where rounding overflows it.
  uint64_t result = denormal ? kept : (static_cast<uint64_t>(exponent - 1) << fraction_bits) + kept;
  if (result >= infinity) {
    loses = true;
    return sign | infinity;
  }
  if (rest != 0 && result < (uint64_t{1} << fraction_bits)) loses = true;
  return sign | result;
}

std::optional<uint16_t> inline_float(uint64_t bits, unsigned width) {
  for (const FloatConstant& constant : float_constants()) {
    const uint64_t pattern = width == 16 ? constant.f16 : width == 32 ? constant.f32 : constant.f64;
    if (pattern == bits) return constant.value;
  }
  return std::nullopt;
}

// The constant whose pattern in an operand of so many bits is `bits`.
std::optional<uint16_t> inline_pattern(uint64_t bits, unsigned width, bool floats) {
  const int64_t integer = sign_extend(bits, width);
  if (const auto source = inline_integer_source(integer)) return static_cast<uint16_t>(*source);
  return floats ? inline_float(bits, width) : std::nullopt;
}

bool fits(int64_t value, unsigned width) {
  if (width == 64) return true;
  const int64_t low = -(int64_t{1} << (width - 1));
  const int64_t high = (int64_t{1} << width) - 1;
  return value >= low && value <= high;
}

bool is_int16_pair(Type type) { return type == Type::v2i16 || type == Type::v2u16 || type == Type::v2b16; }

uint64_t mask(unsigned width) { return width == 64 ? ~uint64_t{0} : (uint64_t{1} << width) - 1; }

std::optional<uint16_t> inline_bf16(uint64_t bits) {
  for (const FloatConstant& constant : float_constants())
    if (constant.f32 >> 16 == bits) return constant.value;
  return std::nullopt;
}

// An integer for a pair of halves is all 32 bits of it.
Constant to_half_pair(int64_t integer, bool is_bf16) {
  Constant constant;
  if (!fits(integer, 32)) return constant;
  const auto bits = static_cast<uint32_t>(integer);
  const auto half = bits >> 16 != 0 ? std::nullopt : is_bf16 ? inline_bf16(bits) : inline_float(bits, 16);
  if (const auto source = half ? half : inline_pattern(bits, 32, false)) {
    constant.fit = Constant::Fit::inline_constant;
    constant.source = *source;
    return constant;
  }
  constant.fit = Constant::Fit::literal;
  constant.literal = bits;
  return constant;
}

}  // namespace

unsigned constant_bits(Type type) {
  switch (type) {
    case Type::b64:
    case Type::i64:
    case Type::u64:
    case Type::f64:
    case Type::v4f64:
    case Type::mask: return 64;
    case Type::b16:
    case Type::i16:
    case Type::u16:
    case Type::f16:
    case Type::v2f16:
    case Type::v2i16:
    case Type::v2u16:
    case Type::v2b16:
    case Type::bf16:
    case Type::v2bf16: return 16;
    default: return 32;
  }
}

uint32_t to_f32(double value, bool& loses) { return static_cast<uint32_t>(round_to(value, 8, 23, loses)); }
uint16_t to_f16(double value, bool& loses) { return static_cast<uint16_t>(round_to(value, 5, 10, loses)); }

Constant to_constant(Number number, Type type) {
  // Two integers in a register: a constant is all 32 bits; two halves: integers are, and a float is the lower half
  // (llvm-mc).
  if (is_int16_pair(type)) type = Type::b32;
  const bool is_bf16 = type == Type::bf16 || type == Type::v2bf16;
  if ((type == Type::v2f16 || type == Type::v2bf16) && !number.is_real)
    return to_half_pair(static_cast<int64_t>(number.bits), is_bf16);
  const unsigned width = constant_bits(type);
  Constant constant;
  if (number.is_real) {
    uint64_t pattern = number.bits;
    bool loses = false;
    if (width == 32) pattern = to_f32(std::bit_cast<double>(number.bits), loses);
    if (width == 16 && !is_bf16) pattern = to_f16(std::bit_cast<double>(number.bits), loses);
    if (type == Type::bf16) {
      // llvm-mc asks whether it is a half.
      (void)to_f16(std::bit_cast<double>(number.bits), loses);
      if (loses) {
        constant.fit = Constant::Fit::not_a_float;
        return constant;
      }
    }
    if (is_bf16) {
      // The constant is the nearest bf16 below 1/(2*pi), not the nearest; llvm-mc knows it by the digits that it shows.
      constexpr double kInverseTurn = 0.15915494;
      constexpr uint64_t kInverseTurnBits = 0x3e22;
      const auto value = std::bit_cast<double>(number.bits);
      pattern = value == kInverseTurn ? kInverseTurnBits : round_to(value, 8, 7, loses);
      if (const auto source = inline_bf16(pattern)) {
        constant.fit = Constant::Fit::inline_constant;
        constant.source = *source;
        return constant;
      }
    }
    if (loses) {
      constant.fit = Constant::Fit::not_a_float;
      return constant;
    }
    // What is a half for the range is a single for the bits where the operand is a 16-bit integer (measured on
    // llvm-mc).
    const bool as_single = is_int16_type(type);
    if (as_single) pattern = to_f32(std::bit_cast<double>(number.bits), loses);
    if (const auto source = inline_pattern(pattern, as_single ? 32 : width, !is_bf16)) {
      constant.fit = Constant::Fit::inline_constant;
      constant.source = *source;
      return constant;
    }
    if (width == 64 && type != Type::f64 && type != Type::v4f64) {
      constant.fit = Constant::Fit::no_float;
      return constant;
    }
    constant.literal = static_cast<uint32_t>(width == 64 ? pattern >> 32 : pattern);
    constant.fit =
        width == 64 && static_cast<uint32_t>(pattern) != 0 ? Constant::Fit::literal_loses : Constant::Fit::literal;
    return constant;
  }
  const int64_t integer = static_cast<int64_t>(number.bits);
  if (fits(integer, width)) {
    // 0xffff is the literal 0xffff to a 16-bit integer operand, not the constant -1.
    if (type == Type::bf16) {
      if (const auto source = inline_bf16(number.bits & mask(width))) {
        constant.fit = Constant::Fit::inline_constant;
        constant.source = *source;
        return constant;
      }
    }
    const bool by_value = is_int16_type(type);
    if (const auto source =
            inline_pattern(number.bits & mask(by_value ? 64 : width), by_value ? 64 : width, !by_value && !is_bf16)) {
      constant.fit = Constant::Fit::inline_constant;
      constant.source = *source;
      return constant;
    }
  }
  const unsigned literal_width = width == 64 ? 32 : width;
  if (!fits(integer, literal_width)) return constant;
  constant.fit = Constant::Fit::literal;
  constant.literal = static_cast<uint32_t>(number.bits & mask(is_int16_type(type) ? 32 : literal_width));
  return constant;
}

std::optional<uint32_t> literal_bits(Number number, Type type) {
  const bool is_pair = is_int16_pair(type) || ((type == Type::v2f16 || type == Type::v2bf16) && !number.is_real);
  const unsigned width = constant_bits(type) == 16 && !is_pair ? 16 : 32;
  if (!number.is_real) {
    if (!fits(static_cast<int64_t>(number.bits), width)) return std::nullopt;
    return static_cast<uint32_t>(number.bits);
  }
  bool loses = false;
  const double value = std::bit_cast<double>(number.bits);
  uint32_t bits = 0;
  switch (type) {
    case Type::b64:
    case Type::i64:
    case Type::u64: return std::nullopt;
    case Type::f64: return static_cast<uint32_t>(number.bits >> 32);
    case Type::bf16:
    case Type::v2bf16: bits = static_cast<uint32_t>(round_to(value, 8, 7, loses)); break;
    case Type::f16:
    case Type::v2f16: bits = to_f16(value, loses); break;
    default: bits = to_f32(value, loses);
  }
  return loses ? std::nullopt : std::optional(bits);
}

Number with_lower_half(Number number) {
  const auto integer = static_cast<int64_t>(number.bits);
  if (number.is_real || !fits(integer, 32) || !inline_float(number.bits << 32, 64)) return number;
  return {false, number.bits << 32};
}

Number apply_signs(Number number, Type type, bool absolute, bool negate) {
  const unsigned width = number.is_real ? 64 : constant_bits(type);
  const uint64_t sign = uint64_t{1} << (width - 1);
  if (absolute) number.bits &= ~sign;
  if (negate) number.bits ^= sign;
  const bool is_pair = type == Type::v2f16 || type == Type::v2bf16;  // of which the lower half has the sign
  if (!number.is_real && width < 64 && !is_pair) number.bits &= mask(width);
  return number;
}

std::optional<uint16_t> constant_of_both_halves(uint32_t literal) {
  constexpr unsigned kHighest = 64;
  const uint32_t half = literal >> 16;
  if (half != (literal & 0xffff)) return std::nullopt;
  if (half >= 1 && half <= kHighest) return static_cast<uint16_t>(isa::kIntegerZero + half);
  for (const FloatConstant& constant : float_constants())
    if (constant.f16 == half) return constant.value;
  return std::nullopt;
}

}  // namespace lw::text
