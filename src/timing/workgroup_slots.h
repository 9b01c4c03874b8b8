// The workgroups of a cluster's compute units and the waves of their SIMDs: whether another workgroup fits, where it
// goes, and the barriers and ends of its waves.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "timing/occupancy.h"
#include "timing/wave.h"

namespace lw::timing {

// The resources of a compute unit that each workgroup of a dispatch needs.
struct WorkgroupResources {
  uint32_t waves = 1;           // of a workgroup
  uint32_t waves_per_simd = 1;  // as registers and slots allow
  uint32_t workgroups = 1;      // on a compute unit, or in WGP mode on a WGP
  bool wgp_mode = false;
  uint32_t wave_size = 0;

  bool operator==(const WorkgroupResources&) const = default;
};

// The resources of a kernel that fits and has the occupancy `fits`, on SIMDs with `slots_per_simd` wave slots.
WorkgroupResources workgroup_resources(const isa::TargetLimits& limits, const KernelResources& kernel,
                                       const Occupancy& fits, uint32_t slots_per_simd);

class WorkgroupSlots {
 public:
  // `footprint` must outlive it.
  WorkgroupSlots(const WorkgroupResources& footprint, uint32_t units, uint32_t simds_per_unit);

  // Whether a workgroup fits now.
  bool fits() const;
  // Creates the waves of a workgroup that fits, in their order. The workgroup goes to the pool (compute unit or WGP)
  // with the fewest workgroups, among equals the next in turn; each wave goes to the SIMD of the pool with the fewest
  // waves.
  std::vector<TimedWave*> add(std::unique_ptr<Group> group);

  // The waves of a SIMD, oldest first.
  const std::vector<TimedWave*>& waves_of(uint32_t simd) const { return simds_[simd].order; }
  uint32_t simds() const { return static_cast<uint32_t>(simds_.size()); }

  // A wave has ended; it stays on its SIMD until remove_ended(). Returns whether the other waves of its workgroup,
  // which all wait at a barrier, continue. The last wave removes the workgroup.
  bool end(TimedWave& wave);
  // Removes the waves of a SIMD that have no next instruction.
  void remove_ended(uint32_t simd);

  // A wave waits at a barrier. Returns whether all waves of its workgroup that have not ended wait.
  static bool arrive(TimedWave& wave);
  // Calls each(wave) for the waves that continue after a barrier.
  template <class F>
  void release(Group& group, F each) {
    group.at_barrier = 0;
    for (const Simd& simd : simds_)
      for (TimedWave* wave : simd.order) {
        if (wave->group != &group || !wave->at_barrier) continue;
        wave->at_barrier = false;
        each(*wave);
      }
  }

  // A workgroup is resident that ended when it was executed. Others stay where the dispatch stopped.
  bool has_whole_group() const {
    return std::ranges::any_of(groups_, [](const auto& group) { return group->trace->ended; });
  }
  uint32_t resident_waves() const { return resident_waves_; }
  uint64_t groups_ended() const { return groups_ended_; }
  // Compute units that ran a workgroup.
  uint32_t units_with_work() const;

 private:
  struct Simd {
    std::vector<std::unique_ptr<TimedWave>> slots;
    std::vector<TimedWave*> order;
  };
  struct Unit {
    uint32_t workgroups = 0;
    uint32_t lds_workgroups = 0;  // whose LDS lies here
    bool had_work = false;
  };
  uint32_t pool_units() const { return footprint_.wgp_mode ? static_cast<uint32_t>(units_.size()) : 1; }
  // Whether a workgroup fits the pool of compute units that starts at `first`.
  bool fits_pool(uint32_t first) const;
  uint32_t next_pool();
  uint32_t emptiest_simd(const Group& group) const;
  std::unique_ptr<TimedWave> take_wave();

  const WorkgroupResources& footprint_;
  uint32_t simds_per_unit_;
  std::vector<Simd> simds_;
  std::vector<Unit> units_;
  std::vector<std::unique_ptr<Group>> groups_;
  std::vector<std::unique_ptr<TimedWave>> spare_;  // waves that have ended, restarted
  uint32_t next_pool_ = 0;
  uint32_t resident_waves_ = 0;
  uint64_t groups_ended_ = 0;
};

}  // namespace lw::timing
