#include "timing/analysis.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <span>
#include <thread>

#include "base/defect.h"
#include "base/thread.h"

namespace lw::timing {
namespace {

// From which gain on a what-if is worth a word, from which use on a unit binds, and from which on it is worth asking
// what twice of it would give.
constexpr double kWorthSaying = 0.05, kBusy = 0.7, kWorthAsking = 0.3;
// How far shares of a part may be from those of the whole that it stands for.
constexpr double kLike = 0.25;
// The same for the first workgroups, in whose place all that are kept can be simulated.
constexpr double kAlike = 0.1;
// The maximum number of simulations at once: each needs memory for its caches.
constexpr unsigned kMostAtOnce = 16;

double share(uint64_t part, uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

// Shares of the time in which units were busy, by what a dispatch would be bound by.
constexpr size_t kUnits = static_cast<size_t>(Bound::latency);
using Shares = std::array<double, kUnits>;

Shares busy_shares(const Machine& machine, const DispatchTime& time) {
  const Utilisation use = utilisation(machine, time);
  Shares shares{};
  const auto set = [&](Bound unit, double busy) { shares[static_cast<size_t>(unit)] = busy; };
  set(Bound::launch, std::min(1.0, share(time.launch_cycles, time.cycles)));
  set(Bound::memory, use.memory);
  set(Bound::valu, use.valu);
  set(Bound::address, use.address);
  set(Bound::lds, use.lds);
  set(Bound::l2, use.l2);
  set(Bound::salu, use.salu);
  return shares;
}

// The busiest unit if one is busy for most of the time.
Bound bound_of(const Shares& shares) {
  const auto busiest = std::ranges::max_element(shares);
  return *busiest >= kBusy ? static_cast<Bound>(busiest - shares.begin()) : Bound::latency;
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
    case Stall::dependency: return "results of earlier instructions";
    case Stall::wait_vm: return "vector memory (vmcnt)";
    case Stall::wait_lgkm: return "LDS or scalar memory (lgkmcnt)";
    case Stall::wait_vs: return "stores (vscnt)";
    case Stall::wait_exp: return "exports (expcnt)";
    case Stall::unit_busy: return "a busy unit";
    case Stall::not_picked: return "other waves to issue";
    case Stall::fetch: return "instruction fetch";
    case Stall::barrier: return "a barrier";
    case Stall::lds_conflict: return "LDS bank conflicts";
    case Stall::memory_queue: return "the address unit, whose queue or whose room for misses in flight is full";
    case Stall::sleep: return "s_sleep or s_nop";
    case Stall::launch: return "the launch of the waves before them";
    case Stall::drain: return "their last stores";
  }
  return "";
}

std::string_view in_words(Bound unit) {
  switch (unit) {
    case Bound::launch: return "the workgroup launcher is";
    case Bound::memory: return "device memory is";
    case Bound::valu: return "the VALUs are";
    case Bound::address: return "the address units are";
    case Bound::lds: return "LDS is";
    case Bound::l2: return "the L2 is";
    case Bound::salu: return "the SALUs are";
    case Bound::latency: break;
  }
  return "";
}

std::string sentence(Bound bound, const Shares& busy, const Machine& machine, const DispatchTime& time, uint64_t cycles,
                     const std::vector<WhatIfTime>& what_ifs) {
  const WhatIfTime* best = nullptr;
  for (const WhatIfTime& w : what_ifs)
    if (best == nullptr || w.cycles < best->cycles) best = &w;
  const double gain = best == nullptr || best->cycles >= cycles ? 0 : 1 - share(best->cycles, cycles);
  const std::string what_if =
      gain >= kWorthSaying ? fmt::format("; {} would save {} of the time", best->what, percent(gain)) : "";
  const std::string_view name = name_of(bound);
  if (bound != Bound::latency)
    return fmt::format("{}-bound: {} busy {} of the time{}", name, in_words(bound),
                       percent(busy[static_cast<size_t>(bound)]), what_if);
  const Stall worst = worst_stall(time.cycles_of_waves);
  const double waiting = share(time.cycles_of_waves[static_cast<size_t>(worst)], time.use.wave_cycles);
  // More waves would wait there, too.
  if (worst == Stall::memory_queue)
    return fmt::format("{}-bound: waves wait {} of the time for {}{}", name, percent(waiting), in_words(worst),
                       what_if);
  const double filled = time.mean_resident_waves / (std::max(1u, time.units_with_work) * machine.simds);
  return fmt::format("{}-bound: waves wait {} of the time for {}; {:.1f} resident waves per SIMD cannot hide it{}",
                     name, percent(waiting), in_words(worst), filled, what_if);
}

}  // namespace

Utilisation utilisation(const Machine& machine, const DispatchTime& time) {
  Utilisation use;
  if (time.cycles == 0) return use;
  const double cycles = static_cast<double>(time.cycles);
  const double units = cycles * std::max(1u, time.units_with_work), simds = units * machine.simds;
  const double scalars = units * machine.scalar_units;
  use.valu = static_cast<double>(time.use.valu_busy) / simds;
  use.salu = static_cast<double>(time.use.salu_busy) / scalars;
  use.lds = static_cast<double>(time.use.lds_busy) / units;
  use.address = static_cast<double>(time.use.vmem_busy) / units;
  use.l2 = static_cast<double>(time.l2.bytes) / (cycles * machine.l2_slices * machine.l2_bytes_per_cycle);
  use.memory = time.memory_busy_cycles / cycles;
  return use;
}

Roofline roofline(const Machine& machine, const DispatchTime& time) {
  const auto cycles = static_cast<double>(std::max<uint64_t>(1, time.cycles));
  Roofline roof;
  roof.vector_instructions_per_cycle = static_cast<double>(time.use.issued[static_cast<size_t>(Port::valu)]) / cycles;
  roof.bytes_per_cycle = static_cast<double>(time.bytes_read + time.bytes_written) / cycles;
  roof.l2_bytes_per_cycle = static_cast<double>(time.l2.bytes) / cycles;
  roof.peak_vector_instructions_per_cycle =
      static_cast<double>(machine.compute_units) * machine.simds / machine.issue_period;
  roof.peak_bytes_per_cycle = machine.memory_bytes_per_cycle;
  roof.peak_l2_bytes_per_cycle = static_cast<double>(machine.l2_slices) * machine.l2_bytes_per_cycle;
  if (roof.bytes_per_cycle != 0) roof.instructions_per_byte = roof.vector_instructions_per_cycle / roof.bytes_per_cycle;
  roof.ridge_instructions_per_byte = roof.peak_vector_instructions_per_cycle / roof.peak_bytes_per_cycle;
  return roof;
}

namespace {

class Analyst {
 public:
  Analyst(const Parameters& parameters, const Machine& machine, CodeInfo& code, const Dispatch& dispatch,
          const DispatchTime& time, const AnalysisOptions& options, const Replays& replays)
      : parameters_(parameters),
        machine_(machine),
        code_(code),
        dispatch_(dispatch),
        time_(time),
        options_(options),
        groups_(replays.kept),
        is_part_(options.is_part),
        cycles_(time.whole_cycles()),
        busy_(busy_shares(machine, time)) {
    if (!simulates() || takes_few(replays.store)) return;
    if (is_part_) result_.part_differs = !is_like_the_whole(kLike);
  }

