// What compilers print, as messages.
#pragma once

#include <string>
#include <string_view>

#include "base/messages.h"
#include "host/process.h"

namespace lw::shader {

// Reads "FILE:LINE:COLUMN: error: TEXT" and what follows it: the lines of the source, notes, where files were included
// from. Programs name themselves ("ld.lld: error: TEXT"), and `source` stands for the file that was compiled. What is
// no message belongs to the one before it; counts of errors, and that a program failed which said why, are left out.
Messages messages_of_compiler(std::string_view output, std::string_view code, std::string_view source);

// The messages of a program that failed. If none of them is an error, one says how the program ended: with an exit
// code, or by a signal.
Messages messages_of_failure(const host::ProgramEnd& end, std::string_view program, Messages messages,
                             std::string_view code, std::string_view source);

// Sets the hint of the first error, or of the first message where there is none.
void set_hint(Messages& messages, const std::string& hint);

}  // namespace lw::shader
