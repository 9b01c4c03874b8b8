#include "timing/static_time.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "timing/clock.h"
#include "timing/repeated_trace.h"

namespace lw::timing {
namespace {

// Instructions to simulate, and iterations of which the first quarter does not count.
constexpr uint64_t kWorth = 150'000;
constexpr uint32_t kFewestIterations = 8, kMostIterations = 512;

uint32_t iterations_for(size_t steps, uint32_t waves) {
  const uint64_t fit = kWorth / (steps * waves);
  // A multiple of 4.
  return static_cast<uint32_t>(std::clamp<uint64_t>(fit, kFewestIterations, kMostIterations)) / 4 * 4;
}

// Iterations of each wave in a run that always has all waves. Such a run executes three to four times the waves that
// fit. If an iteration is long, the start of a wave takes little of it, and two iterations are enough.
uint32_t iterations_of_round(size_t steps, uint32_t waves) {
  constexpr uint32_t kOfLongPath = 2;
  if (steps * waves > kWorth) return kOfLongPath;
  return std::max(iterations_for(steps, waves) / 4, kFewestIterations);
}

// What the waves of the compute units have done until some time.
struct Run {
  uint64_t first_end = 0, end = 0;  // of the first wave, to the end of a window, and of the last
  uint64_t last_start = 0;          // of the workgroups at the beginning
  ClusterUse use;
  UseByWord by_instruction;
  // By word: cycles that waves have spent so far before an instruction that they have not issued.
  std::unordered_map<uint32_t, int64_t> under_way;
};

// When workgroups start: so far apart, without whole iterations. Waves of a SIMD hinder each other more or less as they
// meet, and the oldest-first order can keep them the way they met for as long as they execute.
struct Starts {
  uint64_t gap = 1, iteration = 1;
  uint64_t of(uint32_t group) const { return group * gap % iteration; }
};

// Compute units by themselves. Whatever leaves them is answered after the time of a hit in the next cache.
class Units {
 public:
  Units(const Machine& machine, CodeInfo& code, const WorkgroupResources& footprint, uint32_t units)
      : machine_(machine), cluster_(0, machine, code, footprint, units, what_if()) {
    cluster_.count_into(run_.by_instruction);
  }

  void observe(const Observer& observer) { cluster_.observe(&observer); }
  // Workgroups that fit. Returns the time from the first start to the last.
  uint64_t start_all(const std::shared_ptr<const trace::GroupTrace>& trace, uint32_t groups, const Starts& starts) {
    uint64_t last = 0;
    for (uint32_t i = 0; i < groups; ++i) {
      start(trace, starts.of(i));
      last = std::max(last, starts.of(i));
    }
    return last;
  }
  // Until the last wave ends.
  Run run(const std::function<bool()>& is_cancelled) {
    const uint32_t waves = cluster_.slots().resident_waves();
    while (const uint64_t end = window(is_cancelled))
      if (run_.first_end == 0 && cluster_.slots().resident_waves() < waves) run_.first_end = end;
    LW_CHECK(is_cancelled() || cluster_.slots().resident_waves() == 0, "waves that nothing can wake");
    cluster_.stop();
    run_.end = cluster_.progress().last_end;
    run_.use = cluster_.use();
    return std::move(run_);
  }
  // Starts another workgroup wherever one fits, until `groups` have ended.
  Run run_full(const std::function<bool()>& is_cancelled, const std::shared_ptr<const trace::GroupTrace>& trace,
               uint64_t groups) {
    while (cluster_.slots().groups_ended() < groups) {
      const uint64_t end = window(is_cancelled);
      if (end == 0) break;
      while (cluster_.slots().fits()) start(trace, end);
      run_.end = end;
    }
    run_.use = cluster_.use();
    run_.under_way.clear();
    for (uint32_t s = 0; s < cluster_.slots().simds(); ++s)
      for (const TimedWave* wave : cluster_.slots().waves_of(s))
        if (wave->started < run_.end)
          run_.under_way[wave->step.instruction] += static_cast<int64_t>(run_.end) - static_cast<int64_t>(wave->free);
    return run_;
  }

