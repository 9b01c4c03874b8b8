// How many waves of a kernel fit on a SIMD of a target, what limits them, and what would have to go for one more.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "inst/descriptor.h"
#include "isa/machines.h"

namespace lw::timing {

// Per wave, but LDS and size, which are the workgroup's. Registers as the kernel uses them or as its descriptor encodes
// them, not as the machine allocates them: that may be more than a wave can have (264 for 256 on gfx1100).
struct KernelResources {
  uint32_t vgprs = 0;  // with unified AGPRs either VGPRs alone or, with agprs = 0, the sum that the descriptor has
  uint32_t agprs = 0;
  uint32_t sgprs = 0;  // VCC, XNACK_MASK and FLAT_SCRATCH included; 16 more with a trap handler
  uint32_t lds_bytes = 0;
  uint32_t workgroup_size = 256;  // work-items
  uint32_t wave_size = 0;         // 32, 64, or 0 for the target's default
  bool wgp_mode = true;           // nothing where compute units do not pair
  uint32_t shared_vgprs = 0;      // of waves of 64: each takes the place of half a VGPR
};

// What a kernel's descriptor says of it: all but the workgroup, and LDS, which the dispatch decides.
KernelResources kernel_resources(const isa::TargetLimits& limits, const inst::KernelDescriptor& descriptor);

// The same of a dispatch: of workgroups of so many work-items, with all the LDS that they are given.
KernelResources dispatch_resources(const isa::TargetLimits& limits, const inst::KernelDescriptor& descriptor,
                                   uint32_t workgroup_size, uint32_t lds_bytes);

enum class Limit : uint8_t {
  waves,  // nothing but the hardware's own number of waves
  vgprs,  // AGPRs included
  sgprs,
  lds,
  barriers,
  workgroup_size,  // whole workgroups leave slots empty that single waves would fill
  does_not_fit,    // not one workgroup: too many registers or bytes, too large, or a wave size the target lacks
};
std::string_view limit_name(Limit limit);

struct Occupancy {
  uint32_t waves_per_simd = 0;  // rounded up where the workgroups' waves do not spread evenly; 0: does not fit
  uint32_t workgroups = 0;      // on a compute unit, in WGP mode on a WGP
  Limit limited_by = Limit::waves;

  // Waves per SIMD that each limit would allow if it were the only one besides the hardware's wave slots; those of
  // LDS, barriers and workgroup size at this workgroup size. 0: does not fit.
  uint32_t by_vgprs = 0;
  uint32_t by_sgprs = 0;
  uint32_t by_lds = 0;
  uint32_t by_barriers = 0;
  uint32_t by_workgroup_size = 0;

  bool operator==(const Occupancy&) const = default;
};

// Any values may be asked for; what cannot run has limited_by == does_not_fit.
Occupancy occupancy(const isa::TargetLimits& limits, const KernelResources& kernel);

// What a kernel would have to give up of one resource alone, the others unchanged, to have more waves.
struct NextStep {
  uint32_t give_up;         // registers or bytes, at least 1: the fewest that help
  uint32_t keep;            // what is left
  uint32_t waves_per_simd;  // with that
  bool operator==(const NextStep&) const = default;
};
// Empty where the resource alone cannot do it.
struct NextSteps {
  std::optional<NextStep> vgprs, agprs, sgprs, lds_bytes;
};
NextSteps next_steps(const isa::TargetLimits& limits, const KernelResources& kernel);

// One step of the staircase: up to `most` registers or bytes, `waves_per_simd` waves. Highest occupancy first; wave
// counts that no amount gives are left out.
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
