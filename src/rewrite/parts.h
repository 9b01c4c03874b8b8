// A program cut into parts that can be improved one by one.
#pragma once

#include <vector>

#include "rewrite/program.h"

namespace lw::rewrite {

struct Part {
  ProgramInput input;
  std::vector<size_t> entries;  // by entry of `input`: its index in the whole program
};

// Kernels that call nothing, take no address of code and share no code with another function are a part each, by
// address. Everything else is one part, and comes last.
std::vector<Part> parts_of(const ProgramInput& input);

// Copies the bytes at [begin, end) of one list of stretches into another.
void copy_bytes(const std::vector<Stretch>& from, uint64_t begin, uint64_t end, std::vector<Stretch>& to);

}  // namespace lw::rewrite
