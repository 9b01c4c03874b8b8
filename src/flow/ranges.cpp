#include "flow/ranges.h"

#include <algorithm>
#include <array>

#include "base/base.h"

namespace lw::flow {

// Collects by register, in order of instruction; a register has at most one range open at a time.
class RangeBuilder {
 public:
  RangeBuilder(const Graph& graph, size_t first) : graph_(graph), function_begin_(first) {
    ranges_.resize(kRegisterCount);
    result_.accesses_.resize(size_t{2} * kRegisterCount);
  }

  void add(const Row& row) {
    const auto at = static_cast<uint32_t>(row.instruction);
    enter(row.instruction);
    for (const Live& live : row.live) {
      if (!counts(live.reg)) continue;
      Open& open = open_or_begin(live.reg, at);
      open.last = at;
      open.bytes |= live.bytes;
    }
    for (const Access& access : row.accesses) {
      if (counts(access.reg)) add(access, at);
    }
  }

  Ranges finish() {
    size_t count = 0;
    for (Register reg = 0; reg < kRegisterCount; ++reg) {
      if (open_[reg].is_open) close(reg);
      count += ranges_[reg].size();
    }
    result_.ranges_.reserve(count);
    for (Register reg = 0; reg < kRegisterCount; ++reg) {
      bind(reg);
      result_.ranges_.insert(result_.ranges_.end(), ranges_[reg].begin(), ranges_[reg].end());
      std::vector<Range>().swap(ranges_[reg]);
    }
    return std::move(result_);
  }

 private:
  struct Open {
    uint32_t definition = 0;
    uint32_t last = 0;
    uint32_t last_access = 0;
    uint32_t idle_from = 0;
    uint32_t idle_to = 0;
    uint32_t first_write = 0;  // where its accesses begin in the register's lists
    uint32_t first_use = 0;
    Bytes bytes = 0;
    Bytes written = 0;
    bool live_in = false;
    bool is_open = false;
  };

  static bool counts(Register reg) { return is_sgpr(reg) || is_vgpr(reg) || is_agpr(reg); }
  std::vector<uint32_t>& writes(Register reg) { return result_.accesses_[size_t{2} * reg]; }
  std::vector<uint32_t>& uses(Register reg) { return result_.accesses_[size_t{2} * reg + 1]; }

  // A register that is live behind one function's end and before the next one's begin is not the same value.
  void enter(size_t instruction) {
    while (block_ < graph_.blocks.size() && instruction >= graph_.blocks[block_].end) ++block_;
    if (block_ == graph_.blocks.size()) return;
    const uint32_t function = graph_.blocks[block_].function;
    if (function != function_) function_begin_ = instruction;
    function_ = function;
  }

  bool goes_on(const Open& open, uint32_t at) const {
    return open.is_open && open.last + 1 >= at && (open.last == at || at > function_begin_);
  }

  void begin(Register reg, uint32_t at, bool live_in) {
    Open& open = open_[reg];
    if (open.is_open) close(reg);
    open = {
        at, at, at,      at,  at, static_cast<uint32_t>(writes(reg).size()), static_cast<uint32_t>(uses(reg).size()),
        0,  0,  live_in, true};
  }

  Open& open_or_begin(Register reg, uint32_t at) {
    if (!goes_on(open_[reg], at)) begin(reg, at, true);
    return open_[reg];
  }

  static void note_access(Open& open, uint32_t at) {
    if (at - open.last_access > open.idle_to - open.idle_from) {
      open.idle_from = open.last_access;
      open.idle_to = at;
    }
    open.last_access = at;
  }

  void add(const Access& access, uint32_t at) {
    const Register reg = access.reg;
    if (access.read != 0) {
      Open& open = open_or_begin(reg, at);
      open.last = at;
      open.bytes |= access.read;
      note_access(open, at);
      uses(reg).push_back(at);
    }
    if (access.written == 0) return;
    Open& open = open_[reg];
    const bool held_before = open.is_open && open.last == at;
    if (!access.live_after) {
      // The value before is gone, whatever is live behind comes from elsewhere.
      if (held_before && !access.partial) close(reg);
      return;
    }
    if (!access.partial || !held_before) begin(reg, at, false);
    note_access(open, at);
    open.written |= access.written;
    writes(reg).push_back(at);
  }

