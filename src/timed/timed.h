// A dispatch that is executed and timed: the one place where commands, studies and the HIP runtime do it.
#pragma once

#include <optional>

#include "base/session.h"
#include "gpu/emulated_gpu.h"
#include "timing/live_dispatch.h"

namespace lw::timed {

// What a kernel is taken to need in place of what it says.
struct Overrides {
  std::optional<uint32_t> vgprs, lds_bytes;
};

// What waves and workgroups of a dispatch need of a compute unit.
timing::KernelResources resources_of(const isa::Target& target, const object::Kernel& kernel,
                                     const exec::DispatchInfo& dispatch, const Overrides& overrides = {});

// For those who execute the dispatch themselves, with the result's sink().
timing::LiveDispatch begin(const timing::Machine& machine, timing::CodeInfo& code, const object::Kernel& kernel,
                           const exec::DispatchInfo& dispatch, const timing::LiveOptions& options,
                           const Overrides& overrides = {});

// Executes the launch on one more thread, while the calling one times it. Of `execution` the threads are not looked at;
// a sink has the result's own among those that it tells.
struct Executed {
  events::Outcome outcome;
  Result<timing::DispatchTime> time;
};
Executed execute(gpu::EmulatedGpu& gpu, const gpu::PlacedLaunch& placed, timing::LiveDispatch& live,
                 const exec::Options& execution = {});

// A launch that nobody looks into: to its end, or not at all.
struct Options {
  unsigned threads = 0;                        // of the clock; 0: all that the host has
  timing::KeptCaches* caches = nullptr;        // see timing::SimulationOptions
  const timing::Observer* observer = nullptr;  // the same
  // Looked at every few thousand cycles of the clock; once it is requested, the launch ends with an error.
  Cancel cancel = {};
};
Result<timing::DispatchTime> time_dispatch(gpu::EmulatedGpu& gpu, const object::Kernel& kernel,
                                           const gpu::PlacedLaunch& placed, const timing::Parameters& parameters,
                                           const timing::Machine& machine, const Options& options = {});

}  // namespace lw::timed
