// What may be asked of a simulation that the machine is not.
#pragma once

#include <cstdint>

#include "timing/memory_system.h"

namespace lw::timing {

struct WhatIf {
  Scales scales;
  bool lds_conflicts = true;
  bool code_is_there = false;   // no instruction is ever waited for, but behind branches
  bool more_occupancy = false;  // another wave fits each SIMD, and another workgroup each compute unit (or WGP)
  uint32_t simds = 1;           // times as many of them, for the same waves of a compute unit
};

}  // namespace lw::timing
