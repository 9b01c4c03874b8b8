#include "flow/recent_constants.h"

#include <optional>

#include "isa/operand_values.h"
#include "sem/sem.h"

namespace lw::flow {
namespace {

// The value of a source operand that is no register.
std::optional<uint64_t> constant_source(const inst::Instruction& instruction, size_t operand, isa::Type type) {
  const uint32_t source = instruction.operand[operand];
  if (source == isa::kLiteral) return instruction.literal;
  if (!isa::is_inline_constant(source)) return std::nullopt;
  return sem::inline_constant(source, type);
}

uint32_t reversed(uint32_t value) {
  uint32_t result = 0;
  for (unsigned bit = 0; bit < 32; ++bit) result |= ((value >> bit) & 1) << (31 - bit);
  return result;
}

}  // namespace

void RecentConstants::set(uint32_t reg, uint32_t value, uint32_t i) {
  if (reg >= known_.size()) return;
  constant_[reg] = {value, i};
  known_[reg] = true;
  any_ = true;
}

void RecentConstants::write(uint32_t i, const inst::Instruction& instruction, const Effects& effects) {
  if (any_) {
    for (const Write& write : effects.writes) {
      const uint32_t base = write.slot.operand == Slot::kFixed ? 0 : instruction.operand[write.slot.operand];
      if (const uint32_t reg = base + write.slot.number; reg < known_.size()) known_[reg] = false;
    }
  }
  const uint32_t to = instruction.operand[0];
  switch (instruction.op()) {
    case isa::Op::s_mov_b32:
      if (const auto value = constant_source(instruction, 1, isa::Type::b32)) set(to, static_cast<uint32_t>(*value), i);
      break;
    case isa::Op::s_brev_b32:
      if (const auto value = constant_source(instruction, 1, isa::Type::b32))
        set(to, reversed(static_cast<uint32_t>(*value)), i);
      break;
    case isa::Op::s_movk_i32:
      set(to, static_cast<uint32_t>(static_cast<int32_t>(static_cast<int16_t>(instruction.operand[1]))), i);
      break;
    case isa::Op::s_mov_b64:
      if (const auto value = constant_source(instruction, 1, isa::Type::b64)) {
        set(to, static_cast<uint32_t>(*value), i);
        set(to + 1, static_cast<uint32_t>(*value >> 32), i);
      }
      break;
    default: break;
  }
}

}  // namespace lw::flow
