#include "report/time.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

#include "report/csv.h"
#include "report/occupancy.h"

namespace lw::report {
namespace {

using timing::kStalls;
using timing::LevelUse;
using timing::Stall;

uint64_t total(const timing::Cycles& cycles) { return std::accumulate(cycles.begin(), cycles.end(), uint64_t{0}); }
uint64_t stalled(const timing::Cycles& cycles) { return total(cycles) - cycles[static_cast<size_t>(Stall::issue)]; }

std::string grouped(uint64_t number) {
  std::string text = std::to_string(number);
  for (auto at = static_cast<ptrdiff_t>(text.size()) - 3; at > 0; at -= 3) text.insert(static_cast<size_t>(at), " ");
  return text;
}

std::string time_words(double nanoseconds) {
  if (nanoseconds >= 1e6) return fmt::format("{:.3f} ms", nanoseconds / 1e6);
  return nanoseconds >= 1e3 ? fmt::format("{:.2f} us", nanoseconds / 1e3) : fmt::format("{:.0f} ns", nanoseconds);
}

double percent_of(uint64_t part, uint64_t whole) {
  return whole == 0 ? 0 : 100 * static_cast<double>(part) / static_cast<double>(whole);
}

std::string level_text(std::string_view name, const LevelUse& use) {
  const uint64_t asked = use.asked();
  if (asked == 0) return "";
  std::string text =
      fmt::format("  {:<18} {:>5.1f} % of {:>13} hit", name, percent_of(use.hits, asked), grouped(asked));
  if (percent_of(use.on_the_way, asked) >= 0.05)
    text += fmt::format(", {:>5.1f} % on their way", percent_of(use.on_the_way, asked));
  if (use.bytes != 0) text += fmt::format("   {:>13} bytes", grouped(use.bytes));
  return text + "\n";
}

nlohmann::json level_json(const LevelUse& use) {
  return {{"hits", use.hits},
          {"on_the_way", use.on_the_way},
          {"misses", use.misses},
          {"bytes", use.bytes},
          {"queued_cycles", use.queued_cycles}};
}

nlohmann::json cycles_json(const timing::Cycles& cycles) {
  nlohmann::json json = nlohmann::json::object();
  for (size_t s = 0; s < kStalls; ++s)
    if (cycles[s] != 0) json[std::string(timing::kStallNames[s])] = cycles[s];
  return json;
}

// The two largest reasons, in words.
std::string reasons_text(const timing::Cycles& cycles) {
  std::array<size_t, kStalls> order{};
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin() + 1, order.end(), [&](size_t a, size_t b) { return cycles[a] > cycles[b]; });
  std::string text;
  for (size_t i = 1; i < 3; ++i)
    if (cycles[order[i]] != 0)
      text +=
          fmt::format("{}{} {}", text.empty() ? "" : ", ", timing::kStallNames[order[i]], grouped(cycles[order[i]]));
  return text;
}

std::string occupancy_text(const TimedDispatch& d) {
  const timing::Occupancy& o = d.time.occupancy;
  const uint32_t units = std::max(1u, d.time.units_with_work);
  return fmt::format("{} of {} compute units had work; {}; {:.1f} were resident on average", d.time.units_with_work,
                     d.machine.compute_units, occupancy_words(o),
                     d.time.mean_resident_waves / (units * d.machine.simds));
}

std::string units_title(const TimedDispatch& d) {
  if (d.time.units_with_work == d.machine.compute_units) return "units at work";
  return fmt::format("units at work, of the {} compute unit{} that had work", d.time.units_with_work,
                     d.time.units_with_work == 1 ? "" : "s");
}

std::string sample_text(const TimedDispatch& d) {
  const timing::DispatchTime& t = d.time;
  return fmt::format(
      "  sampled: that is {:.1f} % of {} wave instructions and {} of {} workgroups; all figures below are of this "
      "part, "
      "which took {} cycles\n",
      percent_of(t.instructions, d.instructions), grouped(d.instructions), grouped(t.workgroups), grouped(d.workgroups),
      grouped(t.cycles));
}

struct Roofline {
  double instructions_per_cycle = 0, bytes_per_cycle = 0, l2_bytes_per_cycle = 0;
  double peak_instructions = 0, peak_bytes = 0, peak_l2_bytes = 0;
};

Roofline roofline(const TimedDispatch& d) {
  const auto cycles = static_cast<double>(std::max<uint64_t>(1, d.time.cycles));
  const timing::Machine& m = d.machine;
  return {
      .instructions_per_cycle =
          static_cast<double>(d.time.use.issued[static_cast<size_t>(timing::Port::valu)]) / cycles,
      .bytes_per_cycle = static_cast<double>(d.time.bytes_read + d.time.bytes_written) / cycles,
      .l2_bytes_per_cycle = static_cast<double>(d.time.l2.bytes) / cycles,
      .peak_instructions = static_cast<double>(m.compute_units) * m.simds / m.issue_period,
      .peak_bytes = m.memory_bytes_per_cycle,
      .peak_l2_bytes = static_cast<double>(m.l2_slices) * m.l2_bytes_per_cycle,
  };
}

}  // namespace

