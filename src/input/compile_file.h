// Source of any kind that Lanewise knows, assembly too, as a code object.
#pragma once

#include <string>

#include "base/base.h"
#include "isa/isa.h"
#include "shader/compile.h"

namespace lw::input {

// Compiles a file, or standard input where the path is "-". The error is text for the user, complete with "error:" and
// its last line's end: compilers' messages with file and line, or what is missing and the Debian package that has it.
Result<shader::Compiled> compile_file(const std::string& path, const isa::Target& target,
                                      const shader::CompileOptions& options = {});

}  // namespace lw::input
