// Assembly text as a code object.
#pragma once

#include <string>
#include <vector>

#include "base/base.h"
#include "isa/isa.h"
#include "text/assembler.h"

namespace lw::input {

// Reads and assembles a file. Errors are rendered, one text for all of them; `warnings` too, complete lines.
Result<text::Assembly> assemble_file(const std::string& path, const std::string& target, bool colour,
                                     std::string& warnings);

struct AssembleOptions {
  std::string target;  // where the text does not say; empty: gfx803
  text::Dialect dialect = text::Dialect::llvm;
  bool colour = false;
  bool allow_excess_registers = true;  // that a kernel's descriptor does not grant
  bool warns_of_hazards = false;       // of a source: of wait states that it does not leave
};
// A text that was read. `path` says how messages name it and where included files are.
Result<text::Assembly> assemble_source(const std::string& path, std::string_view source, const AssembleOptions& options,
                                       std::string& warnings);

// As assemble_file, where the file may also be a listing, whose words follow each other without its gaps.
Result<text::Assembly> assemble_or_read_listing(const std::string& path, const AssembleOptions& options,
                                                std::string& warnings);

// The linked code object, named `name` in messages; errors as for write_code_object. The bytes of the assembly's
// sections are gone afterwards.
Result<std::vector<std::byte>> link(text::Assembly& assembly, const std::string& name);

}  // namespace lw::input
