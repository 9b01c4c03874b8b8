#include "timing/workgroup_slots.h"

#include <algorithm>

namespace lw::timing {

WorkgroupResources workgroup_resources(const isa::TargetLimits& limits, const KernelResources& kernel,
                                       const Occupancy& fits, uint32_t slots_per_simd) {
  WorkgroupResources footprint;
  footprint.wave_size = kernel.wave_size != 0 ? kernel.wave_size : limits.default_wave_size();
  footprint.waves = (kernel.workgroup_size + footprint.wave_size - 1) / footprint.wave_size;
  footprint.wgp_mode = limits.has_wgp && kernel.wgp_mode;
  footprint.workgroups = fits.workgroups;
  footprint.waves_per_simd = std::min({fits.by_vgprs, fits.by_sgprs, slots_per_simd});
  return footprint;
}

WorkgroupSlots::WorkgroupSlots(const WorkgroupResources& footprint, uint32_t units, uint32_t simds_per_unit)
    : footprint_(footprint), simds_per_unit_(simds_per_unit), simds_(size_t{units} * simds_per_unit), units_(units) {
  for (Simd& simd : simds_) simd.slots.resize(footprint.waves_per_simd);
}

bool WorkgroupSlots::fits_pool(uint32_t first) const {
  if (units_[first].workgroups >= footprint_.workgroups) return false;
  uint32_t free_slots = 0;
  for (uint32_t s = first * simds_per_unit_; s < (first + pool_units()) * simds_per_unit_; ++s)
    free_slots += static_cast<uint32_t>(simds_[s].slots.size() - simds_[s].order.size());
  return free_slots >= footprint_.waves;
}

bool WorkgroupSlots::fits() const {
  for (uint32_t first = 0; first < units_.size(); first += pool_units())
    if (fits_pool(first)) return true;
  return false;
}

// Returns the pool's first unit.
uint32_t WorkgroupSlots::next_pool() {
  const uint32_t pool = pool_units(), pools = static_cast<uint32_t>(units_.size()) / pool;
  uint32_t best = UINT32_MAX;
  for (uint32_t i = 0; i < pools; ++i) {
    const uint32_t first = (next_pool_ + i) % pools * pool;
    if (!fits_pool(first)) continue;
    if (best == UINT32_MAX || units_[first].workgroups < units_[best].workgroups) best = first;
  }
  LW_CHECK(best != UINT32_MAX, "a workgroup is started where none fits");
  next_pool_ = best / pool + 1;
  return best;
}

std::vector<TimedWave*> WorkgroupSlots::add(std::unique_ptr<Group> group) {
  const uint32_t first = next_pool(), pool = pool_units();
  ++units_[first].workgroups;
  for (uint32_t u = first; u < first + pool; ++u) units_[u].had_work = true;
  group->first_unit = first;
  group->units = pool;
  group->lds_unit = first;
  for (uint32_t u = first + 1; u < first + pool; ++u)
    if (units_[u].lds_workgroups < units_[group->lds_unit].lds_workgroups) group->lds_unit = u;
  ++units_[group->lds_unit].lds_workgroups;
  group->alive = static_cast<uint32_t>(group->trace->waves.size());
  std::vector<TimedWave*> waves;
  for (uint32_t w = 0; w < group->trace->waves.size(); ++w) {
    const uint32_t s = emptiest_simd(*group);
    Simd& simd = simds_[s];
    std::unique_ptr<TimedWave> wave = take_wave();
    wave->group = group.get();
    wave->trace = &group->trace->waves[w];
    wave->weight = group->trace->weight;
    wave->number = w;
    wave->simd = s;
    const auto slot = std::find(simd.slots.begin(), simd.slots.end(), nullptr);
    wave->slot = static_cast<uint32_t>(slot - simd.slots.begin());
    simd.order.push_back(wave.get());
    waves.push_back(wave.get());
    *slot = std::move(wave);
  }
  resident_waves_ += group->alive;
  groups_.push_back(std::move(group));
  return waves;
}

std::unique_ptr<TimedWave> WorkgroupSlots::take_wave() {
  if (spare_.empty()) return std::make_unique<TimedWave>();
  std::unique_ptr<TimedWave> wave = std::move(spare_.back());
  spare_.pop_back();
  return wave;
}

uint32_t WorkgroupSlots::emptiest_simd(const Group& group) const {
  uint32_t best = group.first_unit * simds_per_unit_;
  for (uint32_t s = best; s < (group.first_unit + group.units) * simds_per_unit_; ++s)
    if (simds_[s].order.size() < simds_[best].order.size()) best = s;
  return best;
}

bool WorkgroupSlots::end(TimedWave& wave) {
  --resident_waves_;
  Group& group = *wave.group;
  if (--group.alive != 0) return group.at_barrier == group.alive;
  --units_[group.first_unit].workgroups;
  --units_[group.lds_unit].lds_workgroups;
  ++groups_ended_;
  std::erase_if(groups_, [&](const auto& g) { return g.get() == &group; });
  return false;
}

void WorkgroupSlots::remove_ended(uint32_t s) {
  Simd& simd = simds_[s];
  std::erase_if(simd.order, [](const TimedWave* wave) { return wave->info == nullptr; });
  for (auto& slot : simd.slots)
    if (slot != nullptr && slot->info == nullptr) {
      slot->restart();
      spare_.push_back(std::exchange(slot, nullptr));
    }
}

bool WorkgroupSlots::arrive(TimedWave& wave) {
  wave.at_barrier = true;
  return ++wave.group->at_barrier == wave.group->alive;
}

uint32_t WorkgroupSlots::units_with_work() const {
  return static_cast<uint32_t>(std::ranges::count_if(units_, [](const Unit& unit) { return unit.had_work; }));
}

}  // namespace lw::timing
