// What waits of a program ask for, and where instructions count.
#pragma once

#include <cstdint>
#include <optional>

#include "observe/code_facts.h"

namespace lw::check {

// What an s_waitcnt or its like asks for; the most there can be where a counter is not named.
struct Wanted {
  uint32_t vector = UINT32_MAX;
  uint32_t lgkm = UINT32_MAX;
  uint32_t stores = UINT32_MAX;  // where stores have a counter of their own
};
// nullopt for what is no wait.
std::optional<Wanted> waits_for(const isa::Target& target, const observe::InstructionFacts& facts);

// Writes a register that loads fill: SCC is none.
bool has_result(const observe::InstructionFacts& facts);

// Invalidates or writes back a cache and does nothing else: it counts nowhere.
bool is_cache_control(const observe::InstructionFacts& facts);

}  // namespace lw::check
