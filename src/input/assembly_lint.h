// Faults of code that was assembled, at their places in the source.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/assembler.h"

namespace lw::input {

enum class AssemblyLint : uint8_t {
  none,
  hazards,  // hazards that give wrong results; they are warnings, since the code is valid
  all,      // what `lint` finds, with its severities
};

// A finding that a message tells.
struct ToldFinding {
  Severity severity = Severity::error;  // of the message
  std::string_view name;                // "MissingWait"
  std::string text;                     // without the name
  int line = 0;
  int first_line = 0;  // of the first of two instructions; 0: none
  std::string remedy;  // may be empty
};

// Adds a message for each finding (lint/lint.h), and returns them. `source` is what the assembly was made of, read as
// text::assemble_in_place was told to read it.
std::vector<ToldFinding> add_lint(const text::Assembly& assembly, AssemblyLint wanted,
                                  const isa::Target& default_target, std::string_view source,
                                  const text::IncludeReader& include, text::Dialect dialect, Diagnostics& diagnostics);

}  // namespace lw::input