std::string time_text(const TimedDispatch& d, size_t top) {
  const timing::DispatchTime& t = d.time;
  const timing::Utilisation use = timing::utilisation(d.machine, t);
  std::string text = fmt::format("{} on {} ({}) at {:.0f} MHz\n", d.kernel, d.device, d.target, d.machine.clock_mhz);
  text += fmt::format("  {} cycles, {}", grouped(t.whole_cycles()), time_words(t.whole_nanoseconds()));
  if (t.whole) text += fmt::format(" +- {:.1f} %", t.whole->error_percent);
  if (d.analysis.most_cycles != 0)
    text += fmt::format("; uncertainty (unmeasured parameters): {} to {} cycles", grouped(d.analysis.least_cycles),
                        grouped(d.analysis.most_cycles));
  if (d.is_warm) text += "; second of two dispatches, caches warm";
  if (!d.is_whole) text += "; of the part that was timed";
  if (d.analysis.was_cancelled) text += "; uncertainty and what-ifs were interrupted";
  text += fmt::format("\n  {} workgroup{}, {} wave instructions; {}\n", grouped(t.workgroups),
                      t.workgroups == 1 ? "" : "s", grouped(t.instructions), occupancy_text(d));
  if (t.whole) text += sample_text(d);
  if (!d.analysis.bound.empty()) text += fmt::format("  {}\n", d.analysis.bound);
  text += fmt::format(
      "\n{}\n  VALU {:.1f} %   SALU {:.1f} %   LDS {:.1f} %   address {:.1f} %   L2 {:.1f} %   "
      "memory {:.1f} %\n",
      units_title(d), use.valu * 100, use.salu * 100, use.lds * 100, use.vmem * 100, use.l2 * 100, use.memory * 100);
  text += "\ncaches and memory\n";
  text += level_text("instruction cache", t.use.instruction);
  text += level_text("scalar cache", t.use.scalar);
  text += level_text(fmt::format("vector L{}", d.machine.vector_level), t.use.vector);
  text += level_text("GL1", t.array);
  text += level_text("L2", t.l2);
  text += level_text("Infinity Cache", t.l3);
  text +=
      fmt::format("  {:<18} {} bytes read, {} written\n", "memory", grouped(t.bytes_read), grouped(t.bytes_written));
  const Roofline roof = roofline(d);
  text += fmt::format(
      "\nroofline\n  {:.2f} of at most {:.0f} VALU instructions per cycle, {:.1f} of at most {:.1f} bytes of memory "
      "per "
      "cycle: {:.3f} instructions per byte, the ridge is at {:.3f}\n",
      roof.instructions_per_cycle, roof.peak_instructions, roof.bytes_per_cycle, roof.peak_bytes,
      roof.bytes_per_cycle == 0 ? 0 : roof.instructions_per_cycle / roof.bytes_per_cycle,
      roof.peak_instructions / roof.peak_bytes);
  text += "\nwhere waves spent their cycles\n";
  for (size_t s = 0; s < kStalls; ++s)
    if (t.cycles_of_waves[s] != 0)
      text += fmt::format("  {:<14} {:>5.1f} %  {:>15}\n", timing::kStallNames[s],
                          percent_of(t.cycles_of_waves[s], t.use.wave_cycles), grouped(t.cycles_of_waves[s]));
  text += fmt::format("  {:<14} 100.0 %  {:>15}\n", "all", grouped(t.use.wave_cycles));

  std::vector<const TimedLine*> costly;
  for (const TimedLine& line : d.lines) costly.push_back(&line);
  std::stable_sort(costly.begin(), costly.end(),
                   [](const TimedLine* a, const TimedLine* b) { return total(a->use.cycles) > total(b->use.cycles); });
  if (costly.size() > top) costly.resize(top);
  text += fmt::format("\nthe instructions that cost most\n  {:>8}  {:>10}  {:>12}  {:>13}  {}\n", "address", "executed",
                      "issuing", "stalled", "instruction, and why");
  for (const TimedLine* line : costly) {
    text += fmt::format("  {:>8x}  {:>10}  {:>12}  {:>13}  {}\n", line->address, grouped(line->use.executed),
                        grouped(line->use.cycles[0]), grouped(stalled(line->use.cycles)), line->text);
    const std::string why = reasons_text(line->use.cycles);
    if (!why.empty() || !line->source.empty())
      text += fmt::format("  {:>51}{}{}{}\n", "", why, why.empty() || line->source.empty() ? "" : "; ", line->source);
  }
  if (d.analysis.part_differs)
    text += fmt::format(
        "\nwhat if\n  left out: the {} instructions that can be simulated again do not use the units as the whole "
        "dispatch "
        "does\n",
        grouped(d.analysed_instructions));
  if (!d.analysis.what_ifs.empty()) {
    text += d.analysed_instructions == 0
                ? "\nwhat if\n"
                : fmt::format("\nwhat if, by {} of these instructions\n", grouped(d.analysed_instructions));
    for (const timing::WhatIfTime& w : d.analysis.what_ifs)
      text += fmt::format("  {:<36} {:>13} cycles, {:+.1f} %\n", w.what, grouped(w.cycles),
                          percent_of(w.cycles, t.whole_cycles()) - 100);
  }
  if (!d.analysis.effects.empty()) {
    text += "\nunmeasured parameters, and the cycles at both ends of their ranges\n";
    for (const timing::Effect& e : d.analysis.effects)
      text += fmt::format("  {:<36} {:>5} {:>13}   {:>5} {:>13}\n", e.parameter->name, e.parameter->fact->low,
                          grouped(e.cycles_low), e.parameter->fact->high, grouped(e.cycles_high));
  }
  if (!d.left_out.empty()) {
    text += "\nnot in the model\n";
    for (const std::string& line : d.left_out) text += fmt::format("  {}\n", line);
  }
  return text;
}

