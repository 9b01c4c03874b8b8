// A source as a code object, through the compilers of this computer: clang, or glslang and RADV for shaders.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

struct CompileRequest {
  std::string file = {};      // OpenCL C, HIP, C, LLVM IR, GLSL, HLSL, SPIR-V or assembly, by its ending
  std::string target = {};    // "gfx900", "gfx1030:wave64"
  std::string language = {};  // where the ending does not say: "cl", "hip", "c", "ll", "glsl", "hlsl", "spv" or "s"
  std::vector<std::string> flags = {};            // for clang or glslangValidator
  std::vector<std::string> specializations = {};  // of a shader's constants: "ID=VALUE", "ID=TYPE:VALUE"
  std::string entry_point = {};                   // of a shader that has several
  std::uint32_t wave_size = 0;                    // lanes, of a shader: 32 or 64; 0: the compiler's choice
  int code_object_version = 0;                    // 4 to 6, not of a shader; 0: 5
};

struct CompileReport {
  std::string target;
  std::vector<std::byte> object;                                  // an ELF file
  std::vector<std::vector<std::string>> commands;                 // the programs that were run, with their arguments
  std::vector<std::pair<std::string, std::uint64_t>> statistics;  // of RADV, for a shader: {"VGPRs", 12}
  std::string listing;                                            // RADV's disassembly, for a shader
  Messages messages;                                              // warnings of the compilers
};

Result<CompileReport> compile(const CompileRequest& request, const Session& session);

}  // namespace lanewise
