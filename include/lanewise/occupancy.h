// How many waves of a kernel one SIMD of a device holds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace lanewise {

struct OccupancyInfo {
  std::string device;
  std::uint32_t waves_per_simd = 0;  // 0: not one workgroup fits
  std::uint32_t most_waves_per_simd = 0;
  std::optional<std::uint32_t> workgroups_per_compute_unit, workgroups_per_wgp;  // one of them
  std::string limited_by;  // "vgprs", "sgprs", "lds", "barriers", "workgroup_size", "waves", "does_not_fit"
  std::string text;        // the same as a sentence
};

}  // namespace lanewise
