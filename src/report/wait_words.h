// What one s_waitcnt or s_nop does, where explain's words are about all of them.
#pragma once

#include <string>

#include "inst/inst.h"

namespace lw::report {

// "Waits until all vector memory accesses are complete."; "Does nothing for 4 wait states."; empty for what is neither.
std::string wait_words(const isa::Target& target, const inst::Instruction& instruction);

}  // namespace lw::report
