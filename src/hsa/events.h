// Events that concern a whole GPU, and the program's handler of them.
#pragma once

#include "hsa/runtime.h"

namespace lw::hsa {

// False where the program has no handler or its handler did not take the event.
bool tell_of_memory_fault(const Agent& gpu, uint64_t address, bool read_only);

}  // namespace lw::hsa
