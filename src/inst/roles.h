// How instructions take part in hazards (isa/hazards.h).
#pragma once

#include <vector>

#include "inst/accesses.h"
#include "inst/inst.h"
#include "isa/hazards.h"

namespace lw::inst {

isa::Roles roles_of(const isa::Target& target, const Instruction& instruction);
isa::Roles roles_of(const isa::Target& target, const Instruction& instruction, const Accesses& accesses);

// The hazards of a target in which an instruction with these roles comes first; comes second or stands alone.
std::vector<const isa::Hazard*> hazards_after(const isa::Target& target, const isa::Roles& roles);
std::vector<const isa::Hazard*> hazards_before(const isa::Target& target, const isa::Roles& roles);

// The wait states of an instruction: 1, or for s_nop the low bits of its operand plus 1. The target decides how many
// bits s_nop reads.
unsigned wait_states_of(const isa::Target& target, const Instruction& instruction);
// The most that one s_nop has.
unsigned most_states_of_nop(const isa::Target& target);

// Two instructions of a wave. `first` runs first.
struct Pair {
  const Instruction& first;
  const Accesses& first_accesses;
  const Instruction& second;
  const Accesses& second_accesses;
};
// Whether they share what the hazard says.
bool shares(isa::Common common, const Pair& pair);

// The wait states that a hazard requires after an instruction that is its first one.
unsigned wait_states_after(const isa::Target& target, const isa::Hazard& hazard, const Instruction& first);

// The hardware register of s_getreg and s_setreg (bits 5:0 of the operand); 64 for other instructions.
uint32_t hardware_register(const Instruction& instruction);
// Whether its field of that register, bits [offset, offset + size), has the bit.
bool has_register_bit(const Instruction& instruction, uint32_t bit);

}  // namespace lw::inst