  Analysis analyse() {
    if (options_.what_ifs && !result_.part_differs) plan_what_ifs();
    if (options_.sensitivity)
      plan_each();
    else if (options_.what_ifs || options_.range)
      plan_all();
    const std::vector<Again> times = times_with(settings_);
    for (size_t i = 0; i < what_ifs_.size(); ++i)
      if (times[i].cycles != 0) result_.what_ifs.push_back({std::move(what_ifs_[i]), times[i].cycles});
    result_.bound_by = bound_of(busy_);
    result_.bound = sentence(result_.bound_by, busy_, machine_, time_, cycles_, result_.what_ifs);
    result_.uncertainty = {.parameters = {},
                           .model = model_error(result_.bound_by),
                           .sample = error_of_sample(),
                           .needed = std::min(1.0, std::ranges::max(busy_))};
    const std::span<const Again> others = std::span(times).subspan(what_ifs_.size());
    if (options_.sensitivity)
      set_effects(others);
    else if (options_.what_ifs || options_.range)
      set_range(others);
    result_.was_cancelled = simulates() && is_cancelled();
    return std::move(result_);
  }

 private:
  bool is_cancelled() const { return options_.is_cancelled && options_.is_cancelled(); }
  bool simulates() const { return options_.what_ifs || options_.range || options_.sensitivity; }

