#include "timed/timed.h"

#include <algorithm>
#include <thread>

#include "base/defect.h"

namespace lw::timed {

timing::KernelResources resources_of(const isa::Target& target, const object::Kernel& kernel,
                                     const exec::DispatchInfo& dispatch, const Overrides& overrides) {
  timing::KernelResources resources = object::dispatch_resources(target, kernel, dispatch.work_items_of_group(),
                                                                 overrides.lds_bytes.value_or(dispatch.lds_bytes()));
  resources.vgprs = overrides.vgprs.value_or(resources.vgprs);
  return resources;
}

timing::LiveDispatch begin(const timing::Machine& machine, timing::CodeInfo& code, const object::Kernel& kernel,
                           const exec::DispatchInfo& dispatch, const timing::LiveOptions& options,
                           const Overrides& overrides) {
  const timing::Dispatch timed{.resources = resources_of(code.facts().target(), kernel, dispatch, overrides),
                               .what_if = {}};
  return timing::LiveDispatch(machine, code, timed, dispatch.workgroups(), options);
}

Executed execute(gpu::EmulatedGpu& gpu, const gpu::PlacedLaunch& placed, timing::LiveDispatch& live,
                 const exec::Options& execution) {
  exec::Options options = execution;
  options.threads = 1;
  if (options.sink == nullptr) options.sink = &live.sink();
  events::Outcome outcome;
  FirstException failure;
  std::thread thread([&] {
    failure.catching([&] { outcome = gpu.run(placed, options); });
    live.executed(outcome.instructions);
  });
  Result<timing::DispatchTime> time = Error{""};
  failure.catching([&] { time = live.simulate(); });
  thread.join();
  failure.rethrow();
  return {std::move(outcome), std::move(time)};
}

Result<timing::DispatchTime> time_dispatch(gpu::EmulatedGpu& gpu, const object::Kernel& kernel,
                                           const gpu::PlacedLaunch& placed, const timing::Parameters& parameters,
                                           const timing::Machine& machine, const Options& options) {
  code::CodeFacts facts(gpu.target_of(kernel), gpu.code_begin(), gpu.code_bytes());
  timing::CodeInfo code(facts, machine, parameters);
  const unsigned threads = options.threads != 0 ? options.threads : std::max(1u, std::thread::hardware_concurrency());
  const Cancel::Listening listening(options.cancel);
  timing::LiveDispatch live = begin(machine, code, kernel, placed.dispatch,
                                    {.simulation = {.observer = options.observer,
                                                    .is_cancelled = [&] { return options.cancel.requested(); },
                                                    .threads = threads,
                                                    .caches = options.caches}});
  Executed executed = execute(gpu, placed, live, {.cancel = {&options.cancel.flag()}});
  if (options.cancel.requested()) return Error{"interrupted"};
  if (!executed.time) return executed.time.error();
  if (!executed.outcome.finished()) return Error{executed.outcome.text()};
  return *executed.time;
}

}  // namespace lw::timed
