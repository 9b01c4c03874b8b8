#include "loops/loop_times.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "flow/loops.h"
#include "input/module_code.h"
#include "loops/loop_words.h"
#include "report/occupancy.h"
#include "timing/static_time.h"

namespace lw::loops {
namespace {

using input::ModuleCode;
using lanewise::StaticCode;
using lanewise::StaticInstruction;
using lanewise::StaticLoop;

constexpr size_t kNamed = 3;  // unknown numbers that a sentence names

// Instructions that are executed one after the other, by their numbers in the code.
struct Way {
  StaticCode code = StaticCode::loop;
  std::vector<size_t> instructions;
  uint64_t address = 0, end_address = 0;
  size_t all_instructions = 0;
  bool is_reducible = true;
  size_t calls = 0;
};

// Facts of a module's code, shared by its kernels: the times of loops, and for each stretch its instructions, counted
// in words from its begin.
class ModuleFacts {
 public:
  struct Stretch {
    Stretch(const ModuleCode& read, const input::CodeModule::Stretch& stretch, const UnitModel& model)
        : facts(*read.module().target, stretch.address, stretch.bytes),
          info(facts, model.machine(), model.parameters()) {}
    code::CodeFacts facts;
    timing::CodeInfo info;
  };
  ModuleFacts(const ModuleCode& read, const LoopTimesOptions& options, const UnitModel& model)
      : read_(read), model_(model), timer_(model.machine(), options.is_cancelled) {}

  timing::StaticTimer& timer() { return timer_; }
  Stretch& at(uint64_t address) {
    const std::vector<input::CodeModule::Stretch>& stretches = read_.module().stretches;
    const auto found =
        std::prev(std::ranges::upper_bound(stretches, address, {}, &input::CodeModule::Stretch::address));
    return stretches_.try_emplace(found->address, read_, *found, model_).first->second;
  }

 private:
  const ModuleCode& read_;
  const UnitModel& model_;
  std::map<uint64_t, Stretch> stretches_;
  timing::StaticTimer timer_;
};

class KernelTimes {
 public:
  KernelTimes(const ModuleCode& read, ModuleFacts& facts, const ModuleCode::Extent& extent,
              const LoopTimesOptions& options, const UnitModel& model)
      : read_(read),
        facts_(facts),
        extent_(extent),
        function_(read.graph().blocks[read.graph().block_of(extent.first)].function),
        options_(options),
        model_(model) {}

  Result<StaticKernel> times();

 private:
  object::KernelResources resources() const;
  std::vector<Way> ways() const;
  std::vector<Way> ways_of_loops() const;
  std::optional<Way> way_of_lines() const;
  void append(const flow::Block& block, Way& way) const;
  Result<StaticLoop> time(const Way& way, const object::KernelResources& needs) const;
  StaticInstruction instruction(code::CodeFacts& facts, const timing::InstructionInfo& info,
                                const timing::StaticStep& step, uint32_t iterations) const;
  std::vector<std::string> unknown(const std::vector<lanewise::StaticUnit>& units) const;
  std::string source(uint64_t address) const;

