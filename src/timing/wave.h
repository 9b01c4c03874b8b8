// A wave that is resident on a SIMD, and the workgroup it belongs to.
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <memory>
#include <vector>

#include "flow/registers.h"
#include "timing/code_info.h"
#include "timing/stall.h"
#include "trace/trace.h"

namespace lw::timing {

inline constexpr uint64_t kNever = UINT64_MAX;

// Operations that a wave has started and a counter still counts, in the order of their start.
class Outstanding {
 public:
  struct Entry {
    uint64_t done = kNever;  // kNever: not known yet
    bool in_order = true;
    uint32_t conflict = 0, queued = 0;  // parts of the time to `done`
  };
  // Returns the number of the entry.
  uint64_t add(const Entry& entry) {
    entries_.push_back(entry);
    return first_ + entries_.size() - 1;
  }
  void finish(uint64_t number, uint64_t time) {
    if (number >= first_ + dropped_) entries_[number - first_].done = time;
  }
  // Removes entries at the front that are done by `time`.
  void drop_done(uint64_t time);
  // The time from which at most `left` are outstanding, and the parts of it due to conflicts and queues; kNever: not
  // known yet.
  Entry when(uint32_t left) const;
  // None is left, and numbers begin at 0 again.
  void clear();

 private:
  uint64_t first_ = 0;  // number of entries_.front()
  size_t dropped_ = 0;  // of entries_, at its front
  std::vector<Entry> entries_;
};

struct Group {
  std::shared_ptr<const trace::GroupTrace> trace;
  uint32_t first_unit = 0, units = 1;  // compute units of the cluster that run its waves
  uint32_t lds_unit = 0;               // the compute unit that holds its LDS, in a WGP
  uint32_t alive = 0, at_barrier = 0;
};

// What the clock looks at often comes first, so that few lines of the host's caches hold it.
struct WaveState {
  // The next instruction, the cycle at which the wave is ready for it, and what the wave waits for until then.
  uint64_t ready = kNever;
  const InstructionInfo* info = nullptr;
  int priority = 0;
  uint32_t simd = 0;         // in the cluster
  uint32_t next = 0;         // in trace->steps
  uint32_t next_access = 0;  // in trace->accesses
  Group* group = nullptr;
  const trace::WaveTrace* trace = nullptr;
  trace::TraceStep step{};  // trace->steps[next]
  Stall reason = Stall::launch;
  bool at_barrier = false, waits_for_fetch = false;

  uint64_t base = 0;  // the cycle without waits for counters
  Stall base_reason = Stall::launch;
  bool delays_dependents = false;  // has executed s_delay_alu: its dependent instructions wait before the queue
  bool last_was_internal = true;
  uint16_t past_written = 0;          // behind the last register that an instruction wrote
  uint32_t conflict = 0, queued = 0;  // the parts of a wait due to conflicts and queues
  uint64_t free = 0;                  // when the previous instruction had issued
  uint64_t fetched_line = UINT64_MAX;
  double weight = 1;  // of the workgroup's trace

  std::array<Outstanding, inst::kCounters> outstanding;  // by inst::Counter

  // RDNA: when the results of all vector (scalar) instructions so far are available.
  uint64_t valu_done = 0, salu_done = 0;
  uint64_t executed = 0;    // when its last vector or scalar instruction executes
  uint64_t valu_after = 0;  // a memory instruction still reads registers

  uint64_t started = 0;
  uint32_t number = 0;  // in the workgroup
  uint32_t slot = 0;    // on the SIMD

  std::bitset<flow::kRegisterCount> by_valu;         // scalar registers that a vector instruction wrote last
  std::bitset<flow::kRegisterCount> held_registers;  // RDNA: instructions that need them wait before the queue
};

struct TimedWave : WaveState {
  std::array<uint64_t, flow::kRegisterCount> register_ready{};

  // Resets the wave but keeps its allocated memory.
  void restart();
  // The wave is not ready for its next instruction before `time`.
  void wait_until(uint64_t time, Stall why) {
    if (time <= base) return;
    base = time;
    base_reason = why;
  }
  // The results of the instruction are there at these times.
  void will_write(const InstructionInfo& instruction) {
    past_written = std::max(past_written, instruction.past_written);
  }
};

// Computes when the wave is ready for its next instruction, from `base` and the counters for which the instruction
// waits, and the reason of the wait.
void wait_for_counters(TimedWave& wave, const isa::Target& target);

}  // namespace lw::timing
