// Which bytes of buffers that began without contents nobody has written yet.
#pragma once

#include <bitset>
#include <cstdint>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace lw::check {

// Every byte counts as unwritten until it is written, whether there is a buffer or not. May be called from several
// threads at once: copies go on while kernels run.
class UnwrittenMemory {
 public:
  // Bit i: byte address + i is unwritten; of at most 64 bytes.
  uint64_t look(uint64_t address, uint32_t size_bytes) const;
  // The bytes whose bit is set become unwritten, the others written.
  void set(uint64_t address, uint32_t size_bytes, uint64_t unwritten);
  void written(uint64_t address, uint64_t size_bytes);
  // A buffer that began here is gone.
  void forget(uint64_t address, uint64_t size_bytes);

 private:
  static constexpr uint64_t kPageBytes = 4096;
  // What was written of a page; no bits where it is all of it.
  using Page = std::unique_ptr<std::bitset<kPageBytes>>;

  mutable std::mutex mutex_;
  std::unordered_map<uint64_t, Page> pages_;  // by number; those where something was written
};

}  // namespace lw::check
