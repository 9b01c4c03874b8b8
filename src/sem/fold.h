// Integer micro-operations on constants.
#pragma once

#include <bit>
#include <optional>
#include <span>

#include "sem/program.h"

namespace lw::sem {

inline uint32_t reverse_bits(uint32_t value) {
  uint32_t result = 0;
  for (int i = 0; i < 32; ++i) result |= ((value >> i) & 1) << (31 - i);
  return result;
}

// The value of a pure integer or truth-value micro-operation (a word in the low 32 bits, a truth value as 0 or 1).
// Empty for floats, reads and everything else that is not a function of its arguments alone. Inline, so that a loop
// over many values of one operation has no switch in it.
[[gnu::always_inline]] inline std::optional<uint64_t> fold(Uop op, std::span<const uint64_t> arguments) {
  const uint64_t a = arguments.size() > 0 ? arguments[0] : 0;
  const uint64_t b = arguments.size() > 1 ? arguments[1] : 0;
  const uint64_t c = arguments.size() > 2 ? arguments[2] : 0;
  const auto a32 = static_cast<uint32_t>(a);
  const auto b32 = static_cast<uint32_t>(b);
  const auto word = [](uint32_t value) { return std::optional<uint64_t>(value); };
  switch (op) {
    case Uop::add32: return word(a32 + b32);
    case Uop::sub32: return word(a32 - b32);
    case Uop::mul32: return word(a32 * b32);
    case Uop::and32: return word(a32 & b32);
    case Uop::or32: return word(a32 | b32);
    case Uop::xor32: return word(a32 ^ b32);
    case Uop::shl32: return word(a32 << (b & 31));
    case Uop::lshr32: return word(a32 >> (b & 31));
    case Uop::ashr32: return word(static_cast<uint32_t>(static_cast<int32_t>(a32) >> (b & 31)));
    case Uop::eq32: return a32 == b32;
    case Uop::ult32: return a32 < b32;
    case Uop::slt32: return static_cast<int32_t>(a32) < static_cast<int32_t>(b32);
    case Uop::select32: return a ? b : c;
    case Uop::popcount32: return word(static_cast<uint32_t>(std::popcount(a32)));
    case Uop::clz32: return word(static_cast<uint32_t>(std::countl_zero(a32)));
    case Uop::ctz32: return word(static_cast<uint32_t>(std::countr_zero(a32)));
    case Uop::reverse32: return word(reverse_bits(a32));
    case Uop::add64: return a + b;
    case Uop::sub64: return a - b;
    case Uop::mul64: return a * b;
    case Uop::and64: return a & b;
    case Uop::or64: return a | b;
    case Uop::xor64: return a ^ b;
    case Uop::shl64: return a << (b & 63);
    case Uop::lshr64: return a >> (b & 63);
    case Uop::ashr64: return static_cast<uint64_t>(static_cast<int64_t>(a) >> (b & 63));
    case Uop::eq64: return a == b;
    case Uop::ult64: return a < b;
    case Uop::slt64: return static_cast<int64_t>(a) < static_cast<int64_t>(b);
    case Uop::select64: return a ? b : c;
    case Uop::zext64: return uint64_t{a32};
    case Uop::sext64: return static_cast<uint64_t>(static_cast<int64_t>(static_cast<int32_t>(a32)));
    case Uop::lo64: return word(a32);
    case Uop::hi64: return word(static_cast<uint32_t>(a >> 32));
    case Uop::pack64: return uint64_t{a32} | uint64_t{b32} << 32;
    case Uop::and1: return a & b & 1;
    case Uop::or1: return (a | b) & 1;
    case Uop::xor1: return (a ^ b) & 1;
    case Uop::not1: return ~a & 1;
    default: return std::nullopt;
  }
}

}  // namespace lw::sem
