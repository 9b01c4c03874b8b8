#include "exec/wave_place.h"

#include <algorithm>

namespace lw::exec {
namespace {

// WGP_MODE of COMPUTE_PGM_RSRC1.
constexpr unsigned kWgpModeBit = 29;

}  // namespace

DeviceShape device_shape(std::string_view target) {
  const isa::Device* device = isa::find_device(target);
  if (device == nullptr || device->is_generic()) return {};
  const isa::Chip& chip = *device->product->chip;
  return {chip.shader_engines.value_or(1), chip.shader_arrays_per_engine.value_or(1), device->compute_units()};
}

WavePlace wave_place(const DispatchPlan& plan, uint64_t group, unsigned wave_index) {
  const isa::TargetLimits& limits = plan.model->limits;
  const DeviceShape& device = plan.device;
  const uint32_t units_per_wgp = limits.compute_units_per_pool(true);
  const uint32_t units = std::max(1u, device.compute_units / units_per_wgp);  // compute units or WGPs
  const uint32_t arrays = device.engines * device.arrays;
  const uint32_t units_per_array = (units + arrays - 1) / arrays;
  const bool takes_all =
      limits.compute_units_per_pool((plan.info.compute_pgm_rsrc1 >> kWgpModeBit & 1) != 0) == units_per_wgp;
  const auto unit = static_cast<uint32_t>(group % units);
  uint64_t turn = group / units;  // workgroups that were on this unit before
  uint32_t first_simd = 0, simds = uint32_t{limits.simds_per_compute_unit} * units_per_wgp;
  if (!takes_all) {
    simds = limits.simds_per_compute_unit;
    first_simd = static_cast<uint32_t>(turn % units_per_wgp) * simds;
    turn /= units_per_wgp;
  }
  const uint64_t wave = turn * plan.max_waves + wave_index;
  WavePlace place;
  place.engine = unit / units_per_array / device.arrays;
  place.array = unit / units_per_array % device.arrays;
  place.unit = unit % units_per_array;
  place.simd = first_simd + static_cast<uint32_t>(wave % simds);
  place.slot = static_cast<uint32_t>(wave / simds % limits.max_waves_per_simd);
  place.group_slot = static_cast<uint32_t>(group / units);
  return place;
}

uint32_t hardware_id(const isa::TargetLimits& limits, const WavePlace& place) {
  // RDNA3 manual 3.4.8.
  if (limits.has_wgp)
    return (place.slot & 31) | (place.simd & 3) << 8 | (place.unit & 15) << 10 | (place.array & 1) << 16 |
           (place.engine & 7) << 18;
  // The fields as ROCm's headers name them (HW_ID_CU_ID_OFFSET and its like). One queue of one process: the first queue
  // of the first pipe of the first micro engine for compute, ME 1, and the first VMID that Linux gives to compute, 8.
  constexpr uint32_t kVmId = 8, kMicroEngine = 1;
  return (place.slot & 15) | (place.simd & 3) << 4 | (place.unit & 15) << 8 | (place.array & 1) << 12 |
         (place.engine & 3) << 13 | (place.group_slot & 15) << 16 | kVmId << 20 | kMicroEngine << 30;
}

}  // namespace lw::exec
