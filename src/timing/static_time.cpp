#include "timing/static_time.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <unordered_map>

#include "timing/repeated_trace.h"

namespace lw::timing {
namespace {

// Instructions to simulate, and iterations of which the first quarter does not count.
constexpr uint64_t kWorth = 400'000;
constexpr uint32_t kFewestIterations = 8, kMostIterations = 512;

uint32_t iterations_for(size_t steps, uint32_t waves) {
  const uint64_t fit = kWorth / (steps * waves);
  // A multiple of 4.
  return static_cast<uint32_t>(std::clamp<uint64_t>(fit, kFewestIterations, kMostIterations)) / 4 * 4;
}

// What the waves of the compute units do in some iterations.
struct Run {
  uint64_t end = 0;  // of the last wave
  ClusterUse use;
  UseByWord by_instruction;
};

// Compute units by themselves. Whatever leaves them is answered after the time of a hit in the next cache.
class Units {
 public:
  Units(const Machine& machine, CodeInfo& code, const WorkgroupResources& footprint, uint32_t units)
      : machine_(machine), cluster_(0, machine, code, footprint, units, what_if()) {
    cluster_.count_into(run_.by_instruction);
  }

  void observe(const Observer& observer) { cluster_.observe(&observer); }
  void start(const std::shared_ptr<const trace::GroupTrace>& trace, uint64_t time) {
    auto group = std::make_unique<Group>();
    group->trace = trace;
    cluster_.start(std::move(group), time);
  }
  Run run(const std::function<bool()>& is_cancelled) {
    constexpr uint64_t kWindow = 32;
    for (uint64_t rounds = 1;; ++rounds) {
      uint64_t next = cluster_.next_event();
      for (const Request& request : cluster_.memory().requests()) next = std::min(next, request.time);
      if (next == kNever || (rounds % 64 == 0 && is_cancelled())) break;
      const uint64_t end = next / kWindow * kWindow + kWindow;
      cluster_.run_until(end);
      answer(end);
    }
    LW_CHECK(is_cancelled() || cluster_.slots().resident_waves() == 0, "waves that nothing can wake");
    cluster_.stop();
    run_.end = cluster_.progress().last_end;
    run_.use = cluster_.use();
    return std::move(run_);
  }

 private:
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

class Measurement {
 public:
  Measurement(const Machine& machine, CodeInfo& code, std::span<const uint32_t> words, const Waves& waves,
              const std::function<bool()>& is_cancelled)
      : machine_(machine),
        code_(code),
        steps_(words.size()),
        waves_(waves),
        is_cancelled_(is_cancelled),
        trace_(code.facts(), words, waves.footprint.wave_size, machine.banks()),
        most_(iterations_for(words.size(), waves.count())),
        fewest_(most_ / 4) {}

  void measure(ChainRecorder* chain) {
    before_ = run(fewest_, nullptr);
    after_ = run(most_, chain);
  }

  uint32_t iterations() const { return most_ - fewest_; }
  double of_iteration(uint64_t before, uint64_t after) const {
    return static_cast<double>(after - std::min(before, after)) / iterations();
  }
  double cycles() const { return of_iteration(before_.end, after_.end); }
  // Of one wave.
  double per_wave(uint64_t IssueUse::*use) const {
    return of_iteration(before_.use.*use, after_.use.*use) / waves_.count();
  }
  double per_wave(uint64_t MemoryUse::*use) const {
    return of_iteration(before_.use.*use, after_.use.*use) / waves_.count();
  }
  double issued(Port port) const {
    const auto p = static_cast<size_t>(port);
    return of_iteration(before_.use.issued[p], after_.use.issued[p]) / waves_.count();
  }
  // Of all waves.
  std::unordered_map<uint32_t, Cycles> by_word() const {
    std::unordered_map<uint32_t, Cycles> words;
    after_.by_instruction.for_each([&](uint32_t word, const InstructionUse& use) { words[word] = use.cycles; });
    before_.by_instruction.for_each([&](uint32_t word, const InstructionUse& use) {
      for (size_t s = 0; s < kStalls; ++s) words[word][s] -= std::min(words[word][s], use.cycles[s]);
    });
    return words;
  }

