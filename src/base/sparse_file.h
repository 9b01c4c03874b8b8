// Files whose pages of zeros take no room on the disk.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "base/result.h"

namespace lw {

// As write_file(): pages of zeros become holes, where the file can have them.
std::optional<Error> write_sparse_file(const std::string& path, std::span<const std::byte> bytes);

bool is_all_zero(std::span<const std::byte> bytes);

}  // namespace lw
