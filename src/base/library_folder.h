// Files that come with the program.
#pragma once

#include <filesystem>
#include <string_view>

#include "base/result.h"

namespace lw {

// The folder of a library that comes with this program: `build_folder`, seen from the program's own folder, in a build
// tree, and lib/lanewise where it is installed.
Result<std::filesystem::path> find_library_folder(std::string_view library, std::string_view build_folder);

}  // namespace lw