 private:
  Run run(uint32_t iterations, ChainRecorder* chain) {
    const auto group = std::make_shared<trace::GroupTrace>();
    group->waves.assign(waves_.footprint.waves, trace_.repeated(iterations));
    group->ended = false;
    Units units(machine_, code_, waves_.footprint, waves_.units);
    const Observer observer{.issued = [&](const Issued& now) { chain->issued(now); }, .window = {}};
    if (chain != nullptr) units.observe(observer);
    // Workgroups do not start together.
    for (uint32_t i = 0; i < waves_.groups; ++i) units.start(group, uint64_t{i} * machine_.issue_period);
    return units.run(is_cancelled_);
  }

  const Machine& machine_;
  CodeInfo& code_;
  size_t steps_;
  const Waves& waves_;
  const std::function<bool()>& is_cancelled_;
  RepeatedTrace trace_;
  uint32_t most_, fewest_;
  Run before_, after_;
};

StaticUnit unit_of(const Machine& machine, const Measurement& full, Port port) {
  StaticUnit unit{.port = port, .instructions = full.issued(port)};
  double sharing = 1;  // SIMDs
  switch (port) {
    case Port::valu: unit.busy_cycles = full.per_wave(&IssueUse::valu_busy); break;
    case Port::salu:
      unit.busy_cycles = full.per_wave(&IssueUse::salu_busy);
      sharing = static_cast<double>(machine.simds) / machine.scalar_units;
      break;
    case Port::lds:
      unit.busy_cycles = full.per_wave(&MemoryUse::lds_busy);
      sharing = machine.simds;
      break;
    case Port::vmem:
      unit.busy_cycles = full.per_wave(&MemoryUse::vmem_busy);
      sharing = machine.simds;
      break;
    default: unit.busy_cycles = unit.instructions * machine.issue_period; break;
  }
  unit.least_cycles = unit.busy_cycles * sharing;
  return unit;
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

}  // namespace

const StaticUnit* StaticTime::busiest() const {
  const auto most = std::ranges::max_element(units, {}, &StaticUnit::least_cycles);
  return most == units.end() ? nullptr : &*most;
}

Result<StaticTime> static_time(const Machine& machine, CodeInfo& code, std::span<const uint32_t> words,
                               const KernelResources& resources, const std::function<bool()>& is_cancelled) {
  LW_CHECK(!words.empty(), "the time of no instructions");
  const Result<Waves> all = all_waves(machine, *code.facts().target().limits, resources);
  if (!all) return all.error();
  const Waves one = one_wave(*all);
  ChainRecorder chain(machine, static_cast<uint32_t>(words.size()));
  Measurement alone(machine, code, words, one, is_cancelled), full(machine, code, words, *all, is_cancelled);
  alone.measure(&chain);
  full.measure(nullptr);
  StaticTime time;
  time.waves = all->count();
  const double simds = double{1} * machine.simds * all->units;
  time.waves_per_simd = time.waves / simds;
  time.alone_cycles = alone.cycles();
  time.full_cycles = full.cycles() / time.waves_per_simd;
  time.alone_iterations = alone.iterations();
  time.full_iterations = full.iterations();
  for (size_t p = 0; p < kPorts; ++p)
    if (const auto port = static_cast<Port>(p); port != Port::internal && full.issued(port) > 0)
      time.units.push_back(unit_of(machine, full, port));
  split_vector_unit(machine, code, words, all->footprint.wave_size, time.units);
  std::unordered_map<uint32_t, Cycles> of_one = alone.by_word(), of_all = full.by_word();
  std::unordered_map<uint32_t, uint32_t> times;  // that a word is in the path
  for (const uint32_t word : words) ++times[word];
  for (const uint32_t word : words) {
    StaticStep step{.word = word, .alone = of_one[word], .full = of_all[word]};
    const auto sum = [](const Cycles& cycles) {
      uint64_t total = 0;
      for (const uint64_t c : cycles) total += c;
      return static_cast<double>(total);
    };
    step.alone_cycles = sum(step.alone) / alone.iterations() / times[word];
    step.full_cycles = sum(step.full) / full.iterations() / time.waves / times[word];
    time.steps.push_back(step);
  }
  time.chain = chain.chain();
  return time;
}

}  // namespace lw::timing
