#include "timing/cluster.h"

#include <algorithm>
#include <numeric>

namespace lw::timing {
namespace {

bool is_branch_taken(const TimedWave& wave) {
  const auto& steps = wave.trace->steps;
  if (wave.next + 1 >= steps.size()) return false;
  return steps[wave.next + 1].instruction != wave.step.instruction + wave.info->size_bytes / 4u;
}

// When the wave's own way to its next instruction ends, and what is on it.
struct Next {
  uint64_t time;
  Stall reason;
};
Next next_after(const Machine& machine, CodeInfo& code, const TimedWave& wave, uint64_t time) {
  const InstructionInfo& info = *wave.info;
  Next next{wave.free, Stall::issue};
  if (info.idle != 0 && !machine.idles_in_buffer) {
    next.time += info.idle;
    next.reason = Stall::sleep;
  }
  if (info.port != Port::lds && time + info.alone_cycles > next.time) {
    next = {time + info.alone_cycles, Stall::unit_busy};
  }
  if (info.port == Port::branch) {
    const bool is_taken = is_branch_taken(wave);
    next.time = std::max<uint64_t>(next.time, time + (is_taken ? info.taken : info.not_taken));
    if (is_taken && lies_in_two_windows(machine, code, wave.trace->steps[wave.next + 1].instruction))
      next.time += machine.issue_period;
    next.reason = Stall::fetch;
  }
  return next;
}

Gap gap_before(const TimedWave& wave, uint64_t time, uint64_t unit_free) {
  Gap gap;
  const uint64_t ready = std::max(wave.ready, wave.free);
  gap.own = ready - wave.free;
  gap.reason = wave.reason;
  if (wave.reason == Stall::wait_lgkm) gap.conflict = std::min<uint64_t>(gap.own, wave.conflict);
  if (wave.reason == Stall::wait_vm) gap.queued = std::min<uint64_t>(gap.own, wave.queued);
  gap.own -= gap.conflict + gap.queued;
  if (wave.info->port == Port::vmem) gap.unit = Stall::memory_queue;
  gap.busy = unit_free > ready ? std::min(unit_free, time) - ready : 0;
  gap.not_picked = time - ready - gap.busy;
  return gap;
}

}  // namespace

bool lies_in_two_windows(const Machine& machine, CodeInfo& code, uint32_t word) {
  if (machine.fetch_window == 0) return false;
  const uint64_t first = code.facts().begin() + uint64_t{word} * 4, last = first + code.at(word).size_bytes - 1;
  return first / machine.fetch_window != last / machine.fetch_window;
}

Cluster::Cluster(uint32_t number, const Machine& machine, CodeInfo& code, const WorkgroupResources& footprint,
                 uint32_t units, const WhatIf& what_if)
    : number_(number),
      machine_(machine),
      code_(code),
      wave_size_(footprint.wave_size),
      slots_(footprint, units, machine.simds),
      issue_(make_issue(machine, slots_.simds(), footprint.wave_size)),
      memory_(number, machine, code, units, what_if),
      turns_(slots_.simds()) {
  for (size_t i = 0; i < turns_.size(); ++i) turns_[i].phase = static_cast<uint32_t>(i) % machine.issue_period;
}

void Cluster::start(std::unique_ptr<Group> group, uint64_t time) {
  for (TimedWave* wave : slots_.add(std::move(group))) {
    // It has its registers while the waves before it are launched. A wave that executes nothing has no instruction that
    // could wait for its launch.
    const bool executes = !wave->trace->steps.empty();
    const uint64_t launching = executes ? uint64_t{wave->number} * machine_.wave_launch : 0;
    wave->started = time;
    wave->free = time + launching;
    if (executes)
      (*by_instruction_)[wave->trace->steps.front().instruction].cycles[static_cast<size_t>(Stall::launch)] +=
          launching;
    prepare(*wave, wave->free);
    wake(wave->simd, wave->ready);
  }
}

void Cluster::wake(uint32_t s, uint64_t time) {
  Turn& turn = turns_[s];
  if (time >= turn.next) return;
  // GCN: in the SIMD's turn.
  if (machine_.issue_period > 1) {
    const uint64_t late = (time + machine_.issue_period - turn.phase) % machine_.issue_period;
    if (late != 0) time += machine_.issue_period - late;
  }
  turn.next = std::min(turn.next, time);
}

// What the wave waited for is there at `time`.
void Cluster::wake_ready(TimedWave& wave, uint64_t time) {
  if (wave.ready != kNever || wave.at_barrier || wave.waits_for_fetch) return;
  wait_for_counters(wave, code_.facts().target());
  wake(wave.simd, std::max(wave.ready, time));
}

void Cluster::run_until(uint64_t end) {
  // The answer that is being taken.
  uint64_t time = 0;
  const ClusterMemory::Listener listener{.ready = [this](TimedWave& wave, uint64_t when) { wake_ready(wave, when); },
                                         .unit_free =
                                             [this, &time](uint32_t unit) {
                                               for (uint32_t s = unit * machine_.simds; s < (unit + 1) * machine_.simds;
                                                    ++s)
                                                 wake(s, time);
                                             }};
  due_.clear();
  answers_.take(end, due_);
  for (auto answer = due_.begin();;) {
    time = next_turn();
    if (answer != due_.end()) time = std::min(time, answer->time);
    if (time >= end) return;
    for (; answer != due_.end() && answer->time == time; ++answer) {
      if (answer + 1 != due_.end()) memory_.expect(*(answer + 1));
      memory_.take_answer(*answer, listener);
    }
    for (uint32_t s = 0; s < turns_.size(); ++s)
      if (turns_[s].next == time) step(s, time);
  }
}

// All that can be issued at `time`: one to each port, of different waves, the oldest first, to no more ports than the
// machine issues to in a clock; and those that need no port.
void Cluster::step(uint32_t s, uint64_t time) {
  turns_[s].next = kNever;
  uint32_t used = 0, kinds = 0;  // ports, and how many
  bool ended = false;
  for (int priority = turns_[s].most_priority; priority >= 0; --priority) {
    for (TimedWave* wave : slots_.waves_of(s)) {
      if (wave->priority != priority || wave->ready == kNever) continue;
      if (wave->ready > time) {
        wake(s, wave->ready);
        continue;
      }
      const Port port = wave->info->port;
      // GCN's scalar unit takes scalar loads, too.
      const Port shared = machine_.smem_shares_issue && port == Port::smem ? Port::salu : port;
      const uint32_t bit = 1u << static_cast<uint32_t>(shared);
      if (port != Port::internal && ((used & bit) != 0 || kinds >= machine_.issue_kinds)) {
        wake(s, time + 1);
        continue;
      }
      const uint64_t free = port_free(*wave);
      if (free > time) {
        memory_.ask(*wave);
        wake(s, free);
        continue;
      }
      if (!memory_.is_first(*wave)) {
        memory_.ask(*wave);
        wake(s, time + 1);
        continue;
      }
      memory_.served(*wave);
      if (port != Port::internal) used |= bit, ++kinds;
      account(*wave, time, free);
      issue(*wave, time);
      if (wave->info == nullptr)
        ended = true;
      else
        wake(s, std::max(wave->ready, time + 1));
    }
  }
  if (ended) slots_.remove_ended(s);
}

uint64_t Cluster::port_free(const TimedWave& wave) const {
  switch (wave.info->port) {
    case Port::valu: return issue_->valu_free(wave);
    case Port::salu: return issue_->salu_free(wave);
    case Port::vmem:
    case Port::lds:
    case Port::smem: return memory_.free(wave);
    default: return 0;
  }
}

InstructionUse& Cluster::count_executed(const TimedWave& wave) {
  InstructionUse& use = (*by_instruction_)[wave.step.instruction];
  ++use.executed;
  ++progress_.instructions;
  progress_.represented += wave.weight;
  ++issued_[static_cast<size_t>(wave.info->port)];
  return use;
}

// Cycles since the wave's instruction before, by what they went to.
void Cluster::account(const TimedWave& wave, uint64_t time, uint64_t unit_free) {
  InstructionUse& use = count_executed(wave);
  const auto add = [&](Stall stall, uint64_t cycles) { use.cycles[static_cast<size_t>(stall)] += cycles; };
  const Gap gap = gap_before(wave, time, unit_free);
  add(Stall::memory_queue, gap.queued);
  add(gap.reason, gap.own);
  add(Stall::lds_conflict, gap.conflict);
  add(gap.unit, gap.busy);
  add(Stall::not_picked, gap.not_picked);
  add(Stall::issue, machine_.issue_period);
  if (observer_ != nullptr) notify_observer(wave, time, gap);
}

void Cluster::notify_observer(const TimedWave& wave, uint64_t time, const Gap& gap) const {
  observer_->issued({gap, &wave, number_, time, wave.free, wave.step.instruction});
}

void Cluster::prepare(TimedWave& wave, uint64_t time) {
  wave.base = time;
  wave.base_reason = Stall::issue;
  if (wave.next >= wave.trace->steps.size()) {
    // The dispatch stopped here.
    wave.info = nullptr;
    return;
  }
  wave.step = wave.trace->steps[wave.next];
  wave.info = &code_.at(wave.step.instruction);
  // s_delay_alu goes with the instruction behind it, but takes a clock behind an internal one.
  while (wave.info->is_delay && wave.next + 1 < wave.trace->steps.size()) {
    count_executed(wave);
    wave.delays_dependents = true;
    if (wave.last_was_internal) ++wave.base;
    wave.step = wave.trace->steps[++wave.next];
    wave.info = &code_.at(wave.step.instruction);
  }
  issue_->wait_for_registers(wave);
  memory_.fetch(wave, time);
  if (wave.waits_for_fetch) {
    wave.ready = kNever;
    return;
  }
  wait_for_counters(wave, code_.facts().target());
}

void Cluster::issue(TimedWave& wave, uint64_t time) {
  const InstructionInfo& info = *wave.info;
  wave.free = time + machine_.issue_period;
  if (info.is_end && wave.next + 1 == wave.trace->steps.size()) {
    end_wave(wave, time);
    return;
  }
  if (info.priority >= 0) {
    wave.priority = info.priority;
    int& most = turns_[wave.simd].most_priority;
    most = std::max(most, info.priority);
  }
  for (size_t counter = 0; counter < inst::kCounters; ++counter) wave.outstanding[counter].drop_done(time);

  issue_->issue(wave, time);
  // Permutes and swizzles go through LDS's crossbar and touch no bank.
  if (wave.step.accesses != 0)
    memory_.begin_accesses(wave, time);
  else if (info.port == Port::lds)
    memory_.begin_crossbar(wave, std::max(1u, wave_size_ / machine_.lds.lanes_at_once(1)), time);
  else if (info.is_clock)
    memory_.read_clock(wave, time);

  const Next next = next_after(machine_, code_, wave, time);
  wave.last_was_internal = info.port == Port::internal;
  const bool is_barrier = info.is_barrier && wave.group->trace->waves.size() > 1;
  ++wave.next;
  prepare(wave, wave.free);
  if (wave.info == nullptr) {
    end_wave(wave, time);
    return;
  }
  if (next.time > wave.base) {
    wave.wait_until(next.time, next.reason);
    if (!wave.waits_for_fetch) wait_for_counters(wave, code_.facts().target());
  }
  if (is_barrier) {
    wave.ready = kNever;
    if (WorkgroupSlots::arrive(wave)) release_barrier(*wave.group, time);
  }
}

void Cluster::end_wave(TimedWave& wave, uint64_t time) {
  const uint64_t end = time + machine_.issue_period;
  wave_cycles_ += end - wave.started;
  progress_.last_end = std::max(progress_.last_end, end);
  wave.info = nullptr;
  wave.ready = kNever;
  // Only where the dispatch stopped may something be under way.
  if (!wave.group->trace->ended) memory_.forget(wave);
  if (slots_.end(wave)) release_barrier(*wave.group, time);
}

void Cluster::release_barrier(Group& group, uint64_t time) {
  slots_.release(group, [&](TimedWave& wave) {
    wave.base = std::max(wave.base, time + machine_.barrier_release);
    wave.base_reason = Stall::barrier;
    if (wave.waits_for_fetch) return;
    wait_for_counters(wave, code_.facts().target());
    wake(wave.simd, std::max(wave.ready, time + 1));
  });
}

void Cluster::stop() {
  for (uint32_t s = 0; s < slots_.simds(); ++s)
    for (const TimedWave* wave : slots_.waves_of(s)) {
      wave_cycles_ += wave->free - wave->started;
      progress_.last_end = std::max(progress_.last_end, wave->free);
    }
  // What units have not done when the last wave ends is no work of the dispatch.
  issue_->stop(progress_.last_end);
  memory_.stop(progress_.last_end);
}

ClusterUse Cluster::use() const {
  ClusterUse use{issue_->use(), memory_.use()};
  use.issued = issued_;
  use.wave_cycles = wave_cycles_;
  return use;
}

uint64_t instructions_of(const std::vector<Cluster>& clusters) {
  return std::accumulate(clusters.begin(), clusters.end(), uint64_t{0},
                         [](uint64_t sum, const Cluster& cluster) { return sum + cluster.progress().instructions; });
}

double represented_by(const std::vector<Cluster>& clusters) {
  return std::accumulate(clusters.begin(), clusters.end(), 0.0,
                         [](double sum, const Cluster& cluster) { return sum + cluster.progress().represented; });
}

}  // namespace lw::timing
