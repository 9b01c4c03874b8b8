// Runs one wave until it must wait: the interface between the scheduler and an engine.
//
// Everything above it (choice of workgroup and wave, barriers, limits, faults of a dispatch) is the same for every
// engine: dispatcher.h, scheduler.h. An engine gives the dispatcher a function that makes one executor per host thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>

#include "events/events.h"
#include "exec/exec.h"
#include "exec/resident_group.h"

namespace lw::exec {

// Why a wave returned to the scheduler.
enum class Pause : uint8_t {
  ended,    // it executed s_endpgm
  barrier,  // it executed s_barrier; its pc is that of the next instruction
  slice,    // the budget is used up, or the dispatch was cancelled
  fault,    // WaveExecutor::take_stop says what happened
};

// How a workgroup stopped before its end.
struct Stopped {
  events::OutcomeKind outcome = events::OutcomeKind::finished;
  events::Fault fault;
};

// One per host thread of a dispatch.
class WaveExecutor {
 public:
  virtual ~WaveExecutor() = default;
  // Runs a ready wave of the resident workgroup, at most `budget` instructions (at least 1) of it. On return all of the
  // wave's state is in `wave`: `pc` is the next instruction, `retired` counts those that began. Does not touch
  // `wave_status`. Tells DispatchOptions::sink of every instruction and access, and calls DispatchOptions::probe.
  virtual Pause run(state::Wave& wave, uint64_t budget) = 0;
  // After Pause::fault, once: outcome and fault with its place.
  virtual Stopped take_stop() = 0;
  // The thread runs nothing until the next `run`: drops cached memory lookups (state::Memory::Reader).
  virtual void rest() = 0;
};

// The objects that an executor works on. All of them outlive the executor.
struct ExecutorSetup {
  const DispatchPlan& plan;
  const state::Memory& memory;
  const DispatchOptions& options;
  ResidentGroup& group;  // of this thread; changes its workgroup from run to run
  unsigned thread;       // below Sink::begin_dispatch's `threads`
};
using MakeExecutor = std::function<std::unique_ptr<WaveExecutor>(const ExecutorSetup&)>;

// Wraps the executors of an engine for the scheduler. Calls come from several threads at once.
class ExecutorWrapper {
 public:
  virtual ~ExecutorWrapper() = default;
  virtual std::unique_ptr<WaveExecutor> wrap(std::unique_ptr<WaveExecutor> inner) = 0;
};

}  // namespace lw::exec
