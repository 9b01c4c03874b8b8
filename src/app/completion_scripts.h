// The files of src/app/completion, which cmake/embed.cmake puts into the program.
#pragma once

#include <string_view>

namespace lw::app {

extern const std::string_view kCompletion_bash, kCompletion_zsh, kCompletion_fish;

}  // namespace lw::app
