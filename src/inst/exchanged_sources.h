// Instructions that compute the same with their first two sources exchanged.
#pragma once

#include "isa/isa.h"

namespace lw::inst {

// The record that computes the same with its first two sources exchanged: itself where their order does not matter, but
// for which of two NaNs comes out; nullptr where there is none.
const isa::Record* with_sources_exchanged(const isa::Record& record);

}  // namespace lw::inst
