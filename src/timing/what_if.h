// Changes to the machine that a simulation may apply (what-ifs).
#pragma once

#include <cstdint>

#include "timing/memory_system.h"

namespace lw::timing {

struct WhatIf {
  Scales scales;
  bool lds_conflicts = true;
  bool code_is_there = false;   // no wait for instruction fetch, except after branches
  bool more_occupancy = false;  // another wave fits each SIMD, and another workgroup each compute unit (or WGP)
  uint32_t simds = 1;           // factor of SIMDs, for the same waves of a compute unit
};

}  // namespace lw::timing
