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
  // Dwords in step take fewer cycles than others: the unit looks at rows and quads of lanes (GCN).
  bool looks_at_groups() const { return machine_.load_x1_random > machine_.load_x1_linear; }
  uint32_t access_cycles(const trace::StepAccess& access, uint32_t lines, uint32_t image_dwords) const;
  uint32_t dword_cycles(const trace::StepAccess& access) const;
  uint32_t texel_cycles(const trace::StepAccess& access, uint32_t dwords) const;
  // The cycles of an access of which 64 lanes take the first number where all are in step, and the second where no quad
  // is.
  uint32_t of_quads(const trace::StepAccess& access, uint32_t in_step, uint32_t apart) const;
  // The same of dwords, whose runs go at once.
  uint32_t of_runs(const trace::StepAccess& access, uint32_t in_step, uint32_t apart) const;

  const Machine& machine_;
  uint64_t free_ = 0;
};

}  // namespace lw::timing