  const ModuleCode& read_;
  ModuleFacts& facts_;
  const ModuleCode::Extent& extent_;
  uint32_t function_;  // whose blocks the entry begins
  const LoopTimesOptions& options_;
  const UnitModel& model_;
};

object::KernelResources KernelTimes::resources() const {
  const input::CodeEntry& entry = *extent_.entry;
  object::KernelResources needs = entry.resources;
  const flow::Code& code = read_.code();
  if (!entry.states_vgprs) needs.vgprs = std::max(needs.vgprs, static_cast<uint32_t>(code.highest_vgpr() + 1));
  if (!entry.states_sgprs) needs.sgprs = std::max(needs.sgprs, static_cast<uint32_t>(code.highest_sgpr() + 1));
  needs.wave_size = read_.module().target->wave_size;
  needs.vgprs = options_.vgprs.value_or(needs.vgprs);
  needs.lds_bytes = options_.lds_bytes.value_or(needs.lds_bytes);
  needs.workgroup_size = options_.workgroup_size.value_or(needs.workgroup_size);
  return needs;
}

void KernelTimes::append(const flow::Block& block, Way& way) const {
  for (size_t i = block.first; i < block.end; ++i)
    if (read_.code().at(i).is_instruction) way.instructions.push_back(i);
}

std::vector<Way> KernelTimes::ways_of_loops() const {
  std::vector<Way> ways;
  const flow::Graph& graph = read_.graph();
  for (const flow::Loop& loop : flow::innermost_loops(graph, function_)) {
    if (!graph.blocks[loop.header].reachable) continue;
    Way way{.is_reducible = loop.is_reducible};
    for (const flow::BlockId id : flow::longest_way(graph, loop)) {
      append(graph.blocks[id], way);
      way.calls += graph.call_at(id) != nullptr;
    }
    for (const flow::BlockId id : loop.blocks) {
      way.all_instructions += graph.blocks[id].end - graph.blocks[id].first;
      way.end_address = std::max(way.end_address, read_.code().end_address(graph.blocks[id].end - 1));
    }
    if (way.instructions.empty()) continue;
    way.address = read_.code().address(way.instructions.front());
    ways.push_back(std::move(way));
  }
  return ways;
}

// In the order of addresses.
std::optional<Way> KernelTimes::way_of_lines() const {
  const auto& source_of = read_.module().source;
  if (!source_of) return std::nullopt;
  Way way{.code = StaticCode::lines};
  std::string file;
  for (size_t i = extent_.first; i < extent_.last; ++i) {
    if (!read_.code().at(i).is_instruction) continue;
    const auto place = source_of(read_.code().address(i));
    if (!place || place->line == 0) continue;
    if (file.empty()) file = place->file;
    if (place->file != file || place->line < options_.lines->first || place->line > options_.lines->second) continue;
    if (read_.code().effects(i).control == flow::ControlFlow::end) continue;
    way.instructions.push_back(i);
    const flow::BlockId block = read_.graph().block_of(i);
    way.calls += i + 1 == read_.graph().blocks[block].end && read_.graph().call_at(block) != nullptr;
  }
  if (way.instructions.empty()) return std::nullopt;
  way.all_instructions = way.instructions.size();
  way.address = read_.code().address(way.instructions.front());
  way.end_address = read_.code().end_address(way.instructions.back());
  return way;
}

std::vector<Way> KernelTimes::ways() const {
  if (options_.lines) {
    const std::optional<Way> lines = way_of_lines();
    return lines ? std::vector{*lines} : std::vector<Way>();
  }
  std::vector<Way> ways = ways_of_loops();
  if (!ways.empty()) return ways;
  Way whole{.code = StaticCode::whole};
  const flow::Graph& graph = read_.graph();
  for (const flow::BlockId id : flow::longest_way(graph, function_)) {
    append(graph.blocks[id], whole);
    whole.calls += graph.call_at(id) != nullptr;
  }
  const auto is_end = [&](size_t i) { return read_.code().effects(i).control == flow::ControlFlow::end; };
  std::erase_if(whole.instructions, is_end);
  if (whole.instructions.empty()) return {};
  for (const flow::BlockId id : graph.functions[function_].blocks)
    for (size_t i = graph.blocks[id].first; i < graph.blocks[id].end; ++i)
      whole.all_instructions += read_.code().at(i).is_instruction && !is_end(i);
  whole.address = read_.code().address(extent_.first);
  whole.end_address = read_.code().end_address(extent_.last - 1);
  return {std::move(whole)};
}

std::string KernelTimes::source(uint64_t address) const {
  if (!read_.module().source) return {};
  const auto place = read_.module().source(address);
  if (!place || place->line == 0) return {};
  return fmt::format("{}:{}", place->file, place->line);
}

StaticInstruction KernelTimes::instruction(code::CodeFacts& facts, const timing::InstructionInfo& info,
                                           const timing::StaticStep& step, uint32_t iterations) const {
  const uint64_t address = facts.begin() + uint64_t{step.word} * 4;
  StaticInstruction result{.address = address, .text = facts.at(address).text, .source = source(address)};
  result.unit = timing::port_name(info.port);
  result.alone_cycles = step.alone_cycles;
  result.full_cycles = step.full_cycles;
  result.has_cost = info.has_cost;
  uint64_t most = 0;
  for (size_t s = 0; s < timing::kStalls; ++s) {
    if (static_cast<timing::Stall>(s) == timing::Stall::issue || step.alone[s] <= most || step.alone[s] < iterations)
      continue;
    most = step.alone[s];
    result.main_wait = lanewise::kStallNames[s];
  }
  return result;
}

// Only of units that the code uses.
std::vector<std::string> KernelTimes::unknown(const std::vector<lanewise::StaticUnit>& units) const {
  const timing::ComputeUnit::Unknown& all = model_.unit().unknown;
  std::vector<std::string> result;
  const auto add = [&](timing::Port port, const std::vector<std::string>& names) {
    const bool is_used = std::ranges::count(units, timing::port_name(port), &lanewise::StaticUnit::unit) != 0;
    if (!is_used || names.empty()) return;
    const std::span<const std::string> first = std::span(names).first(std::min(names.size(), kNamed));
    result.push_back(fmt::format("{}: nobody has published {}{}", timing::port_name(port), fmt::join(first, ", "),
                                 names.size() > kNamed ? fmt::format(" and {} more", names.size() - kNamed) : ""));
  };
  add(timing::Port::smem, all.scalar);
  add(timing::Port::vmem, all.vector);
  add(timing::Port::lds, all.lds);
  return result;
}

Result<StaticLoop> KernelTimes::time(const Way& way, const object::KernelResources& needs) const {
  auto& [facts, info] = facts_.at(way.address);
  std::vector<uint32_t> words;
  for (const size_t i : way.instructions)
    if (const uint64_t address = read_.code().address(i); facts.contains(address))
      words.push_back(static_cast<uint32_t>((address - facts.begin()) / 4));
  const Result<timing::StaticTime> time = facts_.timer().time(info, words, needs);
  if (!time) return time.error();
  const auto cache = model_.parameters().value(isa::TimingKey::instruction_cache_bytes);
  StaticLoop loop{.code = way.code,
                  .address = way.address,
                  .end_address = way.end_address,
                  .loop_instructions = way.all_instructions,
                  .is_reducible = way.is_reducible,
                  .calls = way.calls,
                  .instruction_cache_bytes = cache.value_or(0),
                  .alone_cycles = time->alone_cycles,
                  .full_cycles = time->full_cycles,
                  .last_cycles = time->last_cycles,
                  .waves_per_simd = time->waves_per_simd};
  for (const timing::StaticUnit& unit : time->units)
    loop.units.push_back({unit_name(unit), unit.instructions, unit.busy_cycles, unit.least_cycles});
  std::map<std::string, size_t> without_cost;
  for (const timing::StaticStep& step : time->steps) {
    const timing::InstructionInfo& one = info.at(step.word);
    loop.instructions.push_back(instruction(facts, one, step, time->alone_iterations));
    loop.code_bytes += one.size_bytes;
    const uint64_t address = facts.begin() + uint64_t{step.word} * 4;
    if (!one.has_cost) ++without_cost[std::string(facts.at(address).mnemonic())];
  }
  loop.without_cost.assign(without_cost.begin(), without_cost.end());
  add_chain(time->chain, loop);
  loop.unknown = unknown(loop.units);
  loop.alone_bound = alone_bound(*time);
  loop.full_bound = full_bound(*time);
  return loop;
}

Result<StaticKernel> KernelTimes::times() {
  const object::KernelResources needs = resources();
  const isa::TargetLimits& limits = *options_.device->limits;
  StaticKernel kernel;
  kernel.file = read_.module().file;
  kernel.kernel = extent_.entry->name;
  kernel.device = options_.device->name;
  kernel.target = limits.target;
  kernel.wave_size = needs.wave_size;
  kernel.workgroup_size = needs.workgroup_size;
  const timing::Occupancy fits = timing::occupancy(limits, needs);
  kernel.waves_per_simd = fits.waves_per_simd;
  kernel.occupancy = report::occupancy_info(options_.device->name, fits).text;
  kernel.borrowed = model_.unit().borrowed;
  for (const Way& way : ways()) {
    Result<StaticLoop> loop = time(way, needs);
    if (!loop) return Error{fmt::format("{}: {}", kernel.kernel, loop.error().message)};
    kernel.loops.push_back(std::move(*loop));
    if (options_.is_cancelled()) break;
  }
  // Fewer wave slots than the hardware's, as --waves sets them: the kernel has the waves that are timed.
  if (const uint32_t slots = model_.machine().waves_per_simd; slots < fits.waves_per_simd && !kernel.loops.empty()) {
    const double waves = kernel.loops.front().waves_per_simd;
    kernel.waves_per_simd = static_cast<uint32_t>(std::ceil(waves));
    kernel.occupancy = fmt::format("{:.4g} wave{} per SIMD, of at most {} as set", waves, waves == 1 ? "" : "s", slots);
  }
  return kernel;
}

std::vector<bool> wanted_entries(const input::CodeModule& module, const std::string& kernel) {
  const bool has_kernels = std::ranges::any_of(module.entries, &input::CodeEntry::is_kernel);
  std::vector<bool> wanted;
  for (const input::CodeEntry& entry : module.entries)
    wanted.push_back(kernel.empty() ? entry.is_kernel || !has_kernels : entry.is_kernel && entry.name == kernel);
  return wanted;
}

}  // namespace

Result<std::vector<StaticKernel>> loop_times(input::CodeModule module, const LoopTimesOptions& options,
                                             const UnitModel& model) {
  std::vector<bool> wanted = wanted_entries(module, options.kernel);
  const ModuleCode read(std::move(module), std::move(wanted));
  std::vector<StaticKernel> kernels;
  ModuleFacts facts(read, options, model);
  for (const ModuleCode::Extent& extent : read.wanted()) {
    Result<StaticKernel> kernel = KernelTimes(read, facts, extent, options, model).times();
    if (!kernel) return kernel.error();
    kernels.push_back(std::move(*kernel));
    if (options.is_cancelled()) break;
  }
  return kernels;
}

}  // namespace lw::loops
