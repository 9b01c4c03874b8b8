// Compiles OpenCL C to code objects with clang.
#pragma once

#include <filesystem>
#include <string>

#include "support/case.h"

namespace lw::kernels {

// The clang command for one case, target ("gfx803") and level ("O2").
std::string compile_command(const Case& test, const std::string& target, const std::string& level,
                            const std::filesystem::path& output);

// Compiles into folder/<case>-<target>-<level>.hsaco and returns that path. Does nothing when the output was made by
// the same command and is newer than the source. The environment variables LW_CLANG and LW_DEVICE_LIBS override the
// compiler (clang-22) and the folder of the device library's bitcode.
Result<std::filesystem::path> compile(const Case& test, const std::string& target, const std::string& level,
                                      const std::filesystem::path& folder);

}  // namespace lw::kernels
