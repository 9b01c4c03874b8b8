// What is true of integer products whatever their factors, as Z3 terms over the functions that stand for them. Private
// to this folder.
//
// A multiplier of unknown words is the hardest thing that the solver can be asked for, and most pairs of snippets
// multiply the same numbers. So products are functions of which only this is known at first; a candidate counterexample
// that needs more than the truth at one point makes them exact (World::define_products).
#pragma once

#include "prove/world.h"

namespace lw::prove {

inline bool is_product(sem::Uop op) { return op == sem::Uop::mul32 || op == sem::Uop::mul64; }

// The facts about World::applications()[index], which is a product.
void add_product_facts(World& world, size_t index, std::vector<z3::expr>& facts);

}  // namespace lw::prove
