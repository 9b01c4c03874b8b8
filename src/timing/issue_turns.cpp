#include "timing/issue_turns.h"

#include <algorithm>

namespace lw::timing {

void IssueTurns::wait_for_registers(TimedWave& wave) const {
  const InstructionInfo& info = *wave.info;
  // A vector instruction waits in its unit, see issue().
  if (info.port == Port::valu) return;
  for (const flow::Register r : info.reads) {
    uint64_t ready = wave.register_ready[r];
    if (ready == 0) continue;
    if (info.port == Port::branch)
      ready += machine_.branch_after;
    else if (info.port == Port::salu && wave.by_valu[r])
      ready += machine_.salu_after_valu - std::min(machine_.salu_after_valu, machine_.issue_period);
    wave.wait_until(ready, Stall::dependency);
  }
}

void IssueTurns::issue(TimedWave& wave, uint64_t time) {
  const InstructionInfo& info = *wave.info;
  uint64_t result = time + info.result;
  switch (info.port) {
    case Port::valu: {
      // The unit holds an instruction whose sources are late, and with it all waves of the SIMD: one chain of dependent
      // dot products a wave has half the rate of four, however many waves there are (DL-12).
      uint64_t executed = time;
      for (const flow::Register r : info.reads) executed = std::max(executed, wave.register_ready[r]);
      use_.valu_held += executed - time;
      wave.executed = executed;
      valu_free_[wave.simd] = executed + info.busy;
      result = executed + info.result;
      use_.valu_busy += info.busy;
      use_.valu_work += info.busy;
      break;
    }
    case Port::salu:
      wave.executed = time;
      use_.salu_busy += 1;
      break;
    default: result = 0; break;
  }
  if (result == 0) return;
  wave.will_write(info);
  for (const flow::Register r : info.writes) {
    wave.register_ready[r] = result;
    wave.by_valu[r] = info.port == Port::valu && r < flow::kScc;
  }
}

void IssueTurns::stop(uint64_t end) {
  for (const uint64_t free : valu_free_) take_back(use_.valu_busy, free, end);
}

}  // namespace lw::timing
