// Machine code as text: in the layout of llvm-objdump, as plain instructions, or as a source that assembles again.
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

struct DisassembleRequest {
  std::string file = {};  // a code object, HIP executable, offload bundle, listing, assembly, source, or bare words
  std::string target =
      {};  // of bare words and of source, or which of several objects to take: "gfx900", "gfx1030:wave64"
  std::string language = {};  // of a source, where the file's ending does not say: "cl", "hip", "comp", "s", ...
  std::vector<std::string> flags = {};  // for the compiler of a source
  std::string kernel = {};              // only this kernel of a code object; empty: all code
  std::string dialect = "llvm";         // "llvm", "clrx" or "sp3"
  bool raw = false;                     // `file` is machine words and nothing else; `target` says of which target
  bool plain = false;                   // write_text() writes the text of instructions alone, one per line
  bool demangle = false;                // C++ names instead of the symbols, in the layout of llvm-objdump
  bool assembly = false;                // write_text() writes a source with kernel descriptors and metadata
};

struct DisassembledOperand {
  std::string_view name, kind, type;  // as the instruction's record has them: "s0", "vsrc", "b32"
  std::uint32_t value = 0;            // of the field: registers, inline constants and literals by their numbers
  bool reads = false, writes = false;
};

struct DisassembledInstruction {
  std::uint64_t address = 0;
  std::vector<std::uint32_t> words;
  std::string text;  // ".long 0x…" for a word that is no instruction
  // Empty for a word that is no instruction.
  std::string mnemonic, encoding;  // "v_xor_b32_e32", "VOP2"
  std::vector<DisassembledOperand> operands;
};

struct DisassembledSection {
  std::size_t code_object = 0;  // counts from 0, in the order of the file
  std::string name;             // ".text"
  std::uint64_t address = 0;
  std::span<const std::byte> bytes;  // stay while the report or a copy of it does
};

// Text is made when it is asked for, from the machine code that the report keeps, and is never whole in memory.
struct DisassembleReport {
  std::string target;
  std::vector<DisassembledSection> sections;  // with code; none of an `assembly`
  // Warnings, and errors about a code object that cannot be read: the report has those before it.
  Messages messages;

  // Both can be called from several threads at once; what a sink or a visitor throws ends the call.

  // Writes the text that the request asks for, in parts that end anywhere.
  std::function<void(const std::function<void(std::string_view)>& sink)> write_text;
  // Visits the instructions of sections[section] in order of address.
  std::function<void(std::size_t section, const std::function<void(const DisassembledInstruction&)>& visitor)> visit;
};

Result<DisassembleReport> disassemble(const DisassembleRequest& request, const Session& session);

}  // namespace lanewise
