// What the chosen instructions compute from operands that SDWA or DPP has already selected.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "float_oracle.h"

namespace oracle {

enum class Target : uint8_t { gfx8, gfx9 };
enum class Format : uint8_t { vop1, vop2, vopc };
enum class Type : uint8_t { none, bits32, int16, int32, half, single, mask };

constexpr bool is_float(Type t) { return t == Type::half || t == Type::single; }
constexpr bool is_sixteen_bits(Type t) { return t == Type::half || t == Type::int16; }
constexpr Precision precision_of(Type t) { return t == Type::half ? Precision::half : Precision::single; }

struct Operands {
  uint32_t s0 = 0;
  uint32_t s1 = 0;
  uint32_t old = 0;  // of the destination
  bool clamp = false;
  bool carry_in = false;
};

struct Computed {
  Value value;       // of the vector destination
  bool bit = false;  // of the lane in the mask that a compare or a carry writes
};

enum Property : unsigned { plain = 0, writes_carry = 1, reads_carry = 2, no_sdwa_on_gfx9 = 4, no_dpp = 8 };

struct Operation {
  std::string_view gfx8_name;
  std::string_view gfx9_name;
  Format format = Format::vop2;
  uint8_t opcode = 0;
  Type source0 = Type::none;
  Type source1 = Type::none;
  Type result = Type::none;
  Computed (*compute)(const Operands&, const Mode&) = nullptr;
  unsigned properties = plain;

  std::string_view name(Target t) const { return t == Target::gfx8 ? gfx8_name : gfx9_name; }
  bool has_sdwa(Target t) const { return t == Target::gfx8 || !has(no_sdwa_on_gfx9); }
  bool writes_mask() const { return has(writes_carry) || result == Type::mask; }
  bool has(Property property) const { return (properties & property) != 0; }
};

std::span<const Operation> operations();

// Float operands: the sign bit cleared by abs, then inverted by neg.
uint32_t modified(Type type, uint32_t value, bool abs, bool neg);

// Float results: multiplied by 2, 4 or 0.5 for `omod` 1, 2, 3, then limited to [0, 1].
Value finished(Type type, Value value, unsigned omod, bool clamp, const Mode& mode);

}  // namespace oracle
