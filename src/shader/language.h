// What a file is written in: by its ending, or by what the user says with -x.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"

namespace lw::shader {

enum class Language : uint8_t { opencl, hip, c, llvm_ir, glsl, hlsl, spirv, assembly };

bool is_shader(Language language);

// By the ending of a file's name: .cl .cl.h .hip .cpp .cc .cu .c .ll .comp .glsl .hlsl .spv .s
std::optional<Language> language_of(std::string_view path);

// The same, unless `name` is not empty: an ending without its dot, as -x has it.
Result<std::optional<Language>> language_of(std::string_view path, std::string_view name);

// What -x takes.
std::vector<std::string> language_names();

// ".cl, .cl.h, … or .s"
std::string language_endings();

inline constexpr std::string_view kLanguageHelp =
    "language of FILE if its name does not show it: cl, hip, c, ll, glsl, hlsl, spv or s";
inline constexpr std::string_view kFlagsHelp =
    "flags for the compiler of a source: clang, or glslangValidator for a shader";

}  // namespace lw::shader
