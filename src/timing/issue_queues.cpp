#include "timing/issue_queues.h"

#include <algorithm>

#include "isa/operand_values.h"

namespace lw::timing {

IssueQueues::IssueQueues(const Machine& machine, uint32_t simds, uint32_t wave_size)
    : machine_(machine),
      wave_size_(wave_size),
      simds_(simds, Simd{.valu = {{UnitQueue(machine.valu_queue * kWholeInstruction)}},
                         .salu = {UnitQueue(machine.salu_queue * kWholeInstruction)}}) {}

// How often a vector instruction goes through the unit: not for an empty half of a wave nor for a wave without active
// lanes, but always in full where a scalar register is written (RDNA3 ISA, 3.2.3).
uint32_t IssueQueues::passes(const TimedWave& wave) const {
  if (wave.info->executed_once) return 1;
  if (wave.info->writes_sgpr) return machine_.lanes_per_pass >= wave_size_ ? 1 : 2;
  const uint32_t halves = wave.step.halves;  // bits 0 and 1
  return (halves & 1) + (halves >> 1);
}

// When a source of the wave's vector instruction can be used: what a compare wrote sooner as a lane mask than as a
// scalar.
uint64_t IssueQueues::source_ready(const TimedWave& wave, flow::Register r) const {
  const uint64_t ready = wave.register_ready[r];
  if (!wave.info->is_lane_mask || r >= flow::kScc || !wave.by_valu[r]) return ready;
  return ready -
         std::min<uint64_t>(ready, machine_.sgpr_latency - std::min(machine_.sgpr_latency, machine_.mask_latency));
}

void IssueQueues::wait_for_valu_sources(TimedWave& wave) const {
  const InstructionInfo& info = *wave.info;
  wave.wait_until(wave.valu_after, Stall::dependency);
  if (info.writes_sgpr) wave.wait_until(wave.salu_done, Stall::dependency);
  const bool all_wait = machine_.valu_holds_dependents || wave.delays_dependents;
  const uint64_t depth = info.reads_vgpr ? machine_.valu_depth : machine_.valu_depth_no_vgpr;
  for (const flow::Register r : info.reads) {
    if (!all_wait && !wave.held_registers[r]) continue;
    const uint64_t ready = source_ready(wave, r);
    if (ready > depth) wave.wait_until(ready - depth, Stall::dependency);
  }
}

void IssueQueues::wait_for_salu_sources(TimedWave& wave) const {
  for (const flow::Register r : wave.info->reads) {
    // An instruction that needs a result of the SALU waits in the SALU's queue; where the code has s_delay_alu it
    // waits before the queue (but not for SCC). One that needs a result of the VALU always waits before the queue.
    if (r == flow::kScc) continue;
    if (wave.by_valu[r])
      wave.wait_until(wave.register_ready[r], Stall::dependency);
    else if (wave.delays_dependents || machine_.valu_holds_dependents)
      wave.wait_until(wave.register_ready[r] - std::min<uint64_t>(wave.register_ready[r], machine_.salu_depth),
                      Stall::dependency);
  }
}

void IssueQueues::wait_for_condition(TimedWave& wave) const {
  for (const flow::Register r : wave.info->reads) {
    const uint64_t ready = wave.register_ready[r];
    if (r == flow::kScc)
      wave.wait_until(ready, Stall::dependency);
    else if (wave.by_valu[r])
      wave.wait_until(ready - std::min<uint64_t>(ready, 1), Stall::dependency);
    else if (ready != 0)
      wave.wait_until(ready + machine_.condition_after_salu, Stall::dependency);
  }
}

void IssueQueues::wait_for_registers(TimedWave& wave) const {
  const InstructionInfo& info = *wave.info;
  switch (info.port) {
    case Port::valu: wait_for_valu_sources(wave); break;
    case Port::salu: wait_for_salu_sources(wave); break;
    case Port::smem: wave.wait_until(wave.salu_done + machine_.scalar_load_after_salu, Stall::dependency); break;
    case Port::vmem:
    case Port::lds:
    case Port::exp: {
      // Whether it uses their results or not.
      const uint64_t more = info.is_store ? 0 : machine_.load_after_valu;
      if (wave.valu_done != 0) wave.wait_until(wave.valu_done + more, Stall::dependency);
      wave.wait_until(wave.salu_done, Stall::dependency);
      break;
    }
    case Port::branch: wait_for_condition(wave); break;
    case Port::internal:
      if (!wave.last_was_internal && !info.is_delay && wave.next != 0)
        wave.wait_until(wave.free + machine_.internal_after_other - 1, Stall::dependency);
      if (info.waits_for_valu) wave.wait_until(wave.valu_done, Stall::dependency);
      // It leaves when its time is over.
      if (info.idle != 0) wave.wait_until(wave.base + info.idle, Stall::sleep);
      break;
  }
}

uint64_t IssueQueues::valu_free(const TimedWave& wave) const {
  const VectorUnit& unit = simds_[wave.simd].valu;
  return std::max(
      {unit.queue.free(wave.info->queue_percent), unit.any_free, unit.class_free[wave.info->cost_class % 64]});
}

void IssueQueues::issue(TimedWave& wave, uint64_t time) {
  switch (wave.info->port) {
    case Port::valu: return issue_valu(simds_[wave.simd].valu, wave, time);
    case Port::salu: return issue_salu(simds_[wave.simd].salu, wave, time);
    case Port::vmem:
    case Port::lds: wave.valu_after = time + machine_.valu_after_store; return;
    default: return;
  }
}

void IssueQueues::issue_valu(VectorUnit& unit, TimedWave& wave, uint64_t time) {
  const InstructionInfo& info = *wave.info;
  const uint32_t n = passes(wave);
  if (n == 0) return;
  uint64_t executed = time + (info.reads_vgpr ? machine_.valu_depth : machine_.valu_depth_no_vgpr);
  const uint64_t before = unit.cost_class == info.cost_class ? unit.busy : unit.other_class;
  executed = std::max(executed, unit.executed + before);
  use_.valu_held -= executed;
  for (const flow::Register r : info.reads) executed = std::max(executed, source_ready(wave, r));
  use_.valu_held += executed;
  unit.executed = wave.executed = executed;
  unit.busy = info.busy * n;
  unit.other_class = info.other_class * n;
  unit.cost_class = info.cost_class;
  unit.queue.enter(time, executed, info.queue_percent);
  unit.class_free[info.cost_class % 64] = time + info.busy * n;
  unit.any_free = time + info.other_class * n;
  // An instruction of another class may have begun before.
  const uint64_t ends = executed + uint64_t{info.busy} * n;
  use_.valu_busy += ends - std::min(ends, std::max(executed, unit.busy_until));
  unit.busy_until = std::max(unit.busy_until, ends);
  use_.valu_work += info.busy * n;
  // The second half of a wave comes after the first.
  const uint64_t last = executed + (n - 1) * info.busy;
  wave.will_write(info);
  for (const flow::Register r : info.writes) {
    const bool is_scalar = r < flow::kScc;
    wave.register_ready[r] = last + (is_scalar ? machine_.sgpr_latency : info.result);
    wave.by_valu[r] = is_scalar;
    wave.held_registers[r] = info.holds_dependents;
  }
  wave.valu_done = std::max(wave.valu_done, last + info.result);
}

void IssueQueues::issue_salu(Unit& unit, TimedWave& wave, uint64_t time) {
  const InstructionInfo& info = *wave.info;
  uint64_t executed = std::max(time + machine_.salu_depth, unit.executed + info.busy);
  for (const flow::Register r : info.reads)
    if (r <= flow::kScc && !wave.by_valu[r]) executed = std::max(executed, wave.register_ready[r]);
  unit.executed = wave.executed = executed;
  unit.queue.enter(time, executed, kWholeInstruction);
  use_.salu_busy += info.busy;
  wave.will_write(info);
  for (const flow::Register r : info.writes) {
    wave.register_ready[r] = executed + info.result;
    wave.by_valu[r] = false;
  }
  wave.salu_done = std::max(wave.salu_done, executed + info.result);
}

void IssueQueues::stop(uint64_t end) {
  for (const Simd& simd : simds_) take_back(use_.valu_busy, simd.valu.busy_until, end);
}

}  // namespace lw::timing
