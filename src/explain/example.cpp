#include "explain/example.h"

#include <algorithm>
#include <cstring>

#include "bytes/bytes.h"
#include "isa/operand_values.h"

namespace lw::explain {
namespace {

// Values that show what a modifier does; others keep what the text leaves out.
struct ShownModifier {
  std::string_view name;
  uint32_t value;
};
constexpr ShownModifier kShown[] = {
    {"dst_sel", 5}, {"src0_sel", 5}, {"src1_sel", 3}, {"dpp_ctrl", 0x111}, {"dpp8", 0xfac688 ^ 0x9},
    {"dmask", 1},   {"offset", 8},   {"op_sel0", 1},  {"op_sel_hi1", 0},
};

// Registers are handed out one after the other, tuples at multiples of their size up to four.
class Registers {
 public:
  uint32_t vgpr(unsigned dwords) { return isa::kFirstVgpr + take(next_vgpr_, dwords, dwords > 1 ? 2 : 1); }
  uint32_t scalar(unsigned dwords) { return take(next_scalar_, dwords, dwords > 2 ? 4 : dwords); }

 private:
  static uint32_t take(uint32_t& next, unsigned dwords, unsigned alignment) {
    alignment = std::max(1u, alignment);
    const uint32_t first = (next + alignment - 1) / alignment * alignment;
    next = first + std::max(1u, dwords);
    return first;
  }
  uint32_t next_vgpr_ = 0;
  uint32_t next_scalar_ = 2;
};

uint32_t operand_value(const isa::Operand& operand, Registers& registers) {
  const unsigned dwords = std::max<unsigned>(operand.dwords, operand.most_dwords);
  if (isa::kind_name(operand.kind) == "agpr") return registers.vgpr(dwords) - isa::kFirstVgpr + isa::kFirstAgpr;
  switch (operand.kind) {
    case isa::Kind::vgpr:
    case isa::Kind::vsrc:
    case isa::Kind::vsrc_nolit: return operand.type == isa::Type::mask ? registers.scalar(2) : registers.vgpr(dwords);
    case isa::Kind::ssrc:
    case isa::Kind::sdst:
    case isa::Kind::sreg:
    case isa::Kind::soffset: return registers.scalar(dwords);
    case isa::Kind::vcc: return isa::kVcc;
    case isa::Kind::imm: return 4;
    case isa::Kind::label: return 3;
    case isa::Kind::literal: return isa::kLiteral;
    case isa::Kind::hwreg: return 1 | 31 << 11;
    default: return 0;
  }
}

std::optional<ExampleInstruction> attempt(const isa::Target& target, const isa::Encoding& encoding, bool shows) {
  ExampleInstruction example;
  inst::Instruction& instruction = example.instruction;
  instruction.encoding = encoding.id;
  Registers registers;
  size_t i = 0;
  for (const isa::Operand& operand : encoding.operands()) {
    instruction.operand[i] = operand_value(operand, registers);
    // Tied operands and fields shared by two operands hold one value.
    for (size_t before = 0; before < i; ++before) {
      const isa::Operand& other = encoding.operands()[before];
      if (operand.width != 0 && other.lsb == operand.lsb && other.width == operand.width)
        instruction.operand[i] = instruction.operand[before];
    }
    if (operand.kind == isa::Kind::literal) {
      instruction.has_literal = true;
      instruction.literal = 0x12345678;
    }
    ++i;
  }
  for (const isa::ModifierField& field : encoding.modifiers()) {
    uint32_t value = field.required >= 0 ? static_cast<uint32_t>(field.required) : field.unwritten;
    if (shows && field.allowed && field.required < 0)
      for (const ShownModifier& shown : kShown)
        if (shown.name == isa::modifier_name(field.modifier)) value = shown.value;
    instruction.set(field.modifier, value);
  }
  instruction.size_bytes = static_cast<uint8_t>(4 * encoding.words + (instruction.has_literal ? 4 : 0));
  const Result<bytes::Encoded> encoded = bytes::encode(target, instruction);
  if (!encoded) return std::nullopt;
  example.code.resize(size_t{4} * encoded->words);
  std::memcpy(example.code.data(), encoded->word.data(), example.code.size());
  const bytes::Decoded decoded = bytes::decode(target, example.code);
  if (!decoded.instruction.valid() || decoded.instruction.encoding != encoding.id) return std::nullopt;
  example.instruction = decoded.instruction;
  example.code.resize(decoded.size_bytes);
  return example;
}

}  // namespace

std::optional<ExampleInstruction> example_of(const isa::Target& target, const isa::Encoding& encoding) {
  for (const bool shows : {true, false})
    if (std::optional<ExampleInstruction> example = attempt(target, encoding, shows)) return example;
  return std::nullopt;
}

}  // namespace lw::explain
