// How many waves of a kernel fit on a SIMD of a device, and what limits them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "isa/isa.h"

namespace lw::timing {

// A product.
struct DeviceInfo {
  std::string_view name;    // "fiji-r9-nano"
  std::string_view target;  // "gfx803"
  uint16_t compute_units;
  uint8_t simds_per_compute_unit;
  uint32_t lds_bytes_per_compute_unit;
  uint8_t barriers_per_compute_unit;  // workgroups of more than one wave that fit
};

// In the order of the product list; the first of a target stands for the bare gfx name.
std::span<const DeviceInfo> devices();
const DeviceInfo* find_device(std::string_view name);

struct KernelResources {
  uint32_t vgprs = 0;  // as the descriptor allocates them
  uint32_t sgprs = 0;  // VCC, XNACK_MASK and FLAT_SCRATCH included
  uint32_t lds_bytes = 0;
  uint32_t workgroup_size = 256;  // work-items
};

enum class Limit : uint8_t { waves, vgprs, sgprs, lds, barriers, workgroup_size, does_not_fit };
std::string_view limit_name(Limit limit);

struct Occupancy {
  uint32_t waves_per_simd = 0;  // rounded up where a workgroup's waves do not spread evenly
  uint32_t workgroups_per_compute_unit = 0;
  Limit limited_by = Limit::waves;  // waves: nothing but the hardware's own maximum
};
Occupancy occupancy(const DeviceInfo& device, const isa::Target& target, const KernelResources& kernel);

}  // namespace lw::timing