  // Whether the first workgroups use a part of the device as the whole dispatch uses the device. If so, the analysis
  // simulates only them from now on.
  bool takes_few(const trace::GroupStore* store) {
    const uint32_t parts = most_parts(machine_);
    const size_t count = store == nullptr || parts == 1 ? 0 : store->few(parts);
    if (count == 0) return false;
    const MakeSource all =
        std::exchange(groups_, [store, count] { return std::make_unique<trace::GroupStore::Replay>(*store, count); });
    const bool was_part = std::exchange(is_part_, true);
    parts_ = parts;
    if (is_like_the_whole(kAlike)) {
      result_.part_steps = store->steps_of(count);
      return true;
    }
    groups_ = all;
    is_part_ = was_part;
    parts_ = 1;
    scale_ = 1;
    return false;
  }

  // Simulates the part. Whether it uses all units as the whole dispatch does, up to a difference of `most`.
  bool is_like_the_whole(double most) {
    const auto part = simulated(machine_, code_, dispatch_, options_.threads);
    scale_ = !part || part->cycles == 0 ? 0 : static_cast<double>(cycles_) / static_cast<double>(part->cycles);
    if (scale_ == 0) return false;
    part_ = busy_shares(on(machine_), *part);
    for (size_t unit = 0; unit < kUnits; ++unit)
      if (std::abs(part_[unit] - busy_[unit]) > most) return false;
    return true;
  }

  // The part of the machine that is simulated.
  Machine on(const Machine& machine) const { return part_of(machine, parts_); }

  // Empty where the simulation failed or was cancelled.
  std::optional<DispatchTime> simulated(const Machine& machine, CodeInfo& code, const Dispatch& dispatch,
                                        unsigned threads) const {
    if (is_cancelled()) return std::nullopt;
    const auto source = groups_();
    std::optional<KeptCaches> caches;
    if (options_.caches != nullptr) caches = *options_.caches;
    Result<DispatchTime> again = simulate(on(machine), code, dispatch, *source,
                                          {.is_cancelled = options_.is_cancelled,
                                           .threads = threads,
                                           .caches = caches ? &*caches : nullptr,
                                           .by_instruction = false});
    if (!again || is_cancelled()) return std::nullopt;
    return *std::move(again);
  }

  // The whole dispatch on another machine. 0 cycles if the simulation failed or was cancelled.
  struct Again {
    uint64_t cycles = 0;
    double needed = 0;  // cycles that its busiest unit needs
  };

  Again time_with(const Machine& machine, CodeInfo& code, const Dispatch& dispatch, unsigned threads) const {
    const auto again = simulated(machine, code, dispatch, threads);
    if (!again || scale_ == 0) return {};
    const double needed = needed_cycles(machine, dispatch, *again);
    if (!is_part_) return {again->cycles, needed};
    const double scaled = static_cast<double>(again->cycles) * scale_;
    return {static_cast<uint64_t>(std::llround(std::max(scaled, needed))), needed};
  }

  // A simulation with something else than the dispatch had.
  struct Setting {
    WhatIf what_if = {};
    std::optional<Machine> machine = {};
    std::optional<Parameters> parameters = {};  // for a machine that is made from them
  };

  Again time_with(const Setting& setting, unsigned threads) const {
    Dispatch asked = dispatch_;
    asked.what_if = setting.what_if;
    if (!setting.parameters) return time_with(setting.machine ? *setting.machine : machine_, code_, asked, threads);
    const Result<Machine> other = make_machine(*setting.parameters, options_.clock_mhz);
    if (!other) return {};
    CodeInfo info(code_, *other, *setting.parameters);
    return time_with(*other, info, asked, threads);
  }

