// Compiles a source to a code object with the compilers of this computer: clang, or glslang and RADV for shaders.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

// A source to compile, and how.
struct CompileRequest {
  std::string file = {};    // OpenCL C, HIP, C, LLVM IR, GLSL, HLSL, SPIR-V or assembly; its ending says which
  std::string target = {};  // required: "gfx900", "gfx1030:wave64"
  // Language if the ending does not say it: "cl", "hip", "c", "ll", "glsl", "hlsl", "spv" or "s".
  std::string language = {};
  std::vector<std::string> flags = {};            // flags for clang or glslangValidator
  std::vector<std::string> specializations = {};  // values of a shader's constants: "ID=VALUE", "ID=TYPE:VALUE"
  std::string entry_point = {};                   // entry point of a shader that has several
  std::uint32_t wave_size = 0;                    // wave size of a shader: 32 or 64 lanes; 0: the compiler chooses
  int code_object_version = 0;                    // 4 to 6, not for shaders; 0: 5
};

// The compiled code.
struct CompileReport {
  std::string target;                              // as in the request
  std::vector<std::byte> object;                   // a linked code object (an ELF file)
  std::vector<std::vector<std::string>> commands;  // the programs that were run, each with its arguments
  // For a shader, the statistics that RADV reports: {"VGPRs", 12}. Empty for other sources.
  std::vector<std::pair<std::string, std::uint64_t>> statistics;
  std::string listing;  // for a shader, RADV's disassembly; empty for other sources
  Messages messages;    // warnings of the compilers
};

// Fails with bad_input if the target is unknown, if a compiler is not installed (code "missing-program"), or if it
// rejects the source; the failure then has the compiler's messages.
Result<CompileReport> compile(const CompileRequest& request, const Session& session);

}  // namespace lanewise