 private:
  void start(const std::shared_ptr<const trace::GroupTrace>& trace, uint64_t time) {
    auto group = std::make_unique<Group>();
    group->trace = trace;
    cluster_.start(std::move(group), time);
  }
  // The end of the next window in which something happens, which is simulated; 0: nothing is left to do.
  uint64_t window(const std::function<bool()>& is_cancelled) {
    constexpr uint64_t kWindow = 32;
    uint64_t next = cluster_.next_event();
    for (const Request& request : cluster_.memory().requests()) next = std::min(next, request.time);
    if (next == kNever || (++windows_ % 64 == 0 && is_cancelled())) return 0;
    const uint64_t end = next / kWindow * kWindow + kWindow;
    cluster_.run_until(end);
    answer(end);
    return end;
  }
  static const WhatIf& what_if() {
    static const WhatIf code_is_there = [] {
      WhatIf result;
      result.code_is_there = true;
      return result;
    }();
    return code_is_there;
  }
  void answer(uint64_t end) {
    for (const Request& request : cluster_.memory().requests()) {
      const uint32_t latency = request.kind == RequestKind::store    ? machine_.store_latency
                               : request.kind == RequestKind::atomic ? machine_.l2_hit
                               : request.kind == RequestKind::scalar ? machine_.scalar_hit
                                                                     : machine_.vector_hit;
      cluster_.answer({std::max(request.time + latency, end), request.token});
    }
    cluster_.memory().requests().clear();
  }

  const Machine& machine_;
  Run run_;
  uint64_t windows_ = 0;
  Cluster cluster_;
};

// The waves to run: of one, or of all that fit.
struct Waves {
  WorkgroupResources footprint;
  uint32_t groups = 1, units = 1;
  uint32_t count() const { return groups * footprint.waves; }
};

Result<Waves> all_waves(const Machine& machine, const isa::TargetLimits& limits, const KernelResources& kernel) {
  if (const auto why = why_it_does_not_fit(limits, kernel)) return Error{*why};
  const Occupancy fits = occupancy(limits, kernel);
  Waves waves{.footprint = workgroup_resources(limits, kernel, fits, machine.waves_per_simd)};
  WorkgroupResources& footprint = waves.footprint;
  waves.units = footprint.wgp_mode ? 2 : 1;
  const uint32_t most = footprint.waves_per_simd * machine.simds * waves.units / footprint.waves;
  if (most == 0)
    return Error{fmt::format("a workgroup of {} waves does not fit {} waves per SIMD", footprint.waves,
                             footprint.waves_per_simd)};
  footprint.workgroups = waves.groups = std::min(most, fits.workgroups);
  return waves;
}

Waves one_wave(const Waves& all) {
  Waves one = all;
  one.footprint.waves = one.footprint.workgroups = one.groups = 1;
  return one;
}

uint64_t sum_of(const Cycles& cycles) { return std::accumulate(cycles.begin(), cycles.end(), uint64_t{0}); }

// The difference of two runs of which the second did more.
struct Difference {
  Run before, after;
  double of(uint64_t Run::*count) const { return difference(before.*count, after.*count); }
  double of(uint64_t IssueUse::*count) const { return difference(before.use.*count, after.use.*count); }
  double of(uint64_t MemoryUse::*count) const { return difference(before.use.*count, after.use.*count); }
  double issued(Port port) const {
    const auto p = static_cast<size_t>(port);
    return difference(before.use.issued[p], after.use.issued[p]);
  }
  std::unordered_map<uint32_t, Cycles> by_word() const {
    std::unordered_map<uint32_t, Cycles> words;
    after.by_instruction.for_each([&](uint32_t word, const InstructionUse& use) { words[word] = use.cycles; });
    before.by_instruction.for_each([&](uint32_t word, const InstructionUse& use) {
      for (size_t s = 0; s < kStalls; ++s) words[word][s] -= std::min(words[word][s], use.cycles[s]);
    });
    return words;
  }

  // Of all reasons together.
  std::unordered_map<uint32_t, double> all_by_word() const {
    std::unordered_map<uint32_t, double> words;
    for (const auto& [word, cycles] : by_word()) words[word] = static_cast<double>(sum_of(cycles));
    for (const auto& [word, cycles] : after.under_way) words[word] += static_cast<double>(cycles);
    for (const auto& [word, cycles] : before.under_way) words[word] -= static_cast<double>(cycles);
    return words;
  }

