// LLVM 22's disassembler, called in child processes: it crashes on some words.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "isa/isa.h"
#include "llvm_witness.h"

namespace lw::test {

// Whether the shared library of LLVM 22 is there (Debian's libllvm22, which llvm-22 needs).
bool has_llvm_library();

// What LLVM's disassembler says of each element, in order. Words that it reads only with a complaint, which
// llvm-objdump prints between /* and */, count as undecodable; those that crash it cost a child process each. The code
// ends after `there` of an element's words.
std::vector<Witnessed> ask_llvm_library(const isa::Target& target, std::span<const Words> words,
                                        size_t there = std::tuple_size_v<Words>);

}  // namespace lw::test
