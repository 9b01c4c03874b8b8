// Which instructions count as loads, and which do not count.
#pragma once

#include "code/code_facts.h"

namespace lw::check {

// Writes a register that loads fill: SCC is none.
bool has_result(const code::InstructionFacts& facts);

// Invalidates or writes back a cache and does nothing else: it counts nowhere.
bool is_cache_control(const code::InstructionFacts& facts);

}  // namespace lw::check
