#include "timing/memory_system.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lw::timing {
namespace {

CacheShape part_of(CacheShape shape, uint32_t parts) {
  shape.bytes /= std::max(1u, parts);
  return shape;
}

}  // namespace

MemorySystem::MemorySystem(const Machine& machine, const Scales& scales, std::span<const ByteRange> compressed)
    : machine_(machine),
      scales_(scales),
      array_free_(machine.arrays),
      array_fill_free_(machine.arrays),
      slice_free_(machine.l2_slices),
      l3_free_(machine.l2_slices),
      dram_(faster(machine.dram, scales.memory_bandwidth)),
      compressed_(compressed) {
  earliest_answer_ = std::min({machine.l2_hit, machine.memory_latency, machine.fetch_miss});
  if (machine.array.bytes != 0) earliest_answer_ = std::min<uint64_t>(earliest_answer_, machine.array_hit);
  if (machine.l3.bytes != 0) earliest_answer_ = std::min<uint64_t>(earliest_answer_, machine.l3_hit);
  earliest_answer_ = std::max<uint64_t>(1, earliest_answer_);
  for (uint32_t i = 0; i < machine.arrays; ++i) arrays_.emplace_back(machine.array);
  for (uint32_t i = 0; i < machine.l2_slices; ++i) {
    slices_.emplace_back(part_of(machine.l2, machine.l2_slices));
    l3_.emplace_back(part_of(machine.l3, machine.l2_slices));
  }
}

void MemorySystem::adopt(KeptMemory&& kept) {
  if (kept.l2.size() != slices_.size()) return;
  for (auto* caches : {&kept.l2, &kept.l3})
    for (Cache& cache : *caches) cache.restart();
  slices_ = std::move(kept.l2);
  l3_ = std::move(kept.l3);
  pages_ = std::move(kept.pages);
  for (auto& [number, page] : pages_) page.known = 0;
}

KeptMemory MemorySystem::leave() { return {std::move(slices_), std::move(l3_), std::move(pages_)}; }

uint32_t MemorySystem::slice_of(uint64_t address) const {
  return static_cast<uint32_t>(Dram::hashed_block(address, machine_.dram.interleave_bytes) % machine_.l2_slices);
}

// When the access goes on, which may have to wait for the translation that the first one to the page asked for.
uint64_t MemorySystem::translated(uint64_t time, uint64_t address) {
  if (machine_.translation == 0) return time;
  const uint64_t block = address / machine_.dram.interleave_bytes;
  const auto [at, is_first] =
      pages_.try_emplace(address / machine_.page_bytes, TranslatedPage{block, time + machine_.translation});
  TranslatedPage& page = at->second;
  if (time >= page.known || block == page.first_block) return time;
  const uint64_t goes_on = page.known;
  page.known += machine_.translation_return;
  return goes_on;
}

uint32_t MemorySystem::begin_fill(Cache::Line* place, uint64_t address) {
  const uint32_t fill = fills_.add({.place = place, .address = address});
  if (place != nullptr) {
    place->ready = Cache::kPending;
    place->fill = fill;
  }
  return fill;
}

// The line is there at `ready`. Those that asked for it when it was on its way get it no sooner than a hit.
void MemorySystem::end_fill(uint32_t fill, uint64_t ready, uint32_t hit_cycles) {
  const Fill its = fills_[fill];
  fills_.free(fill);
  if (its.place != nullptr) its.place->ready = ready;
  waiting_for_lines_.take_all(its.waiting,
                              [&](const Waiter& waiter) { answer(waiter, std::max(waiter.time + hit_cycles, ready)); });
}

void MemorySystem::answer(const Waiter& waiter, uint64_t time) {
  // What the L2 misses takes longer still for the scalar cache and for code.
  if (waiter.is_first && waiter.kind == RequestKind::scalar) time += machine_.scalar_miss_extra;
  if (waiter.is_first && waiter.kind == RequestKind::fetch) time = std::max(time, waiter.time + machine_.fetch_miss);
  if (waiter.array_fill != kNone)
    end_fill(waiter.array_fill, time, machine_.array_hit);
  else
    answers_.push_back({time, waiter.token, waiter.cluster});
}

void MemorySystem::serve(const Request& request) {
  const uint64_t time = request.kind == RequestKind::fetch ? request.time : translated(request.time, request.address);
  const bool is_read = request.kind == RequestKind::load || request.kind == RequestKind::scalar;
  if (is_read && arrays_[request.array % arrays_.size()].exists()) return serve_array(request, time);
  serve_l2({.token = request.token, .cluster = request.cluster, .kind = request.kind}, request, time);
}

