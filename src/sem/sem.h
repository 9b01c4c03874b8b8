// What each instruction means: value types, micro-ops, recorder, operand modifiers, one short function per instruction.
#pragma once

#include "base/base.h"
#include "inst/inst.h"
#include "sem/program.h"

namespace lw::sem {

// Why an instruction has no program.
enum class ProgramRefusal : uint8_t {
  none,
  not_modelled,    // the record is a gap, or a modifier of it is (tfe, …); the note names it
  reserved_value,  // a field holds a value without meaning
};

struct Specialised {
  Program program;
  ProgramRefusal refusal = ProgramRefusal::none;
  std::string note;
  // VGPRs that the program reads and the machine may not: of an image's address those behind the first, where the
  // descriptor says how many there are. A wave need not have them.
  uint32_t spare_vgpr = 0, spare_vgprs = 0;
};

struct SpecialiseOptions {
  bool gpr_indexing = false;  // MODE.gpr_idx_en is set: VGPR numbers are offset by M0 as s_set_gpr_idx_* says
};

// The program of one decoded instruction: operand fetch with its modifiers, the meaning, write-back. Programs of equal
// instructions are equal, node by node.
Specialised specialise(const isa::Target& target, const inst::Instruction& instruction,
                       const SpecialiseOptions& options = {});

// The program of a record before it is bound to operands: `input` nodes stand for operands (numbered as in
// `encoding`), and values written stay as write_* nodes numbered by operand. For documentation and the direct witness.
Program abstract_program(const isa::Target& target, const isa::Encoding& encoding);

// What the comment above a record's meaning says; empty for gaps.
std::string_view meaning_in_words(isa::Op op);

// The value expressions of a program's effects, one a line: "v0 = or32(and32(v0, 0xffff), shl32(v1, 16))". An
// expression that is used again, or nested deep, stands before them under a name of its own: "t1 = fadd32(v1, v2)".
// `operand_names` may give the operands of an abstract program their names; registers have the names of `target`.
std::string formulas(const isa::Target& target, const Program& program, const isa::Encoding* operand_names);

// The constant that a 9-bit source number (128..248) stands for when read as `type`; for 64-bit types the whole value.
uint64_t inline_constant(uint32_t source, isa::Type type);

}  // namespace lw::sem
