// Sources as code objects, through the compilers for them: clang, and RADV with glslang for shaders.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/base.h"
#include "base/session.h"
#include "isa/isa.h"
#include "shader/language.h"

namespace lw::shader {

struct CompileOptions {
  std::vector<std::string> flags;            // for clang or glslangValidator
  std::vector<std::string> specializations;  // "ID=VALUE" for the specialization constants of a shader
  std::string entry_point;                   // of a SPIR-V module that has several
  uint32_t wave_size = 0;                    // of a shader, in lanes; 0: the compiler's choice
  int code_object_version = 0;               // 4 to 6, of what is no shader; 0: 5, or what the text says
  std::optional<Language> language;          // empty: by the file's ending
};

struct Compiled {
  std::vector<std::byte> object;                   // the ELF file, for the target
  std::vector<std::vector<std::string>> commands;  // programs that were run
  Messages warnings;                               // of the compilers
  // What the driver counted, of shaders alone: {"VGPRs", 12}.
  std::vector<std::pair<std::string, uint64_t>> statistics;
  std::string listing;  // the driver's own disassembly, of shaders alone
  std::string driver;   // its name and version, of shaders alone: "radv, Mesa 22.3.6"
};

struct SourceFile {
  std::string path;   // on the disk
  std::string shown;  // in messages: the path, or "<stdin>" where the file holds what was read there
  Language language = Language::opencl;
  bool is_piped =
      false;  // the compiler reads it from standard input: files that it includes are where the program runs
  // The folder that the source may include files of, besides the compilers' own; nothing: it may include all.
  std::optional<std::string> only_folder = std::nullopt;
};
// Run the compilers until `session.cancel` says otherwise; files are those of the disk.
Result<Compiled, Messages> compile_with_clang(const Session& session, const SourceFile& source,
                                              const isa::Target& target, const CompileOptions& options);
Result<Compiled, Messages> compile_shader(const Session& session, const SourceFile& source, const isa::Target& target,
                                          const CompileOptions& options);

}  // namespace lw::shader
