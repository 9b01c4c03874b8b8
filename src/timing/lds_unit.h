// The LDS of one compute unit: when it accepts an instruction of a wave, and when the instruction's data arrive.
#pragma once

#include <cstdint>
#include <vector>

#include "timing/wave.h"
#include "timing/what_if.h"

namespace lw::timing {

class LdsUnit {
 public:
  // `machine` must outlive it.
  explicit LdsUnit(const Machine& machine);

  // The time from which it accepts an instruction of a wave on the compute unit's SIMD with this number.
  uint64_t free(uint32_t simd) const;

  struct Work {
    uint32_t busy = 0, conflict = 0;  // clocks of the unit, and the part due to conflicts
    Outstanding::Entry entry;         // for the wave's counters
  };
  // Accepts the instruction at `time`.
  Work begin(const InstructionInfo& info, const trace::StepAccess& access, uint32_t simd, const WhatIf& what_if,
             uint64_t time);

  // The time at which it has finished all accepted work.
  uint64_t done() const { return free_; }

 private:
  // GCN: the SIMDs share ports.
  uint32_t port_of(uint32_t simd) const { return simd / machine_.lds_port_simds; }
  uint32_t read_cycles(uint32_t dwords) const;

  const Machine& machine_;
  uint64_t free_ = 0;
  std::vector<uint64_t> port_free_;  // GCN
};

}  // namespace lw::timing
