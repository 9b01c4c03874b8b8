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

// Wait states that an instruction is: 1, or those of s_nop, which reads as many low bits of its operand as its most
// wait states need.
unsigned wait_states_of(const isa::Target& target, const Instruction& instruction);

// Two instructions of a wave, in the order in which they run.
struct Pair {
  const Instruction& first;
  const Accesses& first_accesses;
  const Instruction& second;
  const Accesses& second_accesses;
};
// Whether they have in common what a hazard says.
bool shares(isa::Common common, const Pair& pair);

// The wait states that a hazard requires after an instruction that is its first one.
unsigned wait_states_after(const isa::Target& target, const isa::Hazard& hazard, const Instruction& first);

// Bits 5:0 of the operand of s_getreg and s_setreg: the hardware register; beyond them if the instruction has none.
uint32_t hardware_register(const Instruction& instruction);

}  // namespace lw::inst
