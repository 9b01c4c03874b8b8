// What instructions do to LDS, to the caches of the cluster, and what they ask of the memory behind.
#include <algorithm>
#include <limits>

#include "timing/cluster.h"

namespace lw::timing {
namespace {

void count_awaited(LevelUse& use, bool is_first) { ++(is_first ? use.misses : use.on_the_way); }

}  // namespace

bool Cluster::await_line(FilledCache& cache, Cache::Line* found, uint32_t token, const Pending& fill, RequestKind kind,
                         uint64_t time) {
  uint32_t filling = kNone;
  if (found != nullptr)
    filling = found->fill;
  else
    for (const auto& [line, passing] : cache.passing)
      if (line == fill.line) filling = passing;
  const bool is_first = filling == kNone;
  if (is_first) {
    filling = new_token(fill);
    if (Cache::Line* put = cache.insert(fill.line).line) {
      put->ready = Cache::kPending;
      put->fill = filling;
      pending_[filling].place = put;
    } else {
      cache.passing.emplace_back(fill.line, filling);
    }
    requests_.push_back({.time = time,
                         .address = fill.line * cache.line_bytes(),
                         .bytes = cache.line_bytes(),
                         .token = filling,
                         .cluster = number_,
                         .array = static_cast<uint16_t>(number_ % machine_.arrays),
                         .kind = kind});
  }
  if (token == kNone) return is_first;
  uint32_t waiter = first_free_waiter_;
  if (waiter == kNone) {
    waiter = static_cast<uint32_t>(waiters_.size());
    waiters_.emplace_back();
  } else {
    first_free_waiter_ = waiters_[waiter].next;
  }
  waiters_[waiter] = {token, kNone};
  Pending& its = pending_[filling];
  (its.last_waiter == kNone ? its.first_waiter : waiters_[its.last_waiter].next) = waiter;
  its.last_waiter = waiter;
  return is_first;
}

void Cluster::adopt_code(Cache&& cache) {
  cache.restart();
  static_cast<Cache&>(instruction_) = std::move(cache);
}

// The wave enters another line of code, and asks for those that follow.
void Cluster::fetch(Wave& wave, uint64_t time) {
  if (!instruction_.exists() || what_if_.code_is_there) return;
  const uint64_t address = code_.facts().begin() + uint64_t{wave.trace->steps[wave.next].instruction} * 4;
  const uint64_t entered = instruction_.line_of(address + wave.info->size_bytes - 1);
  if (entered == wave.fetched_line) return;
  wave.fetched_line = entered;
  Cache::Line* line = instruction_.find(entered);
  if (line != nullptr && line->ready != Cache::kPending) {
    use_.instruction.count_found(line->ready, wave.base);
    if (line->ready > wave.base) {
      wave.base = line->ready;
      wave.base_reason = Stall::fetch;
    }
  } else {
    wave.waits_for_fetch = true;
    Pending pending{.wave = &wave};
    pending.counter = inst::kCounters;
    pending.parts = 1;
    count_awaited(use_.instruction,
                  await_line(instruction_, line, new_token(pending),
                             {.what = Awaited::instruction_line, .line = entered}, RequestKind::fetch, time));
    // The rest of the block comes with it.
    const uint64_t lines = std::max(1u, machine_.fetch_block / instruction_.line_bytes());
    for (uint64_t l = entered / lines * lines; l < (entered / lines + 1) * lines; ++l) prefetch(l, time);
    return;
  }
  fetch_ahead(wave, wave.base);
}

// The wave has the line that it entered.
void Cluster::fetch_ahead(const Wave& wave, uint64_t time) {
  for (uint32_t ahead = 1; ahead <= machine_.fetch_ahead; ++ahead) prefetch(wave.fetched_line + ahead, time);
}

void Cluster::prefetch(uint64_t line, uint64_t time) {
  if (instruction_.find(line) != nullptr || line > instruction_.line_of(code_.facts().end() - 1)) return;
  await_line(instruction_, nullptr, kNone, {.what = Awaited::instruction_line, .line = line}, RequestKind::fetch, time);
}

void Cluster::begin_accesses(Wave& wave, uint64_t time) {
  // Permutes and swizzles go through LDS's crossbar and touch no bank.
  if (wave.trace->steps[wave.next].accesses == 0) {
    const auto groups = static_cast<uint16_t>(std::max(1u, footprint_.wave_size / machine_.lds.lanes_at_once(1)));
    trace::Access crossbar{.space = events::Space::lds, .size_bytes = 4};
    crossbar.bank_cycles = crossbar.free_bank_cycles = groups;
    access_lds(wave, crossbar, time);
    return;
  }
  const uint32_t count = wave.trace->steps[wave.next].accesses;
  for (uint32_t i = 0; i < count; ++i) {
    const trace::Access& access = wave.trace->accesses[wave.next_access++];
    if (access.space == events::Space::lds)
      access_lds(wave, access, time);
    else if (wave.info->port == Port::smem)
      access_scalar(wave, access, time);
    else
      access_vector(wave, access, time);
  }
}

// GCN: clocks of LDS for a write or an atomic without conflicts, of which it takes half as many as reads, but wide
// writes faster (rocprofiler-compute, CLRX).
uint32_t Cluster::write_cycles(const Wave& wave, const trace::Access& access) {
  const uint32_t rate = wave.info->lds_bytes, free = access.free_bank_cycles;
  return rate == 0 ? 2 * free : std::max(free, (access.lanes * access.size_bytes + rate / 2) / rate);
}

// GCN: of a wave alone; three dwords take as long as four, and more are several accesses (CLRX).
uint32_t Cluster::read_cycles(uint32_t dwords) const { return machine_.lds_read * (dwords < 3 ? dwords : 4); }

void Cluster::access_lds(Wave& wave, const trace::Access& access, uint64_t time) {
  ComputeUnit& unit = units_[wave.group->lds_unit];
  const uint32_t cycles = what_if_.lds_conflicts ? access.bank_cycles : access.free_bank_cycles;
  const uint32_t conflict = cycles - access.free_bank_cycles;
  const bool is_load = access.kind == events::AccessKind::load;
  const uint32_t dwords = std::max(1u, (access.size_bytes + 3u) / 4);
  const uint32_t rate = what_if_.scales.lds_rate;
  const uint32_t work =
      std::max(1u, (is_load || !machine_.takes_turns() ? cycles : conflict + write_cycles(wave, access)) / rate);
  const uint64_t start = std::max(time, unit.lds_free);
  unit.lds_free = start + work;
  if (machine_.takes_turns()) {
    uint64_t& port = unit.lds_port_free[lds_port(wave)];
    const uint32_t alone = wave.info->alone != 0 ? wave.info->alone
                           : is_load             ? read_cycles(dwords)
                                                 : machine_.lds_address + machine_.lds_dword * dwords;
    port = time + std::max(alone / rate, work);
  }
  use_.lds_busy += work;
  use_.lds_conflicts += conflict;
  uint32_t latency = machine_.lds_latency + work - 1;
  if (access.kind == events::AccessKind::store)
    latency = std::max(latency, machine_.lds_write + machine_.lds_write_next * (dwords - 1));
  const Outstanding::Entry entry{
      .done = start + latency, .conflict = conflict, .queued = static_cast<uint32_t>(start - time)};
  for (size_t counter = 0; counter < inst::kCounters; ++counter)
    if (wave.info->counts[counter] != 0) wave.outstanding[counter].add(entry);
}

void Cluster::access_scalar(Wave& wave, const trace::Access& access, uint64_t time) {
  scalar_free_ = time + machine_.scalar_issue;
  auto& counter = wave.outstanding[kLgkm];
  const uint64_t entry = counter.add({.in_order = false});
  for (uint32_t i = 1; i < wave.info->counts[kLgkm]; ++i) counter.add({.in_order = false});
  Pending pending{.wave = &wave, .entry = entry};
  pending.counter = kLgkm;
  pending.times = wave.info->counts[kLgkm];
  pending.done = time + machine_.scalar_hit + access.size_bytes / scalar_.line_bytes();
  const uint32_t token = new_token(pending);
  uint32_t parts = 0;
  uint64_t before = UINT64_MAX;
  for (const uint64_t part : wave.trace->lines_of(access)) {
    const uint64_t line = scalar_.line_of(part * trace::kLineBytes);
    if (line == before) continue;
    before = line;
    use_.scalar.bytes += scalar_.line_bytes();
    Cache::Line* found = scalar_.find(line);
    if (found != nullptr && found->ready != Cache::kPending) {
      use_.scalar.count_found(found->ready, time);
      pending_[token].done = std::max(pending_[token].done, found->ready);
      continue;
    }
    ++parts;
    count_awaited(use_.scalar, await_line(scalar_, found, token, {.what = Awaited::scalar_line, .line = line},
                                          RequestKind::scalar, time));
  }
  pending_[token].parts = parts;
  if (parts != 0) return;
  finish_access(pending_[token]);
  free_token(token);
}

// Of 64 lanes' texels: the way of the data to registers, and the filter. Stores have the path of others for their data.
uint32_t Cluster::texel_cycles(const trace::Access& access, uint32_t dwords) const {
  if (access.kind != events::AccessKind::load)
    return std::max(machine_.image_x1, 64 * access.size_bytes / machine_.store_bytes);
  const bool linear = access.pattern != trace::Pattern::other;
  const uint32_t loaded = dwords <= 2 ? machine_.image_x1
                          : linear    ? machine_.image_x4_linear
                                      : machine_.image_x4_random;
  const uint32_t bytes = access.size_bytes;
  const uint32_t filtered = bytes <= 4 ? machine_.filter_4 : bytes <= 8 ? machine_.filter_8 : machine_.filter_16;
  return std::max(loaded, filtered * access.quads);
}

// The same of buffers.
uint32_t Cluster::dword_cycles(const trace::Access& access) const {
  const uint32_t dwords = std::max(1u, (access.size_bytes + 3u) / 4);
  const bool side_by_side = access.pattern != trace::Pattern::other;
  if (access.kind == events::AccessKind::store) {
    // Addresses as for a dword; data through a path of their own.
    const uint32_t addresses = side_by_side ? machine_.load_x1_linear : machine_.load_x1_random;
    return std::max(addresses, 64 * access.size_bytes / machine_.store_bytes);
  }
  switch (dwords) {
    case 1: return side_by_side ? machine_.load_x1_linear : machine_.load_x1_random;
    case 2: return machine_.load_x2;
    case 3: return side_by_side ? machine_.load_x3_linear : machine_.load_x3_random;
    default: return (side_by_side ? machine_.load_x4_linear : machine_.load_x4_random) * ((dwords + 3) / 4);
  }
}

// Clocks of the compute unit's address and data path, for an access to so many lines of the cache.
uint32_t Cluster::address_cycles(const trace::Access& access, uint32_t lines, uint32_t image_dwords) const {
  const bool side_by_side = access.pattern != trace::Pattern::other;
  uint32_t cycles = access.is_texel ? texel_cycles(access, image_dwords) : dword_cycles(access);
  // Numbers are for 64 lanes.
  cycles = std::max<uint32_t>(1, cycles * access.lanes / 64);
  // The data come from the cache at its rate, whatever the instruction is.
  if (access.kind == events::AccessKind::load && !access.is_texel)
    cycles = std::max(cycles, access.lanes * access.size_bytes / machine_.load_bytes);
  if (machine_.vector_banks.count != 0) {
    // Strides were measured on a WGP, whose two caches share the work.
    uint32_t found = (lines + machine_.line_rate - 1) / machine_.line_rate;
    if (!side_by_side && lines > 1) found = std::max(found, machine_.lines_least);
    // Texels come in blocks of lines; nothing says that their lanes meet in banks.
    const uint32_t conflicts = access.is_texel ? 0u : access.bank_cycles - access.free_bank_cycles;
    cycles = std::max(cycles + 2 * conflicts, 2 * found);
  }
  return cycles;
}

void Cluster::access_vector(Wave& wave, const trace::Access& access, uint64_t time) {
  const uint32_t unit_number = unit_of(wave);
  ComputeUnit& unit = units_[unit_number];
  const auto lines = wave.trace->lines_of(access);
  uint32_t line_count = 0;
  uint64_t before = UINT64_MAX;
  for (const uint64_t part : lines) {
    const uint64_t line = unit.vector.line_of(part * trace::kLineBytes);
    line_count += line != before;
    before = line;
  }
  const uint32_t cycles = address_cycles(access, line_count, wave.info->image_dwords);
  const uint64_t start = std::max(time, unit.vmem_free);
  unit.vmem_free = start + cycles;
  use_.vmem_busy += cycles;
  const bool is_load = access.kind == events::AccessKind::load;
  const auto vs = static_cast<size_t>(inst::Counter::vs), vm = static_cast<size_t>(inst::Counter::vm);
  const size_t counter = wave.info->counts[vs] != 0 ? vs : vm;
  Outstanding::Entry waits{
      .queued = static_cast<uint32_t>(std::min<uint64_t>(start - time, std::numeric_limits<uint32_t>::max()))};
  Pending pending{.wave = &wave, .entry = wave.outstanding[counter].add(waits)};
  pending.counter = static_cast<uint8_t>(counter);
  if (wave.info->counts[kLgkm] != 0) {
    waits.in_order = false;
    pending.is_flat = true;
    pending.flat_entry = wave.outstanding[kLgkm].add(waits);
  }
  pending.done = start + machine_.vector_hit + cycles - std::min(cycles, machine_.load_x1_linear);
  const uint32_t token = new_token(pending);
  uint32_t parts = 0, position = 0;
  before = UINT64_MAX;
  Request store;
  for (const uint64_t part : lines) {
    const uint64_t sent = start + position++ * cycles / std::max<size_t>(1, lines.size());
    const uint64_t line = unit.vector.line_of(part * trace::kLineBytes);
    if (!is_load) {
      // Written through, in whole lines where lanes lie side by side.
      if (line == before) {
        requests_.back().bytes += trace::kLineBytes;
        continue;
      }
      before = line;
      store = {.time = sent,
               .address = line * unit.vector.line_bytes(),
               .bytes = trace::kLineBytes,
               .token = token,
               .cluster = number_,
               .array = static_cast<uint16_t>(number_ % machine_.arrays)};
      store.lanes = static_cast<uint8_t>(std::max<size_t>(1, access.lanes / lines.size()));
      store.kind = access.kind == events::AccessKind::atomic ? RequestKind::atomic : RequestKind::store;
      requests_.push_back(store);
      ++parts;
      continue;
    }
    if (line == before) continue;
    before = line;
    use_.vector.bytes += unit.vector.line_bytes();
    Cache::Line* found = unit.vector.find(line);
    if (found != nullptr && found->ready != Cache::kPending) {
      use_.vector.count_found(found->ready, sent);
      pending_[token].done = std::max(pending_[token].done, found->ready);
      continue;
    }
    ++parts;
    const bool is_first =
        await_line(unit.vector, found, token, {.what = Awaited::vector_line, .unit = unit_number, .line = line},
                   RequestKind::load, sent);
    unit.misses += is_first;
    count_awaited(use_.vector, is_first);
  }
  pending_[token].parts = parts;
  if (parts != 0) return;
  finish_access(pending_[token]);
  free_token(token);
}

}  // namespace lw::timing
