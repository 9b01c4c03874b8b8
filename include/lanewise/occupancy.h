// Occupancy: how many waves of a kernel a SIMD of a device holds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace lanewise {

// The occupancy of a kernel on one device.
struct OccupancyInfo {
  std::string device;                     // product or target: "vega-64"; empty in TimedDispatch, which has its own
  std::uint32_t waves_per_simd = 0;       // 0: not even one workgroup fits
  std::uint32_t most_waves_per_simd = 0;  // wave slots of a SIMD
  // Exactly one of the two is set: the WGP if the kernel runs in WGP mode (RDNA), otherwise the compute unit.
  std::optional<std::uint32_t> workgroups_per_compute_unit, workgroups_per_wgp;
  // The resource that limits the number: "vgprs", "sgprs", "lds", "barriers", "workgroup_size", "waves" (the number of
  // wave slots) or "does_not_fit".
  std::string limited_by;
  std::string text;  // the same in words: "8 of at most 10 waves per SIMD, limited by VGPRs"
};

}  // namespace lanewise
