// Operands that are shown by a name which follows from their value: registers and constants. Private to this folder.
#pragma once

#include <cstdint>

#include "inst/inst.h"

namespace lw::text {

// Whether an operand of an encoding is shown so; with signs around the name where the instruction has them.
bool shows_name(isa::EncodingId id, size_t operand);

// On what a name depends beside the value and the column of opcodes.
struct NameStyle {
  uint8_t show = 0;
  uint8_t dwords = 0;
  bool is_packed = false;
  bool is_integer_16 = false;
  bool is_wide_tuple = false;
  bool has_sign = false;  // the signs of constants are spelled otherwise than those of registers
  bool operator==(const NameStyle&) const = default;
};
NameStyle name_style(const isa::Target& target, const inst::Instruction& instruction, size_t operand);

// The name, or the literal, without signs.
char* print_name(const isa::Target& target, const inst::Instruction& instruction, size_t operand, char* to);
// The literal of an operand that is one or takes one.
char* print_literal(const isa::Target& target, isa::EncodingId id, size_t operand, uint32_t literal, char* to);
// Whether the literal is shown as "0x" and its digits, except where may_be_constant() holds.
bool shows_literal_as_word(isa::EncodingId id, size_t operand);

}  // namespace lw::text
