// Live ranges: from where a register's value is made to where it is last used, and what the peak consists of.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "flow/liveness.h"

namespace lw::flow {

// One stretch of instructions, in order of address, over which a register is live without a break; where it is live
// through a loop or a branch, the stretch covers the code between.
struct Range {
  Register reg = 0;
  size_t definition = 0;         // instruction that writes it first; the range's first instruction where live_in
  bool live_in = false;          // not written in the range: an argument, or kept alive round a loop
  std::vector<uint32_t> writes;  // instructions that write it inside the range, the definition included
  std::vector<uint32_t> uses;    // instructions that read it
  size_t last = 0;               // last instruction before which, or by which, it is live
  Bytes bytes = 0;               // bytes that are ever live in the range
  // The longest stretch without a read or write: between these two instructions.
  size_t idle_from = 0;
  size_t idle_to = 0;
  size_t idle() const { return idle_to - idle_from; }
  size_t length() const { return last - definition; }
};

// All ranges of VGPRs, SGPRs and AGPRs of [first, last) in order of register, then definition.
std::vector<Range> live_ranges(const Liveness& liveness, size_t first, size_t last);

// The ranges that hold a register at an instruction, longest idle stretch around it first.
std::vector<const Range*> held_at(const std::vector<Range>& ranges, size_t instruction);

}  // namespace lw::flow
