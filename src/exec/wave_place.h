// Which part of the machine a wave runs on, for programs that ask (HW_ID and its like).
#pragma once

#include <cstdint>
#include <string_view>

#include "exec/start_wave.h"

namespace lw::exec {

// Time is modelled after execution, so this is the place that the wave has where every workgroup takes as long as the
// others: they go to compute units (WGPs where two of these are one) in turn, as the timing model hands them out, and
// their waves to SIMDs in turn. Units next to each other are of one shader array.
struct WavePlace {
  uint32_t engine = 0;
  uint32_t array = 0;  // of the engine
  uint32_t unit = 0;   // compute unit or WGP of the array
  uint32_t simd = 0;   // of the unit; of a WGP, bit 1 says which of the two compute units
  uint32_t slot = 0;   // of the SIMD
  uint32_t group_slot = 0;
};
DeviceShape device_shape(std::string_view target);
WavePlace wave_place(const DispatchPlan& plan, uint64_t group, unsigned wave_index);

// HW_ID of GCN, HW_ID1 of machines with WGPs.
uint32_t hardware_id(const isa::TargetLimits& limits, const WavePlace& place);

}  // namespace lw::exec
