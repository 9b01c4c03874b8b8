#include "timing/devices.h"

#include <algorithm>
#include <vector>

#include "base/base.h"

namespace lw::timing {
namespace {

struct Product {
  std::string_view name, target;
  uint16_t compute_units;
};

// Compute units: AMD's product pages; of RDNA two make a WGP.
// clang-format off
constexpr Product kProducts[] = {
    {"fiji-r9-nano",    "gfx803",  64},
    {"fiji-mi8",        "gfx803",  64},
    {"polaris-mi6",     "gfx803",  36},
    {"polaris-rx480",   "gfx803",  36},
    {"vega-64",         "gfx900",  64},
    {"radeon-vii",      "gfx906",  60},
    {"navi10-5700xt",   "gfx1010", 40},
    {"navi21-6900xt",   "gfx1030", 80},
    {"navi31-7900xtx",  "gfx1100", 96},
};
// clang-format on

std::vector<DeviceInfo> make_devices() {
  std::vector<DeviceInfo> list;
  for (const Product& product : kProducts) {
    const TargetLimits* limits = find_limits(product.target);
    LW_CHECK(limits != nullptr, product.name);
    list.push_back({product.name, limits, product.compute_units});
  }
  for (const TargetLimits& limits : all_limits())
    if (std::ranges::find(kProducts, limits.target, &Product::target) == std::end(kProducts))
      list.push_back({limits.target, &limits, 0});
  return list;
}

}  // namespace

std::span<const DeviceInfo> devices() {
  static const std::vector<DeviceInfo> list = make_devices();
  return list;
}

const DeviceInfo* find_device(std::string_view name) {
  for (const DeviceInfo& device : devices())
    if (device.name == name || device.target() == name) return &device;
  return nullptr;
}

}  // namespace lw::timing