void MemorySystem::serve_array(const Request& request, uint64_t time) {
  Cache& array = arrays_[request.array % arrays_.size()];
  double& free = array_free_[request.array % arrays_.size()];
  const double start = std::max(static_cast<double>(time), free);
  // Each bank delivers a line, or a part of one.
  free = start + static_cast<double>(std::max(request.bytes, array.line_bytes())) / machine_.array_bytes_per_cycle;
  array_use_.queued_cycles += static_cast<uint64_t>(start) - time;
  array_use_.bytes += request.bytes;
  time = static_cast<uint64_t>(start);
  const Waiter waiter{.time = time, .token = request.token, .cluster = request.cluster, .kind = request.kind};
  const uint64_t line = array.line_of(request.address);
  if (const Cache::Line* found = array.find(line)) {
    count_found(array_use_, found->ready, time);
    if (found->ready == Cache::kPending) return wait_for(found->fill, waiter);
    return answer(waiter, std::max(time + machine_.array_hit, found->ready));
  }
  ++array_use_.misses;
  const uint32_t fill = begin_fill(array.insert(line).line, request.address);
  wait_for(fill, waiter);
  double& bus_free = array_fill_free_[request.array % arrays_.size()];
  const double asks = std::max(static_cast<double>(time), bus_free);
  bus_free = asks + static_cast<double>(request.bytes) / machine_.array_fill_bytes_per_cycle;
  serve_l2({.array_fill = fill, .kind = request.kind}, request, static_cast<uint64_t>(asks));
}

void MemorySystem::serve_l2(const Waiter& asks, const Request& request, uint64_t time) {
  const uint32_t slice = slice_of(request.address);
  Cache& cache = slices_[slice];
  double busy = std::max(1.0, static_cast<double>(request.bytes) / machine_.l2_bytes_per_cycle);
  if (request.kind == RequestKind::atomic)
    busy = std::max(busy, std::ceil(static_cast<double>(request.lanes) / machine_.l2_atomics));
  double& free = slice_free_[slice];
  const double start = std::max(static_cast<double>(time), free);
  free = start + busy / scales_.l2_bandwidth;
  l2_use_.queued_cycles += static_cast<uint64_t>(start) - time;
  l2_use_.bytes += request.bytes;
  time = static_cast<uint64_t>(start);

  Waiter waiter = asks;
  waiter.time = time;
  Cache::Line* found = cache.find(cache.line_of(request.address));
  if (found == nullptr) {
    ++l2_use_.misses;
    return request.kind == RequestKind::store ? store_miss(cache, waiter, request) : miss_l2(cache, waiter, request);
  }
  count_found(l2_use_, found->ready, time);
  if (request.kind == RequestKind::store || request.kind == RequestKind::atomic) found->write(request.written);
  if (request.kind == RequestKind::store) return answer(waiter, time + machine_.store_latency);
  if (found->ready == Cache::kPending) return wait_for(found->fill, waiter);
  answer(waiter, std::max(time + machine_.l2_hit, found->ready));
}

// A store leaves the count of the bytes that it wrote: nothing is read for it. But it waits for its place until memory
// accepts the line that lay there: stores go no faster than memory takes them.
void MemorySystem::store_miss(Cache& cache, const Waiter& waiter, const Request& request) {
  const Cache::Replaced replaced = cache.insert(cache.line_of(request.address));
  if (replaced.line != nullptr) {
    replaced.line->ready = waiter.time;
    replaced.line->write(request.written);
  }
  if (replaced.written == 0) return answer(waiter, waiter.time + machine_.store_latency);
  ++waiting_;
  write_back(replaced, cache.line_bytes(), waiter.time, stores_.add({waiter.token, waiter.cluster}));
}

// Only the bursts in which something was written go to memory.
void MemorySystem::write_back(const Cache::Replaced& replaced, uint32_t line_bytes, uint64_t time, uint32_t token) {
  const uint32_t bytes = std::min(line_bytes, replaced.written);
  bytes_written_ += bytes;
  dram_.add(time, replaced.old_tag * line_bytes, bytes, true, token);
}

