#include "hsa/allocations.h"

#include <fmt/format.h>
#include <sys/mman.h>

#include <algorithm>
#include <deque>

#include "hsa/checks.h"
#include "hsa/streams.h"

namespace lw::hsa {
namespace {

constexpr size_t kPage = 4096;
// Around every allocation, so that a near miss is a fault; where dispatches are checked, a far one.
size_t guard_bytes() { return is_checking() ? size_t{128} << 20 : 64 << 10; }

template <class Function>
void for_each_gpu(AgentSet set, Function function) {
  for (const auto& agent : Runtime::current()->agents())
    if (agent->is_gpu && (set & set_of(*agent)) != 0) function(*agent);
}

// Large pieces begin where huge pages do, as the driver lays them out; the device's malloc masks addresses with that.
constexpr size_t kHugePage = 2 << 20;

struct Mapping {
  std::span<std::byte> all, usable;
};
std::optional<Mapping> map_with_guards(size_t size_bytes) {
  const size_t usable = align_up(std::max<size_t>(size_bytes, 1), kPage);
  const size_t alignment = usable < kHugePage ? kPage : kHugePage;
  const size_t all = usable + 2 * guard_bytes() + alignment - kPage;
  if (all < size_bytes) return std::nullopt;
  void* reserved = ::mmap(nullptr, all, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (reserved == MAP_FAILED) return std::nullopt;
  auto* first = static_cast<std::byte*>(reserved);
  const uint64_t begin = align_up(reinterpret_cast<uintptr_t>(first) + guard_bytes(), uint64_t{alignment});
  auto* place = reinterpret_cast<std::byte*>(begin);
  if (::mprotect(place, usable, PROT_READ | PROT_WRITE) != 0) {
    ::munmap(reserved, all);
    return std::nullopt;
  }
  return Mapping{{first, all}, {place, size_bytes}};
}

bool attach(Agent& gpu, const Allocation& allocation) {
  const state::BufferInfo info{.name = to_string(allocation), .initialised = !begins_unwritten(allocation)};
  return gpu.memory.attach_in_place({allocation.bytes, info}).ok();
}

// Gives a mapping back. Where dispatches are checked, its addresses are not used again for as long as that can be
// afforded, so that what reaches them later is seen.
void unmap(std::span<std::byte> map) {
  if (!is_checking()) {
    ::munmap(map.data(), map.size());
    return;
  }
  constexpr size_t kMostKept = 16384;
  constexpr size_t kMostKeptBytes = size_t{16} << 40;
  static auto* const mutex = new std::mutex;
  static auto* const kept = new std::deque<std::span<std::byte>>;
  static size_t kept_bytes = 0;
  const std::lock_guard lock(*mutex);
  if (::mmap(map.data(), map.size(), PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0) ==
      MAP_FAILED) {
    ::munmap(map.data(), map.size());
    return;
  }
  kept->push_back(map);
  kept_bytes += map.size();
  while (kept->size() > kMostKept || kept_bytes > kMostKeptBytes) {
    ::munmap(kept->front().data(), kept->front().size());
    kept_bytes -= kept->front().size();
    kept->pop_front();
  }
}

}  // namespace

bool begins_unwritten(const Allocation& allocation) {
  const Pool* pool = allocation.pool;
  return is_checking() && pool != nullptr && pool->agent->is_gpu &&
         (pool->global_flags & HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED) != 0;
}

std::string to_string(const Allocation& allocation) {
  if (allocation.is_locked()) return fmt::format("locked host memory ({} bytes)", allocation.bytes.size());
  return fmt::format("{} memory ({} bytes at {:#x})", allocation.pool->agent->is_gpu ? "device" : "host",
                     allocation.bytes.size(), allocation.begin());
}

Allocations& Allocations::instance() {
  static auto* const allocations = new Allocations;
  return *allocations;
}

hsa_status_t Allocations::allocate(Pool& pool, size_t size_bytes, void** pointer) {
  if (size_bytes == 0) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  const uint64_t charged = align_up(uint64_t{size_bytes}, uint64_t{kPage});
  if (charged < size_bytes || charged > pool.size_bytes) return HSA_STATUS_ERROR_INVALID_ALLOCATION;
  uint64_t used = pool.used_bytes->load();
  do {
    if (charged > pool.size_bytes - used) return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  } while (!pool.used_bytes->compare_exchange_weak(used, used + charged));

  const std::optional<Mapping> mapping = map_with_guards(size_bytes);
  if (!mapping) {
    *pool.used_bytes -= charged;
    return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  }
  Allocation allocation{mapping->usable, &pool, mapping->all};
  note_allocated(mapping->usable.data(), mapping->usable.size());
  const std::lock_guard lock(mutex_);
  if (pool.agent->is_gpu) {
    allocation.agents = set_of(*pool.agent);
    if (!attach(*pool.agent, allocation)) {
      ::munmap(allocation.map.data(), allocation.map.size());
      *pool.used_bytes -= charged;
      return HSA_STATUS_ERROR;
    }
  }
  pools_[allocation.begin()] = allocation;
  *pointer = allocation.bytes.data();
  return HSA_STATUS_SUCCESS;
}

hsa_status_t Allocations::free(void* pointer) {
  if (is_checking_streams())
    if (const auto found = find(pointer); found && !found->is_locked() && found->bytes.data() == pointer)
      memory_freed(pointer, found->bytes.size(), "hsa_amd_memory_pool_free");
  Allocation allocation;
  {
    const std::lock_guard lock(mutex_);
    const auto found = pools_.find(reinterpret_cast<uintptr_t>(pointer));
    if (found == pools_.end()) return HSA_STATUS_ERROR_INVALID_ALLOCATION;
    allocation = found->second;
    pools_.erase(found);
    for_each_gpu(allocation.agents, [&](Agent& gpu) { gpu.memory.release(allocation.begin()); });
  }
  unmap(allocation.map);
  *allocation.pool->used_bytes -= align_up(uint64_t{allocation.bytes.size()}, uint64_t{kPage});
  return HSA_STATUS_SUCCESS;
}

Allocation* Allocations::find_in_pools(uint64_t address) {
  auto after = pools_.upper_bound(address);
  if (after == pools_.begin()) return nullptr;
  Allocation& allocation = std::prev(after)->second;
  return address < allocation.end() ? &allocation : nullptr;
}

hsa_status_t Allocations::allow(const void* pointer, AgentSet agents) {
  const std::lock_guard lock(mutex_);
  Allocation* allocation = find_in_pools(reinterpret_cast<uintptr_t>(pointer));
  if (allocation == nullptr) return HSA_STATUS_ERROR_INVALID_ALLOCATION;
  if (allocation->pool->agent->is_gpu) agents |= set_of(*allocation->pool->agent);
  bool attached = true;
  for_each_gpu(agents & ~allocation->agents, [&](Agent& gpu) { attached = attach(gpu, *allocation) && attached; });
  for_each_gpu(allocation->agents & ~agents, [&](Agent& gpu) { gpu.memory.release(allocation->begin()); });
  allocation->agents = agents;
  return attached ? HSA_STATUS_SUCCESS : HSA_STATUS_ERROR;
}

// Makes [begin, end) and whatever locked memory overlaps it reachable by the GPU as the union of all locks. False where
// something else is there.
bool Allocations::refresh_locked(Agent& gpu, uint64_t begin, uint64_t end) {
  std::map<uint64_t, uint64_t>& ranges = locked_ranges_[gpu.index];
  std::vector<uint64_t> removed;
  auto at = ranges.upper_bound(begin);
  if (at != ranges.begin() && std::prev(at)->second > begin) --at;
  for (; at != ranges.end() && at->first < end; ++at) {
    removed.push_back(at->first);
    removed.push_back(at->first + kLockedDistance);
    begin = std::min(begin, at->first);
    end = std::max(end, at->second);
  }
  std::vector<const Allocation*> covering;
  for (const Allocation& lock : locked_)
    if ((lock.agents & set_of(gpu)) != 0 && lock.begin() < end && lock.end() > begin) covering.push_back(&lock);
  std::ranges::sort(covering, {}, &Allocation::begin);
  std::vector<state::Memory::InPlace> added;
  std::map<uint64_t, uint64_t> after;
  for (const Allocation* lock : covering) {
    if (!added.empty() && lock->bytes.data() < added.back().host.data() + added.back().host.size()) {
      std::byte* const first = added.back().host.data();
      std::byte* const last = std::max(first + added.back().host.size(), lock->bytes.data() + lock->bytes.size());
      added.back().host = {first, last};
    } else {
      added.push_back({lock->bytes, {.name = to_string(*lock)}});
    }
    const auto first = reinterpret_cast<uintptr_t>(added.back().host.data());
    after[first] = first + added.back().host.size();
  }
  for (size_t i = 0, count = added.size(); i < count; ++i)
    added.push_back({added[i].host, added[i].info, kLockedDistance});
  if (!gpu.memory.replace_in_place(removed, added)) return false;
  for (const uint64_t address : removed) ranges.erase(address);  // of the second addresses there are none
  ranges.merge(after);
  return true;
}

hsa_status_t Allocations::lock(void* pointer, size_t size_bytes, AgentSet agents) {
  const auto begin = reinterpret_cast<uintptr_t>(pointer);
  if (pointer == nullptr || size_bytes == 0 || begin + size_bytes < begin) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  const std::lock_guard guard(mutex_);
  locked_.push_back({{static_cast<std::byte*>(pointer), size_bytes}, nullptr, {}, agents});
  bool reachable = true;
  for_each_gpu(agents, [&](Agent& gpu) { reachable = refresh_locked(gpu, begin, begin + size_bytes) && reachable; });
  if (reachable) return HSA_STATUS_SUCCESS;
  // A pool's memory, which is reachable by its own rules.
  locked_.pop_back();
  for_each_gpu(agents, [&](Agent& gpu) { refresh_locked(gpu, begin, begin + size_bytes); });
  return HSA_STATUS_ERROR_INVALID_ARGUMENT;
}

hsa_status_t Allocations::unlock(void* pointer) {
  if (is_checking_streams())
    if (const auto found = find(pointer); found && found->is_locked() && found->bytes.data() == pointer)
      memory_freed(pointer, found->bytes.size(), "hsa_amd_memory_unlock");
  const std::lock_guard guard(mutex_);
  const auto found = std::find_if(locked_.rbegin(), locked_.rend(),
                                  [&](const Allocation& lock) { return lock.bytes.data() == pointer; });
  if (found == locked_.rend()) return HSA_STATUS_ERROR_INVALID_ALLOCATION;
  const Allocation gone = *found;
  locked_.erase(std::next(found).base());
  for_each_gpu(gone.agents, [&](Agent& gpu) { refresh_locked(gpu, gone.begin(), gone.end()); });
  return HSA_STATUS_SUCCESS;
}

std::optional<Allocation> Allocations::find(const void* address) const {
  const std::lock_guard guard(mutex_);
  const auto at = reinterpret_cast<uintptr_t>(host_pointer(address));
  if (const Allocation* found = const_cast<Allocations*>(this)->find_in_pools(at)) return *found;
  for (auto lock = locked_.rbegin(); lock != locked_.rend(); ++lock)
    if (at >= lock->begin() && at < lock->end()) return *lock;
  return std::nullopt;
}

bool Allocations::set_user_data(const void* address, void* user_data) {
  const std::lock_guard guard(mutex_);
  const auto at = reinterpret_cast<uintptr_t>(host_pointer(address));
  Allocation* found = find_in_pools(at);
  for (Allocation& lock : locked_)
    if (found == nullptr && at >= lock.begin() && at < lock.end()) found = &lock;
  if (found == nullptr) return false;
  found->user_data = user_data;
  return true;
}

bool Allocations::fits(const void* address, size_t size_bytes) const {
  const std::optional<Allocation> found = find(address);
  return !found || found->is_locked() ||
         size_bytes <= found->end() - reinterpret_cast<uintptr_t>(host_pointer(address));
}

const Agent& owner_of(const void* address) {
  const std::optional<Allocation> found = Allocations::instance().find(address);
  return found && !found->is_locked() ? *found->pool->agent : Runtime::current()->cpu();
}

std::byte* allocate_shared(size_t size_bytes, const char* name, bool writable) {
  const std::optional<Mapping> mapping = map_with_guards(size_bytes);
  if (!mapping) throw std::bad_alloc();
  for (const auto& agent : Runtime::current()->agents())
    if (agent->is_gpu)
      static_cast<void>(agent->memory.attach_in_place({mapping->usable, {.name = name, .writable = writable}}));
  return mapping->usable.data();
}

}  // namespace lw::hsa
