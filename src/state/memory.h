// The device's address space: named buffers with gaps between them, each access checked.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
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

// Buffers may be added and removed while dispatches run: look-ups take no lock and see the buffers of the last change,
// or of one shortly before. A removed buffer's memory outlives what was found in it (see Reader).
// A buffer's pages cost nothing until they are touched.
class Memory {
 public:
  // Addresses lie below 2^46 and are the same in every run.
  Memory();
  ~Memory();
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  // A buffer of zeros at an address of Memory's choice, with a gap of at least 64 KiB on both sides.
  Result<uint64_t> allocate(uint64_t size_bytes, BufferInfo info, uint64_t alignment = 4096);

  // Address range for buffers that must keep their distance (the segments of a code object); fill with allocate_at.
  Result<uint64_t> reserve(uint64_t size_bytes, uint64_t alignment = 4096);
  Result<uint64_t> allocate_at(uint64_t address, uint64_t size_bytes, BufferInfo info);

  // The caller's memory as a buffer; it must outlive its place here. Its address lies to multiples of `alignment`, a
  // multiple of 8, as the host memory does to multiples of 8.
  Result<uint64_t> attach(std::span<std::byte> host, BufferInfo info, uint64_t alignment = 4096);
  // The same under the address it has on the host, for programs that share pointers with their device, or at a distance
  // from it.
  struct InPlace {
    std::span<std::byte> host;
    BufferInfo info;
    uint64_t distance = 0;

    uint64_t address() const { return reinterpret_cast<uintptr_t>(host.data()) + distance; }
  };
  Result<uint64_t> attach_in_place(InPlace buffer);

  // The same under a given address, which must lie to multiples of 8 as the host memory does.
  Result<uint64_t> attach_at(uint64_t address, std::span<std::byte> host, BufferInfo info);

  // Addresses that Memory chooses from now on are not below this one.
  void choose_from(uint64_t address);

  // Buffers that Memory places lie at least so far apart from now on.
  void keep_apart(uint64_t bytes);

  // Returns false where no buffer begins at `address`. Waits until no Reader uses what it found in the buffer.
  bool release(uint64_t address);
  // Releases the buffers that begin at `addresses` and attaches others, as one change: what both cover stays reachable.
  Result<bool> replace_in_place(std::span<const uint64_t> addresses, std::span<InPlace> added);

  // The buffer that holds all of [address, address + bytes), or nullptr. What is found stays valid until the buffer is
  // released: a thread that may look while others release needs a Reader.
  const Buffer* find(uint64_t address, uint64_t bytes) const;

  // Host view of [address, address + bytes); empty where it is not inside one buffer. For hosts: permissions play no
  // part.
  std::span<std::byte> view(uint64_t address, uint64_t bytes) const;

  // How an access lies to the buffers: "4 bytes past the end of argument 2 'out' (f32[1024])".
  std::string relation(uint64_t address, uint64_t bytes) const;

  // In order of address.
  std::span<const Buffer* const> buffers() const { return now().buffers; }

  // A thread that looks things up while others change the buffers. Between two calls of `refresh`, whatever the thread
  // found stays usable; threads that release buffers wait for the next one.
  class Reader {
   public:
    explicit Reader(const Memory& memory);
    ~Reader();
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    // The thread has forgotten everything it found. True where buffers changed since the last call.
    bool refresh() {
      const uint64_t now = memory_.generation_.load(std::memory_order_acquire);
      if (now == seen_.load(std::memory_order_relaxed)) return false;
      seen_.store(now, std::memory_order_release);
      return true;
    }

    // The thread looks nothing up until the next `refresh`: nobody waits for it.
    void rest() { seen_.store(UINT64_MAX, std::memory_order_release); }

   private:
    friend class Memory;
    const Memory& memory_;
    std::atomic<uint64_t> seen_;
  };

 private:
  struct Table {
    std::vector<uint64_t> begins;
    std::vector<const Buffer*> buffers;
  };
  struct Owned {
    Buffer buffer;
    uint64_t mapped_bytes = 0;  // what to unmap; 0 where the memory is the caller's
  };
  struct Retired {
    uint64_t generation;  // from which on nobody finds the table
    std::unique_ptr<const Table> table;
  };

  static constexpr uint64_t kLeastGapBytes = 0x1'0000;

  const Table& now() const { return *table_.load(std::memory_order_acquire); }
  std::optional<Error> change(std::span<const uint64_t> removed, std::vector<std::unique_ptr<Owned>> added);
  void publish(std::unique_ptr<const Table> table);
  uint64_t oldest_seen() const;
  void drop_retired();

  std::atomic<const Table*> table_;
  std::atomic<uint64_t> generation_{1};
  mutable std::mutex changes_;  // of everything below
  std::vector<std::unique_ptr<Owned>> owned_;
  std::vector<Retired> retired_;
  std::vector<Buffer> released_;  // the last of them, for messages; host is nullptr
  uint64_t gap_bytes_ = kLeastGapBytes;
  uint64_t next_address_ = 0x0000'1000'0000'0000;

  mutable std::mutex readers_mutex_;
  mutable std::vector<const Reader*> readers_;
};

}  // namespace lw::state
