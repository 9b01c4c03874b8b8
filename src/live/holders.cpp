#include "live/holders.h"

#include <algorithm>

namespace lw::live {
namespace {

using report::LiveHolder;

bool has(std::span<const uint32_t> list, uint32_t instruction) {
  return std::binary_search(list.begin(), list.end(), instruction);
}

LiveHolder holder_of(const flow::Code& code, const flow::Held& held, size_t first) {
  const auto line = [&](size_t i) { return static_cast<uint32_t>(i - first + 1); };
  const flow::Range& range = held.range;
  LiveHolder holder;
  holder.first = range.reg;
  holder.bytes = range.bytes;
  holder.live_in = range.live_in;
  holder.definition_line = line(range.definition);
  if (code.at(range.definition).is_instruction)
    holder.definition = isa::encoding(code.effects(range.definition).encoding).stem();
  holder.last_line = line(range.last);
  holder.before_line = line(held.idle_from);
  holder.after_is_read = has(range.uses, held.idle_to);
  if (holder.after_is_read || has(range.writes, held.idle_to)) holder.after_line = line(held.idle_to);
  holder.idle_lines = static_cast<uint32_t>(held.idle());
  return holder;
}

bool joins(const LiveHolder& a, const LiveHolder& b) {
  return a.first + a.count == b.first && a.bytes == b.bytes && a.live_in == b.live_in &&
         a.definition_line == b.definition_line && a.before_line == b.before_line && a.after_line == b.after_line &&
         a.last_line == b.last_line;
}

}  // namespace

std::vector<report::LiveRange> report_ranges(const flow::Ranges& ranges, size_t first) {
  const auto line = [&](size_t i) { return static_cast<uint32_t>(i - first + 1); };
  std::vector<report::LiveRange> list;
  list.reserve(ranges.size());
  for (const flow::Range& range : ranges) {
    report::LiveRange& out = list.emplace_back();
    out.reg = range.reg;
    out.first_line = line(range.definition);
    out.last_line = line(range.last);
    out.live_in = range.live_in;
    out.bytes = range.bytes;
    for (const uint32_t i : range.writes) out.writes.push_back(line(i));
    for (const uint32_t i : range.uses) out.uses.push_back(line(i));
    out.idle_from_line = line(range.idle_from);
    out.idle_to_line = line(range.idle_to);
  }
  return list;
}

std::vector<LiveHolder> holders_at(const flow::Code& code, const flow::Ranges& ranges, size_t first, size_t peak,
                                   bool sgprs) {
  std::vector<LiveHolder> list;
  for (const flow::Held& held : flow::held_at(ranges, peak))
    if (sgprs ? flow::is_sgpr(held.range.reg) : flow::is_vgpr(held.range.reg))
      list.push_back(holder_of(code, held, first));
  std::sort(list.begin(), list.end(), [](const LiveHolder& a, const LiveHolder& b) { return a.first < b.first; });
  std::vector<LiveHolder> joined;
  for (LiveHolder& holder : list) {
    if (!joined.empty() && joins(joined.back(), holder))
      ++joined.back().count;
    else
      joined.push_back(std::move(holder));
  }
  std::stable_sort(joined.begin(), joined.end(),
                   [](const LiveHolder& a, const LiveHolder& b) { return a.idle_lines > b.idle_lines; });
  return joined;
}

}  // namespace lw::live
