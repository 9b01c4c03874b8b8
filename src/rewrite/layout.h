// Code with instructions replaced, laid out anew: each function keeps its address, what follows moves up, and branches
// and distances from s_getpc_b64 follow.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "rewrite/program.h"

namespace lw::rewrite {

// What stands in the place of instructions, by index in the code; nothing for those that are removed.
using Edits = std::map<size_t, std::vector<inst::Instruction>>;

// The code from one entry to the next.
struct Region {
  size_t first = 0, end = 0;  // instructions; `end` is behind the last one that some path reaches
  uint64_t limit = 0;         // address of the next region: code may reach up to it
  size_t entry = 0;           // index into ProgramInput::entries
  std::string refusal;        // why its instructions cannot move; empty if they can
};

// The regions of a program, by address.
std::vector<Region> regions_of(const ProgramInput& input, const Program& program);

struct Layout {
  std::vector<Stretch> stretches;
  std::vector<uint64_t> new_address;  // by instruction of the old code; of a removed one, that of what follows
  std::vector<uint64_t> region_end;   // by region: where its code ends now
};

// Whether the instruction reads the address of the code.
bool is_getpc(const inst::Instruction& instruction);
// Each s_getpc_b64, and each addition of a distance to its result that lay_out() corrects.
std::set<size_t> instructions_of_addresses(const Program& program);

// Lays out all regions. `edits` lie in regions without a refusal, and none becomes longer. Fails where a branch cannot
// be encoded.
Result<Layout> lay_out(const ProgramInput& input, const Program& program, const std::vector<Region>& regions,
                       const Edits& edits);

}  // namespace lw::rewrite
