// Rules across the operands of an instruction.
#include <fmt/format.h>

#include "text/encoding_facts.h"
#include "text/instruction_reader.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

using isa::Format;
using isa::Kind;
using What = WrittenOperand::What;

constexpr unsigned kVcc = 106, kM0 = 124;
constexpr unsigned kFirstConstant = 128;
constexpr unsigned kLdsDirect = 254;

// Sources that come over the constant bus: scalar registers, apertures and condition flags, but not LDS_DIRECT.
bool uses_constant_bus(unsigned value) {
  return value < kFirstConstant || (value >= 235 && value < 240) || (value >= 251 && value < kLdsDirect);
}

}  // namespace

// LDS_DIRECT can only be the first source, and not where the hardware swaps the sources.
std::optional<InstructionReader::Complaint> InstructionReader::find_lds_direct_violation(
    const isa::Encoding& encoding) const {
  size_t next = 0;
  for (const isa::Operand& operand : encoding.operands()) {
    if (!operand.in_text || operand.kind == Kind::attr_chan || next >= written_.operand_count) continue;
    const WrittenOperand& written = written_.operand[next++];
    if (written.what != What::scalar || written.value != kLdsDirect) continue;
    if (source_number(operand) != 0) return Complaint{written.at, "lds_direct can only be the first source", ""};
    if (is_sdwa(encoding.format) || encoding.stem().find("rev_") != std::string_view::npos)
      return Complaint{written.at, fmt::format("{} cannot read lds_direct", encoding.mnemonic()), ""};
  }
  return std::nullopt;
}

std::optional<InstructionReader::Complaint> InstructionReader::find_violation(const InstructionText& text) const {
  const inst::Instruction& instruction = text.instruction;
  const isa::Encoding& encoding = instruction.enc();
  if (encoding.record().unit != isa::Unit::valu) return std::nullopt;
  if (const auto complaint = find_lds_direct_violation(encoding)) return complaint;
  // One scalar register or literal can be read by a vector instruction (gfx8 and gfx9).
  uint32_t first = 0;
  unsigned count = 0;
  size_t next = 0;
  const char* second_at = nullptr;
  const auto use = [&](uint32_t key, const char* at) {
    if (count != 0 && key == first) return;
    if (count == 0)
      first = key;
    else if (second_at == nullptr)
      second_at = at;
    ++count;
  };
  const std::span<const isa::Operand> operands = encoding.operands();
  const isa::ImplicitSet reads = encoding.record().reads;
  bool mask_operand = false;
  for (const isa::Operand& operand : operands) mask_operand |= operand.type == isa::Type::mask;
  if (isa::has(reads, isa::Implicit::vcc) && !mask_operand) use(kVcc | 2u << 16, written_.end);
  if (isa::has(reads, isa::Implicit::m0)) use(kM0 | 1u << 16, written_.end);
  for (size_t i = 0; i < operands.size(); ++i) {
    const isa::Operand& operand = operands[i];
    const char* at = operand.in_text && next < written_.operand_count ? written_.operand[next].at : written_.end;
    if (operand.in_text && operand.kind != Kind::attr_chan) ++next;
    if (operand.is_written && !operand.is_read) continue;
    const uint32_t value = instruction.operand[i];
    switch (operand.kind) {
      case Kind::vsrc:
      case Kind::vsrc_nolit:
      case Kind::ssrc:
      case Kind::sreg:
      case Kind::vcc:
      case Kind::literal:
        if (value == kLiteralFollows)
          use(0xffff, at);
        else if (uses_constant_bus(value))
          use(value | static_cast<uint32_t>(operand.dwords) << 16, at);
        break;
      default: break;
    }
  }
  if (count > 1) {
    return Complaint{second_at, "a vector instruction reads at most one scalar register or literal",
                     "move one of them to a vector register first"};
  }
  return std::nullopt;
}

}  // namespace lw::text