  // As many at once as there are threads: simulations of a part of the device have too few clusters to share.
  std::vector<Again> times_with(const std::vector<Setting>& settings) const {
    std::vector<Again> times(settings.size());
    const unsigned at_once =
        std::clamp<unsigned>(static_cast<unsigned>(settings.size()), 1, std::min(options_.threads, kMostAtOnce));
    std::atomic<size_t> next{0};
    FirstException failure;
    const auto work = [&] {
      failure.catching([&] {
        for (size_t i = next++; i < settings.size(); i = next++)
          times[i] = time_with(settings[i], options_.threads / at_once);
      });
    };
    {
      struct Helpers {
        std::vector<std::thread> threads;
        ~Helpers() { std::ranges::for_each(threads, &std::thread::join); }
      } helpers;
      for (unsigned i = 1; i < at_once; ++i) helpers.threads.push_back(start_quiet_thread(work));
      work();
    }
    failure.rethrow();
    return times;
  }

  // Lower bound of the dispatch's cycles: the busy cycles of its busiest unit. If a part was simulated, the busy cycles
  // of each unit in the dispatch change by the same factor as those in the part.
  double needed_cycles(const Machine& machine, const Dispatch& dispatch, const DispatchTime& again) const {
    Shares after = busy_shares(on(machine), again);
    after[static_cast<size_t>(Bound::l2)] /= dispatch.what_if.scales.l2_bandwidth;
    if (!is_part_) return std::ranges::max(after) * static_cast<double>(again.cycles);
    double most = 0;
    for (size_t unit = 0; unit < kUnits; ++unit) {
      const double part_cycles = part_[unit] * static_cast<double>(cycles_) / scale_;
      const double changed = part_cycles <= 0 ? 1 : after[unit] * static_cast<double>(again.cycles) / part_cycles;
      most = std::max(most, busy_[unit] * static_cast<double>(cycles_) * changed);
    }
    return most;
  }

  void plan_what_ifs() {
    const auto ask = [&](std::string what, Setting setting) {
      what_ifs_.push_back(std::move(what));
      settings_.push_back(std::move(setting));
    };
    const Utilisation use = utilisation(machine_, time_);
    WhatIf memory, l2, banks, lds, code, occupancy;
    memory.scales.memory_bandwidth = 2;
    l2.scales.l2_bandwidth = 2;
    lds.scales.lds_rate = 2;
    banks.lds_conflicts = false;
    code.code_is_there = true;
    occupancy.more_occupancy = true;
    ask("twice the memory bandwidth", {memory});
    ask("twice the L2 bandwidth", {l2});
    if (use.lds >= kWorthAsking) ask("twice the LDS rate", {lds});
    if (time_.use.lds_conflicts != 0) ask("no LDS bank conflicts", {banks});
    if (use.valu >= kWorthAsking) {
      TwiceTheSimds twice = twice_the_simds(machine_);
      ask("twice the SIMDs, the same waves", {twice.what_if, twice.machine});
    }
    if (share(time_.cycles_of_waves[static_cast<size_t>(Stall::fetch)], time_.use.wave_cycles) >= kWorthSaying)
      ask("all code in the instruction cache", {code});
    if (time_.occupancy.limited_by != Limit::waves) ask("the next step of occupancy", {occupancy});
  }

  // The half-width of a 95 % confidence interval.
  Factors error_of_sample() const {
    if (!time_.whole) return {};
    const double most = 1 + time_.whole->error_percent / 100;
    return {1 / most, most};
  }

  // From the times with the parameters at their better and worse ends. A machine that cannot be simulated with these
  // still has the error of the model.
  void set_range(std::span<const Again> ends) {
    Uncertainty& uncertainty = result_.uncertainty;
    const auto cycles = static_cast<double>(cycles_);
    for (const Again& again : ends) {
      if (again.cycles == 0 || cycles_ == 0) continue;
      const double factor = static_cast<double>(again.cycles) / cycles;
      uncertainty.parameters = either(uncertainty.parameters, {factor, factor});
      uncertainty.needed = std::min(uncertainty.needed, again.needed / cycles);
    }
    result_.has_range = !is_cancelled();
  }

