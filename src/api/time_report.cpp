#include "api/time_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <set>

#include "host/source_text.h"
#include "report/occupancy.h"

namespace lw::api {

using lanewise::LintFinding;
using lanewise::TimedDispatch;
using lanewise::TimedInstruction;
using timing::Stall;

namespace {

constexpr size_t kHazardsNamed = 3;

std::vector<Stall> main_stalls(const timing::Cycles& cycles) {
  std::array<size_t, timing::kStalls> order{};
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin() + 1, order.end(), [&](size_t a, size_t b) { return cycles[a] > cycles[b]; });
  std::vector<Stall> stalls;
  for (size_t i = 1; i < 3; ++i)
    if (cycles[order[i]] != 0) stalls.push_back(static_cast<Stall>(order[i]));
  return stalls;
}

void add_thread_trace_columns(TimedInstruction& line) {
  const auto of = [&](Stall s) { return line.cycles[static_cast<size_t>(s)]; };
  line.stall_cycles = of(Stall::unit_busy) + of(Stall::not_picked) + of(Stall::memory_queue) + of(Stall::dependency) +
                      of(Stall::lds_conflict);
  line.latency_cycles = of(Stall::issue) + line.stall_cycles + of(Stall::wait_vm) + of(Stall::wait_lgkm) +
                        of(Stall::wait_vs) + of(Stall::wait_exp) + of(Stall::barrier) + of(Stall::sleep);
  line.idle_cycles = line.all_cycles() - line.latency_cycles;
}

std::vector<TimedInstruction> instructions_of(code::CodeFacts& facts, const timing::DispatchTime& time,
                                              const std::vector<LintFinding>& hazards,
                                              const std::shared_ptr<const Files>& files) {
  std::vector<TimedInstruction> lines;
  host::SourceText sources(files);
  time.by_instruction.for_each([&](uint32_t word, const timing::InstructionUse& use) {
    const uint64_t pc = facts.begin() + uint64_t{word} * 4;
    TimedInstruction line;
    line.address = facts.in_object(pc);
    line.word = word;
    line.text = facts.at(pc).text;
    if (const auto source = facts.line(pc)) {
      line.source = object::to_string(*source);
      line.source_text = sources.line(source->file, source->line);
    }
    line.executed = use.executed;
    line.cycles = use.cycles;
    line.main_stalls = main_stalls(use.cycles);
    add_thread_trace_columns(line);
    const auto address_of = [](const LintFinding& f) { return f.at.address; };
    line.hazards.assign(std::ranges::lower_bound(hazards, line.address, {}, address_of),
                        std::ranges::upper_bound(hazards, line.address, {}, address_of));
    lines.push_back(std::move(line));
  });
  return lines;
}

std::vector<size_t> costliest_first(const std::vector<TimedInstruction>& lines) {
  std::vector<size_t> order(lines.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return lines[a].all_cycles() > lines[b].all_cycles(); });
  return order;
}

// The hazards that executed instructions break; empty if there are none.
std::string hazards_left_out(const std::vector<TimedInstruction>& instructions) {
  std::string names;
  size_t count = 0;
  for (const TimedInstruction& line : instructions)
    for (const LintFinding& hazard : line.hazards)
      if (++count <= kHazardsNamed)
        names += fmt::format("{}{} at {:#x}", names.empty() ? "" : ", ", hazard.name, line.address);
  if (count > kHazardsNamed) names += fmt::format(" and {} more", count - kHazardsNamed);
  if (count == 0) return {};
  return fmt::format("hazards in the code ({}): the cycles are those of this code, not of correct code", names);
}

// What the kernel does that the model has not.
std::vector<std::string> left_out(timing::CodeInfo& code, const timing::Machine& machine,
                                  const timing::DispatchTime& time, bool warm) {
  std::vector<std::string> lines;
  if (machine.tlb.entries == 0) lines.emplace_back("misses of the compute units' TLBs");
  if (machine.translation == 0) lines.emplace_back("page-table walks at the first access to a page");
  lines.emplace_back("clock changes under load");
  if (!warm) lines.emplace_back("data in caches before the kernel begins (use --warm)");
  bool clock = false, gds = false, scratch = false, stores = false, image_stores = false;
  time.by_instruction.for_each([&](uint32_t word, const timing::InstructionUse&) {
    const timing::InstructionInfo& info = code.at(word);
    clock |= info.is_clock;
    gds |= info.port == timing::Port::exp;
    stores |= info.port == timing::Port::vmem && info.is_store;
    image_stores |= info.is_store && info.image_dwords != 0;
    scratch |= code.facts().at(code.facts().begin() + uint64_t{word} * 4).mnemonic().starts_with("scratch_");
  });
  if (clock)
    lines.emplace_back(
        "other workgroups in clock values: the kernel reads the time of its workgroup alone on the device");
  if (gds) lines.emplace_back("exports and GDS: each is counted as one cycle");
  if (stores) lines.emplace_back("stores that are still in the L2 at the end: they are not counted as memory writes");
  if (image_stores) lines.emplace_back("compression (DCC) of image levels that the shader stores to");
  if (stores && machine.l3.bytes != 0 && time.bytes_written != 0)
    lines.emplace_back("L2 write-backs to the Infinity Cache: they go to memory");
  if (scratch) lines.emplace_back("private memory of earlier waves in caches: later waves do not find it");
  // A mnemonic may have several encodings.
  const std::set<std::string> without(code.without_cost().begin(), code.without_cost().end());
  for (const std::string& name : without)
    lines.push_back(fmt::format("the cost of {}: none is published, it is counted as full rate", name));
  return lines;
}

