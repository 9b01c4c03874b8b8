#pragma once

#include <filesystem>
#include <string>

#include "support/case.h"

namespace lw::kernels {

// Writes the buffer as a one-dimensional NumPy array. Empty when done, otherwise the reason.
std::string write_npy(const std::filesystem::path& path, const Buffer& buffer);

}  // namespace lw::kernels
