// How the vector and scalar units of SIMDs accept the instructions of waves, and when results are available.
#pragma once

#include <cstdint>
#include <memory>

#include "timing/cluster_use.h"
#include "timing/wave.h"

namespace lw::timing {

// For all SIMDs of a cluster; a wave knows its SIMD.
class Issue {
 public:
  virtual ~Issue() = default;
  // Delays the wave's next instruction (TimedWave::base) until the results of the wave that it needs are available.
  virtual void wait_for_registers(TimedWave& wave) const = 0;
  // The time from which the vector or scalar unit accepts the wave's next instruction.
  virtual uint64_t valu_free(const TimedWave& wave) const = 0;
  virtual uint64_t salu_free(const TimedWave& wave) const = 0;
  // The wave's next instruction issues at `time`, to any unit.
  virtual void issue(TimedWave& wave, uint64_t time) = 0;
  // Nothing more happens after `end`.
  virtual void stop(uint64_t end) = 0;

  const IssueUse& use() const { return use_; }

 protected:
  IssueUse use_;
};

// Makes the model of the machine's units. `machine` must outlive the result.
std::unique_ptr<Issue> make_issue(const Machine& machine, uint32_t simds, uint32_t wave_size);

}  // namespace lw::timing
