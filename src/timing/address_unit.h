// The address and data path of one compute unit. Its vector memory instructions pass through it one after the other.
#pragma once

#include <algorithm>
#include <cstdint>

#include "timing/machine.h"
#include "trace/trace.h"

namespace lw::timing {

class AddressUnit {
 public:
  // `machine` must outlive it.
  explicit AddressUnit(const Machine& machine) : machine_(machine) {}

  // The time from which it accepts another instruction.
  uint64_t free() const { return free_ - std::min<uint64_t>(free_, machine_.memory_queue); }

  struct Work {
    uint64_t start = 0;
    uint32_t cycles = 0;
  };
  // Accepts an access to `lines` cache lines at `time`. `image_dwords`: dwords of data per lane of an image access.
  Work begin(const trace::StepAccess& access, uint32_t lines, uint32_t image_dwords, uint64_t time);

  // The time at which it has finished all accepted work.
  uint64_t done() const { return free_; }

 private:
  uint32_t access_cycles(const trace::StepAccess& access, uint32_t lines, uint32_t image_dwords) const;
  uint32_t dword_cycles(const trace::StepAccess& access) const;
  uint32_t texel_cycles(const trace::StepAccess& access, uint32_t dwords) const;

  const Machine& machine_;
  uint64_t free_ = 0;
};

}  // namespace lw::timing
