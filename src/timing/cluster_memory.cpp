#include "timing/cluster_memory.h"

#include <algorithm>
#include <limits>

namespace lw::timing {
namespace {

constexpr uint32_t kNoAccess = PendingFills::kNone;

void count_awaited(LevelUse& use, bool is_first) { ++(is_first ? use.misses : use.on_the_way); }

}  // namespace

ClusterMemory::ClusterMemory(uint32_t number, const Machine& machine, CodeInfo& code, uint32_t units,
                             const WhatIf& what_if)
    : number_(number),
      machine_(machine),
      code_(code),
      what_if_(what_if),
      scalar_(machine.scalar),
      instruction_(machine.instruction) {
  const UnitArbiter turns(units * machine.simds);
  for (uint32_t i = 0; i < units; ++i)
    units_.push_back({.vector = FilledCache(machine.vector),
                      .addresses = AddressUnit(machine),
                      .lds = LdsUnit(machine),
                      .tlb = Tlb(machine.tlb),
                      .turns = turns});
}

Request ClusterMemory::request_of(uint64_t time, uint64_t address, uint32_t token) const {
  return {.time = time,
          .address = address,
          .token = token,
          .cluster = number_,
          .array = static_cast<uint16_t>(number_ % machine_.arrays)};
}

bool ClusterMemory::await_line(FilledCache& cache, Cache::Line* found, uint32_t token, const PendingFill& fill,
                               RequestKind kind, uint64_t time) {
  const auto [filling, is_first] = fills_.await(cache, found, token, fill);
  if (!is_first) return false;
  Request request = request_of(time, fill.line * cache.line_bytes(), filling);
  request.bytes = cache.line_bytes();
  request.kind = kind;
  requests_.push_back(request);
  return true;
}

void ClusterMemory::adopt_code(Cache&& cache) {
  cache.restart();
  static_cast<Cache&>(instruction_) = std::move(cache);
}

// The wave enters another line of code, and asks for those that follow.
void ClusterMemory::fetch(TimedWave& wave, uint64_t time) {
  if (!instruction_.exists() || what_if_.code_is_there) return;
  const uint64_t address = code_.facts().begin() + uint64_t{wave.step.instruction} * 4;
  const uint64_t entered = instruction_.line_of(address + wave.info->size_bytes - 1);
  if (entered == wave.fetched_line) return;
  wave.fetched_line = entered;
  Cache::Line* line = instruction_.find(entered);
  if (line != nullptr && line->ready != Cache::kPending) {
    count_found(use_.instruction, line->ready, wave.base);
    wave.wait_until(line->ready, Stall::fetch);
    fetch_ahead(wave, wave.base);
    return;
  }
  wave.waits_for_fetch = true;
  const uint32_t token = fills_.begin_access({.wave = &wave, .is_fetch = true, .parts = 1});
  count_awaited(use_.instruction,
                await_line(instruction_, line, token, {.level = PendingFill::Level::instruction, .line = entered},
                           RequestKind::fetch, time));
  // The rest of the block comes with it.
  const uint64_t lines = std::max(1u, machine_.fetch_block / instruction_.line_bytes());
  for (uint64_t l = entered / lines * lines; l < (entered / lines + 1) * lines; ++l) prefetch(l, time);
}

// The wave has the line that it entered.
void ClusterMemory::fetch_ahead(const TimedWave& wave, uint64_t time) {
  for (uint32_t ahead = 1; ahead <= machine_.fetch_ahead; ++ahead) prefetch(wave.fetched_line + ahead, time);
}

void ClusterMemory::prefetch(uint64_t line, uint64_t time) {
  if (instruction_.find(line) != nullptr || line > instruction_.line_of(code_.facts().end() - 1)) return;
  await_line(instruction_, nullptr, kNoAccess, {.level = PendingFill::Level::instruction, .line = line},
             RequestKind::fetch, time);
}

uint64_t ClusterMemory::free(const TimedWave& wave) const {
  switch (wave.info->port) {
    case Port::vmem: {
      const Unit& unit = units_[unit_of(wave)];
      return unit.misses >= machine_.misses_in_flight ? kNever : unit.addresses.free();
    }
    case Port::lds: return units_[wave.group->lds_unit].lds.free(wave.simd % machine_.simds);
    case Port::smem: return scalar_free_;
    default: return 0;
  }
}

UnitArbiter* ClusterMemory::turns_of(const TimedWave& wave) {
  // Where SIMDs have turns, the one whose turn comes when the unit is free would keep it.
  return wave.info->port == Port::vmem && !machine_.units_have_queues ? &units_[unit_of(wave)].turns : nullptr;
}

void ClusterMemory::ask(const TimedWave& wave) {
  if (UnitArbiter* turns = turns_of(wave)) turns->ask(wave.simd);
}

bool ClusterMemory::is_first(const TimedWave& wave) {
  const UnitArbiter* turns = turns_of(wave);
  return turns == nullptr || turns->is_first(wave.simd);
}

void ClusterMemory::served(const TimedWave& wave) {
  if (UnitArbiter* turns = turns_of(wave)) turns->served(wave.simd);
}

void ClusterMemory::begin_accesses(TimedWave& wave, uint64_t time) {
  const uint32_t count = wave.step.accesses;
  for (uint32_t i = 0; i < count; ++i) {
    const trace::StepAccess& access = wave.trace->accesses[wave.next_access++];
    if (access.space == events::Space::lds)
      access_lds(wave, access, time);
    else if (wave.info->port == Port::smem)
      access_scalar(wave, access, time);
    else
      access_vector(wave, access, time);
  }
}

void ClusterMemory::begin_crossbar(TimedWave& wave, uint32_t groups, uint64_t time) {
  trace::StepAccess crossbar;
  crossbar.space = events::Space::lds;
  crossbar.size_bytes = 4;
  crossbar.bank_cycles = crossbar.free_bank_cycles = static_cast<uint16_t>(groups);
  access_lds(wave, crossbar, time);
}

void ClusterMemory::access_lds(TimedWave& wave, const trace::StepAccess& access, uint64_t time) {
  LdsUnit& lds = units_[wave.group->lds_unit].lds;
  const LdsUnit::Work work = lds.begin(*wave.info, access, wave.simd % machine_.simds, what_if_, time);
  use_.lds_busy += work.busy;
  use_.lds_conflicts += work.conflict;
  for (size_t counter = 0; counter < inst::kCounters; ++counter)
    if (wave.info->counts[counter] != 0) wave.outstanding[counter].add(work.entry);
}

void ClusterMemory::read_clock(TimedWave& wave, uint64_t time) {
  if (wave.info->port == Port::smem) scalar_free_ = time + machine_.scalar_issue;
  for (uint32_t i = 0; i < wave.info->counts[kLgkm]; ++i)
    wave.outstanding[kLgkm].add({.done = time + machine_.clock_read, .in_order = false});
}

void ClusterMemory::access_scalar(TimedWave& wave, const trace::StepAccess& access, uint64_t time) {
  scalar_free_ = time + machine_.scalar_issue;
  auto& counter = wave.outstanding[kLgkm];
  const uint8_t times = wave.info->counts[kLgkm];
  const uint64_t entry = counter.add({.in_order = false});
  for (uint32_t i = 1; i < times; ++i) counter.add({.in_order = false});
  const uint32_t token =
      fills_.begin_access({.wave = &wave,
                           .counter = kLgkm,
                           .times = times,
                           .entry = entry,
                           .done = time + machine_.scalar_hit + access.size_bytes / scalar_.line_bytes()});
  uint32_t parts = 0;
  uint64_t before = UINT64_MAX;
  for (const uint64_t part : wave.trace->lines_of(access)) {
    const uint64_t line = scalar_.line_of(part * trace::kLineBytes);
    if (line == before) continue;
    before = line;
    use_.scalar.bytes += scalar_.line_bytes();
    Cache::Line* found = scalar_.find(line);
    if (found != nullptr && found->ready != Cache::kPending) {
      count_found(use_.scalar, found->ready, time);
      fills_.access(token).done = std::max(fills_.access(token).done, found->ready);
      continue;
    }
    ++parts;
    count_awaited(use_.scalar, await_line(scalar_, found, token, {.level = PendingFill::Level::scalar, .line = line},
                                          RequestKind::scalar, time));
  }
  wait_for_parts(token, parts);
}

void ClusterMemory::access_vector(TimedWave& wave, const trace::StepAccess& access, uint64_t time) {
  const uint32_t unit_number = unit_of(wave);
  Unit& unit = units_[unit_number];
  const auto lines = wave.trace->lines_of(access);
  uint32_t line_count = 0;
  uint64_t before = UINT64_MAX;
  for (const uint64_t part : lines) {
    const uint64_t line = unit.vector.line_of(part * trace::kLineBytes);
    line_count += line != before;
    before = line;
  }
  const AddressUnit::Work work = unit.addresses.begin(access, line_count, wave.info->image_dwords, time);
  use_.vmem_busy += work.cycles;
  const auto vs = static_cast<size_t>(inst::Counter::vs), vm = static_cast<size_t>(inst::Counter::vm);
  const size_t counter = wave.info->counts[vs] != 0 ? vs : vm;
  Outstanding::Entry waits{
      .queued = static_cast<uint32_t>(std::min<uint64_t>(work.start - time, std::numeric_limits<uint32_t>::max()))};
  PendingAccess pending{
      .wave = &wave, .counter = static_cast<uint8_t>(counter), .entry = wave.outstanding[counter].add(waits)};
  if (wave.info->counts[kLgkm] != 0) {
    waits.in_order = false;
    pending.is_flat = true;
    pending.flat_entry = wave.outstanding[kLgkm].add(waits);
  }
  pending.done = work.start + machine_.vector_hit + work.cycles - std::min(work.cycles, machine_.load_x1_linear);
  const uint32_t token = fills_.begin_access(pending);
  wait_for_parts(token, access.kind == events::AccessKind::load ? load_lines(unit_number, lines, token, work)
                                                                : store_lines(unit_number, lines, token, work, access));
}

uint32_t ClusterMemory::load_lines(uint32_t unit_number, std::span<const uint64_t> lines, uint32_t token,
                                   const AddressUnit::Work& work) {
  Unit& unit = units_[unit_number];
  uint32_t parts = 0, position = 0;
  uint64_t before = UINT64_MAX;
  for (const uint64_t part : lines) {
    const uint64_t sent = work.start + position++ * work.cycles / lines.size();
    const uint64_t line = unit.vector.line_of(part * trace::kLineBytes);
    if (line == before) continue;
    before = line;
    use_.vector.bytes += unit.vector.line_bytes();
    Cache::Line* found = unit.vector.find(line);
    if (found != nullptr && found->ready != Cache::kPending) {
      count_found(use_.vector, found->ready, sent);
      fills_.access(token).done = std::max(fills_.access(token).done, found->ready);
      continue;
    }
    ++parts;
    // The cache looks lines up by their virtual addresses: a miss alone asks for a translation.
    const uint64_t goes_on = found != nullptr ? sent : unit.tlb.translated(line * unit.vector.line_bytes(), sent);
    const bool is_first =
        await_line(unit.vector, found, token, {.level = PendingFill::Level::vector, .unit = unit_number, .line = line},
                   RequestKind::load, goes_on);
    unit.misses += is_first;
    count_awaited(use_.vector, is_first);
  }
  return parts;
}

// Written through, in whole lines where lanes lie side by side.
uint32_t ClusterMemory::store_lines(uint32_t unit_number, std::span<const uint64_t> lines, uint32_t token,
                                    const AddressUnit::Work& work, const trace::StepAccess& access) {
  const FilledCache& cache = units_[unit_number].vector;
  const auto written =
      static_cast<uint16_t>(std::max<size_t>(1, access.lanes * access.size_bytes / std::max<size_t>(1, lines.size())));
  uint32_t parts = 0, position = 0;
  uint64_t before = UINT64_MAX;
  for (const uint64_t part : lines) {
    const uint64_t sent = work.start + position++ * work.cycles / lines.size();
    const uint64_t line = cache.line_of(part * trace::kLineBytes);
    if (line == before) {
      requests_.back().bytes += trace::kLineBytes;
      requests_.back().written += written;
      continue;
    }
    before = line;
    const uint64_t address = line * cache.line_bytes();
    Request store = request_of(units_[unit_number].tlb.translated(address, sent), address, token);
    store.bytes = trace::kLineBytes;
    store.written = written;
    store.lanes = static_cast<uint8_t>(std::max<size_t>(1, access.lanes / lines.size()));
    store.kind = access.kind == events::AccessKind::atomic ? RequestKind::atomic : RequestKind::store;
    requests_.push_back(store);
    ++parts;
  }
  return parts;
}

void ClusterMemory::wait_for_parts(uint32_t token, uint32_t parts) {
  fills_.access(token).parts = parts;
  if (parts != 0) return;
  fills_.access(token).finish();
  fills_.end_access(token);
}

FilledCache& ClusterMemory::cache_of(const PendingFill& fill) {
  switch (fill.level) {
    case PendingFill::Level::vector: return units_[fill.unit].vector;
    case PendingFill::Level::scalar: return scalar_;
    case PendingFill::Level::instruction: break;
  }
  return instruction_;
}

void ClusterMemory::take_answer(const Response& response, const Listener& listener) {
  if (fills_.is_access(response.token)) return finish_part(response.token, response.time, listener);
  const PendingFill fill = fills_.fill(response.token);
  if (fill.level == PendingFill::Level::vector && units_[fill.unit].misses-- == machine_.misses_in_flight)
    listener.unit_free(fill.unit);
  const uint64_t apart = fill.level == PendingFill::Level::scalar ? machine_.scalar_return : 0;
  uint64_t time = response.time;
  fills_.end_fill(cache_of(fill), response.token, response.time, [&](uint32_t access) {
    finish_part(access, time, listener);
    time += apart;
  });
}

void ClusterMemory::finish_part(uint32_t token, uint64_t time, const Listener& listener) {
  if (!fills_.finish_part(token, time)) return;
  const PendingAccess access = fills_.access(token);
  if (access.wave == nullptr) return fills_.end_access(token);
  TimedWave& wave = *access.wave;
  if (access.is_fetch) {
    wave.waits_for_fetch = false;
    wave.base = std::max(wave.base, access.done);
    wave.base_reason = Stall::fetch;
    fetch_ahead(wave, access.done);
  } else {
    access.finish();
  }
  fills_.end_access(token);
  listener.ready(wave, time);
}

void ClusterMemory::stop(uint64_t end) {
  for (const Unit& unit : units_) {
    take_back(use_.vmem_busy, unit.addresses.done(), end);
    take_back(use_.lds_busy, unit.lds.done(), end);
  }
}

}  // namespace lw::timing
