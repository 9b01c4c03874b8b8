// GCN (docs/time.md): a SIMD issues every four clocks, and the result of a vector instruction is available at its next
// turn, or when the unit is free again.
#pragma once

#include <vector>

#include "timing/issue.h"

namespace lw::timing {

class IssueTurns final : public Issue {
 public:
  IssueTurns(const Machine& machine, uint32_t simds) : machine_(machine), valu_free_(simds) {}

  void wait_for_registers(TimedWave& wave) const override;
  uint64_t valu_free(const TimedWave& wave) const override { return valu_free_[wave.simd]; }
  uint64_t salu_free(const TimedWave&) const override { return 0; }
  void issue(TimedWave& wave, uint64_t time) override;
  void stop(uint64_t end) override;

 private:
  const Machine& machine_;
  std::vector<uint64_t> valu_free_;  // by SIMD
};

}  // namespace lw::timing
