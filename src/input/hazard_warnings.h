// Warnings of an assembler about wait states that software must leave.
#pragma once

#include <string_view>

#include "text/assembler.h"

namespace lw::input {

// Adds a warning for each pair of instructions with too few wait states between (inst/missing_waits.h). `source` is
// what the assembly was made of, read as text::assemble_in_place was told to read it.
void warn_of_missing_waits(const text::Assembly& assembly, const isa::Target& default_target, std::string_view source,
                           const text::IncludeReader& include, text::Dialect dialect, Diagnostics& diagnostics);

}  // namespace lw::input
