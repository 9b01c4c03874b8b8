// Instructions that add to wait counters.
#pragma once

#include "rewrite/block_flow.h"
#include "rewrite/match.h"
#include "rewrite/program.h"

namespace lw::rewrite {

// Whether the code still waits for all that it waits for if the match is applied. `flow` speaks of `block`.
//
// A wait for at most N operations waits for an older one if N younger ones count. Without some of these it no longer
// does, and a store may be too late for what follows: a barrier, or another wave. So on every path the next wait for a
// counter that changes has to be for 0.
bool keeps_waits(const Program& program, const flow::Block& block, const BlockFlow& flow, const Match& match);

}  // namespace lw::rewrite
