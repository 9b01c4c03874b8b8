#include "timing/dispatch_clock.h"

#include <algorithm>

namespace lw::timing {
namespace {

// Of traces of resident workgroups. A few more wait in the queue.
constexpr size_t kMostTraceBytes = size_t{300} << 20;

trace::WorkgroupSampling sampling_of(uint64_t workgroups, uint64_t resident, bool full) {
  if (full) return {};
  return trace::WorkgroupSampling({.most_steps = DispatchClock::kMostWhole,
                                   .most_bytes = kMostTraceBytes,
                                   .workgroups = workgroups,
                                   .resident = resident});
}

}  // namespace

DispatchClock::DispatchClock(const Machine& machine, CodeInfo& code, const Dispatch& dispatch, uint64_t workgroups,
                             const DispatchClockOptions& options)
    : machine_(machine),
      code_(code),
      dispatch_(dispatch),
      options_(options),
      resident_(std::max<uint64_t>(1, resident_workgroups(machine, *code.facts().target().limits, dispatch))),
      queue_(options.counts_executing && options.simulation.threads == 1),
      store_(resident_),
      recorder_(
          code.facts().begin(), machine.banks(), [this](trace::GroupTrace&& group) { queue_.push(std::move(group)); },
          sampling_of(workgroups, resident_, options.full),
          [this](const trace::GroupTrace& group, uint32_t wave) { return cycle_of(group, wave); }) {
  if (options.counts_executing) options_.simulation.one_is_elsewhere = [this] { return queue_.executes(); };
}

std::optional<uint64_t> DispatchClock::cycle_of(const trace::GroupTrace& group, uint32_t wave) {
  // Wave instructions; a simulation also makes the caches of the device.
  constexpr uint64_t kMostWork = 50'000'000, kBytesOfInstruction = 256;
  clock_work_ += group.work() + (uint64_t{machine_.l2.bytes} + machine_.l3.bytes) / kBytesOfInstruction;
  if (clock_work_ > kMostWork) return std::nullopt;
  Machine alone = machine_;
  alone.compute_units = std::min(machine_.compute_units, machine_.units_per_cluster);
  std::optional<uint64_t> cycle;
  const Observer observer{.issued =
                              [&](const Issued& what) {
                                if (what.wave->number == wave && what.is_last()) cycle = what.time;
                              },
                          .window = {}};
  trace::SameGroups source({std::shared_ptr<void>(), &group}, 1);
  const Result<DispatchTime> time = timing::simulate(alone, code_, dispatch_, source, {.observer = &observer});
  return time ? cycle : std::nullopt;
}

void DispatchClock::executed(uint64_t instructions) {
  executed_ = instructions;
  queue_.close();
}

Result<DispatchTime> DispatchClock::simulate() {
  trace::GroupStore::Keeper keeper(queue_, store_);
  trace::GroupSource& source = options_.keeps ? static_cast<trace::GroupSource&>(keeper) : queue_;
  // Also where simulate() throws: whoever executes must not wait for a place in the queue.
  const struct Abandon {
    trace::GroupQueue& queue;
    ~Abandon() { queue.abandon(); }
  } abandon{queue_};
  Result<DispatchTime> time = timing::simulate(machine_, code_, dispatch_, source, options_.simulation);
  if (!time || !time->whole) return time;
  // Workgroups of a stretch stand for others that are not quite as long.
  WholeEstimate& whole = *time->whole;
  const auto all = static_cast<double>(executed_.load());
  if (all != 0 && whole.instructions > 0) whole.cycles *= all / whole.instructions;
  whole.instructions = all;
  return time;
}

}  // namespace lw::timing
