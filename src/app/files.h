// Files of the host.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "base/base.h"

namespace lw::app {

Result<std::vector<std::byte>> read_file(const std::string& path);
Result<std::string> read_text_file(const std::string& path);
// Writes all of it or reports why not; an unfinished file is not left behind under the name.
std::optional<Error> write_file(const std::string& path, std::span<const std::byte> bytes);

}  // namespace lw::app
