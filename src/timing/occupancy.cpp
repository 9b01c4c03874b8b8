#include "timing/occupancy.h"

#include <fmt/format.h>

#include <algorithm>

#include "isa/granules.h"

namespace lw::timing {
namespace {

constexpr uint32_t kUnlimited = ~uint32_t{0};

uint32_t divided_up(uint32_t count, uint32_t by) { return count / by + (count % by != 0 ? 1 : 0); }

// What workgroups of one size share: the SIMDs, LDS and barriers of a compute unit or WGP.
struct Pool {
  uint32_t simds;
  uint32_t lds_bytes;
  uint32_t barriers;
  uint32_t max_waves_per_simd;
  uint32_t waves_per_workgroup;

  uint32_t workgroups_by_waves(uint32_t waves_per_simd) const { return waves_per_simd * simds / waves_per_workgroup; }
  // Workgroups of one wave need no barrier (LLVM, getMaxWorkGroupsPerCU).
  uint32_t workgroups_by_barriers() const { return waves_per_workgroup > 1 ? barriers : kUnlimited; }
  uint32_t waves_per_simd(uint32_t workgroups) const {
    const uint64_t waves = uint64_t{workgroups} * waves_per_workgroup;
    return static_cast<uint32_t>(std::min<uint64_t>((waves + simds - 1) / simds, max_waves_per_simd));
  }
};

// Nothing when no workgroup of that size and wave size exists on the target.
std::optional<Pool> pool_of(const isa::TargetLimits& limits, const KernelResources& kernel) {
  if (limits.vgpr_file(kernel.wave_size) == nullptr) return std::nullopt;
  if (kernel.workgroup_size == 0 || kernel.workgroup_size > limits.max_workgroup_size) return std::nullopt;
  const uint32_t wave_size = kernel.wave_size == 0 ? limits.default_wave_size() : kernel.wave_size;
  const uint32_t units = limits.compute_units_per_pool(kernel.wgp_mode);
  return Pool{units * limits.simds_per_compute_unit, units * limits.lds_bytes_per_compute_unit,
              units * limits.barriers_per_compute_unit, limits.max_waves_per_simd,
              divided_up(kernel.workgroup_size, wave_size)};
}

uint32_t waves_by_vgprs(const isa::TargetLimits& limits, const KernelResources& kernel) {
  if (isa::total_vgprs(limits, kernel.vgprs + kernel.shared_vgprs / 2, kernel.agprs) > limits.max_vgprs) return 0;
  const uint32_t waves = limits.vgpr_file(kernel.wave_size)->per_lane / allocated_vgprs(limits, kernel);
  return std::clamp<uint32_t>(waves, 1, limits.max_waves_per_simd);
}

uint32_t waves_by_sgprs(const isa::TargetLimits& limits, uint32_t sgprs) {
  if (sgprs > limits.max_sgprs) return 0;
  if (limits.sgprs_per_simd == 0) return limits.max_waves_per_simd;
  const uint32_t used = limits.fixed_sgprs != 0 ? limits.fixed_sgprs : std::max(sgprs, 1u);
  // 800 registers give 10 waves up to 80 each, 9 up to 88, 8 up to 100, 7 above (LLVM, getOccupancyWithNumSGPRs): no
  // rounding to the granule.
  return std::min<uint32_t>(limits.sgprs_per_simd / used, limits.max_waves_per_simd);
}

uint32_t workgroups_by_lds(const isa::TargetLimits& limits, const Pool& pool, uint32_t lds_bytes) {
  if (lds_bytes == 0) return kUnlimited;
  if (lds_bytes > limits.lds_bytes_per_workgroup) return 0;
  return pool.lds_bytes / isa::allocated_lds_bytes(limits, lds_bytes);
}

using Resource = uint32_t KernelResources::*;

// Occupancy only falls when a resource grows, so the most of it that gives more waves can be searched by halving.
std::optional<NextStep> next_step(const isa::TargetLimits& limits, KernelResources kernel, Resource resource) {
  const uint32_t used = kernel.*resource;
  const uint32_t now = occupancy(limits, kernel).waves_per_simd;
  const auto waves_with = [&](uint32_t amount) {
    kernel.*resource = amount;
    return occupancy(limits, kernel).waves_per_simd;
  };
  if (used == 0 || waves_with(0) <= now) return std::nullopt;
  uint32_t helps = 0, does_not = used;
  while (does_not - helps > 1) {
    const uint32_t middle = helps + (does_not - helps) / 2;
    (waves_with(middle) > now ? helps : does_not) = middle;
  }
  return NextStep{used - helps, helps, waves_with(helps)};
}

// The staircase of a count that grows from `least` to `most`, given the waves of each count.
template <typename WavesOf>
std::vector<OccupancyStep> steps(uint32_t least, uint32_t most, WavesOf waves_of) {
  std::vector<OccupancyStep> list;
  for (uint32_t count = least; count <= most; ++count) {
    const uint32_t waves = waves_of(count);
    if (list.empty() || list.back().waves_per_simd != waves) list.push_back({waves, count});
    list.back().most = count;
  }
  return list;
}

}  // namespace

uint32_t allocated_vgprs(const isa::TargetLimits& limits, const KernelResources& kernel) {
  return isa::allocated_vgprs(limits, kernel.wave_size, kernel.vgprs + kernel.shared_vgprs / 2, kernel.agprs);
}

uint32_t allocated_sgprs(const isa::TargetLimits& limits, const KernelResources& kernel) {
  return isa::allocated_sgprs(limits, kernel.sgprs);
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

std::optional<std::string> why_it_does_not_fit(const isa::TargetLimits& limits, const KernelResources& kernel) {
  if (occupancy(limits, kernel).limited_by != Limit::does_not_fit) return std::nullopt;
  return fmt::format(
      "a workgroup of {} work-items with {} VGPRs, {} SGPRs and {} bytes of LDS does not fit a compute unit of {}",
      kernel.workgroup_size, kernel.vgprs, kernel.sgprs, kernel.lds_bytes, limits.target);
}

Occupancy occupancy(const isa::TargetLimits& limits, const KernelResources& kernel) {
  Occupancy result;
  result.limited_by = Limit::does_not_fit;
  result.most_waves_per_simd = limits.max_waves_per_simd;
  result.per_wgp = limits.compute_units_per_pool(kernel.wgp_mode) == 2;
  const std::optional<Pool> pool = pool_of(limits, kernel);
  if (!pool) return result;

  const uint32_t max_waves = limits.max_waves_per_simd;
  const uint32_t by_lds = workgroups_by_lds(limits, *pool, kernel.lds_bytes);
  const uint32_t by_barriers = pool->workgroups_by_barriers();
  result.by_vgprs = waves_by_vgprs(limits, kernel);
  result.by_sgprs = waves_by_sgprs(limits, kernel.sgprs);
  result.by_lds = pool->waves_per_simd(by_lds);
  result.by_barriers = pool->waves_per_simd(by_barriers);
  result.by_workgroup_size = pool->waves_per_simd(pool->workgroups_by_waves(max_waves));

  const uint32_t per_simd = std::min({result.by_vgprs, result.by_sgprs, max_waves});
  const uint32_t by_waves = pool->workgroups_by_waves(per_simd);
  result.workgroups = std::min({by_waves, by_lds, by_barriers});
  if (result.workgroups == 0) return result;

  result.waves_per_simd = pool->waves_per_simd(result.workgroups);
  if (result.workgroups < by_waves)
    result.limited_by = result.workgroups == by_lds ? Limit::lds : Limit::barriers;
  else if (result.waves_per_simd < per_simd)
    result.limited_by = Limit::workgroup_size;
  else if (per_simd == max_waves)
    result.limited_by = Limit::waves;
  else
    result.limited_by = per_simd == result.by_vgprs ? Limit::vgprs : Limit::sgprs;
  return result;
}

NextSteps next_steps(const isa::TargetLimits& limits, const KernelResources& kernel) {
  return {next_step(limits, kernel, &KernelResources::vgprs), next_step(limits, kernel, &KernelResources::agprs),
          next_step(limits, kernel, &KernelResources::sgprs), next_step(limits, kernel, &KernelResources::lds_bytes)};
}

std::vector<OccupancyStep> vgpr_steps(const isa::TargetLimits& limits, uint32_t wave_size) {
  if (limits.vgpr_file(wave_size) == nullptr) return {};
  return steps(1, limits.max_vgprs,
               [&](uint32_t vgprs) { return waves_by_vgprs(limits, {.vgprs = vgprs, .wave_size = wave_size}); });
}

std::vector<OccupancyStep> sgpr_steps(const isa::TargetLimits& limits) {
  return steps(1, limits.max_sgprs, [&](uint32_t sgprs) { return waves_by_sgprs(limits, sgprs); });
}

std::vector<OccupancyStep> lds_steps(const isa::TargetLimits& limits, const KernelResources& kernel) {
  const std::optional<Pool> pool = pool_of(limits, kernel);
  if (!pool) return {};
  const uint32_t most_workgroups =
      std::min(pool->workgroups_by_waves(limits.max_waves_per_simd), pool->workgroups_by_barriers());
  const uint32_t granule = limits.lds_allocation_granule_bytes;
  std::vector<OccupancyStep> list;
  for (uint32_t workgroups = most_workgroups; workgroups > 0; --workgroups) {
    const uint32_t bytes = std::min(pool->lds_bytes / workgroups / granule * granule, limits.lds_bytes_per_workgroup);
    const uint32_t waves = pool->waves_per_simd(workgroups);
    if (!list.empty() && list.back().most == bytes) continue;
    if (list.empty() || list.back().waves_per_simd != waves) list.push_back({waves, bytes});
    list.back().most = bytes;
  }
  return list;
}

}  // namespace lw::timing
