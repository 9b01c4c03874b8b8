// The compute units behind one scalar and one instruction cache, simulated from event to event.
//
// A window of time is shorter than the fastest answer of the shared memory, so clusters cannot affect each other within
// it; between windows the clock passes their requests on. Clusters can therefore be simulated in any order and on
// several threads.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <vector>

#include "timing/answers.h"
#include "timing/cluster_memory.h"
#include "timing/cluster_use.h"
#include "timing/code_info.h"
#include "timing/issue.h"
#include "timing/use_by_word.h"
#include "timing/what_if.h"
#include "timing/workgroup_slots.h"

namespace lw::timing {

// The parts of the time from an instruction of a wave to its next one, in this order.
struct Gap {
  uint64_t queued = 0;      // memory queue
  uint64_t own = 0;         // `reason`
  uint64_t conflict = 0;    // lds conflict
  uint64_t busy = 0;        // `unit`
  uint64_t not_picked = 0;  // not picked
  Stall reason = Stall::issue, unit = Stall::unit_busy;
};

// What an observer receives for each issued instruction.
struct Issued : Gap {
  const TimedWave* wave;
  uint32_t cluster;
  uint64_t time;   // of issue
  uint64_t since;  // when the previous instruction had issued
  uint32_t word;   // in the code

  // The wave has ended with it.
  bool is_last() const { return wave->next + 1 == wave->trace->steps.size(); }
};

// Sums over all clusters and the memory, from the start to the end of a window.
struct Totals {
  uint64_t time = 0;
  uint64_t valu_busy = 0, salu_busy = 0, lds_busy = 0, vmem_busy = 0;  // cycles of all such units
  uint64_t l2_bytes = 0, bytes_read = 0, bytes_written = 0;
};

struct Observer {
  std::function<void(const Issued&)> issued;
  std::function<void(const Totals&)> window;  // if set: called at the end of each window
};

class Cluster {
 public:
  Cluster(uint32_t number, const Machine& machine, CodeInfo& code, const WorkgroupResources& footprint, uint32_t units,
          const WhatIf& what_if);

  // The workgroups of the cluster, and whether another one fits.
  const WorkgroupSlots& slots() const { return slots_; }
  // Starts the waves of a workgroup that fits, from `time` on, which is not before the end of the window.
  void start(std::unique_ptr<Group> group, uint64_t time);

  // The next time at which something can happen here without an answer from shared memory.
  uint64_t next_event() const { return std::min(answers_.next(), next_turn()); }
  // Sets the table that counts executed instructions from now on. To be called first.
  void count_into(UseByWord& uses) { by_instruction_ = &uses; }
  void observe(const Observer* observer) { observer_ = observer; }
  // Simulates everything before `end`. Requests appear in memory().requests(), in the order of their times.
  void run_until(uint64_t end);
  // None is before the end of the last window.
  void answer(const Response& response) { answers_.add(response); }
  // Ends the simulation: waves end with the instructions that they have issued.
  void stop();

  ClusterMemory& memory() { return memory_; }
  struct Progress {
    uint64_t instructions = 0;
    double represented = 0;  // how many instructions of the dispatch these represent
    uint64_t last_end = 0;   // of a wave
  };
  const Progress& progress() const { return progress_; }
  ClusterUse use() const;

 private:
  // When to look at a SIMD again, and the state that decides which of its waves issues first.
  struct Turn {
    uint64_t next = kNever;
    uint32_t phase = 0;
    int most_priority = 0;  // highest priority that any of its waves has had
  };

  // When a SIMD is to be looked at.
  uint64_t next_turn() const {
    uint64_t next = kNever;
    for (const Turn& turn : turns_) next = std::min(next, turn.next);
    return next;
  }
  void wake(uint32_t simd, uint64_t time);
  void wake_ready(TimedWave& wave, uint64_t time);
  void step(uint32_t simd, uint64_t time);
  // Looks at the wave's next instruction, after the previous one issued at wave.free - issue_period.
  void prepare(TimedWave& wave, uint64_t time);
  // The time from which the unit accepts the wave's next instruction.
  uint64_t port_free(const TimedWave& wave) const;
  void issue(TimedWave& wave, uint64_t time);
  void end_wave(TimedWave& wave, uint64_t time);
  void release_barrier(Group& group, uint64_t time);
  InstructionUse& count_executed(const TimedWave& wave);
  void account(const TimedWave& wave, uint64_t time, uint64_t unit_free);
  // Kept apart from account(), which runs for every instruction.
  [[gnu::cold, gnu::noinline]] void notify_observer(const TimedWave& wave, uint64_t time, const Gap& gap) const;

  uint32_t number_;
  const Machine& machine_;
  CodeInfo& code_;
  uint32_t wave_size_;
  WorkgroupSlots slots_;
  std::unique_ptr<Issue> issue_;
  ClusterMemory memory_;
  std::vector<Turn> turns_;  // by SIMD
  Answers answers_;
  std::vector<Response> due_;  // those of the window
  Progress progress_;
  std::array<uint64_t, kPorts> issued_{};
  uint64_t wave_cycles_ = 0;  // lifetimes of waves
  UseByWord* by_instruction_ = nullptr;
  const Observer* observer_ = nullptr;
};

// Whether fetching the instruction takes two windows (GCN).
bool lies_in_two_windows(const Machine& machine, CodeInfo& code, uint32_t word);

// Sums of all.
uint64_t instructions_of(const std::vector<Cluster>& clusters);
double represented_by(const std::vector<Cluster>& clusters);

}  // namespace lw::timing
