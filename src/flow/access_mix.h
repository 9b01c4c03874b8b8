// The access of one instruction to memory or LDS.
#pragma once

#include "flow/mix.h"

namespace lw::flow {

// The kind of an instruction that accesses memory or LDS, counted 0 times and without a stride.
AccessMix access_of(const isa::Target& target, const inst::Instruction& instruction);
// Bytes between the two accesses of an instruction whose kind is a pair.
uint32_t pair_distance(const isa::Target& target, const inst::Instruction& instruction);

}  // namespace lw::flow
