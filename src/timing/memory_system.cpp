#include "timing/memory_system.h"

#include <algorithm>
#include <cmath>

namespace lw::timing {
namespace {

CacheShape part_of(CacheShape shape, uint32_t parts) {
  shape.bytes /= std::max(1u, parts);
  return shape;
}

}  // namespace

MemorySystem::MemorySystem(const Machine& machine, const Scales& scales)
    : machine_(machine),
      scales_(scales),
      array_free_(machine.arrays),
      slice_free_(machine.l2_slices),
      l3_free_(machine.l2_slices),
      channel_free_(machine.l2_slices),
      open_rows_(machine.l2_slices),
      channel_busy_(machine.l2_slices) {
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

// Hashed over the bits above, so that strides do not meet in one slice.
uint32_t MemorySystem::slice_of(uint64_t address) const {
  uint64_t block = address / machine_.interleave_bytes;
  block ^= block >> 7 ^ block >> 13;
  return static_cast<uint32_t>(block % machine_.l2_slices);
}

// When the access goes on, which may have to wait for the translation that the first one to the page asked for.
uint64_t MemorySystem::translated(uint64_t time, uint64_t address) {
  if (machine_.translation == 0) return time;
  const uint64_t block = address / machine_.interleave_bytes;
  const auto [at, is_first] =
      pages_.try_emplace(address / machine_.page_bytes, TranslatedPage{block, time + machine_.translation});
  TranslatedPage& page = at->second;
  if (time >= page.known || block == page.first_block) return time;
  const uint64_t goes_on = page.known;
  page.known += machine_.translation_return;
  return goes_on;
}

Response MemorySystem::serve(const Request& request) {
  uint64_t time = request.kind == RequestKind::fetch ? request.time : translated(request.time, request.address);
  Cache& array = arrays_[request.array % arrays_.size()];
  const bool is_read = request.kind == RequestKind::load || request.kind == RequestKind::scalar;
  if (array.exists() && is_read) {
    double& free = array_free_[request.array % arrays_.size()];
    const double start = std::max(static_cast<double>(time), free);
    free = start + std::max(1.0, static_cast<double>(request.bytes) / machine_.array_bytes_per_cycle);
    array_use_.queued_cycles += static_cast<uint64_t>(start) - time;
    array_use_.bytes += request.bytes;
    time = static_cast<uint64_t>(start);
    const uint64_t line = array.line_of(request.address);
    if (const Cache::Line* found = array.find(line)) {
      count_found(array_use_, found->ready, time);
      return {std::max(time + machine_.array_hit, found->ready), request.token};
    }
    ++array_use_.misses;
    const uint64_t answer = serve_l2(request, time);
    if (Cache::Line* put = array.insert(line).line) put->ready = answer;
    return {answer, request.token};
  }
  return {serve_l2(request, time), request.token};
}

uint64_t MemorySystem::serve_l2(const Request& request, uint64_t time) {
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

  const uint64_t line = cache.line_of(request.address);
  const bool writes = request.kind == RequestKind::store || request.kind == RequestKind::atomic;
  if (Cache::Line* found = cache.find(line)) {
    count_found(l2_use_, found->ready, time);
    found->is_dirty |= writes;
    const uint64_t ready = request.kind == RequestKind::store ? 0 : found->ready;
    return std::max(time + (request.kind == RequestKind::store ? machine_.store_latency : machine_.l2_hit), ready);
  }
  ++l2_use_.misses;
  // A store leaves a mask of the bytes it wrote: nothing is read for it. But it waits for its place until the line that
  // lies there has gone to memory: what is stored goes no faster than memory takes it.
  const bool is_store = request.kind == RequestKind::store;
  uint64_t answer = is_store ? time : serve_beyond_l2(time, request.address, cache.line_bytes());
  const Cache::Replaced replaced = cache.insert(line);
  if (replaced.was_dirty) {
    const double begins = use_memory(time, replaced.old_tag * cache.line_bytes(), cache.line_bytes(), true);
    if (is_store) answer = static_cast<uint64_t>(begins);
  }
  if (is_store) answer += machine_.store_latency;
  replaced.line->ready = answer;
  replaced.line->is_dirty = writes;
  if (request.kind == RequestKind::scalar) return answer + machine_.scalar_miss_extra;
  if (request.kind == RequestKind::fetch) return std::max(answer, time + machine_.fetch_miss);
  return answer;
}

uint64_t MemorySystem::serve_beyond_l2(uint64_t time, uint64_t address, uint32_t bytes) {
  const uint32_t slice = slice_of(address);
  Cache& cache = l3_[slice];
  if (cache.exists()) {
    double& free = l3_free_[slice];
    const double start = std::max(static_cast<double>(time), free);
    free = start + static_cast<double>(bytes) * machine_.l2_slices / machine_.l3_bytes_per_cycle;
    l3_use_.queued_cycles += static_cast<uint64_t>(start) - time;
    l3_use_.bytes += bytes;
    time = static_cast<uint64_t>(start);
    const uint64_t line = cache.line_of(address);
    if (const Cache::Line* found = cache.find(line)) {
      count_found(l3_use_, found->ready, time);
      return std::max(time + machine_.l3_hit, found->ready);
    }
    ++l3_use_.misses;
    const auto answer = static_cast<uint64_t>(use_memory(time, address, bytes, false)) + machine_.memory_latency;
    for (uint64_t at = line; at <= cache.line_of(address + bytes - 1); ++at) cache.insert(at).line->ready = answer;
    return answer;
  }
  return static_cast<uint64_t>(use_memory(time, address, bytes, false)) + machine_.memory_latency;
}

// Whether the row that the address lies in has to be opened, in the place of the one that was not used for longest.
bool MemorySystem::opens_row(uint32_t slice, uint64_t address) {
  const uint64_t row = address / (uint64_t{machine_.memory_row} * machine_.l2_slices);
  std::vector<uint64_t>& open = open_rows_[slice];
  const auto at = std::find(open.begin(), open.end(), row);
  if (at != open.end()) {
    std::rotate(open.begin(), at, at + 1);
    return false;
  }
  if (open.size() >= machine_.memory_open_rows && !open.empty()) open.pop_back();
  open.insert(open.begin(), row);
  return true;
}

// A channel that still transfers at `end` has done so without a pause since before.
double MemorySystem::memory_busy_cycles(uint64_t end) const {
  double sum = 0;
  for (size_t i = 0; i < channel_busy_.size(); ++i)
    sum += std::max(0.0, channel_busy_[i] - std::max(0.0, channel_free_[i] - static_cast<double>(end)));
  return sum / static_cast<double>(channel_busy_.size());
}

// When the channel begins with it.
double MemorySystem::use_memory(uint64_t time, uint64_t address, uint32_t bytes, bool is_write) {
  const double efficiency = is_write ? machine_.write_efficiency : machine_.read_efficiency;
  const double rate = machine_.memory_bytes_per_cycle * efficiency * scales_.memory_bandwidth / machine_.l2_slices;
  const uint32_t slice = slice_of(address);
  double& free = channel_free_[slice];
  const double start = std::max(static_cast<double>(time), free);
  const double busy = (bytes + (opens_row(slice, address) ? machine_.memory_row_loss : 0)) / rate;
  free = start + busy;
  channel_busy_[slice] += busy;
  memory_use_.queued_cycles += static_cast<uint64_t>(start) - time;
  memory_use_.bytes += bytes;
  ++memory_use_.misses;
  (is_write ? bytes_written_ : bytes_read_) += bytes;
  return start;
}

}  // namespace lw::timing
