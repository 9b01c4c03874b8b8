// Waves that hold a counterexample's registers, and the places in which two of them are compared. Private to this
// folder.
#pragma once

#include "prove/prove.h"
#include "state/state.h"

namespace lw::snippets {

// The wave that a counterexample describes.
state::Wave wave_of(const prove::Answer& answer);
uint64_t value_in(const state::Wave& wave, const prove::LiveOut& place, uint32_t lane);
// Two NaNs of the format that is to be ignored there do not differ.
bool differ(const state::Wave& left, const state::Wave& right, const prove::LiveOut& place, uint32_t lane);

}  // namespace lw::snippets
