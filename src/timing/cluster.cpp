#include "timing/cluster.h"

#include <algorithm>
#include <numeric>

namespace lw::timing {

void Outstanding::drop_done(uint64_t time) {
  while (!entries_.empty() && entries_.front().done <= time) {
    entries_.pop_front();
    ++first_;
  }
}

Outstanding::Entry Outstanding::when(uint32_t left) const {
  Entry result{.done = 0};
  if (entries_.size() <= left) return result;
  const size_t needed = entries_.size() - left;
  const bool any_order = std::any_of(entries_.begin(), entries_.end(), [](const Entry& e) { return !e.in_order; });
  const auto later = [&](const Entry& e) {
    if (e.done >= result.done) result = e;
  };
  if (!any_order) {
    // Each is counted down only after those before it.
    for (size_t i = 0; i < needed; ++i) later(entries_[i]);
    return result;
  }
  std::vector<Entry> sorted(entries_.begin(), entries_.end());
  std::sort(sorted.begin(), sorted.end(), [](const Entry& a, const Entry& b) { return a.done < b.done; });
  for (size_t i = 0; i < needed; ++i) later(sorted[i]);
  return result;
}

Cluster::Cluster(uint32_t number, const Machine& machine, CodeInfo& code, const Footprint& footprint, uint32_t units,
                 const WhatIf& what_if)
    : number_(number),
      machine_(machine),
      code_(code),
      footprint_(footprint),
      what_if_(what_if),
      simds_(size_t{units} * machine.simds),
      scalar_(machine.scalar),
      instruction_(machine.instruction) {
  const uint32_t ports = machine.takes_turns() ? (machine.simds - 1) / machine.lds_port_simds + 1 : 0;
  for (uint32_t i = 0; i < units; ++i)
    units_.push_back({.vector = FilledCache(machine.vector), .lds_port_free = std::vector<uint64_t>(ports)});
  for (size_t i = 0; i < simds_.size(); ++i) {
    Simd& simd = simds_[i];
    simd.phase = static_cast<uint32_t>(i) % machine.issue_period;
    simd.slots.resize(footprint.waves_per_simd);
    simd.valu.room = machine.valu_queue * kRoom;
    simd.salu.room = machine.salu_queue * kRoom;
  }
}

bool Cluster::fits_pool(uint32_t first) const {
  if (units_[first].workgroups >= footprint_.workgroups) return false;
  uint32_t free_slots = 0;
  for (uint32_t s = first * machine_.simds; s < (first + pool_units()) * machine_.simds; ++s)
    free_slots += static_cast<uint32_t>(simds_[s].slots.size() - simds_[s].order.size());
  return free_slots >= footprint_.waves;
}

bool Cluster::fits() const {
  for (uint32_t first = 0; first < units_.size(); first += pool_units())
    if (fits_pool(first)) return true;
  return false;
}

// The pool with the fewest workgroups, of equals the next in turn; waves go to the SIMD that has the fewest.
void Cluster::start(std::unique_ptr<Group> group, uint64_t time) {
  const uint32_t pool = pool_units();
  const uint32_t pools = static_cast<uint32_t>(units_.size()) / pool;
  uint32_t best = UINT32_MAX;
  for (uint32_t i = 0; i < pools; ++i) {
    const uint32_t first = (next_unit_ + i) % pools * pool;
    if (!fits_pool(first)) continue;
    if (best == UINT32_MAX || units_[first].workgroups < units_[best].workgroups) best = first;
  }
  LW_CHECK(best != UINT32_MAX, "a workgroup is started where none fits");
  next_unit_ = best / pool + 1;
  ++units_[best].workgroups;
  for (uint32_t u = best; u < best + pool; ++u) units_[u].had_work = true;
  group->first_unit = best;
  group->units = pool;
  group->lds_unit = best;
  for (uint32_t u = best + 1; u < best + pool; ++u)
    if (units_[u].lds_workgroups < units_[group->lds_unit].lds_workgroups) group->lds_unit = u;
  ++units_[group->lds_unit].lds_workgroups;
  group->alive = static_cast<uint32_t>(group->trace->waves.size());
  for (uint32_t w = 0; w < group->trace->waves.size(); ++w) {
    const uint32_t s = emptiest_simd(*group);
    Simd& simd = simds_[s];
    auto wave = std::make_unique<Wave>();
    wave->group = group.get();
    wave->trace = &group->trace->waves[w];
    wave->weight = group->trace->weight;
    wave->number = w;
    wave->simd = s;
    const auto slot = std::find(simd.slots.begin(), simd.slots.end(), nullptr);
    wave->slot = static_cast<uint32_t>(slot - simd.slots.begin());
    simd.order.push_back(wave.get());
    begin_wave(*wave, time + uint64_t{w} * machine_.wave_launch);
    *slot = std::move(wave);
    ++resident_waves_;
  }
  groups_.push_back(std::move(group));
}

uint32_t Cluster::emptiest_simd(const Group& group) const {
  uint32_t best = group.first_unit * machine_.simds;
  for (uint32_t s = best; s < (group.first_unit + group.units) * machine_.simds; ++s)
    if (simds_[s].order.size() < simds_[best].order.size()) best = s;
  return best;
}

void Cluster::begin_wave(Wave& wave, uint64_t time) {
  wave.started = wave.free = time;
  prepare(wave, time);
  wake(wave.simd, wave.ready);
}

void Cluster::wake(uint32_t s, uint64_t time) {
  Simd& simd = simds_[s];
  if (time >= simd.next) return;
  // GCN: in the SIMD's turn.
  if (machine_.takes_turns()) {
    const uint64_t late = (time + machine_.issue_period - simd.phase) % machine_.issue_period;
    if (late != 0) time += machine_.issue_period - late;
  }
  simd.next = std::min(simd.next, time);
}

uint64_t Cluster::next_event() const {
  uint64_t next = answers_.empty() ? kNever : answers_.top().time;
  for (const Simd& simd : simds_) next = std::min(next, simd.next);
  return next;
}

void Cluster::run_until(uint64_t end) {
  for (;;) {
    const uint64_t time = next_event();
    if (time >= end) return;
    while (!answers_.empty() && answers_.top().time == time) {
      const Response response = answers_.top();
      answers_.pop();
      take_answer(response);
    }
    for (uint32_t s = 0; s < simds_.size(); ++s)
      if (simds_[s].next == time) step(s, time);
  }
}

// All that can be issued at `time`: one to each port, of different waves, the oldest first, to no more ports than the
// machine issues to in a clock; and those that need no port.
void Cluster::step(uint32_t s, uint64_t time) {
  Simd& simd = simds_[s];
  simd.next = kNever;
  uint32_t used = 0, kinds = 0;  // ports, and how many
  bool ended = false;
  for (int priority = simd.most_priority; priority >= 0; --priority) {
    for (Wave* wave : simd.order) {
      if (wave->priority != priority || wave->ready == kNever) continue;
      if (wave->ready > time) {
        wake(s, wave->ready);
        continue;
      }
      const Port port = wave->info->port;
      // GCN's scalar unit takes scalar loads, too.
      const Port shared = machine_.takes_turns() && port == Port::smem ? Port::salu : port;
      const uint32_t bit = 1u << static_cast<uint32_t>(shared);
      if (port != Port::internal && ((used & bit) != 0 || kinds >= machine_.issue_kinds)) {
        wake(s, time + 1);
        continue;
      }
      const uint64_t free = port_free(simd, *wave);
      if (free > time) {
        wake(s, free);
        continue;
      }
      if (port != Port::internal) used |= bit, ++kinds;
      account(*wave, time, free);
      issue(s, *wave, time);
      if (wave->info == nullptr)
        ended = true;
      else
        wake(s, std::max(wave->ready, time + 1));
    }
  }
  if (!ended) return;
  std::erase_if(simd.order, [](const Wave* wave) { return wave->info == nullptr; });
  for (auto& slot : simd.slots)
    if (slot != nullptr && slot->info == nullptr) slot.reset();
}

InstructionUse& Cluster::count_executed(const Wave& wave) {
  InstructionUse& use = (*by_instruction_)[wave.trace->steps[wave.next].instruction];
  ++use.executed;
  ++instructions_;
  represented_ += wave.weight;
  ++use_.issued[static_cast<size_t>(wave.info->port)];
  return use;
}

namespace {

Gap gap_before(const Wave& wave, uint64_t time, uint64_t unit_free) {
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

// Cycles since the wave's instruction before, by what they went to.
void Cluster::account(const Wave& wave, uint64_t time, uint64_t unit_free) {
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

void Cluster::notify_observer(const Wave& wave, uint64_t time, const Gap& gap) const {
  observer_->issued({gap, &wave, number_, time, wave.free, wave.trace->steps[wave.next].instruction});
}

void Cluster::end_wave(Wave& wave, uint64_t time) {
  const uint64_t end = time + machine_.issue_period;
  use_.wave_cycles += end - wave.started;
  last_end_ = std::max(last_end_, end);
  --resident_waves_;
  wave.info = nullptr;
  wave.ready = kNever;
  // Only where the dispatch stopped may something be under way.
  if (!wave.group->trace->ended)
    for (Pending& pending : pending_)
      if (pending.wave == &wave) pending.wave = nullptr;
  Group& group = *wave.group;
  --group.alive;
  if (group.alive != 0) {
    if (group.at_barrier == group.alive) release_barrier(group, time);
    return;
  }
  --units_[group.first_unit].workgroups;
  --units_[group.lds_unit].lds_workgroups;
  ++groups_ended_;
  std::erase_if(groups_, [&](const auto& g) { return g.get() == &group; });
}

uint32_t Cluster::units_with_work() const {
  return static_cast<uint32_t>(std::ranges::count_if(units_, [](const ComputeUnit& unit) { return unit.had_work; }));
}

void Cluster::stop() {
  for (const Simd& simd : simds_)
    for (const Wave* wave : simd.order) {
      use_.wave_cycles += wave->free - wave->started;
      last_end_ = std::max(last_end_, wave->free);
    }
  // Units count work when they take it; what they have not done when the last wave ends is no work of the dispatch.
  const auto take_back = [&](uint64_t& busy, uint64_t free) {
    busy -= std::min(busy, free - std::min(free, last_end_));
  };
  for (const Simd& simd : simds_) take_back(use_.valu_busy, std::max(simd.valu_free, simd.valu.any_free));
  for (const ComputeUnit& unit : units_) {
    take_back(use_.vmem_busy, unit.vmem_free);
    take_back(use_.lds_busy, unit.lds_free);
  }
}

void Cluster::release_barrier(Group& group, uint64_t time) {
  group.at_barrier = 0;
  for (Simd& simd : simds_)
    for (Wave* wave : simd.order) {
      if (wave->group != &group || !wave->at_barrier) continue;
      wave->at_barrier = false;
      wave->base = std::max(wave->base, time + machine_.barrier_release);
      wave->base_reason = Stall::barrier;
      if (wave->waits_for_fetch) continue;
      wait_for_counters(*wave);
      wake(wave->simd, std::max(wave->ready, time + 1));
    }
}

uint32_t Cluster::new_token(const Pending& pending) {
  if (first_free_ == kNone) {
    pending_.push_back(pending);
    return static_cast<uint32_t>(pending_.size() - 1);
  }
  const uint32_t token = first_free_;
  first_free_ = pending_[token].next_free;
  pending_[token] = pending;
  return token;
}

void Cluster::free_token(uint32_t token) {
  pending_[token].next_free = first_free_;
  first_free_ = token;
}

Cluster::FilledCache& Cluster::filled_cache(const Pending& fill) {
  return fill.what == Awaited::vector_line   ? units_[fill.unit].vector
         : fill.what == Awaited::scalar_line ? scalar_
                                             : instruction_;
}

void Cluster::take_answer(const Response& response) {
  if (pending_[response.token].what == Awaited::access) {
    finish_part(response.token, response.time);
    return;
  }
  const Pending fill = pending_[response.token];
  free_token(response.token);
  if (fill.place != nullptr)
    fill.place->ready = response.time;
  else
    std::erase_if(filled_cache(fill).passing, [&](const auto& passing) { return passing.first == fill.line; });
  if (fill.what == Awaited::vector_line) {
    ComputeUnit& unit = units_[fill.unit];
    if (unit.misses-- == machine_.misses_in_flight)
      for (uint32_t s = fill.unit * machine_.simds; s < (fill.unit + 1) * machine_.simds; ++s) wake(s, response.time);
  }
  const uint64_t apart = fill.what == Awaited::scalar_line ? machine_.scalar_return : 0;
  uint64_t time = response.time;
  for (uint32_t w = fill.first_waiter; w != kNone;) {
    const Waiter waiter = waiters_[w];
    waiters_[w].next = first_free_waiter_;
    first_free_waiter_ = w;
    w = waiter.next;
    finish_part(waiter.token, time);
    time += apart;
  }
}

void Cluster::finish_access(const Pending& access) {
  auto& outstanding = access.wave->outstanding;
  for (uint32_t i = 0; i < access.times; ++i) outstanding[access.counter].finish(access.entry + i, access.done);
  if (access.is_flat) outstanding[kLgkm].finish(access.flat_entry, access.done);
}

void Cluster::finish_part(uint32_t token, uint64_t time) {
  Pending& access = pending_[token];
  access.done = std::max(access.done, time);
  if (--access.parts != 0) return;
  if (access.wave == nullptr) {
    free_token(token);
    return;
  }
  Wave& wave = *access.wave;
  const uint64_t done = access.done;
  if (wave.waits_for_fetch && access.counter == inst::kCounters) {
    wave.waits_for_fetch = false;
    wave.base = std::max(wave.base, done);
    wave.base_reason = Stall::fetch;
    fetch_ahead(wave, done);
  } else {
    finish_access(access);
  }
  free_token(token);
  if (wave.ready == kNever && !wave.at_barrier && !wave.waits_for_fetch) {
    wait_for_counters(wave);
    wake(wave.simd, std::max(wave.ready, time));
  }
}

uint64_t instructions_of(const std::vector<Cluster>& clusters) {
  return std::accumulate(clusters.begin(), clusters.end(), uint64_t{0},
                         [](uint64_t sum, const Cluster& cluster) { return sum + cluster.instructions(); });
}

double represented_by(const std::vector<Cluster>& clusters) {
  return std::accumulate(clusters.begin(), clusters.end(), 0.0,
                         [](double sum, const Cluster& cluster) { return sum + cluster.represented(); });
}

}  // namespace lw::timing
