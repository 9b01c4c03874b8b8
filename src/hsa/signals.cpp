#include "hsa/signals.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <thread>
#include <vector>

#include "hsa/allocations.h"
#include "hsa/queue.h"
#include "hsa/streams.h"

namespace lw::hsa {

std::atomic<unsigned> KernelsRun::running{0};

namespace {

constexpr size_t kSlabBytes = 64 << 10;
constexpr size_t kSlabSignals = kSlabBytes / sizeof(amd_signal_t);
constexpr size_t kMaxSlabs = 4096;

// A slab of signals in kernels' reach, and what the host alone knows of them.
struct Slab {
  Signal* signals = nullptr;
  std::array<Signal::Host, kSlabSignals> host;
};

// Slabs are added and never removed, so that a handle can be checked without a lock.
struct Slabs {
  std::atomic<size_t> count{0};
  std::array<std::atomic<Slab*>, kMaxSlabs> slab{};
  std::mutex mutex;
  std::vector<Signal*> free;
};
Slabs& slabs() {
  static auto* const all = new Slabs;
  return *all;
}

struct Place {
  Slab* slab = nullptr;
  size_t index = 0;
};
Place place_of(const void* signal) {
  Slabs& all = slabs();
  const auto at = reinterpret_cast<uintptr_t>(signal);
  for (size_t i = all.count.load(std::memory_order_acquire); i-- != 0;) {
    Slab* slab = all.slab[i].load(std::memory_order_relaxed);
    const uint64_t offset = at - reinterpret_cast<uintptr_t>(slab->signals);
    if (offset < kSlabBytes && offset % sizeof(amd_signal_t) == 0) return {slab, offset / sizeof(amd_signal_t)};
  }
  return {};
}

// Sleeping threads share a few places to be woken at.
struct Sleepers {
  std::mutex mutex;
  std::condition_variable woken;
};
Sleepers& sleepers() {
  static auto* const all = new Sleepers;
  return *all;
}

// How long a sleeper trusts that it is told of changes. Kernels change signals without a word.
std::chrono::microseconds longest_nap() {
  return KernelsRun::running.load() != 0 ? std::chrono::microseconds(200) : std::chrono::microseconds(5000);
}

constexpr std::chrono::microseconds kSpin(20);

}  // namespace

Signal::Host& Signal::host() {
  const Place place = place_of(this);
  return place.slab->host[place.index];
}

void Signal::changed() {
  Host& mine = host();
  if (Queue* queue = mine.queue.load(std::memory_order_acquire)) queue->ring(value().load());
  std::atomic_thread_fence(std::memory_order_seq_cst);
  if (mine.waiters.load() != 0) {
    Sleepers& all = sleepers();
    { const std::lock_guard lock(all.mutex); }
    all.woken.notify_all();
  }
  if (mine.handlers.load() != 0) wake_handlers();
}

Signal* signal_of(hsa_signal_t handle) {
  const Place place = place_of(reinterpret_cast<const void*>(handle.handle));
  if (place.slab == nullptr || !place.slab->host[place.index].in_use.load(std::memory_order_acquire)) return nullptr;
  return place.slab->signals + place.index;
}

Signal* make_signal(int64_t initial_value) {
  Slabs& all = slabs();
  const std::lock_guard lock(all.mutex);
  if (all.free.empty()) {
    const size_t count = all.count.load();
    if (count == kMaxSlabs) throw std::bad_alloc();
    auto slab = std::make_unique<Slab>();
    slab->signals = reinterpret_cast<Signal*>(allocate_shared(kSlabBytes, kSignalMemory, /*writable=*/true));
    for (size_t i = kSlabSignals; i-- != 0;) all.free.push_back(slab->signals + i);
    all.slab[count].store(slab.release());
    all.count.store(count + 1, std::memory_order_release);
  }
  Signal* signal = all.free.back();
  all.free.pop_back();
  std::memset(&signal->shared, 0, sizeof(signal->shared));
  signal->shared.kind = AMD_SIGNAL_KIND_USER;
  signal->value().store(initial_value);
  Signal::Host& host = signal->host();
  host.waiters = 0;
  host.handlers = 0;
  host.queue = nullptr;
  host.in_use = true;
  return signal;
}

void destroy_signal(Signal& signal) {
  Slabs& all = slabs();
  Signal::Host& host = signal.host();
  if (!host.in_use.exchange(false)) return;
  OrderLock().forget(signal);
  host.queue = nullptr;
  const std::lock_guard lock(all.mutex);
  // Not the next one to be handed out: who still looks at it finds an old value rather than a stranger's.
  all.free.insert(all.free.begin() + static_cast<std::ptrdiff_t>(all.free.size() / 2), &signal);
}

bool satisfies(int64_t value, hsa_signal_condition_t condition, int64_t compared) {
  switch (condition) {
    case HSA_SIGNAL_CONDITION_EQ: return value == compared;
    case HSA_SIGNAL_CONDITION_NE: return value != compared;
    case HSA_SIGNAL_CONDITION_LT: return value < compared;
    case HSA_SIGNAL_CONDITION_GTE: return value >= compared;
    default: return true;
  }
}

namespace {

Satisfied look(std::span<const Awaited> awaited) {
  for (size_t i = 0; i < awaited.size(); ++i) {
    const int64_t value = awaited[i].signal->value().load(std::memory_order_seq_cst);
    if (satisfies(value, awaited[i].condition, awaited[i].compared)) return {i, value};
  }
  return {kNone, awaited.empty() ? 0 : awaited[0].signal->value().load()};
}

}  // namespace

Satisfied wait_any(std::span<const Awaited> awaited, uint64_t timeout_ns, bool active) {
  using Clock = std::chrono::steady_clock;
  Satisfied found = look(awaited);
  if (found.index != kNone || timeout_ns == 0) return found;
  const Clock::time_point begin = Clock::now();
  constexpr uint64_t kLongest = uint64_t{1} << 60;
  const Clock::time_point end = begin + std::chrono::nanoseconds(std::min(timeout_ns, kLongest));
  if (active) {
    const Clock::time_point spin_end = std::min(end, begin + kSpin);
    while (Clock::now() < spin_end) {
      found = look(awaited);
      if (found.index != kNone) return found;
      std::this_thread::yield();
    }
  }
  for (const Awaited& one : awaited) one.signal->host().waiters.fetch_add(1);
  {
    Sleepers& all = sleepers();
    std::unique_lock lock(all.mutex);
    while (true) {
      found = look(awaited);
      const Clock::time_point now = Clock::now();
      if (found.index != kNone || now >= end) break;
      all.woken.wait_until(lock, std::min(end, now + longest_nap()));
    }
  }
  for (const Awaited& one : awaited) one.signal->host().waiters.fetch_sub(1);
  return found;
}

}  // namespace lw::hsa
