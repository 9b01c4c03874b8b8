// A dispatch that is timed while it executes.
//
// One thread executes the dispatch with sink() and then calls executed(); another calls simulate(), which returns when
// everything is timed.
#pragma once

#include "timing/clock.h"
#include "trace/queue.h"
#include "trace/recorder.h"

namespace lw::timing {

struct DispatchClockOptions {
  SimulationOptions simulation = {};
  bool full = false;   // false: a dispatch of more than kMostWhole instructions is sampled
  bool keeps = false;  // keeps the traces of the dispatch or of a part, for analyse()
  // The thread that executes is one of SimulationOptions::threads: with one thread, executing and timing take turns.
  bool counts_executing = false;
};

class DispatchClock {
 public:
  static constexpr uint64_t kMostWhole = 50'000'000;

  // `machine` and `code` must outlive it.
  DispatchClock(const Machine& machine, CodeInfo& code, const Dispatch& dispatch, uint64_t workgroups,
                const DispatchClockOptions& options);

  events::Sink& sink() { return recorder_; }
  // The number of executed wave instructions.
  void executed(uint64_t instructions);
  Result<DispatchTime> simulate();

  const Dispatch& dispatch() const { return dispatch_; }
  const trace::GroupStore& kept() const { return store_; }

 private:
  // A workgroup that still executes, alone on the device: the cycle in which the wave issues its last instruction.
  std::optional<uint64_t> cycle_of(const trace::GroupTrace& group, uint32_t wave);

  const Machine& machine_;
  CodeInfo& code_;
  Dispatch dispatch_;
  DispatchClockOptions options_;
  uint64_t resident_;
  trace::GroupQueue queue_;
  trace::GroupStore store_;
  trace::DispatchRecorder recorder_;
  std::atomic<uint64_t> executed_{0};
  uint64_t clock_work_ = 0;  // that cycle_of() has done
};

}  // namespace lw::timing
