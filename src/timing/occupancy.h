// How many waves of a kernel fit on a SIMD of a target, what limits them, and which savings would allow one more.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "isa/machines.h"
#include "object/kernel_resources.h"

namespace lw::timing {

using object::KernelResources;

// What a SIMD allocates for a wave of the kernel: VGPRs per lane, including those that halves of waves share; SGPRs.
uint32_t allocated_vgprs(const isa::TargetLimits& limits, const KernelResources& kernel);
uint32_t allocated_sgprs(const isa::TargetLimits& limits, const KernelResources& kernel);

enum class Limit : uint8_t {
  waves,  // only the number of wave slots of the hardware
  vgprs,  // AGPRs included
  sgprs,
  lds,
  barriers,
  workgroup_size,  // whole workgroups leave slots empty that single waves could fill
  does_not_fit,  // not even one workgroup fits: too many registers or bytes, too large, or a wave size the target lacks
};
std::string_view limit_name(Limit limit);

struct Occupancy {
  uint32_t waves_per_simd = 0;       // rounded up if the workgroups' waves do not spread evenly; 0: does not fit
  uint32_t most_waves_per_simd = 0;  // that the hardware has slots for
  uint32_t workgroups = 0;           // per compute unit, or per WGP with per_wgp
  bool per_wgp = false;
  Limit limited_by = Limit::waves;

  // Waves per SIMD that each limit alone would allow, together with the hardware's wave slots. LDS, barriers and
  // workgroup size: for this workgroup size. 0: does not fit.
  uint32_t by_vgprs = 0;
  uint32_t by_sgprs = 0;
  uint32_t by_lds = 0;
  uint32_t by_barriers = 0;
  uint32_t by_workgroup_size = 0;

  bool operator==(const Occupancy&) const = default;
};

// Accepts any values; limited_by is does_not_fit for a kernel that cannot run.
Occupancy occupancy(const isa::TargetLimits& limits, const KernelResources& kernel);

// The reason in words if not even one workgroup fits.
std::optional<std::string> why_it_does_not_fit(const isa::TargetLimits& limits, const KernelResources& kernel);

// How much of one resource a kernel must give up to have more waves, with the other resources unchanged.
struct NextStep {
  uint32_t give_up;         // registers or bytes, at least 1: the fewest that help
  uint32_t keep;            // what is left
  uint32_t waves_per_simd;  // with that
  bool operator==(const NextStep&) const = default;
};
// Empty if the resource alone cannot do it.
struct NextSteps {
  std::optional<NextStep> vgprs, agprs, sgprs, lds_bytes;
};
NextSteps next_steps(const isa::TargetLimits& limits, const KernelResources& kernel);

// One step of the occupancy curve: up to `most` registers or bytes, `waves_per_simd` waves. Highest occupancy first,
// without wave counts that no amount gives.
struct OccupancyStep {
  uint32_t waves_per_simd;
  uint32_t most;
  bool operator==(const OccupancyStep&) const = default;
};
// Empty for a wave size the target does not have. With unified AGPRs the counts are of both together.
std::vector<OccupancyStep> vgpr_steps(const isa::TargetLimits& limits, uint32_t wave_size = 0);
// One step where SGPRs never limit.
std::vector<OccupancyStep> sgpr_steps(const isa::TargetLimits& limits);
// Bytes of LDS for workgroups of the kernel's size, wave size and mode; its registers and LDS do not matter. Empty when
// no workgroup of that size fits.
std::vector<OccupancyStep> lds_steps(const isa::TargetLimits& limits, const KernelResources& kernel);

}  // namespace lw::timing
