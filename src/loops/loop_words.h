// What limits a loop, in words. Private to this folder.
#pragma once

#include <string>

#include "lanewise/static_time.h"
#include "timing/static_time.h"

namespace lw::loops {

// Sets the chain of `loop`, and which of its instructions belong to it.
void add_chain(const timing::CriticalChain& chain, lanewise::StaticLoop& loop);

// "VALU", or "VALU, transcendental".
std::string unit_name(const timing::StaticUnit& unit);
// Sentences without an end.
std::string alone_bound(const timing::StaticTime& time);
std::string full_bound(const timing::StaticTime& time);

}  // namespace lw::loops
