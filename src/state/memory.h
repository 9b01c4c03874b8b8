// The device's address space: named buffers with gaps between them, each access checked.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"

namespace lw::state {

struct BufferInfo {
  std::string name;  // as messages show it: "argument 2 'out' (f32[1024])"
  bool writable = true;
  bool executable = false;
  bool initialised = true;  // false: what it holds means nothing until somebody writes to it
};

struct Buffer {
  uint64_t address = 0;
  uint64_t size_bytes = 0;
  std::byte* host = nullptr;
  BufferInfo info;

  uint64_t end() const { return address + size_bytes; }
  bool contains(uint64_t at, uint64_t bytes) const { return at - address < size_bytes && bytes <= end() - at; }
};

// Buffers are added and removed between dispatches only; look-ups may come from many threads.
// A buffer's pages cost nothing until they are touched.
class Memory {
 public:
  // Addresses lie below 2^46 and are the same in every run.
  Memory() = default;
  ~Memory();
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  // A buffer of zeros at an address of Memory's choice, with a gap of at least 64 KiB on both sides.
  Result<uint64_t> allocate(uint64_t size_bytes, BufferInfo info, uint64_t alignment = 4096);

  // Address range for buffers that must keep their distance (the segments of a code object); fill with allocate_at.
  Result<uint64_t> reserve(uint64_t size_bytes, uint64_t alignment = 4096);
  Result<uint64_t> allocate_at(uint64_t address, uint64_t size_bytes, BufferInfo info);

  // The caller's memory as a buffer; it must outlive its place here.
  Result<uint64_t> attach(std::span<std::byte> host, BufferInfo info, uint64_t alignment = 4096);

  Result<uint64_t> attach_at(uint64_t address, std::span<std::byte> host, BufferInfo info);

  // Addresses that Memory chooses from now on are not below this one.
  void choose_from(uint64_t address) { next_address_ = std::max(next_address_, address); }

  // Returns false where no buffer begins at `address`.
  bool release(uint64_t address);

  // The buffer that holds all of [address, address + bytes), or nullptr.
  const Buffer* find(uint64_t address, uint64_t bytes) const;

  // Host view of [address, address + bytes); empty where it is not inside one buffer. For hosts: permissions play no
  // part.
  std::span<std::byte> view(uint64_t address, uint64_t bytes) const;

  // How an access lies to the buffers: "4 bytes past the end of argument 2 'out' (f32[1024])".
  std::string relation(uint64_t address, uint64_t bytes) const;

  std::span<const Buffer> buffers() const { return buffers_; }

 private:
  Result<uint64_t> insert(uint64_t address, uint64_t size_bytes, std::byte* host, bool owned, BufferInfo info);

  std::vector<Buffer> buffers_;                // by address
  std::map<uint64_t, uint64_t> mapped_bytes_;  // what to unmap, by buffer address
  uint64_t next_address_ = 0x0000'1000'0000'0000;
};

}  // namespace lw::state
