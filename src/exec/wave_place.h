// The part of the machine on which a wave runs, for programs that read HW_ID and the like.
#pragma once

#include <cstdint>
#include <string_view>

#include "exec/start_wave.h"

namespace lw::exec {

// Time is modelled after execution, so this is the place of the wave if every workgroup takes the same time: workgroups
// go to compute units (or WGPs) in turn, as in the timing model, and their waves to SIMDs in turn. Neighbouring units
// are in the same shader array.
struct WavePlace {
  uint32_t engine = 0;
  uint32_t array = 0;  // of the engine
  uint32_t unit = 0;   // compute unit or WGP of the array
  uint32_t simd = 0;   // SIMD of the unit; in a WGP, bit 1 selects the compute unit
  uint32_t slot = 0;   // slot of the SIMD
  uint32_t group_slot = 0;
};
DeviceShape device_shape(std::string_view target);
WavePlace wave_place(const DispatchPlan& plan, uint64_t group, unsigned wave_index);

// HW_ID of GCN, HW_ID1 of machines with WGPs.
uint32_t hardware_id(const isa::TargetLimits& limits, const WavePlace& place);

}  // namespace lw::exec
