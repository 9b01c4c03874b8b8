// Instructions that add to wait counters.
#pragma once

#include <cstddef>
#include <vector>

#include "inst/inst.h"
#include "rewrite/program.h"

namespace lw::rewrite {

// Whether code still waits for all that it waits for if `to` replaces the instructions `members` of a block, in the
// place of the last one. A wait for at most N operations waits for an older one if N younger ones count. If some of
// these go, it no longer does, and a store may be too late for what follows: a barrier, or another wave. So on every
// path the next wait for a counter that changes has to be for 0.
bool keeps_waits(const Program& program, const std::vector<size_t>& members, const std::vector<inst::Instruction>& to);

}  // namespace lw::rewrite
