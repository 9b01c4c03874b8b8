#include "timing/occupancy.h"

#include <algorithm>
#include <array>

#include "base/base.h"

namespace lw::timing {
namespace {

// Compute units: AMD's product pages. 16 barriers per compute unit: GCN architecture whitepaper (2012), workgroups.
constexpr std::array<DeviceInfo, 6> kDevices{{
    {"fiji-r9-nano", "gfx803", 64, 4, 65536, 16},
    {"fiji-mi8", "gfx803", 64, 4, 65536, 16},
    {"polaris-mi6", "gfx803", 36, 4, 65536, 16},
    {"polaris-rx480", "gfx803", 36, 4, 65536, 16},
    {"vega-64", "gfx900", 64, 4, 65536, 16},
    {"radeon-vii", "gfx906", 60, 4, 65536, 16},
}};

constexpr uint32_t kWaveSize = 64;
constexpr uint32_t kUnlimited = 0xffffffff;

uint32_t waves_by(uint32_t available, uint32_t used, uint32_t granule) {
  if (used == 0) return kUnlimited;
  return available / static_cast<uint32_t>(align_up(used, granule));
}

}  // namespace

std::span<const DeviceInfo> devices() { return kDevices; }

const DeviceInfo* find_device(std::string_view name) {
  for (const DeviceInfo& device : kDevices)
    if (device.name == name || device.target == name) return &device;
  return nullptr;
}

std::string_view limit_name(Limit limit) {
  switch (limit) {
    case Limit::waves: return "waves";
    case Limit::vgprs: return "vgprs";
    case Limit::sgprs: return "sgprs";
    case Limit::lds: return "lds";
    case Limit::barriers: return "barriers";
    case Limit::workgroup_size: return "workgroup_size";
    case Limit::does_not_fit: return "does_not_fit";
  }
  return "waves";
}

Occupancy occupancy(const DeviceInfo& device, const isa::Target& target, const KernelResources& kernel) {
  const uint32_t simds = device.simds_per_compute_unit;
  const uint32_t waves_per_workgroup = std::max<uint32_t>(1, (kernel.workgroup_size + kWaveSize - 1) / kWaveSize);
  const uint32_t by_vgprs = waves_by(target.vgprs_per_lane, kernel.vgprs, target.vgpr_granule);
  // 800 registers give 10 waves up to 80 each, 9 up to 88, 8 up to 100, 7 above (LLVM, getOccupancyWithNumSGPRs): no
  // rounding to the granule.
  const uint32_t by_sgprs = waves_by(target.sgprs_per_simd, kernel.sgprs, 1);
  const uint32_t per_simd = std::min({by_vgprs, by_sgprs, uint32_t{target.max_waves_per_simd}});

  Occupancy result;
  if (per_simd == by_sgprs) result.limited_by = Limit::sgprs;
  if (per_simd == by_vgprs) result.limited_by = Limit::vgprs;
  if (per_simd == target.max_waves_per_simd) result.limited_by = Limit::waves;

  const uint32_t by_waves = per_simd * simds / waves_per_workgroup;
  const uint32_t by_lds = waves_by(device.lds_bytes_per_compute_unit, kernel.lds_bytes, target.lds_granule_bytes);
  const uint32_t by_barriers = waves_per_workgroup > 1 ? device.barriers_per_compute_unit : kUnlimited;
  const uint32_t workgroups = std::min({by_waves, by_lds, by_barriers});
  result.workgroups_per_compute_unit = workgroups;
  if (workgroups == 0 || kernel.lds_bytes > target.lds_bytes_per_workgroup) {
    result.workgroups_per_compute_unit = 0;
    result.limited_by = Limit::does_not_fit;
    return result;
  }
  result.waves_per_simd = (workgroups * waves_per_workgroup + simds - 1) / simds;
  if (workgroups == by_waves) {
    // Whole workgroups leave slots of the SIMDs empty that single waves would fill.
    if (result.waves_per_simd < per_simd) result.limited_by = Limit::workgroup_size;
  } else {
    result.limited_by = workgroups == by_lds ? Limit::lds : Limit::barriers;
  }
  return result;
}

}  // namespace lw::timing
