// Disassembles machine code: in the layout of llvm-objdump, as plain instructions, or as a source that `assemble`
// takes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

// The code to disassemble, and the form of the text.
struct DisassembleRequest {
  std::string file = {};  // a code object, HIP executable, offload bundle, listing, assembly, source, or raw words
  // "gfx900", "gfx1030:wave64". The target of raw words or of a source; for a file with code for several targets, the
  // one to show. Required with `raw`.
  std::string target = {};
  // Language of a source if the file's ending does not say it: "cl", "hip", "comp", "s", ...
  std::string language = {};
  std::vector<std::string> flags = {};  // flags for the compiler of a source
  std::string kernel = {};              // show only this kernel of a code object; empty: all code
  std::string dialect = "llvm";         // "llvm", "clrx" or "sp3"
  bool raw = false;                     // `file` contains only machine words
  bool plain = false;                   // write_text() writes only the text of the instructions, one per line
  bool demangle = false;                // show C++ names instead of symbols, in the layout of llvm-objdump
  bool assembly = false;                // write_text() writes a source with kernel descriptors and metadata
};

// An operand of an instruction.
struct DisassembledOperand {
  std::string_view name, kind, type;  // as in the instruction's record: "s0", "vsrc", "b32"
  std::uint32_t value = 0;  // value of the operand's field: the number of a register, inline constant or literal
  bool reads = false, writes = false;  // the instruction reads, or writes, the operand
};

// One instruction, or one word that is not an instruction.
struct DisassembledInstruction {
  std::uint64_t address = 0;         // in bytes, as llvm-objdump shows it
  std::vector<std::uint32_t> words;  // at least one, in the order of memory
  std::string text;  // ".long 0x…" if the word is not an instruction (".int 0x…" in the dialect clrx)
  // These are empty if the word is not an instruction.
  std::string mnemonic, encoding;             // "v_xor_b32_e32", "VOP2"
  std::vector<DisassembledOperand> operands;  // in the order of the record
};

// A section that contains code.
struct DisassembledSection {
  std::size_t code_object = 0;       // number of the code object in the file, counted from 0
  std::string name;                  // ".text"
  std::uint64_t address = 0;         // address of the first byte
  std::span<const std::byte> bytes;  // valid as long as the report or a copy of it exists
};

// The report keeps the machine code, and makes the text only on request, part by part.
struct DisassembleReport {
  std::string target;                         // target of the first code object: "gfx900"
  std::vector<DisassembledSection> sections;  // empty if the request has `assembly`
  // Warnings. Also errors about a code object that cannot be read, if the report has those that come before it in the
  // file.
  Messages messages;

  // Both functions can be called from several threads at once. An exception of `sink` or `visitor` ends the call and
  // reaches the caller.

  // Passes the text that the request describes to `sink`, in parts that may end in the middle of a line.
  std::function<void(const std::function<void(std::string_view)>& sink)> write_text;
  // Visits the instructions of sections[section] in order of address. Throws std::out_of_range if there is no such
  // section.
  std::function<void(std::size_t section, const std::function<void(const DisassembledInstruction&)>& visitor)> visit;
};

// Fails with bad_input if the file has no code for the target, or if options contradict each other; with not_modelled
// if `assembly` cannot represent the object.
Result<DisassembleReport> disassemble(const DisassembleRequest& request, const Session& session);

}  // namespace lanewise
