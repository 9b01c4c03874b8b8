// Instructions that compute the same with their first two sources exchanged: isa/exchanges.isa.
#pragma once

#include "isa/isa.h"

namespace lw::isa {

// The record that computes the same with its first two sources exchanged: itself where their order does not matter, but
// for which of two NaNs comes out; nullptr where there is none.
const Record* with_sources_exchanged(const Record& record);

}  // namespace lw::isa
