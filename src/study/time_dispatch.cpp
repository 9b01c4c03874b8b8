#include "study/time_dispatch.h"

#include <thread>

#include "trace/queue.h"
#include "trace/recorder.h"

namespace lw::study {

Result<timing::DispatchTime> time_dispatch(gpu::EmulatedGpu& gpu, const object::Kernel& kernel,
                                           const gpu::PlacedLaunch& placed, const timing::Parameters& parameters,
                                           const timing::Machine& machine) {
  code::CodeFacts facts(gpu.target_of(kernel), gpu.code_begin(), gpu.code_bytes());
  timing::CodeInfo info(facts, machine, parameters);
  timing::Dispatch dispatch;
  dispatch.resources = timing::kernel_resources(*facts.target().limits, kernel.descriptor);
  dispatch.resources.lds_bytes = placed.dispatch.group_segment_bytes + placed.dispatch.dynamic_lds_bytes;
  const auto& block = placed.dispatch.workgroup_size;
  dispatch.resources.workgroup_size = block[0] * block[1] * block[2];
  trace::GroupQueue queue;
  events::Outcome outcome;
  std::thread execution([&] {
    trace::Recorder recorder(gpu.code_begin(), [&](trace::GroupTrace&& group) { queue.push(std::move(group)); });
    outcome = gpu.run(placed, {.threads = 1, .sink = &recorder});
    queue.close();
  });
  const Result<timing::DispatchTime> time = timing::simulate(machine, info, dispatch, queue);
  queue.abandon();
  execution.join();
  if (!time) return time.error();
  if (!outcome.finished()) return Error{outcome.text()};
  return *time;
}

}  // namespace lw::study
