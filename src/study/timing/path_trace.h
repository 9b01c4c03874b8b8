// Traces of waves from the way they went through their code, where no one has executed it and addresses are not known.
#pragma once

#include <vector>

#include "code/code_facts.h"
#include "trace/trace.h"

namespace lw::study {

// Lanes of a vector access are taken to lie side by side, each wave's behind those of the wave before, in memory that
// nobody has touched; LDS accesses to meet in no bank. Waves have 32 lanes, all active.
// `wave`: its number in the workgroup.
void add_step(trace::WaveTrace& trace, const code::InstructionFacts& instruction, uint32_t word, uint32_t wave);

// Addresses of the instructions from `entry` to the end of the program: a branch backward is taken until the lines
// between have been executed `loops` times, other branches on conditions are not.
Result<std::vector<uint64_t>> straight_path(code::CodeFacts& facts, uint64_t entry, uint32_t loops);

}  // namespace lw::study
