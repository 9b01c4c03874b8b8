// Counts in one listing what the study's tables and explanations are made of.
#include <algorithm>
#include <set>

#include "study/fp16/fp16.h"

namespace lw::study {
namespace {

using report::LiveFunction;
using report::LiveRange;

struct Line {
  std::string mnemonic;
  bool literal = false;
  std::set<flow::Register> scalars_read;
};

std::vector<Line> lines_of(const LiveFunction& f) {
  std::vector<Line> lines;
  f.rows([&](const report::LiveRow& row) {
    Line line;
    line.mnemonic = row.text.substr(0, row.text.find(' '));
    line.literal = row.text.find("0x") != std::string_view::npos;
    for (const report::RegisterAccess& access : row.accesses)
      if (access.read && flow::is_sgpr(access.reg)) line.scalars_read.insert(access.reg);
    lines.push_back(std::move(line));
  });
  return lines;
}

bool is_conversion(std::string_view mnemonic) { return mnemonic.starts_with("v_cvt_"); }

// What takes halves out of registers and puts them together.
bool is_rearrangement(std::string_view mnemonic) {
  for (const std::string_view name : {"v_pack_b32_f16", "v_alignbit_b32", "v_alignbyte_b32", "v_perm_b32", "v_bfi_b32",
                                      "v_lshrrev_b32", "v_and_or_b32", "v_lshl_or_b32", "v_and_b32"})
    if (mnemonic.starts_with(name)) return true;
  return false;
}

bool is_float_arithmetic(std::string_view mnemonic) {
  return mnemonic.starts_with("v_") && !is_conversion(mnemonic) && !is_rearrangement(mnemonic) &&
         (mnemonic.find("_f16") != std::string_view::npos || mnemonic.find("_f32") != std::string_view::npos);
}

bool is_lds_read(const report::AccessMix& access) {
  return access.kind == "lds" && access.is_load && !access.is_atomic;
}

std::vector<bool> lds_read_lines(const LiveFunction& f, Fp16Measures& m) {
  std::vector<bool> is_read(f.instructions + 1);
  std::vector<std::pair<uint32_t, const std::string*>> in_order;
  for (const report::AccessMix& access : f.memory.accesses) {
    if (!is_lds_read(access)) continue;
    m.lds_reads += access.count;
    m.lds_read_kinds.push_back(
        {access.mnemonic, access.count, access.bytes_per_lane, access.d16, access.is_pair, access.strides});
    for (const uint32_t line : access.lines) {
      is_read[line] = true;
      in_order.emplace_back(line, &access.mnemonic);
    }
  }
  std::sort(in_order.begin(), in_order.end());
  for (const auto& [line, mnemonic] : in_order) {
    if (m.lds_read_sequence.empty() || m.lds_read_sequence.back().first != *mnemonic)
      m.lds_read_sequence.emplace_back(*mnemonic, 0);
    ++m.lds_read_sequence.back().second;
  }
  return is_read;
}

// From each LDS read of the range to the use of what it read.
void add_waits(const LiveRange& range, const std::vector<bool>& is_read, Fp16Measures& m) {
  for (size_t i = 0; i < range.writes.size(); ++i) {
    const uint32_t from = range.writes[i];
    if (!is_read[from]) continue;
    const auto use = std::upper_bound(range.uses.begin(), range.uses.end(), from);
    const uint32_t end = i + 1 < range.writes.size() ? range.writes[i + 1] : UINT32_MAX;
    const auto last = std::upper_bound(use, range.uses.end(), end);
    if (use == range.uses.end())
      m.waits.push_back({range.reg, from, range.last_line, 0, false});
    else
      m.waits.push_back({range.reg, from, *use, last == use ? *use : *std::prev(last), true});
  }
}

uint32_t median(std::vector<uint32_t> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

void summarise_waits(size_t lines, Fp16Measures& m) {
  std::sort(m.waits.begin(), m.waits.end(),
            [](const Wait& a, const Wait& b) { return std::pair(a.from_line, a.reg) < std::pair(b.from_line, b.reg); });
  std::vector<uint32_t> used, reuse;
  std::vector<std::set<flow::Register>> waiting(lines + 2);
  std::map<uint32_t, std::pair<uint32_t, uint32_t>> uses_of_read;  // line -> first and last of the first uses
  for (const Wait& wait : m.waits) {
    for (uint32_t line = wait.from_line; line < wait.to_line; ++line) waiting[line].insert(wait.reg);
    if (!wait.used) continue;
    used.push_back(wait.lines());
    reuse.push_back(wait.last_use - wait.to_line);
    if (!m.longest_wait || wait.lines() > m.longest_wait->lines()) m.longest_wait = wait;
    const auto [found, is_new] = uses_of_read.try_emplace(wait.from_line, wait.to_line, wait.to_line);
    auto& [first, last] = found->second;
    first = std::min(first, wait.to_line);
    last = std::max(last, wait.to_line);
  }
  m.median_wait = median(std::move(used));
  m.median_reuse = median(std::move(reuse));
  for (uint32_t line = 1; line < waiting.size(); ++line)
    if (waiting[line].size() > m.most_waiting) {
      m.most_waiting = static_cast<uint32_t>(waiting[line].size());
      m.most_waiting_line = line;
    }
  std::vector<uint32_t> skews;
  for (const auto& [line, uses] : uses_of_read) skews.push_back(uses.second - uses.first);
  for (const uint32_t skew : skews) m.longest_skew = std::max(m.longest_skew, skew);
  m.median_skew = median(std::move(skews));
}

HeldAs held_as(const LiveRange& range, uint32_t peak, const std::vector<Line>& lines,
               const std::vector<bool>& is_read) {
  if (range.writes.empty() || range.writes.front() > peak) return HeldAs::other;
  const uint32_t made = *std::prev(std::upper_bound(range.writes.begin(), range.writes.end(), peak));
  if (is_read[made]) {
    const auto use = std::upper_bound(range.uses.begin(), range.uses.end(), made);
    return use == range.uses.end() || *use >= peak ? HeldAs::waiting_lds : HeldAs::used_lds;
  }
  const std::string& mnemonic = lines[made - 1].mnemonic;
  if (is_conversion(mnemonic) || is_rearrangement(mnemonic)) return HeldAs::converted;
  return is_float_arithmetic(mnemonic) ? HeldAs::arithmetic : HeldAs::other;
}

void sort_held(const LiveFunction& f, const std::vector<Line>& lines, const std::vector<bool>& is_read,
               Fp16Measures& m) {
  const uint32_t peak = f.vgprs.peak_line;
  flow::Register last = 0;
  for (const LiveRange& range : f.ranges) {
    if (!flow::is_vgpr(range.reg) || range.first_line > peak || range.last_line < peak) continue;
    // Where one value ends and the next begins at the peak, the register counts once.
    if (range.reg == last) continue;
    last = range.reg;
    ++m.held[static_cast<size_t>(held_as(range, peak, lines, is_read))];
  }
}

}  // namespace

Fp16Measures measure_fp16(const LiveFunction& f) {
  Fp16Measures m;
  m.vgprs = f.vgprs.requested;
  m.allocated_vgprs = f.vgprs.allocated;
  m.peak_vgprs = f.vgprs.own_peak;
  m.peak_line = f.vgprs.peak_line;
  m.lines = f.instructions;
  m.float_instructions = f.code.vector_float;
  m.packed = f.code.packed;

  const std::vector<Line> lines = lines_of(f);
  std::set<flow::Register> scalars;
  for (const Line& line : lines) {
    m.conversions += is_conversion(line.mnemonic);
    m.rearrangements += is_rearrangement(line.mnemonic);
    if (!is_float_arithmetic(line.mnemonic)) continue;
    m.literal_operands += line.literal;
    m.scalar_operands += !line.scalars_read.empty();
    scalars.insert(line.scalars_read.begin(), line.scalars_read.end());
  }
  m.scalar_registers = scalars.size();

  const std::vector<bool> is_read = lds_read_lines(f, m);
  for (const LiveRange& range : f.ranges)
    if (flow::is_vgpr(range.reg)) add_waits(range, is_read, m);
  summarise_waits(f.instructions, m);
  sort_held(f, lines, is_read, m);
  m.first_lds_read_line = static_cast<uint32_t>(std::find(is_read.begin(), is_read.end(), true) - is_read.begin());
  for (size_t line = m.first_lds_read_line; line <= f.vgprs_by_line.size(); ++line)
    m.window_peak_vgprs = std::max<uint32_t>(m.window_peak_vgprs, f.vgprs_by_line[line - 1]);
  return m;
}

}  // namespace lw::study
