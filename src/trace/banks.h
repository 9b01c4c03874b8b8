// Clocks that an access takes of the banks that its lanes meet in.
#pragma once

#include <cstdint>

#include "events/events.h"
#include "isa/banks.h"

namespace lw::trace {

// Of the machine that a trace is recorded for.
struct MachineBanks {
  isa::Banks lds, vector_cache;
};

struct BankCycles {
  uint32_t cycles = 1;
  uint32_t free = 1;  // if no two lanes met
};

// The sum over the groups of lanes that are served together. A group without an active lane takes nothing, except where
// Banks::serves_idle_lanes.
BankCycles bank_cycles(const events::Access& access, const MachineBanks& banks);

}  // namespace lw::trace
