// Source of any kind that Lanewise knows as a code object, through the compiler for it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/language.h"
#include "base/base.h"
#include "isa/isa.h"

namespace lw::app {

struct CompileOptions {
  std::vector<std::string> flags;            // for clang or glslangValidator
  std::vector<std::string> specializations;  // "ID=VALUE" for the specialization constants of a shader
  std::string entry_point;                   // of a SPIR-V module that has several
  std::optional<Language> language;          // empty: by the file's ending
  bool colour = false;                       // of messages about assembly
};

struct Compiled {
  std::vector<std::byte> object;                   // the ELF file, for the target
  std::vector<std::vector<std::string>> commands;  // programs that were run
  std::string messages;                            // warnings of the compilers
  // What the driver counted, of shaders alone: {"VGPRs", 12}.
  std::vector<std::pair<std::string, uint64_t>> statistics;
  std::string listing;  // the driver's own disassembly, of shaders alone
  std::string driver;   // its name and version, of shaders alone: "radv, Mesa 22.3.6"
};

// Compiles a file, or standard input where the path is "-". The error is text for the user, complete with "error:" and
// its last line's end: compilers' messages with file and line, or what is missing and the Debian package that has it.
Result<Compiled> compile(const std::string& path, const isa::Target& target, const CompileOptions& options = {});

}  // namespace lw::app
