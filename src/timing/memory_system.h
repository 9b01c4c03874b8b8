// What all compute units share: caches of shader arrays, the L2 in slices, the Infinity Cache, and memory.
//
// A level is a server with a rate in bytes per clock, which serves one request after the other, and a latency. Both
// count from the time at which the request leaves the compute unit: an answer comes at the time of the request, plus
// the waits for servers, plus the latency of the level that has the data.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "lanewise/unit_use.h"
#include "timing/cache.h"
#include "timing/machine.h"

namespace lw::timing {

enum class RequestKind : uint8_t { load, store, atomic, scalar, fetch };

struct Request {
  uint64_t time = 0;     // cycle
  uint64_t address = 0;  // of the first byte of the line
  uint32_t bytes = 0;
  uint32_t token = 0;
  uint32_t cluster = 0;
  uint16_t array = 0;  // which shader array it comes from
  uint8_t lanes = 0;   // atomics
  RequestKind kind = RequestKind::load;
};

struct Response {
  uint64_t time = 0;
  uint32_t token = 0;
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
  MemorySystem(const Machine& machine, const Scales& scales);

  // Ignored if they belong to a machine with other slices.
  void adopt(KeptMemory&& kept);
  KeptMemory leave();

  // Requests in the order of their times. Every answer is at least earliest_answer() after its request.
  Response serve(const Request& request);
  uint64_t earliest_answer() const { return earliest_answer_; }

  const LevelUse& array() const { return array_use_; }
  const LevelUse& l2() const { return l2_use_; }
  const LevelUse& l3() const { return l3_use_; }
  const LevelUse& memory() const { return memory_use_; }
  uint64_t bytes_read() const { return bytes_read_; }
  uint64_t bytes_written() const { return bytes_written_; }
  // Cycles before `end` in which channels transferred data, as the mean of all channels.
  double memory_busy_cycles(uint64_t end) const;

 private:
  uint64_t serve_l2(const Request& request, uint64_t time);
  uint64_t serve_beyond_l2(uint64_t time, uint64_t address, uint32_t bytes);
  double use_memory(uint64_t time, uint64_t address, uint32_t bytes, bool is_write);
  uint32_t slice_of(uint64_t address) const;
  bool opens_row(uint32_t slice, uint64_t address);
  uint64_t translated(uint64_t time, uint64_t address);

  const Machine& machine_;
  Scales scales_;
  uint64_t earliest_answer_;
  std::vector<Cache> arrays_;
  std::vector<Cache> slices_;
  std::vector<Cache> l3_;  // behind each slice
  std::unordered_map<uint64_t, TranslatedPage> pages_;
  std::vector<double> array_free_, slice_free_, l3_free_, channel_free_;
  std::vector<std::vector<uint64_t>> open_rows_;  // of memory, by slice; the last used first
  LevelUse array_use_, l2_use_, l3_use_, memory_use_;
  uint64_t bytes_read_ = 0, bytes_written_ = 0;
  std::vector<double> channel_busy_;
};

}  // namespace lw::timing
