// What all compute units share: caches of shader arrays, the L2 in slices, the Infinity Cache, and memory.
//
// A cache is a server with a rate in bytes per clock, which serves one request after the other, and a latency. Both
// count from the time at which the request leaves the compute unit: an answer comes at the time of the request, plus
// the waits for servers, plus the latency of the level that has the data. Memory is a controller per channel
// (timing/dram_channel.h): it decides later which of the waiting requests it serves, so that answers come later, too.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "base/byte_range.h"
#include "lanewise/unit_use.h"
#include "timing/cache.h"
#include "timing/dram.h"
#include "timing/machine.h"
#include "timing/reused_places.h"
#include "timing/waiting_lists.h"

namespace lw::timing {

enum class RequestKind : uint8_t { load, store, atomic, scalar, fetch };

struct Request {
  uint64_t time = 0;     // cycle
  uint64_t address = 0;  // of the first byte of the line
  uint32_t bytes = 0;
  uint32_t token = 0;
  uint32_t cluster = 0;
  uint16_t array = 0;    // which shader array it comes from
  uint16_t written = 0;  // bytes that a store writes, as the mean of the lines of its instruction
  uint8_t lanes = 0;     // atomics
  RequestKind kind = RequestKind::load;
};

struct Response {
  uint64_t time = 0;
  uint32_t token = 0;
  uint32_t cluster = 0;
};

using LevelUse = lanewise::CacheUse;

// A requested line that is already in flight is not a hit; it is not a miss either, because the next level is not asked
// again.
inline void count_found(LevelUse& use, uint64_t ready, uint64_t time) { ++(ready <= time ? use.hits : use.on_the_way); }

// The factor by which a what-if may speed up a unit: all its busy times are divided by it.
struct Scales {
  double memory_bandwidth = 1, l2_bandwidth = 1;
  uint32_t lds_rate = 1;
};

struct TranslatedPage {
  uint64_t first_block, known;  // the first accessed block, and when its translation is available
};

// The caches that a dispatch leaves for the next one. Caches closer to the compute units are not included: a dispatch
// begins with an acquire, which invalidates them (LLVM's AMDGPUUsage, memory model).
struct KeptMemory {
  std::vector<Cache> l2, l3;  // by slice
  std::unordered_map<uint64_t, TranslatedPage> pages;
};

class MemorySystem {
 public:
  // `compressed`: see Dispatch; it must outlive this.
  MemorySystem(const Machine& machine, const Scales& scales, std::span<const ByteRange> compressed = {});

  // Ignored if they belong to a machine with other slices.
  void adopt(KeptMemory&& kept);
  KeptMemory leave();

  // The request is served soon: what it needs comes into the host's cache.
  void expect(const Request& request) const {
    const Cache& cache = slices_[slice_of(request.address)];
    cache.expect(cache.line_of(request.address));
  }
  // Requests in the order of their times. Every answer is at least earliest_answer() after its request.
  void serve(const Request& request);
  // Memory decides about everything before `end`, when all requests before `end` have been served.
  void advance(uint64_t end);
  // The answers that have become known, to be taken by the caller.
  std::vector<Response>& answers() { return answers_; }
  uint64_t earliest_answer() const { return earliest_answer_; }
  // The next time at which an answer can become known, if requests wait for memory; UINT64_MAX otherwise.
  uint64_t next_event() const { return waiting_ == 0 ? UINT64_MAX : dram_.next_decision(); }

  const LevelUse& array() const { return array_use_; }
  const LevelUse& l2() const { return l2_use_; }
  const LevelUse& l3() const { return l3_use_; }
  uint64_t bytes_read() const { return bytes_read_; }
  uint64_t bytes_written() const { return bytes_written_; }
  // Lines of compressed textures that memory delivered: their uncompressed bytes, and the bytes that it transferred.
  uint64_t texture_bytes() const { return texture_bytes_; }
  uint64_t texture_bytes_read() const { return texture_bytes_read_; }
  // Cycles before `end` in which channels transferred data, as the mean of all channels.
  double memory_busy_cycles(uint64_t end) const { return dram_.busy_cycles(end); }

 private:
  static constexpr uint32_t kNone = UINT32_MAX;

  // A request, or the fill of a line of a shader array's cache, that waits for a line.
  struct Waiter {
    uint64_t time = 0;  // from which it waits
    uint32_t token = 0, cluster = 0;
    uint32_t array_fill = kNone;
    RequestKind kind = RequestKind::load;
    bool is_first = false;  // it missed the L2
  };
  // The fill of a line of the L2 or of a shader array's cache.
  struct Fill {
    Cache::Line* place = nullptr;  // pending, so it stays; nullptr: the line bypasses the cache
    uint64_t address = 0;
    WaitingLists<Waiter>::List waiting{};
  };
  // A write that a controller has accepted, or a read that begins.
  struct Begun {
    uint64_t time = 0;
    uint32_t token = 0;
    bool is_write = false;
  };
  // A store that waits until memory accepts the line that it displaced.
  struct WaitingStore {
    uint32_t token = 0, cluster = 0;
  };

  void serve_array(const Request& request, uint64_t time);
  void serve_l2(const Waiter& waiter, const Request& request, uint64_t time);
  void miss_l2(Cache& cache, const Waiter& waiter, const Request& request);
  void store_miss(Cache& cache, const Waiter& waiter, const Request& request);
  void write_back(const Cache::Replaced& replaced, uint32_t line_bytes, uint64_t time, uint32_t token);
  // Requests a line from beyond the L2. Returns when it is there, or nothing if memory decides later.
  std::optional<uint64_t> serve_beyond_l2(uint64_t time, uint64_t address, uint32_t bytes, uint32_t fill);
  uint32_t begin_fill(Cache::Line* place, uint64_t address);
  void wait_for(uint32_t fill, const Waiter& waiter) { waiting_for_lines_.add(fills_[fill].waiting, waiter); }
  void end_store(const Begun& store);
  void end_load(const Begun& load);
  void end_fill(uint32_t fill, uint64_t ready, uint32_t hit_cycles);
  void answer(const Waiter& waiter, uint64_t time);
  uint32_t transferred_bytes(uint64_t address, uint32_t bytes);
  uint32_t slice_of(uint64_t address) const;
  uint64_t translated(uint64_t time, uint64_t address);

  const Machine& machine_;
  Scales scales_;
  uint64_t earliest_answer_;
  std::vector<Cache> arrays_;
  std::vector<Cache> slices_;
  std::vector<Cache> l3_;  // behind each slice
  std::unordered_map<uint64_t, TranslatedPage> pages_;
  std::vector<double> array_free_, array_fill_free_, slice_free_, l3_free_;
  Dram dram_;
  ReusedPlaces<Fill> fills_;
  WaitingLists<Waiter> waiting_for_lines_;
  ReusedPlaces<WaitingStore> stores_;
  std::vector<Begun> begun_;  // what advance() takes
  std::vector<Response> answers_;
  size_t waiting_ = 0;  // fills from memory and stores that are under way
  LevelUse array_use_, l2_use_, l3_use_;
  std::span<const ByteRange> compressed_;
  uint64_t bytes_read_ = 0, bytes_written_ = 0, texture_bytes_ = 0, texture_bytes_read_ = 0;
};

}  // namespace lw::timing