std::string time_comparison_text(const std::vector<TimedDispatch>& dispatches) {
  std::string text = fmt::format("{:<20}", "");
  const auto row = [&](std::string_view name, const auto& value) {
    text += fmt::format("\n{:<20}", name);
    for (const TimedDispatch& d : dispatches) text += fmt::format(" {:>20}", value(d));
  };
  for (const TimedDispatch& d : dispatches) text += fmt::format(" {:>20}", d.device);
  row("file", [](const TimedDispatch& d) { return d.file; });
  row("cycles", [](const TimedDispatch& d) { return grouped(d.time.whole_cycles()); });
  row("time", [](const TimedDispatch& d) { return time_words(d.time.whole_nanoseconds()); });
  row("wave instructions", [](const TimedDispatch& d) { return grouped(d.instructions); });
  row("waves per SIMD", [](const TimedDispatch& d) { return std::to_string(d.time.occupancy.waves_per_simd); });
  const auto share = [&](std::string_view name, double timing::Utilisation::*unit) {
    row(name, [&](const TimedDispatch& d) {
      return fmt::format("{:.1f} %", timing::utilisation(d.machine, d.time).*unit * 100);
    });
  };
  share("VALU", &timing::Utilisation::valu);
  share("LDS", &timing::Utilisation::lds);
  share("address", &timing::Utilisation::vmem);
  share("memory", &timing::Utilisation::memory);
  for (size_t s = 0; s < kStalls; ++s) {
    if (std::all_of(dispatches.begin(), dispatches.end(),
                    [&](const TimedDispatch& d) { return d.time.cycles_of_waves[s] == 0; }))
      continue;
    row(timing::kStallNames[s], [&](const TimedDispatch& d) {
      return fmt::format("{:.1f} %", percent_of(d.time.cycles_of_waves[s], d.time.use.wave_cycles));
    });
  }
  return text + "\n";
}

