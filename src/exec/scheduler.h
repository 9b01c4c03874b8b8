// Chooses the next wave of a resident workgroup: waves take turns until they end, wait at a barrier or stop.
#pragma once

#include <cstdint>
#include <functional>

#include "exec/wave_executor.h"

namespace lw::exec {

// What the scheduler needs from the dispatch.
class TurnKeeper {
 public:
  virtual ~TurnKeeper() = default;
  // Before each turn of a wave.
  virtual void before_turn() = 0;
  // After a turn: adds to the dispatch's count; false if that exceeds DispatchOptions::max_instructions.
  virtual bool account(uint64_t instructions) = 0;
  // An earlier workgroup stopped, so the result of this one is not needed.
  virtual bool is_overtaken() const = 0;
};

class Scheduler {
 public:
  // All must outlive it.
  Scheduler(ResidentGroup& group, WaveExecutor& executor, const ProgramSource& source, const DispatchOptions& options,
            TurnKeeper& keeper)
      : group_(group), executor_(executor), source_(source), options_(options), keeper_(keeper) {}

  // Runs the resident workgroup. False: it stopped (see `take_stop`). If the workgroup is overtaken, true does not mean
  // that every wave ended.
  bool run();

  events::OutcomeKind outcome() const { return stopped_.outcome; }
  Stopped take_stop() { return std::move(stopped_); }

 private:
  void tell_begin();
  bool stop(events::OutcomeKind outcome, std::string detail, const state::Wave& wave);
  bool stop_at_limit(const state::Wave& wave);

  ResidentGroup& group_;
  WaveExecutor& executor_;
  const ProgramSource& source_;
  const DispatchOptions& options_;
  TurnKeeper& keeper_;
  Stopped stopped_;
  uint64_t since_ = 0;  // instructions of the workgroup since a wave last ended or arrived at a barrier
};

}  // namespace lw::exec
