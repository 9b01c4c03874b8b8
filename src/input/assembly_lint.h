// Faults of code that was assembled, at their places in the source.
#pragma once

#include <cstdint>
#include <string_view>

#include "text/assembler.h"

namespace lw::input {

enum class AssemblyLint : uint8_t {
  none,
  hazards,  // hazards that give wrong results; they are warnings, since the code is valid
  all,      // what `lint` finds, with its severities
};

// Adds a message for each finding (lint/lint.h). `source` is what the assembly was made of, read as
// text::assemble_in_place was told to read it.
void add_lint(const text::Assembly& assembly, AssemblyLint wanted, const isa::Target& default_target,
              std::string_view source, const text::IncludeReader& include, text::Dialect dialect,
              Diagnostics& diagnostics);

}  // namespace lw::input
