// The registers a wave finds when it starts, from the kernel descriptor and the place of its workgroup in the grid.
#pragma once

#include <array>
#include <cstdint>

#include "exec/dispatch.h"

namespace lw::exec {

// How the compute units of a device are arranged.
struct DeviceShape {
  uint32_t engines = 1;
  uint32_t arrays = 1;          // of an engine
  uint32_t compute_units = 16;  // of a generic device: as many as the hardware's ids can distinguish
};

// The properties of a dispatch that all its waves share.
struct DispatchPlan {
  DispatchInfo info;
  const MachineModel* model = nullptr;
  std::array<uint32_t, 3> groups{};  // workgroups in each dimension
  uint64_t group_count = 0;
  unsigned max_waves = 0;  // of a workgroup
  RegisterCounts registers;
  uint32_t lds_bytes = 0;
  uint32_t scratch_bytes_per_lane = 0;
  uint64_t scratch_wave_bytes = 0;
  uint64_t scratch_arena = 0;  // address
  uint64_t scratch_slots = 1;  // waves with separate addresses
  uint64_t fill_seed = 0;      // DispatchOptions::fill_seed
  DeviceShape device;          // of the target's first product
};

// Fails if the machine does not support the dispatch.
Result<DispatchPlan> make_plan(const DispatchInfo& info, const MachineModel& model);

std::array<uint32_t, 3> group_id(const DispatchPlan& plan, uint64_t group);
// Work-items of a workgroup: fewer than the workgroup size at the far ends of the grid.
std::array<uint32_t, 3> group_extent(const DispatchPlan& plan, const std::array<uint32_t, 3>& id);
unsigned waves_of(const DispatchPlan& plan, const std::array<uint32_t, 3>& extent);

// `extent` is group_extent() of the workgroup.
void start_wave(const DispatchPlan& plan, const std::array<uint32_t, 3>& id, const std::array<uint32_t, 3>& extent,
                uint64_t group, unsigned wave_index, state::Wave& wave);

// Writes the dispatch packet that user SGPRs may point to.
void write_packet(const DispatchInfo& info, state::Memory& memory);

}  // namespace lw::exec
