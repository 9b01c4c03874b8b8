#include "report/time.h"

#include <fmt/format.h>

#include <algorithm>

#include "report/lint.h"

namespace lw::report {

using lanewise::CacheUse;
using lanewise::Stall;
using lanewise::TimedDispatch;
using lanewise::TimedInstruction;
using lanewise::TimeReport;
using lanewise::Utilisation;

namespace {

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

std::string plural(uint64_t count) { return count == 1 ? "" : "s"; }

std::string head_text(const TimedDispatch& d) {
  std::string text = fmt::format("{} on {} ({}) at {:.0f} MHz\n", d.kernel, d.device, d.target, d.clock_mhz);
  text += "  " + cycles_words(d);
  if (!d.is_complete) text += "; only the part that was timed";
  if (!d.is_analysis_complete) text += "; uncertainty and what-ifs are missing (interrupted)";
  const lanewise::SampledPart part = d.simulated();
  text += fmt::format(
      "\n  {} workgroup{}, {} wave instruction{}; {} of {} compute units had work; {}; {:.1f} were resident on "
      "average\n",
      grouped(part.workgroups), plural(part.workgroups), grouped(part.wave_instructions),
      plural(part.wave_instructions), d.compute_units_with_work, d.compute_units, d.occupancy.text,
      d.mean_resident_per_simd);
  if (d.sampled)
    text += fmt::format(
        "  sampled: {:.1f} % of {} wave instructions and {} of {} workgroups were simulated; all figures below are "
        "about "
        "this part, which took {} cycles\n",
        percent_of(part.wave_instructions, d.wave_instructions), grouped(d.wave_instructions), grouped(part.workgroups),
        grouped(d.workgroups), grouped(part.cycles));
  if (d.bound) text += fmt::format("  {}\n", *d.bound);
  return text;
}

std::string units_text(const TimedDispatch& d) {
  std::string text = "\nunit utilisation";
  if (d.compute_units_with_work != d.compute_units)
    text += fmt::format(" of the {} compute unit{} that had work", d.compute_units_with_work,
                        plural(d.compute_units_with_work));
  const Utilisation& use = d.utilisation;
  return text + fmt::format(
                    "\n  VALU {:.1f} %   SALU {:.1f} %   LDS {:.1f} %   address {:.1f} %   L2 {:.1f} %   "
                    "memory {:.1f} %\n",
                    use.valu * 100, use.salu * 100, use.lds * 100, use.address * 100, use.l2 * 100, use.memory * 100);
}

std::string cache_text(std::string_view name, const CacheUse& use) {
  const uint64_t requests = use.requests();
  if (requests == 0) return "";
  std::string text =
      fmt::format("  {:<18} {:>5.1f} % of {:>13} hit", name, percent_of(use.hits, requests), grouped(requests));
  if (percent_of(use.on_the_way, requests) >= 0.05)
    text += fmt::format(", {:>5.1f} % in flight", percent_of(use.on_the_way, requests));
  if (use.bytes != 0) text += fmt::format("   {:>13} bytes", grouped(use.bytes));
  return text + "\n";
}

std::string memory_text(const TimedDispatch& d) {
  std::string text = "\ncaches and memory\n";
  text += cache_text("instruction cache", d.caches.instruction);
  text += cache_text("scalar cache", d.caches.scalar);
  text += cache_text(d.vector_cache, d.caches.vector);
  text += cache_text("GL1", d.caches.array);
  text += cache_text("L2", d.caches.l2);
  text += cache_text("Infinity Cache", d.caches.l3);
  text +=
      fmt::format("  {:<18} {} bytes read, {} written\n", "memory", grouped(d.bytes_read), grouped(d.bytes_written));
  if (d.texture_bytes != 0)
    text += fmt::format("  {:<18} compressed (DCC): {} of {} bytes read; --set dcc_percent=100: uncompressed\n",
                        "textures", grouped(d.texture_bytes_read), grouped(d.texture_bytes));
  const lanewise::Roofline& roof = d.roofline;
  return text + fmt::format(
                    "\nroofline\n  {:.2f} of at most {:.0f} VALU instructions per cycle, {:.1f} of at most {:.1f} "
                    "bytes of memory per cycle; {:.3f} instructions per byte, ridge point at {:.3f}\n",
                    roof.vector_instructions_per_cycle, roof.peak_vector_instructions_per_cycle, roof.bytes_per_cycle,
                    roof.peak_bytes_per_cycle, roof.instructions_per_byte, roof.ridge_instructions_per_byte);
}

std::string stalls_text(const TimedDispatch& d) {
  std::string text = "\nwhere waves spent their cycles\n";
  for (size_t s = 0; s < lanewise::kStalls; ++s)
    if (d.stalls[s] != 0)
      text += fmt::format("  {:<14} {:>5.1f} %  {:>15}\n", lanewise::kStallNames[s],
                          percent_of(d.stalls[s], d.wave_cycles), grouped(d.stalls[s]));
  return text + fmt::format("  {:<14} 100.0 %  {:>15}\n", "all", grouped(d.wave_cycles));
}

std::string main_stalls_text(const TimedInstruction& line) {
  std::string text;
  for (const Stall stall : line.main_stalls) {
    const auto s = static_cast<size_t>(stall);
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", lanewise::kStallNames[s], grouped(line.cycles[s]));
  }
  return text;
}

std::string instructions_text(const TimedDispatch& d, size_t top) {
  std::string text = fmt::format("\nmost expensive instructions\n  {:>8}  {:>10}  {:>12}  {:>13}  {}\n", "address",
                                 "executed", "issuing", "stalled", "instruction, main stall reasons");
  for (size_t i = 0; i < std::min(top, d.by_cost.size()); ++i) {
    const TimedInstruction& line = d.instructions[d.by_cost[i]];
    text += fmt::format("  {:>8x}  {:>10}  {:>12}  {:>13}  {}\n", line.address, grouped(line.executed),
                        grouped(line.issue_cycles()), grouped(line.all_cycles() - line.issue_cycles()), line.text);
    const std::string why = main_stalls_text(line);
    if (!why.empty() || !line.source.empty())
      text += fmt::format("  {:>51}{}{}{}\n", "", why, why.empty() || line.source.empty() ? "" : "; ", line.source);
    for (const lanewise::LintFinding& hazard : line.hazards) text += hazard_text(hazard, 12);
  }
  return text;
}

std::string percent_off(double factor) { return fmt::format("{:+.0f} %", 100 * (factor - 1)); }

// Heading of a section that needs further simulations. It says how many instructions they executed if that is not the
// whole dispatch.
std::string heading(std::string_view what, const TimedDispatch& d) {
  return d.analysed_instructions
             ? fmt::format("\n{} (simulated with {} of these instructions)\n", what, grouped(*d.analysed_instructions))
             : fmt::format("\n{}\n", what);
}

std::string range_text(const TimedDispatch& d) {
  const lanewise::TimeRange& range = *d.range;
  const std::string_view bound = name_of(d.bound_by.value_or(lanewise::Bound::latency));
  std::string text = heading("uncertainty", d);
  const auto row = [&](std::string_view what, std::string_view value) {
    text += fmt::format("  {:<44} {}\n", what, value);
  };
  const auto ends = [](uint64_t least, uint64_t most) {
    return fmt::format("{} to {} cycles", grouped(least), grouped(most));
  };
  row("unmeasured parameters", ends(range.parameters_least, range.parameters_most));
  row(fmt::format("error of the model for {}-bound kernels", bound),
      fmt::format("{} to {}", percent_off(range.model_least), percent_off(range.model_most)));
  if (d.sampled)
    row("sampling error (95 % confidence)", fmt::format("-{0:.1f} % to +{0:.1f} %", d.sampled->error_percent));
  row("busy time of the busiest unit", fmt::format("{} cycles", grouped(range.needed)));
  row("together", ends(range.least, range.most));
  return text;
}

std::string analysis_text(const TimedDispatch& d) {
  std::string text;
  if (d.range) text += range_text(d);
  if (d.what_if_refused)
    text += fmt::format(
        "\nwhat if\n  not answered: the {} instructions that can be simulated again use the units differently from the "
        "whole dispatch\n",
        grouped(d.analysed_instructions.value_or(0)));
  if (!d.what_ifs.empty()) {
    text += heading("what if", d);
    for (const lanewise::WhatIfTime& w : d.what_ifs)
      text += fmt::format("  {:<36} {:>13} cycles, {:+.1f} %\n", w.what, grouped(w.cycles),
                          percent_of(w.cycles, d.cycles) - 100);
  }
  if (!d.sensitivity.empty()) {
    text += "\nunmeasured parameters, and the cycles at both ends of their ranges\n";
    for (const lanewise::ParameterEffect& e : d.sensitivity)
      text += fmt::format("  {:<36} {:>5} {:>13}   {:>5} {:>13}\n", e.parameter, e.low, grouped(e.cycles_low), e.high,
                          grouped(e.cycles_high));
  }
  return text;
}

}  // namespace

std::string cycles_words(const TimedDispatch& d) {
  std::string text = fmt::format("{} cycles, {}", grouped(d.cycles), time_words(d.nanoseconds));
  if (d.sampled) text += fmt::format(" +- {:.1f} %", d.sampled->error_percent);
  if (d.range) text += fmt::format("; uncertainty: {} to {} cycles", grouped(d.range->least), grouped(d.range->most));
  if (d.is_warm) text += "; second of two dispatches, caches warm";
  return text;
}

std::string time_text(const TimedDispatch& d, size_t top) {
  std::string text = head_text(d);
  text += units_text(d);
  text += memory_text(d);
  text += stalls_text(d);
  text += instructions_text(d, top);
  text += analysis_text(d);
  if (!d.left_out.empty()) {
    text += "\nnot modelled\n";
    for (const std::string& line : d.left_out) text += fmt::format("  {}\n", line);
  }
  return text;
}

std::string time_comparison_text(const std::vector<TimeReport>& reports) {
  std::vector<const TimedDispatch*> dispatches;
  for (const TimeReport& report : reports)
    if (report.dispatch) dispatches.push_back(&*report.dispatch);
  std::string text = fmt::format("{:<20}", "");
  const auto row = [&](std::string_view name, const auto& value) {
    text += fmt::format("\n{:<20}", name);
    for (const TimedDispatch* d : dispatches) text += fmt::format(" {:>20}", value(*d));
  };
  for (const TimedDispatch* d : dispatches) text += fmt::format(" {:>20}", d->device);
  row("file", [](const TimedDispatch& d) { return d.file; });
  row("cycles", [](const TimedDispatch& d) { return grouped(d.cycles); });
  row("time", [](const TimedDispatch& d) { return time_words(d.nanoseconds); });
  row("wave instructions", [](const TimedDispatch& d) { return grouped(d.wave_instructions); });
  row("waves per SIMD", [](const TimedDispatch& d) { return std::to_string(d.occupancy.waves_per_simd); });
  const auto share = [&](std::string_view name, double Utilisation::*unit) {
    row(name, [&](const TimedDispatch& d) { return fmt::format("{:.1f} %", d.utilisation.*unit * 100); });
  };
  share("VALU", &Utilisation::valu);
  share("LDS", &Utilisation::lds);
  share("address", &Utilisation::address);
  share("memory", &Utilisation::memory);
  for (size_t s = 0; s < lanewise::kStalls; ++s)
    if (std::ranges::any_of(dispatches, [&](const TimedDispatch* d) { return d->stalls[s] != 0; }))
      row(lanewise::kStallNames[s],
          [&](const TimedDispatch& d) { return fmt::format("{:.1f} %", percent_of(d.stalls[s], d.wave_cycles)); });
  return text + "\n";
}

}  // namespace lw::report
