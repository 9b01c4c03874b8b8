#include "inst/inst.h"

#include <fmt/format.h>

namespace lw::inst {

std::string debug_text(const Instruction& instruction) {
  if (!instruction.valid()) return "(no instruction)";
  const isa::Encoding& encoding = instruction.enc();
  std::string text(encoding.mnemonic());
  size_t i = 0;
  for (const isa::Operand& operand : encoding.operands())
    text += fmt::format(" {}={}", isa::operand_name(operand.name), instruction.operand[i++]);
  for (const isa::ModifierField& field : encoding.modifiers())
    if (instruction.mod(field.modifier) != 0)
      text += fmt::format(" {}:{}", isa::modifier_name(field.modifier), instruction.mod(field.modifier));
  if (instruction.has_literal) text += fmt::format(" literal={:#x}", instruction.literal);
  return text;
}

int operand_index(const isa::Encoding& encoding, std::string_view name) {
  int i = 0;
  for (const isa::Operand& operand : encoding.operands()) {
    if (isa::operand_name(operand.name) == name) return i;
    ++i;
  }
  return -1;
}

}  // namespace lw::inst
