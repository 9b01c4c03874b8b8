// Products by name, and one generic device for every gfx name that no product stands for.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "timing/limits.h"

namespace lw::timing {

struct DeviceInfo {
  std::string_view name;       // "fiji-r9-nano"; the gfx name for a generic device
  const TargetLimits* limits;  // never nullptr
  uint16_t compute_units;      // 0: a generic device

  std::string_view target() const { return limits->target; }
  bool is_generic() const { return compute_units == 0; }
};

// Products in the order of the product list, then the generic devices in the order of all_limits().
std::span<const DeviceInfo> devices();

// By product name or gfx name: a bare gfx name picks the first product that has it, else the generic device; nullptr
// when unknown.
const DeviceInfo* find_device(std::string_view name);

}  // namespace lw::timing