void MemorySystem::miss_l2(Cache& cache, const Waiter& waiter, const Request& request) {
  const uint64_t line = cache.line_of(request.address);
  const Cache::Replaced replaced = cache.insert(line);
  if (replaced.written != 0) write_back(replaced, cache.line_bytes(), waiter.time, kNone);
  const uint32_t fill = begin_fill(replaced.line, line * cache.line_bytes());
  if (replaced.line != nullptr && request.kind == RequestKind::atomic) replaced.line->write(request.written);
  Waiter first = waiter;
  first.is_first = true;
  wait_for(fill, first);
  ++waiting_;
  if (const auto ready = serve_beyond_l2(waiter.time, line * cache.line_bytes(), cache.line_bytes(), fill)) {
    --waiting_;
    end_fill(fill, *ready, machine_.l2_hit);
  }
}

std::optional<uint64_t> MemorySystem::serve_beyond_l2(uint64_t time, uint64_t address, uint32_t bytes, uint32_t fill) {
  const uint32_t slice = slice_of(address);
  Cache& cache = l3_[slice];
  if (cache.exists()) {
    double& free = l3_free_[slice];
    const double start = std::max(static_cast<double>(time), free);
    free = start + static_cast<double>(bytes) * machine_.l2_slices / machine_.l3_bytes_per_cycle;
    l3_use_.queued_cycles += static_cast<uint64_t>(start) - time;
    l3_use_.bytes += bytes;
    time = static_cast<uint64_t>(start);
    if (const Cache::Line* found = cache.find(cache.line_of(address))) {
      count_found(l3_use_, found->ready, time);
      return std::max(time + machine_.l3_hit, found->ready);
    }
    ++l3_use_.misses;
  }
  const uint32_t transferred = transferred_bytes(address, bytes);
  bytes_read_ += transferred;
  dram_.add(time, address, transferred, false, fill);
  return std::nullopt;
}

// What memory transfers of a line. A block of a compressed texture takes all of its bytes, a half or a quarter, so that
// the mean is Machine::dcc_percent. Which of them depends on texels; here it depends on the address alone.
uint32_t MemorySystem::transferred_bytes(uint64_t address, uint32_t bytes) {
  const auto range = std::ranges::upper_bound(compressed_, address, {}, &ByteRange::end);
  if (range == compressed_.end() || address < range->begin) return bytes;
  // Fractions of multiples of the golden ratio are spread evenly.
  const uint64_t block = address / machine_.dcc_block_bytes;
  const double place = std::fmod(static_cast<double>(block) * std::numbers::phi, 1) * kAllPercent;
  const uint32_t percent = machine_.dcc_percent;
  const bool has_whole = percent >= kAllPercent / 2;
  const uint32_t larger = has_whole ? (percent - kAllPercent / 2) * 2 : (percent - kAllPercent / 4) * 4;
  const uint32_t parts = (has_whole ? 1 : 2) * (place < larger ? 1 : 2);
  const uint32_t transferred = std::max(bytes / parts, std::min(bytes, machine_.dram.burst_bytes));
  texture_bytes_ += bytes;
  texture_bytes_read_ += transferred;
  return transferred;
}

void MemorySystem::end_store(const Begun& store) {
  if (store.token == kNone) return;
  --waiting_;
  answers_.push_back({store.time + machine_.store_latency, stores_[store.token].token, stores_[store.token].cluster});
  stores_.free(store.token);
}

void MemorySystem::end_load(const Begun& load) {
  --waiting_;
  const uint64_t ready = load.time + machine_.memory_after_row;
  const uint64_t address = fills_[load.token].address;
  Cache& l3 = l3_[slice_of(address)];
  if (l3.exists())
    for (uint64_t l = l3.line_of(address); l <= l3.line_of(address + machine_.l2.line_bytes - 1); ++l)
      l3.insert(l).line->ready = ready;
  end_fill(load.token, ready, machine_.l2_hit);
}

void MemorySystem::advance(uint64_t end) {
  begun_.clear();
  dram_.advance(
      end,
      [this](uint32_t store, uint64_t time) {
        begun_.push_back({time, store, true});
      },
      [this](uint32_t fill, uint64_t time) {
        begun_.push_back({time, fill, false});
      });
  // Fills lie anywhere in the host's memory, and so does what they name.
  constexpr size_t kAhead = 4;
  for (size_t i = 0; i < begun_.size(); ++i) {
    if (i + 2 * kAhead < begun_.size() && !begun_[i + 2 * kAhead].is_write) fills_.expect(begun_[i + 2 * kAhead].token);
    if (i + kAhead < begun_.size() && !begun_[i + kAhead].is_write) {
      const Fill& fill = fills_[begun_[i + kAhead].token];
      __builtin_prefetch(fill.place, 1);
      waiting_for_lines_.expect(fill.waiting);
    }
    begun_[i].is_write ? end_store(begun_[i]) : end_load(begun_[i]);
  }
}

}  // namespace lw::timing
