// Files that come with the program.
#pragma once

#include <filesystem>
#include <string_view>

#include "base/result.h"

namespace lw {

// The folder of a library that comes with this program or with liblanewise: `build_folder`, seen from the folder of
// what calls, in a build tree; ../lib/lanewise of a program or lanewise of a library where it is installed.
Result<std::filesystem::path> find_library_folder(std::string_view library, std::string_view build_folder);

}  // namespace lw
