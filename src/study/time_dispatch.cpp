#include "study/time_dispatch.h"

#include <algorithm>
#include <thread>

#include "timing/live_dispatch.h"

namespace lw::study {

Result<timing::DispatchTime> time_dispatch(gpu::EmulatedGpu& gpu, const object::Kernel& kernel,
                                           const gpu::PlacedLaunch& placed, const timing::Parameters& parameters,
                                           const timing::Machine& machine, const TimeOptions& options) {
  code::CodeFacts facts(gpu.target_of(kernel), gpu.code_begin(), gpu.code_bytes());
  timing::CodeInfo info(facts, machine, parameters);
  timing::Dispatch dispatch;
  dispatch.resources = object::dispatch_resources(facts.target(), kernel, placed.dispatch.work_items_of_group(),
                                                  placed.dispatch.lds_bytes());
  timing::LiveDispatch live(
      machine, info, dispatch, placed.dispatch.workgroups(),
      {.simulation = {
           .observer = options.observer,
           .threads = options.threads != 0 ? options.threads : std::max(1u, std::thread::hardware_concurrency()),
           .caches = options.caches}});
  events::Outcome outcome;
  std::thread execution([&] {
    outcome = gpu.run(placed, {.threads = 1, .sink = &live.sink()});
    live.executed(outcome.instructions);
  });
  const Result<timing::DispatchTime> time = live.simulate();
  execution.join();
  if (!time) return time.error();
  if (!outcome.finished()) return Error{outcome.text()};
  return *time;
}

}  // namespace lw::study
