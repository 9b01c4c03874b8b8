// The clock as a watcher: a dispatch is timed while it executes. Commands, studies and the HIP runtime all time
// dispatches with it.
#pragma once

#include <optional>

#include "base/session.h"
#include "gpu/emulated_gpu.h"
#include "timing/dispatch_clock.h"
#include "watch/execute.h"

namespace lw::watch {

// Numbers that replace those of the kernel.
struct Overrides {
  std::optional<uint32_t> vgprs, lds_bytes;
};

// What waves and workgroups of a dispatch need of a compute unit.
timing::KernelResources resources_of(const isa::Target& target, const object::Kernel& kernel,
                                     const exec::DispatchInfo& dispatch, const Overrides& overrides = {});

class Clock : public Watcher {
 public:
  // `machine` and `code` must outlive the clock.
  Clock(const timing::Machine& machine, timing::CodeInfo& code, const object::Kernel& kernel,
        const exec::DispatchInfo& dispatch, const timing::DispatchClockOptions& options,
        const Overrides& overrides = {});

  events::Sink* sink() override { return &clock_.sink(); }
  bool wants_one_thread() const override { return true; }
  bool works_beside() const override { return true; }
  void work() override { time_ = clock_.simulate(); }
  void executed(uint64_t instructions) override { clock_.executed(instructions); }

  // After the dispatch.
  const Result<timing::DispatchTime>& time() const { return time_; }
  const timing::Dispatch& dispatch() const { return clock_.dispatch(); }
  const trace::GroupStore& kept() const { return clock_.kept(); }

 private:
  timing::DispatchClock clock_;
  Result<timing::DispatchTime> time_ = Error{"the dispatch was not timed"};
};

// A launch without other watchers: the time of the whole dispatch, or an error if it does not finish.
struct TimeOptions {
  unsigned threads = 0;                        // of the clock; 0: all that the host has
  timing::KeptCaches* caches = nullptr;        // see timing::SimulationOptions
  const timing::Observer* observer = nullptr;  // the same
  // Checked every few thousand cycles of the clock; the launch then ends with an error.
  Cancel cancel = {};
};
Result<timing::DispatchTime> time_dispatch(gpu::EmulatedGpu& gpu, const object::Kernel& kernel,
                                           const gpu::PlacedLaunch& placed, const timing::Parameters& parameters,
                                           const timing::Machine& machine, const TimeOptions& options = {});

}  // namespace lw::watch
