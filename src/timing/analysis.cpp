#include "timing/analysis.h"

#include <fmt/format.h>

#include <algorithm>

namespace lw::timing {
namespace {

// From which gain on a what-if is worth a word, and from which use on a unit binds.
constexpr double kWorthSaying = 0.05, kBusy = 0.7;

double share(uint64_t part, uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

std::string percent(double value) { return fmt::format("{:.0f} %", value * 100); }

// The reason, beside issuing, that waves spent most time on.
Stall worst_stall(const Cycles& cycles) {
  size_t worst = 1;
  for (size_t s = 1; s < kStalls; ++s)
    if (cycles[s] > cycles[worst]) worst = s;
  return static_cast<Stall>(worst);
}

std::string_view in_words(Stall stall) {
  switch (stall) {
    case Stall::issue: return "issuing";
    case Stall::dependency: return "results of their own instructions";
    case Stall::wait_vm: return "loads from memory";
    case Stall::wait_lgkm: return "LDS or scalar loads";
    case Stall::wait_vs: return "stores";
    case Stall::wait_exp: return "exports";
    case Stall::unit_busy: return "a unit that is busy";
    case Stall::not_picked: return "other waves to issue";
    case Stall::fetch: return "their code";
    case Stall::barrier: return "a barrier";
    case Stall::lds_conflict: return "LDS, whose lanes meet in banks";
    case Stall::memory_queue: return "room in the queue of the address unit";
    case Stall::sleep: return "s_nop, s_sleep";
    case Stall::launch: return "their launch";
    case Stall::drain: return "stores to leave before they end";
  }
  return "";
}

std::string sentence(const Machine& machine, const DispatchTime& time, const std::vector<WhatIfTime>& what_ifs) {
  const Utilisation use = utilisation(machine, time);
  const WhatIfTime* best = nullptr;
  for (const WhatIfTime& w : what_ifs)
    if (best == nullptr || w.cycles < best->cycles) best = &w;
  const double gain = best == nullptr || best->cycles >= time.cycles ? 0 : 1 - share(best->cycles, time.cycles);
  const std::string what_if =
      gain >= kWorthSaying ? fmt::format("; {} would take {} off", best->what, percent(gain)) : "";
  const std::pair<double, std::string_view> units[] = {{use.memory, "the bandwidth of memory"},
                                                       {use.valu, "vector arithmetic"},
                                                       {use.vmem, "the address units of the compute units"},
                                                       {use.lds, "LDS"},
                                                       {use.l2, "the bandwidth of the L2"},
                                                       {use.salu, "scalar arithmetic"}};
  const auto* busiest = std::max_element(std::begin(units), std::end(units));
  if (busiest->first >= kBusy)
    return fmt::format("bound by {}, which is at work {} of the time{}", busiest->second, percent(busiest->first),
                       what_if);
  const Stall worst = worst_stall(time.cycles_of_waves);
  const double waiting = share(time.cycles_of_waves[static_cast<size_t>(worst)], time.use.wave_cycles);
  const double filled = time.mean_resident_waves / (machine.compute_units * machine.simds);
  return fmt::format("bound by latency: waves wait {} of their time for {}, and {:.1f} waves a SIMD do not hide it{}",
                     percent(waiting), in_words(worst), filled, what_if);
}

}  // namespace

Utilisation utilisation(const Machine& machine, const DispatchTime& time) {
  Utilisation use;
  if (time.cycles == 0) return use;
  const double cycles = static_cast<double>(time.cycles);
  const double simds = cycles * machine.compute_units * machine.simds, units = cycles * machine.compute_units;
  use.valu = static_cast<double>(time.use.valu_busy) / simds;
  use.salu = static_cast<double>(time.use.salu_busy) / (machine.takes_turns() ? units : simds);
  use.lds = static_cast<double>(time.use.lds_busy) / units;
  use.vmem = static_cast<double>(time.use.vmem_busy) / units;
  use.l2 = static_cast<double>(time.l2.bytes) / (cycles * machine.l2_slices * machine.l2_bytes_per_cycle);
  use.memory = time.memory_busy_cycles / cycles;
  return use;
}

Result<Analysis> analyse(const Parameters& parameters, const Machine& machine, CodeInfo& code, const Dispatch& dispatch,
                         const DispatchTime& time, const AnalysisOptions& options,
                         const std::function<std::unique_ptr<trace::GroupSource>()>& groups) {
  Analysis result;
  const auto cycles_with = [&](const Machine& other, CodeInfo& info, const Dispatch& asked) -> uint64_t {
    const auto source = groups();
    const Result<DispatchTime> again = simulate(other, info, asked, *source);
    return again ? again->cycles : 0;
  };
  if (options.what_ifs) {
    const auto ask = [&](std::string what, const WhatIf& what_if) {
      Dispatch asked = dispatch;
      asked.what_if = what_if;
      result.what_ifs.push_back({std::move(what), cycles_with(machine, code, asked)});
    };
    WhatIf memory, l2, banks, waves;
    memory.scales.memory_bandwidth = 2;
    l2.scales.l2_bandwidth = 2;
    banks.lds_conflicts = false;
    waves.more_waves_per_simd = 1;
    ask("twice the bandwidth of memory", memory);
    ask("twice the bandwidth of the L2", l2);
    if (time.use.lds_conflicts != 0) ask("no bank conflicts", banks);
    if (time.occupancy.limited_by != Limit::waves) ask("one more wave a SIMD", waves);
  }
  result.bound = sentence(machine, time, result.what_ifs);
  const auto set_range = [&](const Parameters& best, const Parameters& worst) {
    for (const auto& [all, into] : {std::pair(&best, &result.least_cycles), std::pair(&worst, &result.most_cycles)}) {
      const Result<Machine> other = make_machine(*all, options.clock_mhz);
      if (!other) continue;
      CodeInfo info(code.facts(), *other, *all);
      *into = cycles_with(*other, info, dispatch);
    }
    if (result.least_cycles > result.most_cycles) std::swap(result.least_cycles, result.most_cycles);
    result.least_cycles = std::min(result.least_cycles, time.cycles);
    result.most_cycles = std::max(result.most_cycles, time.cycles);
  };
  if (!options.sensitivity) {
    if (!options.what_ifs) return result;
    // At the ends that are better and worse by what they are: fewer cycles, more of everything else.
    Parameters best = parameters, worst = parameters;
    for (const Parameter& p : parameters.all()) {
      if (!p.is_range() || p.is_set) continue;
      const bool low_is_better = p.fact->kind->unit == "cycles" || p.fact->kind->unit == "ns";
      (void)best.set(p.name, low_is_better ? p.fact->low : p.fact->high);
      (void)worst.set(p.name, low_is_better ? p.fact->high : p.fact->low);
    }
    set_range(best, worst);
    return result;
  }

  // All that moves the answer, at its better and at its worse end.
  Parameters best = parameters, worst = parameters;
  for (const Parameter& p : parameters.all()) {
    if (!p.is_range() || p.is_set) continue;
    Effect effect{.parameter = &p};
    for (const bool high : {false, true}) {
      Parameters changed = parameters;
      if (changed.set(p.name, high ? p.fact->high : p.fact->low)) continue;
      const Result<Machine> other = make_machine(changed, options.clock_mhz);
      if (!other) continue;
      CodeInfo info(code.facts(), *other, changed);
      (high ? effect.cycles_high : effect.cycles_low) = cycles_with(*other, info, dispatch);
    }
    if (effect.cycles_low == time.cycles && effect.cycles_high == time.cycles) continue;
    const bool low_is_better = effect.cycles_low <= effect.cycles_high;
    (void)best.set(p.name, low_is_better ? p.fact->low : p.fact->high);
    (void)worst.set(p.name, low_is_better ? p.fact->high : p.fact->low);
    result.effects.push_back(effect);
  }
  const auto size = [&](const Effect& e) {
    const auto off = [&](uint64_t c) { return c > time.cycles ? c - time.cycles : time.cycles - c; };
    return std::max(off(e.cycles_low), off(e.cycles_high));
  };
  std::stable_sort(result.effects.begin(), result.effects.end(),
                   [&](const Effect& a, const Effect& b) { return size(a) > size(b); });
  set_range(best, worst);
  return result;
}

}  // namespace lw::timing