nlohmann::json time_json(const TimedDispatch& d) {
  const timing::DispatchTime& t = d.time;
  const timing::Utilisation use = timing::utilisation(d.machine, t);
  nlohmann::json json = {{"file", d.file},
                         {"kernel", d.kernel},
                         {"device", d.device},
                         {"target", d.target},
                         {"clock_mhz", d.machine.clock_mhz},
                         {"cycles", t.whole_cycles()},
                         {"nanoseconds", t.whole_nanoseconds()},
                         {"complete", d.is_whole},
                         {"analysis_complete", !d.analysis.was_cancelled},
                         {"workgroups", d.workgroups},
                         {"wave_instructions", d.instructions},
                         {"wave_cycles", t.use.wave_cycles},
                         {"vgprs", d.resources.vgprs},
                         {"allocated_vgprs", timing::allocated_vgprs(*d.limits, d.resources)},
                         {"sgprs", d.resources.sgprs},
                         {"allocated_sgprs", timing::allocated_sgprs(*d.limits, d.resources)},
                         {"lds_bytes", d.resources.lds_bytes},
                         {"scratch_bytes", d.resources.scratch_bytes},
                         {"wave_size", d.resources.wave_size},
                         {"workgroup_size", d.resources.workgroup_size},
                         {"warm", d.is_warm},
                         {"compute_units_with_work", t.units_with_work},
                         {"occupancy", occupancy_json<nlohmann::json>(t.occupancy)},
                         {"utilisation",
                          {{"valu", use.valu},
                           {"salu", use.salu},
                           {"lds", use.lds},
                           {"address", use.vmem},
                           {"l2", use.l2},
                           {"memory", use.memory}}},
                         {"caches",
                          {{"instruction", level_json(t.use.instruction)},
                           {"scalar", level_json(t.use.scalar)},
                           {"vector", level_json(t.use.vector)},
                           {"array", level_json(t.array)},
                           {"l2", level_json(t.l2)},
                           {"l3", level_json(t.l3)}}},
                         {"memory", {{"bytes_read", t.bytes_read}, {"bytes_written", t.bytes_written}}},
                         {"stalls", cycles_json(t.cycles_of_waves)},
                         {"left_out", d.left_out}};
  json["occupancy"]["mean_resident_waves"] = t.mean_resident_waves;
  if (t.whole)
    json["sampled"] = {{"cycles", t.cycles},
                       {"workgroups", t.workgroups},
                       {"wave_instructions", t.instructions},
                       {"error_percent", t.whole->error_percent}};
  if (d.analysed_instructions != 0) json["analysed_instructions"] = d.analysed_instructions;
  const Roofline roof = roofline(d);
  json["roofline"] = {{"vector_instructions_per_cycle", roof.instructions_per_cycle},
                      {"peak_vector_instructions_per_cycle", roof.peak_instructions},
                      {"bytes_per_cycle", roof.bytes_per_cycle},
                      {"peak_bytes_per_cycle", roof.peak_bytes},
                      {"l2_bytes_per_cycle", roof.l2_bytes_per_cycle},
                      {"peak_l2_bytes_per_cycle", roof.peak_l2_bytes}};
  if (!d.analysis.bound.empty()) json["bound"] = d.analysis.bound;
  if (d.analysis.part_differs) json["what_if_refused"] = "part differs";
  for (const timing::WhatIfTime& w : d.analysis.what_ifs)
    json["what_if"].push_back({{"what", w.what}, {"cycles", w.cycles}});
  if (d.analysis.most_cycles != 0)
    json["range"] = {{"least", d.analysis.least_cycles}, {"most", d.analysis.most_cycles}};
  for (const timing::Effect& e : d.analysis.effects)
    json["sensitivity"].push_back({{"parameter", e.parameter->name},
                                   {"low", e.parameter->fact->low},
                                   {"high", e.parameter->fact->high},
                                   {"cycles_low", e.cycles_low},
                                   {"cycles_high", e.cycles_high}});
  json["instructions"] = nlohmann::json::array();
  for (const TimedLine& line : d.lines) {
    nlohmann::json row = {{"address", line.address},
                          {"text", line.text},
                          {"executed", line.use.executed},
                          {"cycles", cycles_json(line.use.cycles)}};
    if (!line.source.empty()) row["source"] = line.source;
    json["instructions"].push_back(std::move(row));
  }
  return json;
}

std::string time_csv(const std::vector<TimedDispatch>& dispatches) {
  std::string text = "file,kernel,device,address,instruction,source,executed";
  for (const std::string_view name : timing::kStallNames) text += fmt::format(",{}", name);
  text += "\n";
  for (const TimedDispatch& d : dispatches)
    for (const TimedLine& line : d.lines) {
      text += fmt::format("{},{},{},0x{:x},{},{},{}", csv_cell(d.file), csv_cell(d.kernel), d.device, line.address,
                          csv_cell(line.text), csv_cell(line.source), line.use.executed);
      for (const uint64_t cycles : line.use.cycles) text += fmt::format(",{}", cycles);
      text += "\n";
    }
  return text;
}

std::string time_att_csv(const TimedDispatch& d) {
  // Latency is all of the instruction's time, Stall what it was ready for and could not issue, Idle the time before.
  std::string text = "CodeObj,Vaddr,Instruction,Hitcount,Latency,Stall,Idle,Source\n";
  for (const TimedLine& line : d.lines) {
    const timing::Cycles& c = line.use.cycles;
    const auto of = [&](Stall s) { return c[static_cast<size_t>(s)]; };
    const uint64_t stall = of(Stall::unit_busy) + of(Stall::not_picked) + of(Stall::memory_queue) +
                           of(Stall::dependency) + of(Stall::lds_conflict);
    const uint64_t latency = of(Stall::issue) + stall + of(Stall::wait_vm) + of(Stall::wait_lgkm) + of(Stall::wait_vs) +
                             of(Stall::wait_exp) + of(Stall::barrier) + of(Stall::sleep);
    std::string instruction = line.text;
    std::replace(instruction.begin(), instruction.end(), '"', '\'');
    text += fmt::format("1,{},\"{}\",{},{},{},{},\"{}\"\n", line.address, instruction, line.use.executed, latency,
                        stall, total(c) - latency, line.source);
  }
  return text;
}

}  // namespace lw::report