 private:
  static double difference(uint64_t before, uint64_t after) {
    return static_cast<double>(after - std::min(before, after));
  }
};

class Measurement {
 public:
  Measurement(const Machine& machine, CodeInfo& code, const RepeatedTrace& trace, const Waves& waves,
              const Starts& starts, const std::function<bool()>& is_cancelled)
      : machine_(machine),
        code_(code),
        waves_(waves),
        starts_(starts),
        is_cancelled_(is_cancelled),
        trace_(trace),
        iterations_(iterations_for(trace.once().steps.size(), waves.count())) {}

  // Waves that start together, in more iterations and in less.
  Difference together(ChainRecorder* chain) const { return {run(iterations_ / 4, nullptr), run(iterations_, chain)}; }
  uint32_t iterations() const { return iterations_ - iterations_ / 4; }

  // A new workgroup starts wherever one ends. The difference is between the end of the first `groups` workgroups and
  // the end of three times as many.
  Difference always_full() const {
    const auto group = group_of(iterations_of_round(trace_.once().steps.size(), waves_.count()));
    Units units(machine_, code_, waves_.footprint, waves_.units);
    units.start_all(group, waves_.groups, starts_);
    Difference result;
    result.before = units.run_full(is_cancelled_, group, waves_.groups);
    result.after = units.run_full(is_cancelled_, group, uint64_t{3} * waves_.groups);
    return result;
  }

 private:
  std::shared_ptr<const trace::GroupTrace> group_of(uint32_t iterations) const {
    const auto group = std::make_shared<trace::GroupTrace>();
    group->waves.assign(waves_.footprint.waves, trace_.repeated(iterations));
    group->ended = false;
    return group;
  }
  Run run(uint32_t iterations, ChainRecorder* chain) const {
    Units units(machine_, code_, waves_.footprint, waves_.units);
    const uint64_t last_start = units.start_all(group_of(iterations), waves_.groups, starts_);
    const Observer observer{.issued = [&](const Issued& now) { chain->issued(now); }, .window = {}};
    if (chain != nullptr) units.observe(observer);
    Run result = units.run(is_cancelled_);
    result.last_start = last_start;
    return result;
  }

