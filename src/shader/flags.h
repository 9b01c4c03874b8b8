// Checks of the flags that users give compilers of sources: Lanewise chooses the target and the output itself.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/base.h"
#include "isa/isa.h"
#include "shader/language.h"

namespace lw::shader {

// Refuses flags of clang that change what it writes or where, or that name another target.
std::optional<Error> check_clang_flags(std::span<const std::string> flags, const isa::Target& target,
                                       Language language);

// Flags have more ways than names to change what clang writes (-Xclang, "@file"), so what it wrote is looked at, too.
std::optional<Error> check_clang_object(std::span<const std::byte> object, const isa::Target& target);

// Whether the word after it names glslangValidator's entry point.
bool is_entry_flag(std::string_view flag);

// Refuses flags of glslangValidator that change what it writes or where, or the stage.
std::optional<Error> check_glslang_flags(std::span<const std::string> flags);

}  // namespace lw::shader
