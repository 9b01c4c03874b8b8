// The device that a request names, and whether code can run on it.
#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>

#include "api/api.h"
#include "base/similar.h"
#include "isa/machines.h"

namespace lw::api {

// The product or target of that name.
inline Result<const isa::Device*> named_device(const std::string& name) {
  if (const isa::Device* device = isa::find_device(name)) return device;
  NearestName nearest(name);
  for (const isa::Device& d : isa::devices()) nearest.offer(d.name);
  return Error{fmt::format("--device {}: there is no such device{}; `lanewise devices` lists them", name,
                           nearest.found().empty() ? "" : fmt::format(" (is it {}?)", nearest.found()))};
}

// Throws a Failure if the device does not run code of a file for `target`.
inline void require_runs(const isa::Device& device, std::string_view target, const std::string& file) {
  if (device.target() == target) return;
  throw bad_input(code::kTarget,
                  fmt::format("the code is for {}, and {} runs {}", target, device.name, device.target()), file);
}

// Throws a Failure if the option has a number that is not from 1 to `most`.
inline void require_from_1(std::string_view option, std::optional<uint32_t> number, uint32_t most) {
  if (number && (*number == 0 || *number > most))
    throw bad_input(code::kOption, fmt::format("{} {}: expected 1 to {}", option, *number, most));
}

// Throws a Failure if SIMDs of the device do not have so many wave slots.
inline void require_slots(const isa::Device& device, std::optional<uint32_t> waves) {
  if (const uint32_t most = device.limits->max_waves_per_simd; waves.value_or(0) > most)
    throw bad_input(code::kOption, fmt::format("--waves {}: a SIMD of {} has {}", *waves, device.name, most));
}

}  // namespace lw::api
