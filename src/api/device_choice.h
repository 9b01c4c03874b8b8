// Whether code can run on the device that the user names.
#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>

#include "isa/machines.h"

namespace lw::api {

// Why code of a file for `target` cannot run on the device; nullopt where it can.
inline std::optional<std::string> wrong_device(std::string_view file, std::string_view target,
                                               const isa::Device& device) {
  if (device.target() == target) return std::nullopt;
  return fmt::format("{}: the code is for {}, and {} runs {}", file, target, device.name, device.target());
}

}  // namespace lw::api
