// Scalar registers that hold masks of lanes, compared by the bit of one lane. Private to this folder.
#pragma once

#include <optional>

#include "prove/world.h"

namespace lw::prove {

// Whether two uniform words differ in the bit of this lane, `first` being the lane of bit 0: which of the word's 32
// lanes the question speaks of is open, so that this can hold if and only if the words can differ. It spares the solver
// the predicates of all lanes. Nothing where neither word is made of masks by bitwise operations.
std::optional<z3::expr> differ_in_lane(World& world, const z3::expr& a, const z3::expr& b, unsigned first);

}  // namespace lw::prove
