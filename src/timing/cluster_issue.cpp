// When a wave's next instruction can be issued, and what issuing does to the wave and to its SIMD.
//
// GCN (docs/time.md): a SIMD has its turn every four clocks, and what a vector instruction computes is there in the
// next turn, or when the unit is free again. RDNA: vector and scalar instructions enter queues that all waves of a SIMD
// share and that keep their order; E is the clock in which an instruction executes, from which its result counts.
#include <algorithm>

#include "isa/operand_values.h"
#include "timing/cluster.h"

namespace lw::timing {
namespace {

void raise(Wave& wave, uint64_t time, Stall reason) {
  if (time <= wave.base) return;
  wave.base = time;
  wave.base_reason = reason;
}

}  // namespace

uint64_t Cluster::UnitQueue::free(uint32_t wanted) const {
  uint32_t left = used;
  for (const Entry& entry : entries) {
    if (left + wanted <= room) return 0;
    left -= entry.room;
    if (left + wanted <= room) return entry.leaves;
  }
  return 0;
}

void Cluster::UnitQueue::enter(uint64_t time, const Entry& entry) {
  while (!entries.empty() && entries.front().leaves <= time) {
    used -= entries.front().room;
    entries.pop_front();
  }
  entries.push_back(entry);
  used += entry.room;
}

bool Cluster::is_branch_taken(const Wave& wave) {
  const auto& steps = wave.trace->steps;
  if (wave.next + 1 >= steps.size()) return false;
  return steps[wave.next + 1].instruction != steps[wave.next].instruction + wave.info->size_bytes / 4u;
}

bool Cluster::lies_in_two_windows(uint32_t word) {
  if (machine_.fetch_window == 0) return false;
  const uint64_t first = code_.facts().begin() + uint64_t{word} * 4, last = first + code_.at(word).size_bytes - 1;
  return first / machine_.fetch_window != last / machine_.fetch_window;
}

// How often a vector instruction goes through the unit: not for an empty half of a wave nor for a wave without active
// lanes, but always in full where a scalar register is written (RDNA3 ISA, 3.2.3).
uint32_t Cluster::passes(const Wave& wave) const {
  if (wave.info->once) return 1;
  if (wave.info->writes_sgpr) return machine_.lanes_per_pass >= footprint_.wave_size ? 1 : 2;
  const uint32_t halves = wave.trace->steps[wave.next].halves;  // bits 0 and 1
  return (halves & 1) + (halves >> 1);
}

// After the instruction before has left at wave.free - issue_period: looks at the next one.
void Cluster::prepare(Wave& wave, uint64_t time) {
  wave.base = time;
  wave.base_reason = Stall::issue;
  if (wave.next >= wave.trace->steps.size()) {
    // The dispatch stopped here.
    wave.info = nullptr;
    return;
  }
  wave.info = &code_.at(wave.trace->steps[wave.next].instruction);
  // s_delay_alu goes with the instruction behind it, but takes a clock behind an internal one.
  while (wave.info->is_delay && wave.next + 1 < wave.trace->steps.size()) {
    count_executed(wave);
    wave.holds = true;
    if (wave.last_was_internal) ++wave.base;
    wave.info = &code_.at(wave.trace->steps[++wave.next].instruction);
  }
  wait_for_registers(wave);
  fetch(wave, time);
  if (wave.waits_for_fetch) {
    wave.ready = kNever;
    return;
  }
  wait_for_counters(wave);
}

// When a source of the wave's vector instruction can be used: what a compare wrote sooner as a lane mask than as a
// scalar.
uint64_t Cluster::source_ready(const Wave& wave, flow::Register r) const {
  const uint64_t ready = wave.register_ready[r];
  if (!wave.info->is_lane_mask || r >= flow::kScc || !wave.by_valu[r]) return ready;
  return ready -
         std::min<uint64_t>(ready, machine_.sgpr_latency - std::min(machine_.sgpr_latency, machine_.mask_latency));
}

void Cluster::wait_for_registers(Wave& wave) const {
  const InstructionInfo& info = *wave.info;
  if (machine_.takes_turns()) {
    // A vector instruction waits in its unit, see issue_turns().
    if (info.port == Port::valu) return;
    for (const flow::Register r : info.reads) {
      uint64_t ready = wave.register_ready[r];
      if (ready == 0) continue;
      if (info.port == Port::branch)
        ready += machine_.branch_after;
      else if (info.port == Port::salu && wave.by_valu[r])
        ready += machine_.salu_after_valu - std::min(machine_.salu_after_valu, machine_.issue_period);
      raise(wave, ready, Stall::dependency);
    }
    return;
  }
  switch (info.port) {
    case Port::valu: {
      raise(wave, wave.valu_after, Stall::dependency);
      if (info.writes_sgpr) raise(wave, wave.salu_done, Stall::dependency);
      const bool all_wait = machine_.valu_holds || wave.holds;
      const uint64_t depth = info.reads_vgpr ? machine_.valu_depth : machine_.valu_depth_no_vgpr;
      for (const flow::Register r : info.reads) {
        if (!all_wait && !wave.held[r]) continue;
        const uint64_t ready = source_ready(wave, r);
        if (ready > depth) raise(wave, ready - depth, Stall::dependency);
      }
      break;
    }
    case Port::salu:
      for (const flow::Register r : info.reads) {
        // An instruction that needs a result of the SALU waits in the SALU's queue; where the code has s_delay_alu it
        // waits before the queue (but not for SCC). One that needs a result of the VALU always waits before the queue.
        if (r == flow::kScc) continue;
        if (wave.by_valu[r])
          raise(wave, wave.register_ready[r], Stall::dependency);
        else if (wave.holds || machine_.valu_holds)
          raise(wave, wave.register_ready[r] - std::min<uint64_t>(wave.register_ready[r], machine_.salu_depth),
                Stall::dependency);
      }
      break;
    case Port::smem: raise(wave, wave.salu_done + machine_.scalar_load_after_salu, Stall::dependency); break;
    case Port::vmem:
    case Port::lds:
    case Port::exp: {
      // Whether it uses their results or not.
      const uint64_t more = info.is_store ? 0 : machine_.load_after_valu;
      if (wave.valu_done != 0) raise(wave, wave.valu_done + more, Stall::dependency);
      raise(wave, wave.salu_done, Stall::dependency);
      break;
    }
    case Port::branch:
      for (const flow::Register r : info.reads) {
        const uint64_t ready = wave.register_ready[r];
        if (r == flow::kScc)
          raise(wave, ready, Stall::dependency);
        else if (wave.by_valu[r])
          raise(wave, ready - std::min<uint64_t>(ready, 1), Stall::dependency);
        else if (ready != 0)
          raise(wave, ready + machine_.condition_after_salu, Stall::dependency);
      }
      break;
    case Port::internal:
      if (!wave.last_was_internal && !info.is_delay && wave.next != 0)
        raise(wave, wave.free + machine_.internal_after_other - 1, Stall::dependency);
      if (info.waits_for_valu) raise(wave, wave.valu_done, Stall::dependency);
      // It leaves when its time is over.
      if (info.idle != 0) raise(wave, wave.base + info.idle, Stall::sleep);
      break;
  }
}

void Cluster::wait_for_counters(Wave& wave) const {
  const InstructionInfo& info = *wave.info;
  wave.ready = wave.base;
  wave.reason = wave.base_reason;
  wave.conflict = wave.queued = 0;
  const auto wait = [&](size_t counter, uint32_t left, Stall reason) {
    const Outstanding::Entry last = wave.outstanding[counter].when(left);
    if (wave.ready == kNever || last.done <= wave.ready) return;
    wave.ready = last.done;
    wave.reason = reason;
    wave.conflict = last.conflict;
    wave.queued = last.queued;
  };
  constexpr Stall kReasons[] = {Stall::wait_vm, Stall::wait_exp, Stall::wait_lgkm, Stall::wait_vs};
  if (info.is_end) {
    for (size_t counter = 0; counter < inst::kCounters; ++counter) wait(counter, 0, Stall::drain);
    return;
  }
  if (info.waits)
    for (size_t counter = 0; counter < inst::kCounters; ++counter)
      if (info.waits->most[counter] != UINT32_MAX) wait(counter, info.waits->most[counter], kReasons[counter]);
  // A counter that is full.
  for (size_t counter = 0; counter < inst::kCounters; ++counter) {
    if (info.counts[counter] == 0) continue;
    const uint32_t most = inst::most_counted(code_.facts().target(), static_cast<inst::Counter>(counter));
    if (most != 0) wait(counter, most - std::min<uint32_t>(most, info.counts[counter]), kReasons[counter]);
  }
}

// From when on the unit takes the instruction.
uint64_t Cluster::port_free(const Simd& simd, const Wave& wave) const {
  const ComputeUnit& unit = units_[unit_of(wave)];
  switch (wave.info->port) {
    case Port::valu: return machine_.takes_turns() ? simd.valu_free : valu_queue_free(simd, wave);
    case Port::salu: return machine_.takes_turns() ? 0 : simd.salu.free(kRoom);
    case Port::vmem:
      if (unit.misses >= machine_.misses_in_flight) return kNever;
      return unit.vmem_free - std::min<uint64_t>(unit.vmem_free, machine_.memory_queue);
    case Port::lds: {
      if (machine_.takes_turns()) return unit.lds_port_free[lds_port(wave)];
      const uint64_t free = units_[wave.group->lds_unit].lds_free;
      return free - std::min<uint64_t>(free, machine_.lds_latency);
    }
    case Port::smem: return scalar_free_;
    default: return 0;
  }
}

uint64_t Cluster::valu_queue_free(const Simd& simd, const Wave& wave) const {
  const UnitQueue& queue = simd.valu;
  return std::max({queue.free(wave.info->room), queue.any_free, queue.class_free[wave.info->cost_class % 64]});
}

void Cluster::issue(uint32_t s, Wave& wave, uint64_t time) {
  Simd& simd = simds_[s];
  const InstructionInfo& info = *wave.info;
  wave.free = time + machine_.issue_period;
  if (info.is_end && wave.next + 1 == wave.trace->steps.size()) {
    end_wave(wave, time);
    return;
  }
  if (info.priority >= 0) {
    wave.priority = info.priority;
    simd.most_priority = std::max(simd.most_priority, info.priority);
  }
  for (size_t counter = 0; counter < inst::kCounters; ++counter) wave.outstanding[counter].drop_done(time);

  if (machine_.takes_turns())
    issue_turns(simd, wave, time);
  else
    issue_queued(simd, wave, time);
  if (info.port == Port::lds || wave.trace->steps[wave.next].accesses != 0) begin_accesses(wave, time);

  uint64_t next = wave.free;
  Stall reason = Stall::issue;
  if (info.idle != 0 && machine_.takes_turns()) {
    next += info.idle;
    reason = Stall::sleep;
  }
  if (info.port != Port::lds && time + info.alone > next) {
    next = time + info.alone;
    reason = Stall::unit_busy;
  }
  if (info.port == Port::branch) {
    const bool is_taken = is_branch_taken(wave);
    next = std::max<uint64_t>(next, time + (is_taken ? info.taken : info.not_taken));
    if (is_taken && lies_in_two_windows(wave.trace->steps[wave.next + 1].instruction)) next += machine_.issue_period;
    reason = Stall::fetch;
  }
  wave.last_was_internal = info.port == Port::internal;
  const bool is_barrier = info.is_barrier && wave.group->trace->waves.size() > 1;
  ++wave.next;
  prepare(wave, wave.free);
  if (wave.info == nullptr) {
    end_wave(wave, time);
    return;
  }
  if (next > wave.base) {
    wave.base = next;
    wave.base_reason = reason;
    if (!wave.waits_for_fetch) wait_for_counters(wave);
  }
  if (is_barrier) {
    Group& group = *wave.group;
    wave.at_barrier = true;
    wave.ready = kNever;
    if (++group.at_barrier == group.alive) release_barrier(group, time);
  }
}

void Cluster::issue_turns(Simd& simd, Wave& wave, uint64_t time) {
  const InstructionInfo& info = *wave.info;
  uint64_t result = time + info.result;
  switch (info.port) {
    case Port::valu: {
      // The unit holds an instruction whose sources are late, and with it all waves of the SIMD: one chain of dependent
      // dot products a wave has half the rate of four, however many waves there are (DL-12).
      uint64_t executed = time;
      for (const flow::Register r : info.reads) executed = std::max(executed, wave.register_ready[r]);
      simd.valu_free = executed + info.busy;
      result = executed + info.result;
      use_.valu_busy += info.busy;
      break;
    }
    case Port::salu: use_.salu_busy += 1; break;
    default: result = 0; break;
  }
  if (result == 0) return;
  for (const flow::Register r : info.writes) {
    wave.register_ready[r] = result;
    wave.by_valu[r] = info.port == Port::valu && r < flow::kScc;
  }
}

void Cluster::issue_queued(Simd& simd, Wave& wave, uint64_t time) {
  const InstructionInfo& info = *wave.info;
  if (info.port == Port::valu) {
    const uint32_t n = passes(wave);
    if (n == 0) return;
    UnitQueue& queue = simd.valu;
    uint64_t executed = time + (info.reads_vgpr ? machine_.valu_depth : machine_.valu_depth_no_vgpr);
    const uint64_t before = queue.cost_class == info.cost_class ? queue.busy : queue.other;
    executed = std::max(executed, queue.executed + before);
    for (const flow::Register r : info.reads) executed = std::max(executed, source_ready(wave, r));
    queue.executed = executed;
    queue.busy = info.busy * n;
    queue.other = info.other * n;
    queue.cost_class = info.cost_class;
    queue.enter(time, {executed, info.room});
    queue.class_free[info.cost_class % 64] = time + info.busy * n;
    queue.any_free = time + info.other * n;
    use_.valu_busy += info.busy * n;
    // The second half of a wave comes after the first.
    const uint64_t last = executed + (n - 1) * info.busy;
    for (const flow::Register r : info.writes) {
      const bool is_scalar = r < flow::kScc;
      wave.register_ready[r] = last + (is_scalar ? machine_.sgpr_latency : info.result);
      wave.by_valu[r] = is_scalar;
      wave.held[r] = info.holds;
    }
    wave.valu_done = std::max(wave.valu_done, last + info.result);
    return;
  }
  if (info.port == Port::salu) {
    UnitQueue& queue = simd.salu;
    uint64_t executed = std::max(time + machine_.salu_depth, queue.executed + info.busy);
    for (const flow::Register r : info.reads)
      if (r <= flow::kScc && !wave.by_valu[r]) executed = std::max(executed, wave.register_ready[r]);
    queue.executed = executed;
    queue.enter(time, {executed, kRoom});
    use_.salu_busy += info.busy;
    for (const flow::Register r : info.writes) {
      wave.register_ready[r] = executed + info.result;
      wave.by_valu[r] = false;
    }
    wave.salu_done = std::max(wave.salu_done, executed + info.result);
    return;
  }
  if (info.port == Port::vmem || info.port == Port::lds) wave.valu_after = time + machine_.valu_after_store;
}

}  // namespace lw::timing
