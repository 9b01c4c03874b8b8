// Assembly text as a code object.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "base/session.h"
#include "input/assembly_lint.h"
#include "isa/isa.h"
#include "text/assembler.h"

namespace lw::input {

struct AssembleOptions {
  std::string target;  // where the text does not say; empty: gfx803
  text::Dialect dialect = text::Dialect::llvm;
  bool allow_excess_registers = true;      // that a kernel's descriptor does not grant
  AssemblyLint lint = AssemblyLint::none;  // of a source
  bool lines = false;                      // Assembled::places
};

struct Assembled {
  text::Assembly assembly;
  std::vector<text::InstructionPlace> places;  // with AssembleOptions::lines
  Messages warnings;
  std::vector<ToldFinding> findings;  // those of AssembleOptions::lint, which `warnings` tell
  Messages undefined;                 // an error for each symbol that a linker would have to find elsewhere
};

// Assembles a text. `path` says how messages name it ("-": "<stdin>") and where included files are.
Result<Assembled, Messages> assemble_source(const Session& session, const std::string& path, std::string_view source,
                                            const AssembleOptions& options);

// The same of a file that was read.
Result<Assembled, Messages> assemble_source(const Session& session, const std::string& path, const FileBytes& source,
                                            const AssembleOptions& options);

// Reads and assembles a file.
Result<Assembled, Messages> assemble_file(const Session& session, const std::string& path, const std::string& target);

// As assemble_file, where the file may also be a listing, whose words follow each other without its gaps.
Result<Assembled, Messages> assemble_or_read_listing(const Session& session, const std::string& path,
                                                     const AssembleOptions& options);
// The same of a text that is at hand.
Result<Assembled, Messages> assemble_text_or_listing(const Session& session, const std::string& path,
                                                     const FileBytes& text, const AssembleOptions& options);

// The linked code object, named `name` in messages. The bytes of the assembly's sections are gone afterwards.
Result<std::vector<std::byte>, Messages> link(Assembled& assembled, const std::string& name);

}  // namespace lw::input