lanewise::TimeRange range_of(const timing::Uncertainty& uncertainty, uint64_t whole) {
  const auto cycles = static_cast<double>(whole);
  const auto nearest = [&](double factor) { return static_cast<uint64_t>(std::llround(cycles * factor)); };
  const timing::Factors all = uncertainty.all();
  lanewise::TimeRange range;
  range.needed = nearest(uncertainty.needed);
  range.least = std::max(range.needed, static_cast<uint64_t>(cycles * all.least));
  range.most = static_cast<uint64_t>(std::ceil(cycles * all.most));
  range.parameters_least = nearest(uncertainty.parameters.least);
  range.parameters_most = nearest(uncertainty.parameters.most);
  range.model_least = uncertainty.model.least;
  range.model_most = uncertainty.model.most;
  return range;
}

void add_analysis(const timing::Analysis& analysis, TimedDispatch& report) {
  report.is_analysis_complete = !analysis.was_cancelled;
  if (!analysis.bound.empty()) {
    report.bound_by = analysis.bound_by;
    report.bound = analysis.bound;
  }
  report.what_ifs = analysis.what_ifs;
  report.what_if_refused = analysis.part_differs;
  if (analysis.has_range) report.range = range_of(analysis.uncertainty, report.cycles);
  for (const timing::Effect& e : analysis.effects)
    report.sensitivity.push_back({.parameter = std::string(e.parameter->name),
                                  .low = e.parameter->fact->low,
                                  .high = e.parameter->fact->high,
                                  .cycles_low = e.cycles_low,
                                  .cycles_high = e.cycles_high});
}

}  // namespace

TimedDispatch timed_dispatch(const TimedParts& parts, bool is_warm, const std::shared_ptr<const Files>& files) {
  const timing::DispatchTime& time = parts.time;
  const timing::Machine& machine = parts.machine;
  const timing::KernelResources& needs = parts.resources;
  TimedDispatch report;
  report.cycles = time.whole_cycles();
  report.nanoseconds = time.whole_nanoseconds();
  report.clock_mhz = machine.clock_mhz;
  report.is_warm = is_warm;
  if (time.whole)
    report.sampled = lanewise::SampledPart{.cycles = time.cycles,
                                           .workgroups = time.workgroups,
                                           .wave_instructions = time.instructions,
                                           .error_percent = time.whole->error_percent};
  report.resources = {.vgprs = needs.vgprs,
                      .sgprs = needs.sgprs,
                      .agprs = needs.agprs,
                      .allocated_vgprs = timing::allocated_vgprs(parts.limits, needs),
                      .allocated_sgprs = timing::allocated_sgprs(parts.limits, needs),
                      .lds_bytes = needs.lds_bytes,
                      .scratch_bytes = needs.scratch_bytes,
                      .vgpr_spills = needs.vgpr_spills,
                      .sgpr_spills = needs.sgpr_spills,
                      .wave_size = needs.wave_size,
                      .workgroup_size = needs.workgroup_size};
  report.occupancy = report::occupancy_info({}, time.occupancy);
  report.mean_resident_waves = time.mean_resident_waves;
  report.compute_units = machine.compute_units;
  report.compute_units_with_work = time.units_with_work;
  report.simds = machine.simds;
  report.mean_resident_per_simd = time.mean_resident_waves / (std::max(1u, time.units_with_work) * machine.simds);
  report.utilisation = timing::utilisation(machine, time);
  report.vector_cache = fmt::format("vector L{}", machine.vector_level);
  report.caches = {time.use.instruction, time.use.scalar, time.use.vector, time.array, time.l2, time.l3};
  report.bytes_read = time.bytes_read;
  report.bytes_written = time.bytes_written;
  report.texture_bytes = time.texture_bytes;
  report.texture_bytes_read = time.texture_bytes_read;
  report.roofline = timing::roofline(machine, time);
  report.wave_cycles = time.use.wave_cycles;
  report.stalls = time.cycles_of_waves;
  report.instructions = instructions_of(parts.facts, time, parts.hazards, files);
  report.by_cost = costliest_first(report.instructions);
  report.left_out = left_out(parts.code, machine, time, is_warm);
  if (std::string hazards = hazards_left_out(report.instructions); !hazards.empty())
    report.left_out.push_back(std::move(hazards));
  add_analysis(parts.analysis, report);
  return report;
}

}  // namespace lw::api
