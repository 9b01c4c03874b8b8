// RDNA (docs/time.md): vector and scalar instructions enter in-order queues that all waves of a SIMD share. The latency
// of a result starts at the clock in which the instruction executes.
#pragma once

#include <array>
#include <vector>

#include "timing/issue.h"
#include "timing/unit_queue.h"

namespace lw::timing {

class IssueQueues final : public Issue {
 public:
  IssueQueues(const Machine& machine, uint32_t simds, uint32_t wave_size);

  void wait_for_registers(TimedWave& wave) const override;
  uint64_t valu_free(const TimedWave& wave) const override;
  uint64_t salu_free(const TimedWave& wave) const override {
    return simds_[wave.simd].salu.queue.free(kWholeInstruction);
  }
  void issue(TimedWave& wave, uint64_t time) override;
  void stop(uint64_t end) override;

 private:
  struct Unit {
    UnitQueue queue;
    uint64_t executed = 0;  // when the last instruction executed
  };
  struct VectorUnit : Unit {
    // For the last instruction: clocks until an instruction of the same class may execute, and one of another class.
    uint32_t busy = 0, other_class = 0;
    uint8_t cost_class = 0xff;
    std::array<uint64_t, 64> class_free{};  // when an instruction of the class may issue again
    uint64_t any_free = 0;                  // when any instruction may issue again
    uint64_t busy_until = 0;                // by all classes
  };
  struct Simd {
    VectorUnit valu;
    Unit salu;
  };

  uint64_t source_ready(const TimedWave& wave, flow::Register r) const;
  void wait_for_valu_sources(TimedWave& wave) const;
  void wait_for_salu_sources(TimedWave& wave) const;
  void wait_for_condition(TimedWave& wave) const;
  uint32_t passes(const TimedWave& wave) const;
  void issue_valu(VectorUnit& unit, TimedWave& wave, uint64_t time);
  void issue_salu(Unit& unit, TimedWave& wave, uint64_t time);

  const Machine& machine_;
  uint32_t wave_size_;
  std::vector<Simd> simds_;
};

}  // namespace lw::timing
