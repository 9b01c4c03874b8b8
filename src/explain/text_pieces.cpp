// An instruction's text in pieces: which of it is which operand or modifier.
#include <fmt/format.h>

#include <array>

#include "explain/explain.h"
#include "isa/operand_values.h"
#include "isa/registers.h"
#include "text/printer.h"

namespace lw::explain {
namespace {

// A piece without what separates it from the one before.
std::string without_separators(std::string_view text) {
  while (text.starts_with(' ') || text.starts_with(',')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return std::string(text);
}

// Where the text does not show an operand: registers by their numbers.
std::string register_text(const isa::Target& target, const isa::Operand& operand, uint32_t value) {
  if (operand.kind == isa::Kind::vcc) return "vcc";
  if (operand.dwords == 0 && operand.kind != isa::Kind::vgpr) return "";
  if (value >= isa::kFirstAgpr) return fmt::format("a{}", value - isa::kFirstAgpr);
  if (value >= isa::kFirstVgpr) return fmt::format("v{}", value - isa::kFirstVgpr);
  return value < isa::kScalarRegisters ? isa::scalar_register_name(target, value) : "";
}

}  // namespace

TextPieces text_pieces(const isa::Target& target, const inst::Instruction& instruction) {
  std::array<char, text::kMaxInstructionText> buffer;
  std::array<text::PrintedPart, text::kMaxPrintedParts> parts;
  const size_t count = text::print_parts(target, instruction, buffer.data(), parts.data()).count;
  TextPieces pieces;
  pieces.operands.resize(instruction.enc().operand_count);
  for (const text::PrintedPart& part : std::span(parts).first(count)) {
    std::string text = without_separators(part.text);
    if (text.empty()) continue;
    if (part.operand >= 0 && static_cast<size_t>(part.operand) < pieces.operands.size())
      pieces.operands[part.operand] = std::move(text);
    else if (part.operand < 0)
      pieces.modifiers.emplace_back(part.modifier, std::move(text));
  }
  for (size_t i = 0; i < pieces.operands.size(); ++i)
    if (pieces.operands[i].empty())
      pieces.operands[i] = register_text(target, instruction.enc().operands()[i], instruction.operand[i]);
  return pieces;
}

}  // namespace lw::explain
