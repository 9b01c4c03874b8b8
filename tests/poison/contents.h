// Contents of registers at random, made to bring out what instructions look at.
#pragma once

#include <random>
#include <span>

#include "tightness.h"

namespace lw::poison {

uint64_t mixed(uint64_t x);

// Values at which arithmetic of all widths has something to lose or to show.
uint32_t random_value(std::mt19937_64& random);

// What the code compares with, and what it puts into registers.
std::vector<uint32_t> compared_constants(const Line& line);

// All VGPRs and scalar registers. Many have to do with one another: equal, or nearly, or in the upper bytes only, so
// that comparisons come out either way; or they hold one of `constants`.
void fill_registers(std::mt19937_64& random, std::span<const uint32_t> constants, state::Wave& wave);

}  // namespace lw::poison
