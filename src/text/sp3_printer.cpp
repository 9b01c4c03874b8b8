// SP3, the style of the vendor's listings: LLVM's text with other mnemonics, numbers and defaults.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "isa/operand_values.h"
#include "text/dialect_print.h"
#include "text/encoding_facts.h"
#include "text/printer.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

using isa::Kind;
using isa::Modifier;

bool is_source(Kind kind) {
  return kind == Kind::vsrc || kind == Kind::vsrc_nolit || kind == Kind::ssrc || kind == Kind::soffset;
}

// -|x|, sext(x) and their like around `value`, as they stand around the value of LLVM's text.
std::string with_signs(std::string_view llvm, std::string value) {
  for (const std::string_view open : {"sext(", "neg(", "-|", "|"}) {
    if (!llvm.starts_with(open)) continue;
    return std::string(open) + with_signs(llvm.substr(open.size()), std::move(value)) +
           (open.back() == '(' ? ")" : "|");
  }
  return value;
}

// The operand as SP3 spells it; empty where LLVM's spelling stands.
std::string respelled_operand(const isa::Target& target, const inst::Instruction& instruction, size_t index,
                              std::string_view label) {
  const isa::Encoding& encoding = instruction.enc();
  const isa::Operand& operand = encoding.operands()[index];
  const uint32_t value = instruction.operand[index];
  if (operand.kind == Kind::literal || (is_source(operand.kind) && value == isa::kLiteral && instruction.has_literal))
    return fmt::format("0x{:08x}", instruction.literal);
  const bool is_half_constant = is_integer_16(operand.type) && isa::is_inline_float(value);
  if (is_source(operand.kind) && is_half_constant) return std::string(float_constants()[value - isa::kFirstFloat].text);
  if (is_image_address(encoding, operand)) {
    const unsigned first = value - vgpr_file(target.column).first;
    return fmt::format("v[{}:{}]", first, first + image_address_dwords(target, instruction, index) - 1);
  }
  switch (operand.kind) {
    case Kind::label: return std::string(label);
    case Kind::waitcnt: {
      std::string counters = counters_text(target.column, value & 0xffff);
      return counters.empty() ? fmt::format("0x{:04x}", value & 0xffff) : counters;
    }
    case Kind::imm: {
      const bool is_scalar = encoding.format == isa::Format::SOPK || encoding.format == isa::Format::SOPK_SRC ||
                             encoding.format == isa::Format::SOPP;
      return is_scalar && operand.width == 16 ? fmt::format("0x{:04x}", value & 0xffff) : "";
    }
    default: return "";
  }
}

void add_operand(const isa::Target& target, const inst::Instruction& instruction, const PrintedPart& part,
                 std::string_view label, std::string& text) {
  if (part.text.empty()) return;
  const auto index = static_cast<size_t>(part.operand);
  const std::string respelled = respelled_operand(target, instruction, index, label);
  const bool is_export = instruction.enc().format == isa::Format::EXP && index != 0;
  const size_t body = part.text.find_first_not_of(", ");
  text += is_export ? std::string_view(", ") : part.text.substr(0, body);
  text += respelled.empty() ? std::string(part.text.substr(body)) : with_signs(part.text.substr(body), respelled);
}

void add_modifier(const inst::Instruction& instruction, const PrintedPart& part, std::string& text) {
  constexpr unsigned kWhole = 6;  // DWORD
  const isa::Format format = instruction.enc().format;
  const uint32_t value = instruction.mod(part.modifier);
  switch (part.modifier) {
    case Modifier::dst_sel:
    case Modifier::src1_sel:
      if (value != kWhole) text += part.text;
      return;
    case Modifier::src0_sel:
      if (value == kWhole) return;
      // The listings have a blank here where there is one source.
      if (format == isa::Format::VOP1_SDWA)
        text += fmt::format(" src0_sel: {}", part.text.substr(part.text.find(':') + 1));
      else
        text += part.text;
      return;
    case Modifier::dst_unused:
      if (value != 0) text += part.text;
      return;
    case Modifier::dmask:
      if (value != 1) text += fmt::format(" dmask:0x{:x}", value);
      return;
    case Modifier::op_sel_hi0:
      text += format == isa::Format::VOP3P ? op_sel_hi_text(instruction, Dialect::sp3) : part.text;
      return;
    default: text += part.text;
  }
}

}  // namespace

std::string sp3_text(const isa::Target& target, const inst::Instruction& instruction, std::string_view label,
                     bool names_form) {
  std::array<char, kMaxInstructionText> buffer;
  std::array<PrintedPart, kMaxPrintedParts> parts;
  const size_t count = print_parts(target, instruction, buffer.data(), parts.data()).count;
  const isa::Encoding& encoding = instruction.enc();
  std::string text(names_form ? encoding.mnemonic() : encoding.stem());
  // The SDWA compares of gfx8 have no suffix: their selects tell them apart.
  const bool shows_selects = names_form && encoding.mnemonic() == encoding.stem();
  for (const PrintedPart& part : std::span(parts).first(count)) {
    if (part.operand >= 0)
      add_operand(target, instruction, part, label, text);
    else if (shows_selects)
      text += part.text;
    else
      add_modifier(instruction, part, text);
  }
  return text;
}

}  // namespace lw::text
