// Whether code can run on the device that a request names.
#pragma once

#include <fmt/format.h>

#include <string>

#include "api/api.h"
#include "isa/machines.h"

namespace lw::api {

// Throws a Failure if the device does not run code of a file for `target`.
inline void require_runs(const isa::Device& device, std::string_view target, const std::string& file) {
  if (device.target() == target) return;
  throw bad_input(code::kTarget,
                  fmt::format("the code is for {}, and {} runs {}", target, device.name, device.target()), file);
}

}  // namespace lw::api