  const Machine& machine_;
  CodeInfo& code_;
  const Waves& waves_;
  const Starts starts_;
  const std::function<bool()>& is_cancelled_;
  const RepeatedTrace& trace_;
  uint32_t iterations_;
};

// The first is that of a dispatcher that fills the whole device.
std::vector<Starts> starts_of(const Machine& machine, const Waves& all, double iteration) {
  const auto cycles = std::max<uint64_t>(1, static_cast<uint64_t>(std::llround(iteration)));
  const uint64_t on_device = launch_cycles(machine, all.footprint.waves) * machine.compute_units / all.units;
  std::vector<Starts> starts{{std::max<uint64_t>(on_device, machine.issue_period), cycles}};
  // Parts of an iteration that spread few workgroups as well as many.
  for (const double part : {0.146, 0.236, 0.382, 0.5, 0.618}) {
    const auto gap = static_cast<uint64_t>(std::llround(part * iteration));
    starts.push_back({std::max<uint64_t>(gap, machine.issue_period), cycles});
  }
  return starts;
}

// Cycles of all units that instructions of a port go to.
double busy_cycles(const Machine& machine, const Difference& runs, Port port) {
  switch (port) {
    case Port::valu: return runs.of(&IssueUse::valu_work);
    case Port::salu: return runs.of(&IssueUse::salu_busy);
    case Port::lds: return runs.of(&MemoryUse::lds_busy);
    case Port::vmem: return runs.of(&MemoryUse::vmem_busy);
    case Port::smem: return runs.issued(port) * machine.scalar_issue;
    default: return runs.issued(port) * machine.issue_period;
  }
}

// SIMDs that share a unit, of those that are simulated.
double sharing(const Machine& machine, Port port, uint32_t compute_units) {
  switch (port) {
    case Port::smem: return double{1} * machine.simds * compute_units;
    case Port::salu: return static_cast<double>(machine.simds) / machine.scalar_units;
    case Port::lds:
    case Port::vmem: return machine.simds;
    default: return 1;
  }
}

// `iterations`: of all waves.
std::vector<StaticUnit> units_of(const Machine& machine, const Difference& runs, double iterations,
                                 uint32_t compute_units) {
  std::vector<StaticUnit> units;
  for (size_t p = 0; p < kPorts; ++p) {
    const auto port = static_cast<Port>(p);
    if (port == Port::internal || runs.issued(port) == 0) continue;
    StaticUnit unit{.port = port, .instructions = runs.issued(port) / iterations};
    unit.busy_cycles = busy_cycles(machine, runs, port) / iterations;
    unit.least_cycles = unit.busy_cycles * sharing(machine, port, compute_units);
    units.push_back(unit);
  }
  return units;
}

const StaticUnit* busiest_of(const std::vector<StaticUnit>& units) {
  const auto most = std::ranges::max_element(units, {}, &StaticUnit::least_cycles);
  return most == units.end() ? nullptr : &*most;
}

// With queues: an instruction of another class may follow sooner than one of the same class, whose unit is still busy.
// So the port is taken for as long as all others wait, and each such class has a unit of its own.
void split_vector_unit(const Machine& machine, CodeInfo& code, std::span<const uint32_t> words, uint32_t wave_size,
                       std::vector<StaticUnit>& units) {
  const auto valu = std::ranges::find(units, Port::valu, &StaticUnit::port);
  if (!machine.units_have_queues || valu == units.end()) return;
  const std::vector<const isa::Cost*> classes = isa::costs_of(*code.facts().target().limits);
  std::map<uint8_t, StaticUnit> parts;
  double taken = 0;
  for (const uint32_t word : words) {
    const InstructionInfo& info = code.at(word);
    if (info.port != Port::valu) continue;
    const uint32_t passes = info.executed_once ? 1 : std::max(1u, wave_size / machine.lanes_per_pass);
    taken += info.other_class * passes;
    if (info.other_class >= info.busy || info.cost_class >= classes.size()) continue;
    StaticUnit& part = parts[info.cost_class];
    part.part = classes[info.cost_class]->words;
    ++part.instructions;
    part.busy_cycles = part.least_cycles += info.busy * passes;
  }
  valu->busy_cycles = valu->least_cycles = taken;
  auto after = std::next(valu);
  for (const auto& [number, part] : parts) after = std::next(units.insert(after, part));
}

// Makes the steps' cycles add up to `cycles`, unless places of waves were empty for a part of them. Waves stop anywhere
// in an iteration, so that they may have taken a few cycles more or less than that.
void share_among(double cycles, std::vector<StaticStep>& steps) {
  double sum = 0;
  for (const StaticStep& step : steps) sum += step.full_cycles;
  constexpr double kExact = 0.02;
  if (sum == 0 || cycles > (1 + kExact) * sum) return;
  for (StaticStep& step : steps) step.full_cycles *= cycles / sum;
}

StaticTime simulate(const Machine& machine, CodeInfo& code, std::span<const uint32_t> words, const RepeatedTrace& trace,
                    const Waves& all, const std::function<bool()>& is_cancelled) {
  const Waves one = one_wave(all);
  ChainRecorder chain(machine, static_cast<uint32_t>(words.size()));
  StaticTime time;
  time.most_waves_per_simd = code.facts().target().limits->max_waves_per_simd;
  const Measurement alone(machine, code, trace, one, Starts(), is_cancelled);
  const Difference of_one = alone.together(&chain);
  time.alone_iterations = alone.iterations();
  time.alone_cycles = of_one.of(&Run::end) / alone.iterations();
  const std::vector<Starts> starts = starts_of(machine, all, time.alone_cycles);
  const Measurement full(machine, code, trace, all, starts.front(), is_cancelled);
  const Difference of_all = full.together(nullptr);
  time.waves = all.count();
  const double simds = double{1} * machine.simds * all.units;
  time.waves_per_simd = time.waves / simds;
  double iterations = double{1} * full.iterations() * time.waves;
  time.last_cycles = time.full_cycles = of_all.of(&Run::end) * simds / iterations;
  time.units = units_of(machine, of_all, iterations, all.units);
  split_vector_unit(machine, code, words, all.footprint.wave_size, time.units);
  time.held_cycles = of_all.of(&IssueUse::valu_held) / iterations;
  std::unordered_map<uint32_t, double> by_word = of_all.all_by_word();
  // Units idle while the last waves end, and waves that start together stay as they met. If other waves take their
  // places, units do not idle.
  constexpr double kTogether = 0.02;  // of the time of all
  const StaticUnit* busiest = busiest_of(time.units);
  // How waves meet matters where a unit is busy for much of the time, but not for all of it.
  constexpr double kSeldom = 0.5, kAlways = 0.95;
  double shortest = time.last_cycles;
  if (const double share = busiest == nullptr ? 0 : busiest->least_cycles / time.last_cycles;
      time.waves_per_simd > 1 && kSeldom <= share && share < kAlways)
    for (const Starts& others : std::span(starts).subspan(1)) {
      const Difference again = Measurement(machine, code, trace, all, others, is_cancelled).together(nullptr);
      const double cycles = again.of(&Run::end) * simds / iterations;
      shortest = std::min(shortest, cycles);
      time.last_cycles = std::max(time.last_cycles, cycles);
    }
  const double first_end = static_cast<double>(of_all.after.first_end + of_all.after.last_start);
  if (busiest != nullptr && (first_end < (1 - kTogether) * static_cast<double>(of_all.after.end) ||
                             shortest < (1 - kTogether) * time.last_cycles)) {
    const Difference of_rounds = full.always_full();
    // A unit that is always busy counts them best: waves stop anywhere in an iteration.
    const auto port = std::ranges::find(time.units, busiest->port, &StaticUnit::port);
    iterations = of_rounds.issued(port->port) / port->instructions;
    time.full_cycles = of_rounds.of(&Run::end) * simds / iterations;
    time.held_cycles = of_rounds.of(&IssueUse::valu_held) / iterations;
    by_word = of_rounds.all_by_word();
  }
  if (busiest != nullptr) time.full_cycles = std::max(time.full_cycles, busiest->least_cycles);
  const std::unordered_map<uint32_t, Cycles> by_word_alone = of_one.by_word();
  std::unordered_map<uint32_t, uint32_t> times;  // that a word is in the path
  for (const uint32_t word : words) ++times[word];
  for (const uint32_t word : words) {
    StaticStep step{.word = word};
    if (const auto found = by_word_alone.find(word); found != by_word_alone.end()) step.alone = found->second;
    step.alone_cycles = sum_of(step.alone) / (double{1} * alone.iterations() * times[word]);
    step.full_cycles = std::max(0.0, by_word[word]) / (iterations * times[word]);
    time.steps.push_back(step);
  }
  share_among(time.full_cycles * time.waves_per_simd, time.steps);
  time.chain = chain.chain();
  return time;
}

}  // namespace

const StaticUnit* StaticTime::busiest() const { return busiest_of(units); }

Result<StaticTime> StaticTimer::time(CodeInfo& code, std::span<const uint32_t> words,
                                     const KernelResources& resources) {
  LW_CHECK(!words.empty(), "the time of no instructions");
  const Result<Waves> all = all_waves(machine_, *code.facts().target().limits, resources);
  if (!all) return all.error();
  const RepeatedTrace trace(code.facts(), words, all->footprint.wave_size, machine_.banks());
  RegisterNames names;
  PathKey key = path_key(machine_, code, words, trace.once(), names);
  key.group = all->footprint;
  key.groups = all->groups;
  key.units = all->units;
  const auto [known, is_new] = known_.try_emplace(std::move(key));
  StaticTime& time = known->second;
  if (is_new) {
    time = simulate(machine_, code, words, trace, *all, is_cancelled_);
    for (ChainLink& link : time.chain.links)
      if (link.reg < flow::kRegisterCount) link.reg = names.general(link.reg);
  }
  StaticTime result = time;
  for (size_t i = 0; i < words.size(); ++i) result.steps[i].word = words[i];
  for (ChainLink& link : result.chain.links)
    if (link.reg < flow::kRegisterCount) link.reg = names.named(link.reg);
  return result;
}

}  // namespace lw::timing
