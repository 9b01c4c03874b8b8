// What OpenCL C sources need in front to fit clang 22 to Debian's device libraries.
#pragma once

#include <string_view>

namespace lw::shader {

extern const std::string_view kOpenclPrelude;

}  // namespace lw::shader
