// What `live` prints about one function.
#include <fmt/format.h>

#include <algorithm>

#include "base/symbol_name.h"
#include "report/lint.h"
#include "report/live.h"
#include "report/occupancy.h"
#include "report/words.h"

namespace lw::report {
namespace {

// A row of registers wider than this is left out of the table.
constexpr unsigned kNarrowRow = 40;
// Lines of a range's accesses that are listed one by one.
constexpr size_t kLinesShown = 8;

std::string place(const RegisterFile& file) {
  if (!file.peak_function.empty()) return fmt::format("in {}, which it calls", file.peak_function);
  return fmt::format("line {} ({:#x}): {}", file.peak_line, file.peak_address, file.peak_text);
}

std::string allocation(const RegisterFile& file, bool from_descriptor) {
  std::string text = fmt::format("{} allocated", file.allocated);
  if (file.requested == file.allocated && file.named == file.requested) return text;
  if (file.requested != file.allocated) text += fmt::format(", {} requested", file.requested);
  if (from_descriptor && file.named < file.requested) text += fmt::format(", {} named in the code", file.named);
  return text;
}

void cut_to(std::string& line, const TextOptions& options) {
  if (line.size() <= options.columns) return;
  size_t size = options.columns - 1;
  while (size > 0 && (static_cast<unsigned char>(line[size]) & 0xc0) == 0x80) --size;
  line.resize(size);
  line += options.utf8 ? "…" : "~";
}

void write_wrapped(std::string_view text, size_t indent, unsigned columns, text::OutputBuffer& out) {
  size_t at = 0;
  for (bool first = true; at < text.size() || first; first = false) {
    const size_t room = columns - indent;
    size_t end = text.size();
    if (end - at > room) {
      const size_t space = text.rfind(' ', at + room);
      end = space == std::string_view::npos || space <= at ? std::min(text.find(' ', at), text.size()) : space;
    }
    if (!first) out.append(std::string(indent, ' '));
    out.append(text.substr(at, end - at));
    out.append("\n");
    at = end + (end < text.size() ? 1 : 0);
  }
}

// "v_mad_f32 ×12, ds_read2_b32 ×4"
std::string access_words(const AccessMix& access) {
  std::string text = fmt::format("{} {}", access.count, access.mnemonic);
  std::string detail;
  const auto add = [&](const std::string& word) { detail += (detail.empty() ? "" : ", ") + word; };
  if (access.bytes_per_lane != 0)
    add(fmt::format("{} bytes{}", access.bytes_per_lane, access.unit == unit_name(isa::Unit::smem) ? "" : " per lane"));
  if (access.d16) add("D16");
  if (access.stride_bytes != 0) add(fmt::format("{} bytes apart", access.stride_bytes));
  if (access.stride_bytes == 0 && !access.strides.empty()) {
    std::string strides;
    for (const auto& [distance, count] : access.strides)
      strides += fmt::format("{}{} ({})", strides.empty() ? "" : ", ", distance, count);
    add("bytes apart: " + strides);
  }
  return detail.empty() ? text : fmt::format("{} ({})", text, detail);
}

void write_banks(const MemoryMix& memory, text::OutputBuffer& out) {
  size_t without = 0;
  for (const BankConflict& conflict : memory.conflicts) {
    if (conflict.ways <= 1) {
      ++without;
      continue;
    }
    out.append(fmt::format("  LDS       line {}: {}{} meet in one bank\n", conflict.line,
                           conflict.affine ? fmt::format("lanes {} bytes apart, ", conflict.stride_bytes) : "",
                           conflict.ways));
  }
  const auto accesses = [](size_t count) { return fmt::format("{} access{}", count, count == 1 ? "" : "es"); };
  if (without != 0) out.append(fmt::format("  LDS       {} without bank conflicts\n", accesses(without)));
  if (memory.lds_unknown != 0)
    out.append(fmt::format("  LDS       {} whose bank conflicts are not known: they depend on data\n",
                           accesses(memory.lds_unknown)));
  if (!memory.assumption.empty()) {
    out.append("            ");
    write_wrapped(fmt::format("given that {}", memory.assumption), 12, 80, out);
  }
}

}  // namespace

void write_live_summary(const LiveFunction& function, const TextOptions& options, text::OutputBuffer& out) {
  const std::string waves = function.has_wave_sizes ? fmt::format(", waves of {}", function.wave_size) : "";
  out.append(fmt::format("{} ({}, {}{}) {}\n", shown_symbol(function.name), function.is_kernel ? "kernel" : "function",
                         function.target, waves, function.file));
  const auto file_line = [&](std::string_view name, const RegisterFile& file) {
    std::string line = fmt::format("  {:<10}{} live at the peak, ", name, file.peak) + place(file);
    cut_to(line, options);
    out.append(line + "\n");
    out.append(fmt::format("            {}\n", allocation(file, function.from_descriptor)));
  };
  const auto registers = [&](std::string_view name, const RegisterFile& file) {
    if (file.peak != 0) return file_line(name, file);
    out.append(fmt::format("  {:<10}none live; {}\n", name, allocation(file, function.from_descriptor)));
  };
  registers("VGPRs", function.vgprs);
  registers("SGPRs", function.sgprs);
  if (function.agprs.peak != 0) registers("AGPRs", function.agprs);
  if (function.lds_bytes != 0 || function.scratch_bytes != 0)
    out.append(fmt::format("  {:<10}{} bytes of LDS per workgroup, {} of scratch per work-item\n", "memory",
                           function.lds_bytes, function.scratch_bytes));
  if (!function.occupancy.empty()) {
    const DeviceOccupancy& device = function.occupancy.front();
    std::string line = fmt::format("{}: {}", device.fits.device, device.fits.text);
    if (function.workgroup_size != 0) line += fmt::format(", workgroups of {}", function.workgroup_size);
    out.append(fmt::format("  {:<10}", "occupancy"));
    write_wrapped(line, 12, 80, out);
    if (const std::string next = next_step_words(device); !next.empty())
      out.append(fmt::format("            {}\n", next));
  }
  write_live_notes(function, options, out);
}

void write_live_notes(const LiveFunction& function, const TextOptions& options, text::OutputBuffer& out) {
  std::vector<std::pair<std::string_view, std::vector<uint32_t>>> notes;  // the same text once, with all its lines
  for (const LiveNote& note : function.notes) {
    auto found = std::find_if(notes.begin(), notes.end(), [&](const auto& n) { return n.first == note.text; });
    if (found == notes.end()) found = notes.insert(found, {note.text, {}});
    if (note.line != 0) found->second.push_back(note.line);
  }
  for (const auto& [text, lines] : notes) {
    std::string place;
    for (size_t i = 0; i < std::min(lines.size(), kLinesShown); ++i)
      place += fmt::format("{}{}", i == 0 ? (lines.size() == 1 ? "line " : "lines ") : ", ", lines[i]);
    if (lines.size() > kLinesShown) place += fmt::format(" and {} more", lines.size() - kLinesShown);
    out.append("  note      ");
    write_wrapped(fmt::format("{}{}{}", place, place.empty() ? "" : ": ", text), 12, options.columns, out);
  }
}

void write_live_holders(const LiveFunction& function, const TextOptions& options, size_t limit,
                        text::OutputBuffer& out) {
  if (function.holders.empty()) return;
  const RegisterFile& file = options.sgprs ? function.sgprs : function.vgprs;
  out.append(fmt::format("  what holds the {} {} at line {}, longest idle first\n", file.own_peak,
                         options.sgprs ? "SGPRs" : "VGPRs", file.peak_line));
  size_t shown = 0;
  for (const LiveHolder& holder : function.holders) {
    if (shown++ == limit) break;
    out.append(fmt::format("  {:>6}  ", holder.idle_lines));
    write_wrapped(holder_sentence(holder), 10, options.columns, out);
  }
  if (function.holders.size() > limit)
    out.append(fmt::format("          and {} more; --ranges lists all\n", function.holders.size() - limit));
}

void write_live_shape(const LiveFunction& function, text::OutputBuffer& out) {
  const CodeMix& code = function.code;
  std::string mix;
  std::vector<UnitCount> units = code.by_unit;
  std::ranges::stable_sort(units, std::ranges::greater(), &UnitCount::count);
  for (const auto& [unit, count] : units) mix += fmt::format("{}{} {}", mix.empty() ? "" : ", ", unit, count);
  out.append("  code      ");
  write_wrapped(fmt::format("{} in {} bytes: {}", counted(code.instructions, "instruction"), code.code_bytes, mix), 12,
                80, out);
  out.append(fmt::format("            {}, {} SDWA, {} DPP, {}, {}, {}", counted(code.literals, "literal"), code.sdwa,
                         code.dpp, counted(code.waits, "wait"), counted(code.nops, "s_nop"),
                         code.branches == 1 ? "1 branch" : fmt::format("{} branches", code.branches)));
  out.append("\n");
  if (code.packed != 0)
    out.append(fmt::format("            packed math: {} of {} on floats\n", code.packed,
                           counted(code.vector_float, "vector instruction")));
  bool first = true;
  for (const AccessMix& access : function.memory.accesses) {
    out.append(first ? "  memory    " : "            ");
    out.append(access_words(access) + "\n");
    first = false;
  }
  write_banks(function.memory, out);
}

void write_live_hazards(const LiveFunction& function, text::OutputBuffer& out) {
  for (const lanewise::LintFinding& hazard : function.hazards)
    out.append(fmt::format("\n  hazard    {:#x}: {}\n{}", hazard.at.address, hazard.at.text, hazard_text(hazard, 12)));
}

void write_live_table(const LiveFunction& function, const TextOptions& options, text::OutputBuffer& out) {
  if (!function.rows) return;
  const RegisterFile& file = options.sgprs ? function.sgprs : function.vgprs;
  const flow::Register base = options.sgprs ? flow::Register{0} : flow::kVgpr;
  const unsigned shown = file.named <= kNarrowRow ? file.named : 0;
  out.append(fmt::format("  line    address VGPRs SGPRs alloc change {}{}instruction\n",
                         shown == 0 ? "" : fmt::format("{:<{}}", options.sgprs ? "s0" : "v0", shown),
                         shown == 0 ? "" : " "));
  int before = -1;
  std::string registers, source_file;
  uint32_t source_line = 0;
  function.rows([&](const LiveRow& row) {
    const int now = static_cast<int>(options.sgprs ? row.sgprs : row.vgprs);
    const std::string change = before < 0 || now == before ? "" : fmt::format("{:+}", now - before);
    before = now;
    registers.assign(shown, ' ');
    for (const LiveRegister& live : row.live)
      if (live.reg >= base && live.reg < base + shown)
        registers[live.reg - base] = live.bytes == flow::kAllBytes && live.lanes.empty() ? ':' : '.';
    for (const RegisterAccess& access : row.accesses)
      if (access.reg >= base && access.reg < base + shown)
        registers[access.reg - base] = access.read && access.written ? 'x' : access.written ? '^' : 'v';
    if (!row.label.empty()) out.append(fmt::format("{}:\n", row.label));
    out.append(fmt::format("{:>6} {:>10x} {:>5} {:>5} {:>5} {:>6} {}{}{}", row.line, row.address, row.vgprs, row.sgprs,
                           file.allocated, change, registers, shown == 0 ? "" : " ", shown_text(row)));
    const bool same_source = row.source_line == source_line && row.source_file == source_file;
    if (row.source_line != 0 && !same_source) out.append(fmt::format("  // {}:{}", row.source_file, row.source_line));
    source_file = row.source_file;
    source_line = row.source_line;
    if (!row.reachable) out.append("  // not reached");
    out.append("\n");
    for (const lanewise::LintFinding& hazard : row.hazards) out.append(hazard_text(hazard, 7));
  });
}

void write_live_ranges(const LiveFunction& function, const TextOptions& options, text::OutputBuffer& out) {
  const auto lines = [](const std::vector<uint32_t>& list) {
    std::string text;
    for (size_t i = 0; i < std::min(list.size(), kLinesShown); ++i)
      text += fmt::format("{}{}", i == 0 ? "" : " ", list[i]);
    return list.size() > kLinesShown ? fmt::format("{} +{}", text, list.size() - kLinesShown) : text;
  };
  out.append("  register   from     to   idle  bytes           written at; read at\n");
  for (const LiveRange& range : function.ranges) {
    if (!is_general(range.reg) || flow::is_sgpr(range.reg) != options.sgprs) continue;
    out.append(fmt::format(
        "  {:<8} {:>6} {:>6} {:>6}  {:<14}  {}; {}\n", name_of(range.reg), range.first_line, range.last_line,
        range.idle_to_line - range.idle_from_line, bytes_words(range.bytes),
        range.live_in ? (range.writes.empty() ? "before" : "before, " + lines(range.writes)) : lines(range.writes),
        range.uses.empty() ? "nowhere" : lines(range.uses)));
  }
}

void write_live_occupancy(const LiveFunction& function, text::OutputBuffer& out) {
  for (const DeviceOccupancy& device : function.occupancy) {
    out.append(fmt::format("  {} ({}): {}\n", device.fits.device, device.target, device.fits.text));
    out.append("    waves per SIMD  VGPRs at most  SGPRs at most  LDS bytes at most\n");
    for (const StepRow& step : step_rows(device))
      out.append(fmt::format("    {:>14}{} {:>13} {:>14} {:>18}\n", step.waves_per_simd,
                             step.waves_per_simd == device.fits.waves_per_simd ? "*" : " ", step.vgprs, step.sgprs,
                             step.lds_bytes));
  }
}

}  // namespace lw::report