  void close(Register reg) {
    Open& open = open_[reg];
    note_access(open, open.last);
    Range range;
    range.definition = open.definition;
    range.last = open.last;
    range.idle_from = open.idle_from;
    range.idle_to = open.idle_to;
    range.reg = reg;
    range.bytes = open.bytes != 0 ? open.bytes : open.written;
    range.live_in = open.live_in;
    ranges_[reg].push_back(range);
    starts_[reg].push_back({open.first_write, open.first_use});
    open.is_open = false;
  }

  // The lists of accesses do not grow any more.
  void bind(Register reg) {
    writes(reg).shrink_to_fit();
    uses(reg).shrink_to_fit();
    Start end = {static_cast<uint32_t>(writes(reg).size()), static_cast<uint32_t>(uses(reg).size())};
    for (size_t i = ranges_[reg].size(); i-- > 0;) {
      const Start start = starts_[reg][i];
      ranges_[reg][i].writes = std::span(writes(reg)).subspan(start.write, end.write - start.write);
      ranges_[reg][i].uses = std::span(uses(reg)).subspan(start.use, end.use - start.use);
      end = start;
    }
    std::vector<Start>().swap(starts_[reg]);
  }

  struct Start {
    uint32_t write = 0;
    uint32_t use = 0;
  };
  const Graph& graph_;
  size_t block_ = 0;
  uint32_t function_ = 0xffffffff;
  size_t function_begin_;
  std::array<Open, kRegisterCount> open_{};
  std::array<std::vector<Start>, kRegisterCount> starts_;
  std::vector<std::vector<Range>> ranges_;
  Ranges result_;
};

std::span<const Range> Ranges::of(Register reg) const {
  const auto found = std::ranges::equal_range(ranges_, reg, {}, &Range::reg);
  return {found.begin(), found.end()};
}

size_t Ranges::memory_bytes() const {
  size_t bytes = ranges_.capacity() * sizeof(Range) + accesses_.capacity() * sizeof(accesses_[0]);
  for (const std::vector<uint32_t>& list : accesses_) bytes += list.capacity() * sizeof(uint32_t);
  return bytes;
}

Ranges live_ranges(const Liveness& liveness, size_t first, size_t last) {
  RangeBuilder builder(liveness.graph(), first);
  liveness.rows(first, last, [&](const Row& row) { builder.add(row); });
  return builder.finish();
}

namespace {

// Last element at or before, first at or after `at` of an ascending list.
std::optional<uint32_t> at_or_before(std::span<const uint32_t> list, uint32_t at) {
  const auto after = std::ranges::upper_bound(list, at);
  if (after == list.begin()) return std::nullopt;
  return *(after - 1);
}
std::optional<uint32_t> at_or_after(std::span<const uint32_t> list, uint32_t at) {
  const auto found = std::ranges::lower_bound(list, at);
  if (found == list.end()) return std::nullopt;
  return *found;
}

Held held(const Range& range, uint32_t at) {
  Held result{&range, range.definition, range.last, std::nullopt};
  result.idle_from = std::max(
      {range.definition, at_or_before(range.writes, at).value_or(0), at_or_before(range.uses, at).value_or(0)});
  result.idle_to = std::min({range.last, at_or_after(range.writes, at).value_or(range.last),
                             at_or_after(range.uses, at).value_or(range.last)});
  const bool made_here = !range.live_in && range.definition == at;
  result.next_read = at_or_after(range.uses, made_here ? at + 1 : at);
  return result;
}

}  // namespace

std::vector<Held> held_at(const Ranges& ranges, size_t instruction) {
  std::vector<Held> result;
  for (const Range& range : ranges) {
    if (!range.holds_at(instruction)) continue;
    // By register, then definition: the older of two ranges that meet here came just before.
    if (!result.empty() && result.back().range->reg == range.reg) continue;
    result.push_back(held(range, static_cast<uint32_t>(instruction)));
  }
  std::ranges::stable_sort(result, [](const Held& a, const Held& b) { return a.idle() > b.idle(); });
  return result;
}

}  // namespace lw::flow
