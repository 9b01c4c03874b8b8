#include "invariants.h"

#include <fmt/format.h>

#include <algorithm>

#include "trace/queue.h"

namespace lw::timing_tests {
namespace {

uint64_t cycles_of(const timing::Machine& machine, const TimedKernel& kernel, const trace::GroupTrace& group,
                   uint64_t copies) {
  timing::Dispatch dispatch = kernel.dispatch;
  const auto waves = static_cast<uint32_t>(group.waves.size());
  if (waves != kernel.group->waves.size()) dispatch.resources.workgroup_size = dispatch.resources.wave_size * waves;
  trace::SameGroups source(std::make_shared<const trace::GroupTrace>(group), copies);
  const Result<timing::DispatchTime> time = timing::simulate(machine, kernel.info, dispatch, source);
  return time ? time->cycles : 0;
}

trace::GroupTrace first_wave_alone(const trace::GroupTrace& group) {
  trace::GroupTrace alone;
  alone.waves.push_back(group.waves.front());
  alone.ended = group.ended;
  return alone;
}

bool may_be_repeated(const TimedKernel& kernel, const trace::TraceStep& step) {
  const timing::InstructionInfo& info = kernel.info.at(step.instruction);
  return step.accesses == 0 && !info.is_end && !info.is_barrier &&
         (info.port == timing::Port::valu || info.port == timing::Port::salu);
}

}  // namespace

std::optional<std::string> one_more_instruction(const TimedKernel& kernel) {
  constexpr size_t kPlaces = 6, kMostSteps = 20'000;
  const trace::GroupTrace alone = first_wave_alone(*kernel.group);
  const std::vector<trace::TraceStep>& steps = alone.waves.front().steps;
  if (steps.size() < 2 || steps.size() > kMostSteps) return std::nullopt;
  const uint64_t before = cycles_of(kernel.machine, kernel, alone, 1);
  // What comes a little later may just miss a refresh of memory.
  const auto refresh = static_cast<uint64_t>(kernel.machine.dram.times.refresh / timing::kTicks);
  for (size_t place = 0; place < kPlaces; ++place) {
    size_t at = place * (steps.size() - 1) / kPlaces;
    while (at < steps.size() && !may_be_repeated(kernel, steps[at])) ++at;
    if (at == steps.size()) return place == 0 ? std::nullopt : std::optional<std::string>("");
    trace::GroupTrace longer = alone;
    std::vector<trace::TraceStep>& more = longer.waves.front().steps;
    more.insert(more.begin() + static_cast<ptrdiff_t>(at), steps[at]);
    const uint64_t after = cycles_of(kernel.machine, kernel, longer, 1);
    if (after + refresh < before)
      return fmt::format("{} cycles, and {} where step {} is executed twice", before, after, at);
  }
  return "";
}

std::optional<std::string> twice_the_workgroups(const TimedKernel& kernel) {
  // So often is the machine filled that what it takes at first, with cold code, is a small part.
  constexpr uint64_t kMostSteps = 1'500'000, kFewestRounds = 32, kMostRounds = 128;
  // One group of compute units that share caches stands for all.
  timing::Machine machine = kernel.machine;
  machine.compute_units = machine.units_per_cluster;
  trace::GroupTrace group = *kernel.group;
  for (trace::WaveTrace& wave : group.waves) {
    std::vector<trace::StepAccess> kept;
    size_t next = 0;
    for (trace::TraceStep& step : wave.steps) {
      const uint32_t count = step.accesses;
      step.accesses = 0;
      for (const size_t end = next + count; next < end; ++next)
        if (wave.accesses[next].space == events::Space::lds) {
          kept.push_back(wave.accesses[next]);
          ++step.accesses;
        }
    }
    wave.accesses = std::move(kept);
  }
  const uint64_t resident = timing::resident_workgroups(machine, *kernel.info.facts().target().limits, kernel.dispatch);
  if (resident == 0) return std::nullopt;
  const uint64_t rounds = std::min(kMostRounds, kMostSteps / (resident * 3 * group.steps()));
  if (rounds < kFewestRounds) return std::nullopt;
  const double once = static_cast<double>(cycles_of(machine, kernel, group, rounds * resident));
  const double twice = static_cast<double>(cycles_of(machine, kernel, group, 2 * rounds * resident));
  const double ratio = twice / once;
  if (ratio >= 1.9 && ratio <= 2.1) return "";
  return fmt::format("{} workgroups take {} cycles, twice as many {:.2f} times as long", rounds * resident, once,
                     ratio);
}

std::optional<std::string> second_dispatch(const TimedKernel& kernel, const timing::DispatchTime& alone,
                                           const std::function<std::unique_ptr<trace::GroupSource>()>& groups) {
  timing::KeptCaches caches;
  const auto dispatch = [&] {
    const auto source = groups();
    return timing::simulate(kernel.machine, kernel.info, kernel.dispatch, *source, {.caches = &caches});
  };
  const Result<timing::DispatchTime> first = dispatch(), second = dispatch();
  if (!first || !second) return "a simulation failed";
  if (first->cycles != alone.cycles)
    return fmt::format("{} cycles alone, and {} as the first of two", alone.cycles, first->cycles);
  // Lines are hashed over slices and sets, so that not all sets fill alike.
  const uint64_t lines = first->l2.misses * kernel.machine.l2.line_bytes;
  if (lines > kernel.machine.l2.bytes / 16) return std::nullopt;
  if (second->bytes_read != 0)
    return fmt::format("the second dispatch reads {} bytes of memory, the first {}", second->bytes_read,
                       first->bytes_read);
  if (second->use.instruction.misses > first->use.instruction.misses)
    return fmt::format("the second dispatch misses {} lines of code, the first {}", second->use.instruction.misses,
                       first->use.instruction.misses);
  return "";
}

}  // namespace lw::timing_tests
