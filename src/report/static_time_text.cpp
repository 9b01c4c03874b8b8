#include <fmt/format.h>

#include <algorithm>

#include "base/symbol_name.h"
#include "report/static_time.h"

namespace lw::report {

using lanewise::StaticCode;
using lanewise::StaticInstruction;
using lanewise::StaticKernel;
using lanewise::StaticLink;
using lanewise::StaticLoop;
using lanewise::StaticTimeReport;
using lanewise::StaticUnit;

std::string_view static_assumption() {
  return "loads hit the cache next to the compute unit, stores and atomics the L2, and code the instruction cache; "
         "lanes are all active and access dwords side by side, without bank conflicts in LDS";
}

std::string static_title(const StaticLoop& loop) {
  return fmt::format("{} at {:#x} to {:#x}, {} instruction{}",
                     lanewise::kStaticCodeNames[static_cast<size_t>(loop.code)], loop.address, loop.end_address,
                     loop.loop_instructions, loop.loop_instructions == 1 ? "" : "s");
}

std::vector<std::string> static_sentences(const StaticLoop& loop) {
  std::vector<std::string> sentences;
  sentences.push_back(
      fmt::format("one wave alone: {:.1f} cycles per iteration, {}", loop.alone_cycles, loop.alone_bound));
  sentences.push_back(fmt::format("full SIMD, {:.4g} wave{}: {:.1f} cycles per iteration ({:.1f} for each wave), {}",
                                  loop.waves_per_simd, loop.waves_per_simd == 1 ? "" : "s", loop.full_cycles,
                                  loop.full_cycles * loop.waves_per_simd, loop.full_bound));
  constexpr double kLonger = 1.02;
  if (loop.last_cycles > kLonger * loop.full_cycles)
    sentences.push_back(fmt::format(
        "if no more waves follow: {:.1f} cycles per iteration, on average until the last wave ends", loop.last_cycles));
  double with_waves = 0;
  for (const StaticInstruction& at : loop.instructions) with_waves += at.full_cycles;
  const double for_each_wave = loop.full_cycles * loop.waves_per_simd;
  constexpr double kShown = 1.001;
  if (for_each_wave > kShown * with_waves)
    sentences.push_back(fmt::format(
        "{:.1f} of these {:.1f} cycles for each wave are those of an instruction; for the other {:.1f} a place of the "
        "SIMD has no wave, until a whole workgroup fits",
        with_waves, for_each_wave, for_each_wave - with_waves));
  if (loop.code == StaticCode::whole)
    sentences.emplace_back("the kernel has no loop: its code is timed as if it was the body of a loop");
  if (loop.code == StaticCode::lines)
    sentences.emplace_back("the lines are timed as if they were the body of a loop, in the order of their addresses");
  if (loop.instructions.size() < loop.loop_instructions && loop.code != StaticCode::lines)
    sentences.push_back(fmt::format("an iteration takes the path with the most instructions: {} of {}",
                                    loop.instructions.size(), loop.loop_instructions));
  if (!loop.is_reducible) sentences.emplace_back("the loop is entered at several places; the path begins at the first");
  if (loop.calls != 0)
    sentences.push_back(fmt::format("{} call{} on the path: the code of called functions is not counted", loop.calls,
                                    loop.calls == 1 ? "" : "s"));
  if (loop.instruction_cache_bytes != 0 && loop.code_bytes > loop.instruction_cache_bytes)
    sentences.push_back(
        fmt::format("its {} bytes of code do not fit in the instruction cache of {} bytes; the time that waves wait "
                    "for code is not counted",
                    loop.code_bytes, loop.instruction_cache_bytes));
  for (const auto& [name, count] : loop.without_cost)
    sentences.push_back(fmt::format("no cost is published for {} ({} instruction{}): counted as full rate", name, count,
                                    count == 1 ? "" : "s"));
  for (const std::string& unknown : loop.unknown)
    sentences.push_back(fmt::format("{}; counted as an issue slot alone", unknown));
  return sentences;
}

std::string chain_words(const StaticLoop& loop, size_t instruction) {
  std::string words;
  for (const StaticLink& link : loop.chain) {
    if (link.to != instruction) continue;
    words += fmt::format("{}{} {}", words.empty() ? "" : ", ", link.cycles, link.kind);
    if (!link.reg.empty()) words += ' ' + link.reg;
    if (link.from != link.to && (link.from_previous || link.from + 1 != link.to))
      words += fmt::format(" from {:#x}{}", loop.instructions[link.from].address,
                           link.from_previous ? " of the iteration before" : "");
  }
  return words;
}

namespace {

std::string units_text(const StaticLoop& loop) {
  std::string text = fmt::format("\n  {:<24} {:>12} {:>12} {:>16} {:>9}\n", "unit", "instructions", "busy cycles",
                                 "least per SIMD", "busy");
  for (const StaticUnit& unit : loop.units)
    text += fmt::format("  {:<24} {:>12.1f} {:>12.1f} {:>16.1f} {:>7.1f} %\n", unit.unit, unit.instructions,
                        unit.busy_cycles, unit.least_cycles,
                        loop.full_cycles == 0 ? 0 : 100 * unit.least_cycles / loop.full_cycles);
  return text;
}

// "a.cl" and "12" of "a.cl:12".
std::pair<std::string_view, std::string_view> file_and_line(std::string_view source) {
  const size_t colon = source.rfind(':');
  if (colon == std::string_view::npos) return {};
  return {source.substr(0, colon), source.substr(colon + 1)};
}

std::string listing_text(const StaticLoop& loop) {
  constexpr size_t kNarrow = 44, kWide = 90;
  size_t width = kNarrow;
  for (const StaticInstruction& at : loop.instructions) width = std::max(width, std::min(at.text.size(), kWide));
  std::string text = fmt::format("\n  {:>8} {:>5} {:>8} {:>8}   {:<{}} {}\n", "address", "line", "alone", "full",
                                 "instruction (*: on the critical chain)", width, "cycles of the chain");
  std::string_view file;
  for (size_t i = 0; i < loop.instructions.size(); ++i) {
    const StaticInstruction& at = loop.instructions[i];
    const auto [its_file, its_line] = file_and_line(at.source);
    if (!its_file.empty() && its_file != file) text += fmt::format("  {}\n", file = its_file);
    const std::string words = chain_words(loop, i);
    std::string line = fmt::format("  {:>8x} {:>5} {:>8.1f} {:>8.1f} {} {:<{}} {}{}", at.address, its_line,
                                   at.alone_cycles, at.full_cycles, at.is_on_chain ? '*' : ' ', at.text, width, words,
                                   at.has_cost     ? ""
                                   : words.empty() ? "no cost known"
                                                   : "; no cost known");
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

std::string kernel_text(const StaticKernel& kernel) {
  std::string text =
      fmt::format("{} on {} ({}): waves of {} lanes, workgroups of {} work-items, {}\n", shown_symbol(kernel.kernel),
                  kernel.device, kernel.target, kernel.wave_size, kernel.workgroup_size, kernel.occupancy);
  text += fmt::format("  assumed: {}\n", static_assumption());
  for (const std::string& number : kernel.borrowed) text += fmt::format("  {}\n", number);
  if (kernel.loops.empty()) text += "  no instructions to time\n";
  for (const StaticLoop& loop : kernel.loops) {
    text += "\n" + static_title(loop) + "\n";
    for (const std::string& sentence : static_sentences(loop)) text += fmt::format("  {}\n", sentence);
    text += units_text(loop) + listing_text(loop);
  }
  return text;
}

}  // namespace

std::string static_time_text(const std::vector<StaticTimeReport>& reports) {
  std::string text;
  for (const StaticTimeReport& report : reports)
    for (const StaticKernel& kernel : report.kernels) text += (text.empty() ? "" : "\n") + kernel_text(kernel);
  return text;
}

}  // namespace lw::report
