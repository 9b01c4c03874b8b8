// One instruction's effects from its recorded program.
#pragma once

#include <optional>

#include "flow/effects.h"
#include "sem/sem.h"

namespace lw::flow {

// Registers of the longest tuple: how far apart the operands' registers must be. A meaning may read beyond its
// operand's nominal width as far as that.
inline constexpr uint32_t kLongestTuple = 16;

// `instruction` names no register twice through different operands, so that each register of its program belongs to one
// slot. Fixed registers (VCC, EXEC, M0, …) have slots of their own.
struct KnownRegister {
  Register reg = 0;  // scalar
  uint32_t value = 0;
};
Effects derive_effects(const isa::Target& target, const inst::Instruction& instruction, bool gpr_indexing,
                       std::optional<KnownRegister> known = std::nullopt);

// The bytes of each read that matter if every result is wanted, from the needs of each result.
void sum_up_needs(Effects& effects);

// Whole operands, one by one: for records without a meaning.
Effects from_operands(const isa::Target& target, const inst::Instruction& instruction);

}  // namespace lw::flow
