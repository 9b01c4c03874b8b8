// The use of a cluster's units and caches.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "timing/code_info.h"
#include "timing/memory_system.h"

namespace lw::timing {

// Cycles of all such units.
struct IssueUse {
  uint64_t valu_busy = 0, salu_busy = 0;
  // The sum over the vector instructions. More than valu_busy where two classes of instructions execute at the same
  // time.
  uint64_t valu_work = 0;
  uint64_t valu_held = 0;  // the unit is idle, because the instruction that is next waits there for its operands
};
struct MemoryUse {
  uint64_t lds_busy = 0, vmem_busy = 0;
  uint64_t lds_conflicts = 0;
  LevelUse scalar, instruction, vector;
};

struct ClusterUse : IssueUse, MemoryUse {
  std::array<uint64_t, kPorts> issued{};  // by port
  uint64_t wave_cycles = 0;               // lifetimes of waves
};

// Units count work when they accept it. Subtracts the work of a unit, free from `free` on, that lies after `end`.
inline void take_back(uint64_t& busy, uint64_t free, uint64_t end) {
  busy -= std::min(busy, free - std::min(free, end));
}

}  // namespace lw::timing
