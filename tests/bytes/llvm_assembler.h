// llvm-mc-22 as the witness for what text is, and what is none.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "isa/isa.h"
#include "llvm_witness.h"

namespace lw::test {

// What an assembler makes of a line: bytes in hexadecimal, "-" where it rejects it, "?" before the bytes where some of
// them are left to a linker (alone where these are not whole bytes), "!" where LLVM crashes, does not end, or answers
// by chance.
using Answer = std::string;
inline const Answer kRejected = "-";
inline const Answer kLinked = "?";

Answer hex_of(std::span<const std::byte> bytes);

// One answer for each line; empty for lines that make no instruction and are no error: labels, assignments.
void ask_llvm_mc(const isa::Target& target, const ScratchFolder& folder, std::span<const std::string> lines,
                 std::span<Answer> answers);

// Whether the bytes left to a linker can be said in an object file, which is not asked above.
bool llvm_mc_makes_object(const isa::Target& target, const ScratchFolder& folder, const std::string& line);

}  // namespace lw::test
