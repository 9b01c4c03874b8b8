// Memory that programs got from pools or locked, and which agents can reach it.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "hsa/runtime.h"

namespace lw::hsa {

// Locked host memory has a second address, which is the one that programs are told. The HIP runtime keeps both in one
// table and counts on their being different, as they are with ROCR. No host has addresses with this bit.
inline constexpr uint64_t kLockedDistance = uint64_t{1} << 47;
inline void* host_pointer(void* pointer) {
  return reinterpret_cast<void*>(reinterpret_cast<uintptr_t>(pointer) & ~kLockedDistance);
}
inline const void* host_pointer(const void* pointer) { return host_pointer(const_cast<void*>(pointer)); }

struct Allocation {
  std::span<std::byte> bytes;
  Pool* pool = nullptr;      // nullptr: locked host memory
  std::span<std::byte> map;  // what to unmap, of a pool's memory
  AgentSet agents = 0;       // GPUs whose kernels reach it
  void* user_data = nullptr;

  bool is_locked() const { return pool == nullptr; }
  uint64_t begin() const { return reinterpret_cast<uintptr_t>(bytes.data()); }
  uint64_t end() const { return begin() + bytes.size(); }
};

// Where dispatches are checked: whether the memory holds nothing until it is written. What the host can write to
// without a word counts as written.
bool begins_unwritten(const Allocation& allocation);

// Where the memory came from, as messages name it: "device memory (4096 bytes at 0x7f…)".
std::string to_string(const Allocation& allocation);

// May be called from several threads at once.
class Allocations {
 public:
  static Allocations& instance();

  hsa_status_t allocate(Pool& pool, size_t size_bytes, void** pointer);
  // INVALID_ALLOCATION where no allocation begins at `pointer`.
  hsa_status_t free(void* pointer);
  // From now on these GPUs, and the one that has the memory, reach the allocation that holds `pointer`; no others do.
  hsa_status_t allow(const void* pointer, AgentSet agents);

  // Host memory becomes reachable, at its own address and at kLockedDistance from it. The same memory may be locked
  // several times, in parts too.
  hsa_status_t lock(void* pointer, size_t size_bytes, AgentSet agents);
  // Undoes the last lock that began at `pointer`.
  hsa_status_t unlock(void* pointer);

  // The allocation that holds the address, whichever of the two it is, as it is now.
  std::optional<Allocation> find(const void* address) const;
  bool set_user_data(const void* address, void* user_data);
  // False where the range begins in an allocation and reaches past its end.
  bool fits(const void* address, size_t size_bytes) const;

 private:
  Allocation* find_in_pools(uint64_t address);
  bool refresh_locked(Agent& gpu, uint64_t begin, uint64_t end);

  mutable std::mutex mutex_;
  std::map<uint64_t, Allocation> pools_;  // by first address
  std::vector<Allocation> locked_;        // in the order of locking
  // Ranges that GPUs have for them, by the GPU's index and by first address: unions of locks that overlap.
  std::array<std::map<uint64_t, uint64_t>, kMaxAgents> locked_ranges_;
};

// Whose memory an address is in; the host's where nobody allocated it.
const Agent& owner_of(const void* address);

// Memory of the runtime itself that all GPUs may read, and write where `writable`. Never freed.
inline constexpr const char* kSignalMemory = "signals";  // the name of signals' memory
std::byte* allocate_shared(size_t size_bytes, const char* name, bool writable);

}  // namespace lw::hsa
