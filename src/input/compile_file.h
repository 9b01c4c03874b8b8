// Source of any kind that Lanewise knows, assembly too, as a code object.
#pragma once

#include <string>

#include "base/base.h"
#include "isa/isa.h"
#include "shader/compile.h"

namespace lw::input {

// Compiles a file of the session. The errors are the compilers' with file and line, or what is missing and the Debian
// package that has it.
Result<shader::Compiled, Messages> compile_file(const Session& session, const std::string& path,
                                                const isa::Target& target, const shader::CompileOptions& options = {});

}  // namespace lw::input
