// The decoded instruction as a plain value; printing for debugging; the validator.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "isa/isa.h"

namespace lw::inst {

inline constexpr size_t kMaxOperands = 7;

// One machine instruction. Operand values follow isa::Encoding::operands() one by one and use the numbering that
// isa::Kind documents; a label holds the signed distance in words from the next instruction.
struct Instruction {
  isa::EncodingId encoding = 0;  // 0: these words are no instruction of the target
  uint8_t size_bytes = 0;        // 4, 8 or 12, the literal included
  bool has_literal = false;
  uint32_t literal = 0;  // the 32-bit literal, where some operand says 255 or is Kind::literal
  std::array<uint32_t, kMaxOperands> operand{};
  std::array<uint32_t, isa::kModifierCount> modifier{};  // 32 bits: the offset beside a scalar one of SMEM has 21

  bool valid() const { return encoding != 0; }
  const isa::Encoding& enc() const { return isa::encoding(encoding); }
  isa::Op op() const { return enc().op; }
  uint32_t mod(isa::Modifier m) const { return modifier[static_cast<size_t>(m)]; }
  void set(isa::Modifier m, uint32_t value) { modifier[static_cast<size_t>(m)] = value; }
  bool operator==(const Instruction&) const = default;
};

// Field by field, for messages about defects: "v_add_f16_e32 d0=257 s0=256 s1=258". Not assembly syntax.
std::string debug_text(const Instruction& instruction);

// Position of the operand called `name` in the encoding, or -1.
int operand_index(const isa::Encoding& encoding, std::string_view name);

}  // namespace lw::inst
