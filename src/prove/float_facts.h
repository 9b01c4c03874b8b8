// What is true of float micro-operations whatever their arguments, as Z3 terms over the functions that stand for them.
// Private to this folder.
//
// Without these facts the solver learns of floats one value at a time. Each follows from the definitions in
// sem/uops.def; tests/prove holds each against the implementation that execution uses, in every MODE.
#pragma once

#include "prove/world.h"

namespace lw::prove {

// The facts about World::applications()[index].
void add_facts(World& world, size_t index, std::vector<z3::expr>& facts);

// Whether the bits are a NaN of 16, 32 or 64 bits.
z3::expr is_nan(const z3::expr& bits);

}  // namespace lw::prove
