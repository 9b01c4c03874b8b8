// The text of an instruction, exactly as LLVM prints it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "inst/inst.h"
#include "isa/isa.h"
#include "text/buffer.h"

namespace lw::text {

// No instruction's text is longer.
inline constexpr size_t kMaxInstructionText = 512;

// Appends the text of a valid instruction: "v_add_f32_e32 v0, s1, v2". Allocates nothing while `out` has room.
void print(const isa::Target& target, const inst::Instruction& instruction, OutputBuffer& out);

// The same at `to`, where kMaxInstructionText characters are free; returns the end of the text.
char* print(const isa::Target& target, const inst::Instruction& instruction, char* to);

std::string to_string(const isa::Target& target, const inst::Instruction& instruction);

// Where a modifier, or the first of a group such as op_sel, stands among those of an encoding's text. Cache controls
// have one place together. Nothing for a modifier that the text does not have.
std::optional<size_t> modifier_place(const isa::Encoding& encoding, isa::Modifier modifier);

// One piece of an instruction's text after its mnemonic, for those who spell some of them differently.
struct PrintedPart {
  std::string_view text;     // with what stands before it: ", v1", " offset:4", " op_sel:[0,1]"; may be empty
  int operand = -1;          // index into Instruction::operand, or
  isa::Modifier modifier{};  // the modifier, the first of a group
};

// The same as print(), and the pieces in the order of the text. At most kMaxPrintedParts.
inline constexpr size_t kMaxPrintedParts = 48;
struct PrintedParts {
  char* end = nullptr;  // of the text
  size_t count = 0;
};
PrintedParts print_parts(const isa::Target& target, const inst::Instruction& instruction, char* to, PrintedPart* parts);

}  // namespace lw::text