  // Sets the parameter to an end of its range. It keeps its value if no machine has this end together with the numbers
  // that the user has set.
  void take(Parameters& numbers, const Parameter& p, uint64_t end) const {
    Parameters changed = numbers;
    if (changed.set(p.name, end) || !make_machine(changed, options_.clock_mhz)) return;
    numbers = std::move(changed);
  }
  void take_ends(Parameters& best, Parameters& worst, const Parameter& p, bool low_is_better) const {
    take(best, p, low_is_better ? p.fact->low : p.fact->high);
    take(worst, p, low_is_better ? p.fact->high : p.fact->low);
  }

  // Lower is better for numbers in cycles, ns, ps and %, higher for all others.
  void plan_all() {
    Parameters best = parameters_, worst = parameters_;
    for (const Parameter& p : parameters_.all()) {
      if (!p.is_range() || p.is_set) continue;
      const std::string_view unit = p.fact->kind->unit;
      const bool low_is_better = unit == "cycles" || unit == "ns" || unit == "ps" || unit == "%";
      take_ends(best, worst, p, low_is_better);
    }
    settings_.push_back({.parameters = std::move(best)});
    settings_.push_back({.parameters = std::move(worst)});
  }

  // Each by itself.
  void plan_each() {
    for (const Parameter& p : parameters_.all()) {
      if (!p.is_range() || p.is_set) continue;
      for (const bool high : {false, true}) {
        const uint64_t end = high ? p.fact->high : p.fact->low;
        Parameters changed = parameters_;
        if (end == p.value || changed.set(p.name, end)) continue;
        ends_.push_back({&p, high});
        settings_.push_back({.parameters = std::move(changed)});
      }
    }
  }

  // From the times of plan_each(); then all that move the answer, at the ends that turned out to be better and worse.
  void set_effects(std::span<const Again> times) {
    Parameters best = parameters_, worst = parameters_;
    for (size_t i = 0; i < ends_.size();) {
      const Parameter& p = *ends_[i].parameter;
      Effect effect{.parameter = &p, .cycles_low = cycles_, .cycles_high = cycles_};
      for (; i < ends_.size() && ends_[i].parameter == &p; ++i)
        if (times[i].cycles != 0) (ends_[i].is_high ? effect.cycles_high : effect.cycles_low) = times[i].cycles;
      if (effect.cycles_low == cycles_ && effect.cycles_high == cycles_) continue;
      const bool low_is_better = effect.cycles_low <= effect.cycles_high;
      take_ends(best, worst, p, low_is_better);
      result_.effects.push_back(effect);
    }
    const auto size = [&](const Effect& e) {
      const auto off = [&](uint64_t c) { return c > cycles_ ? c - cycles_ : cycles_ - c; };
      return std::max(off(e.cycles_low), off(e.cycles_high));
    };
    std::stable_sort(result_.effects.begin(), result_.effects.end(),
                     [&](const Effect& a, const Effect& b) { return size(a) > size(b); });
    set_range(times_with({{.parameters = std::move(best)}, {.parameters = std::move(worst)}}));
  }

  struct End {
    const Parameter* parameter;
    bool is_high;
  };

  const Parameters& parameters_;
  const Machine& machine_;
  CodeInfo& code_;
  const Dispatch& dispatch_;
  const DispatchTime& time_;
  const AnalysisOptions& options_;
  MakeSource groups_;
  bool is_part_;
  uint32_t parts_ = 1;  // of the device; one is simulated
  uint64_t cycles_;     // of the whole dispatch
  Shares busy_;         // of the dispatch
  double scale_ = 1;    // from the part's cycles to those of the whole
  Shares part_{};       // of the part
  std::vector<std::string> what_ifs_;
  std::vector<End> ends_;          // of plan_each()
  std::vector<Setting> settings_;  // of what_ifs_, and behind them the ends of parameters
  Analysis result_;
};

}  // namespace

Analysis analyse(const Parameters& parameters, const Machine& machine, CodeInfo& code, const Dispatch& dispatch,
                 const DispatchTime& time, const AnalysisOptions& options, const Replays& replays) {
  return Analyst(parameters, machine, code, dispatch, time, options, replays).analyse();
}

Replays replays_of(const trace::GroupStore& store) {
  return {.kept = [&store] { return std::make_unique<trace::GroupStore::Replay>(store); }, .store = &store};
}

}  // namespace lw::timing
