#include "watch/clock.h"

#include <algorithm>
#include <thread>

namespace lw::watch {

timing::KernelResources resources_of(const isa::Target& target, const object::Kernel& kernel,
                                     const exec::DispatchInfo& dispatch, const Overrides& overrides) {
  timing::KernelResources resources = object::dispatch_resources(target, kernel, dispatch.work_items_of_group(),
                                                                 overrides.lds_bytes.value_or(dispatch.lds_bytes()));
  resources.vgprs = overrides.vgprs.value_or(resources.vgprs);
  return resources;
}

Clock::Clock(const timing::Machine& machine, timing::CodeInfo& code, const object::Kernel& kernel,
             const exec::DispatchInfo& dispatch, const timing::DispatchClockOptions& options,
             const Overrides& overrides)
    : clock_(machine, code,
             {.resources = resources_of(code.facts().target(), kernel, dispatch, overrides),
              .what_if = {},
              .compressed = dispatch.compressed},
             dispatch.workgroups(), options) {}

Result<timing::DispatchTime> time_dispatch(gpu::EmulatedGpu& gpu, const object::Kernel& kernel,
                                           const gpu::PlacedLaunch& placed, const timing::Parameters& parameters,
                                           const timing::Machine& machine, const TimeOptions& options) {
  code::CodeFacts facts(gpu.target_of(kernel), gpu.code_begin(), gpu.code_bytes());
  timing::CodeInfo code(facts, machine, parameters);
  const unsigned threads = options.threads != 0 ? options.threads : std::max(1u, std::thread::hardware_concurrency());
  const Cancel::Listening listening(options.cancel);
  Clock clock(machine, code, kernel, placed.dispatch,
              {.simulation = {.observer = options.observer,
                              .is_cancelled = [&] { return options.cancel.requested(); },
                              .threads = threads,
                              .caches = options.caches},
               .counts_executing = true});
  const events::Outcome outcome = execute([&](const exec::DispatchOptions& wanted) { return gpu.run(placed, wanted); },
                                          {&clock}, {.cancel = {&options.cancel.flag()}});
  if (options.cancel.requested()) return Error{"interrupted"};
  if (!clock.time()) return clock.time().error();
  if (!outcome.finished()) return Error{outcome.text()};
  return *clock.time();
}

}  // namespace lw::watch
