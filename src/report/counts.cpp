#include "report/counts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/symbol_name.h"

namespace lw::report {

using lanewise::BufferUse;
using lanewise::CountReport;
using lanewise::ExecutedCount;
using lanewise::MovedBytes;
using lanewise::ProfiledInstruction;
using lanewise::ProfileReport;

template <class Visit>
void fields(Visit& visit, const ExecutedCount& e) {
  visit("wave_instructions", e.wave_instructions);
  visit("lane_instructions", e.lane_instructions);
}

template <class Visit>
void fields(Visit& visit, const MovedBytes& m) {
  visit("loaded_bytes", m.loaded_bytes);
  visit("stored_bytes", m.stored_bytes);
  visit("atomic_bytes", m.atomic_bytes);
}

template <class Visit>
void fields(Visit& visit, const CountReport& c) {
  visit("kernel", c.kernel);
  visit("target", c.target);
  visit("workgroups", c.workgroups);
  visit("waves", c.waves);
  visit("wave_instructions", c.wave_instructions);
  visit("vector_wave_instructions", c.vector_wave_instructions);
  visit("vector_lane_instructions", c.vector_lane_instructions);
  visit("lanes_active_average", c.lanes_active_average);
  visit("vector_wave_instructions_by_lanes_active", c.vector_wave_instructions_by_lanes_active);
  visit("demangled", c.demangled);
  visit.by_name("units", c.units);
  visit.by_name("mnemonics", c.mnemonics);
  visit.by_name("memory", c.memory);
}

template <class Visit>
void fields(Visit& visit, const BufferUse& b) {
  visit("name", b.name);
  visit("size_bytes", b.size_bytes);
  visit("loaded_bytes", b.loaded_bytes);
  visit("stored_bytes", b.stored_bytes);
  visit("atomic_bytes", b.atomic_bytes);
  visit("touched_bytes", b.touched_bytes);
}

template <class Visit>
void fields(Visit& visit, const ProfiledInstruction& p) {
  visit("address", p.address);
  visit("text", p.text);
  visit("wave_instructions", p.wave_instructions);
  visit("function", p.function);
  visit("demangled", p.demangled);
  visit("source_file", p.source_file);
  visit("source_line", p.source_line);
}

namespace {

double average_lanes(const ExecutedCount& count) {
  return static_cast<double>(count.lane_instructions) / static_cast<double>(count.wave_instructions);
}

// Empty where the object has no debug information at all.
std::string line_name(const ProfileReport& report, const ProfiledInstruction& at) {
  if (!report.has_lines) return "";
  return at.source_file ? fmt::format("{}:{}", *at.source_file, *at.source_line) : "(no line)";
}

double percent(uint64_t count, uint64_t all) {
  return all == 0 ? 0.0 : 100.0 * static_cast<double>(count) / static_cast<double>(all);
}

std::string profile_table(std::string_view title, const std::map<std::string, uint64_t>& by_name, uint64_t all) {
  std::vector<std::pair<std::string, uint64_t>> rows(by_name.begin(), by_name.end());
  std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  std::string text = fmt::format("\n  share  wave instructions  {}\n", title);
  for (const auto& [name, count] : rows)
    text += fmt::format("  {:4.1f}%  {:>17}  {}\n", percent(count, all), count, name);
  return text;
}

}  // namespace

std::string count_text(const CountReport& c) {
  std::string text = fmt::format("{} on {}: {} wave instructions of {} waves in {} workgroups\n",
                                 shown_symbol(c.kernel), c.target, c.wave_instructions, c.waves, c.workgroups);
  text += fmt::format("lanes active   {:.1f} of {} on average in {} vector instructions\n", c.lanes_active_average,
                      c.wave_size, c.vector_wave_instructions);
  text += "units         ";
  for (const auto& [name, executed] : c.units) text += fmt::format(" {} {}", name, executed.wave_instructions);
  text += "\nbytes         ";
  for (const auto& [space, moved] : c.memory) {
    if (moved.loaded_bytes != 0) text += fmt::format(" {} {} loaded", space, moved.loaded_bytes);
    if (moved.stored_bytes != 0) text += fmt::format(" {} {} stored", space, moved.stored_bytes);
    if (moved.atomic_bytes != 0) text += fmt::format(" {} {} by atomics", space, moved.atomic_bytes);
  }
  text += "\n\n  wave instructions  lanes  mnemonic\n";
  for (const auto& [name, executed] : c.mnemonics)
    text += fmt::format("  {:>17}  {:>5}  {}\n", executed.wave_instructions,
                        executed.lane_instructions == 0 ? "" : fmt::format("{:.1f}", average_lanes(executed)), name);
  return text;
}

OrderedJson count_json(const CountReport& report) { return json_of<OrderedJson>(report); }

std::string buffers_text(const std::vector<BufferUse>& buffers) {
  if (buffers.empty()) return "the kernel accesses no buffer\n";
  std::string text = "   loaded bytes   stored bytes   atomic bytes  touched bytes           size  buffer\n";
  for (const BufferUse& b : buffers)
    text += fmt::format("{:>15}{:>15}{:>15}{:>15}{:>15}  {}\n", b.loaded_bytes, b.stored_bytes, b.atomic_bytes,
                        b.touched_bytes, b.size_bytes, b.name);
  return text;
}

OrderedJson buffers_json(const std::vector<BufferUse>& buffers) { return json_of<OrderedJson>(buffers); }

std::string profile_text(const ProfileReport& report) {
  uint64_t all = 0;
  std::map<std::string, uint64_t> by_line, by_function;
  for (const ProfiledInstruction& at : report.instructions) {
    all += at.wave_instructions;
    by_function[at.function ? shown_symbol(*at.function) : "?"] += at.wave_instructions;
    if (report.has_lines) by_line[line_name(report, at)] += at.wave_instructions;
  }
  std::string text = fmt::format("{}: {} wave instructions\n", shown_symbol(report.kernel), all);
  if (by_function.size() > 1) text += profile_table("function", by_function, all);
  if (report.has_lines) text += profile_table("source line", by_line, all);
  text += "\n  share  wave instructions  address  instruction\n";
  for (const ProfiledInstruction& at : report.instructions) {
    std::string line = fmt::format("  {:4.1f}%  {:>17}  {:>7x}  {:<48}{}", percent(at.wave_instructions, all),
                                   at.wave_instructions, at.address, at.text, line_name(report, at));
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

OrderedJson profile_json(const ProfileReport& report) { return json_of<OrderedJson>(report.instructions); }

}  // namespace lw::report
