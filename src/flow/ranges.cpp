#include "flow/ranges.h"

#include <algorithm>
#include <array>

#include "base/base.h"

namespace lw::flow {

// Collects by register, in order of instruction; a register has at most one range open at a time.
class RangeBuilder {
 public:
  RangeBuilder(const Liveness& liveness, size_t first)
      : graph_(liveness.graph()), masks_(liveness.masks()), function_begin_(first) {
    if (first < liveness.code().size()) block_ = graph_.block_of(first);
  }

  void add(const Row& row) {
    const auto at = static_cast<uint32_t>(row.instruction);
    enter(row.instruction);
    for (const Live& live : row.live) {
      if (!counts(live.reg)) continue;
      Open& open = open_or_begin(live.reg, at);
      open.last = at;
      open.bytes |= live.bytes;
      open.bytes_before = live.bytes;
      open.lanes_before = live.lanes;
    }
    for (const InstructionAccess& access : row.accesses) {
      if (counts(access.reg)) add(access, at);
    }
  }

  Ranges finish() {
    for (Register reg = 0; reg < kRegisterCount; ++reg) {
      if (open_[reg].is_open) close(reg);
      Ranges::OfRegister& of = result_.of_[reg];
      of.ranges.shrink_to_fit();
      of.writes.shrink_to_fit();
      of.uses.shrink_to_fit();
      result_.size_ += of.ranges.size();
    }
    return std::move(result_);
  }

 private:
  struct Open : Ranges::Compact {
    uint32_t last_access = 0;
    MaskId lanes_before = kAllLanes;  // live before the instruction at hand
    ByteMask bytes_before = 0;
    ByteMask written = 0;
    bool is_open = false;
  };

  static bool counts(Register reg) { return is_sgpr(reg) || is_vgpr(reg) || is_agpr(reg); }
  std::vector<uint32_t>& writes(Register reg) { return result_.of_[reg].writes; }
  std::vector<uint32_t>& uses(Register reg) { return result_.of_[reg].uses; }

  // A register that is live behind one function's end and before the next one's begin is not the same value.
  void enter(size_t instruction) {
    const bool is_first = function_ == kNoFunction;
    const size_t block_before = block_;
    while (block_ < graph_.blocks.size() && instruction >= graph_.blocks[block_].end) ++block_;
    if (block_ == graph_.blocks.size()) return;
    if (is_first || block_ != block_before) {
      exec_ = masks_.exec_in(static_cast<BlockId>(block_));
      changes_ = masks_.changes(block_);
    }
    for (; !changes_.empty() && changes_.front().instruction < instruction; changes_ = changes_.subspan(1)) {
      exec_ = changes_.front().exec_after;
    }
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
    open = {};
    open.definition = open.last = open.last_access = open.idle_from = open.idle_to = at;
    open.first_write = static_cast<uint32_t>(writes(reg).size());
    open.first_use = static_cast<uint32_t>(uses(reg).size());
    open.live_in = live_in;
    open.is_open = true;
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

  // In some byte, or in some lane that EXEC leaves out, what is live before is wanted behind, too.
  bool old_value_survives(const Open& open, const InstructionAccess& access) const {
    if (access.partial || (open.bytes_before & ~access.read) != 0) return true;
    return !is_sgpr(access.reg) && !masks_.is_within(open.lanes_before, exec_);
  }

  void add(const InstructionAccess& access, uint32_t at) {
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
    if (!held_before || !old_value_survives(open, access)) begin(reg, at, false);
    note_access(open, at);
    open.written |= access.written;
    writes(reg).push_back(at);
  }

  void close(Register reg) {
    Open& open = open_[reg];
    note_access(open, open.last);
    if (open.bytes == 0) open.bytes = open.written;
    result_.of_[reg].ranges.push_back(open);
    open.is_open = false;
  }

  static constexpr uint32_t kNoFunction = 0xffffffff;
  const Graph& graph_;
  const Masks& masks_;
  MaskId exec_ = kUnknownMask;  // before the instruction at hand
  std::span<const Masks::Change> changes_;
  size_t block_ = 0;
  uint32_t function_ = kNoFunction;
  size_t function_begin_;
  std::array<Open, kRegisterCount> open_{};
  Ranges result_;
};

Ranges::Ranges() : of_(kRegisterCount) {}

Range Ranges::at(Register reg, size_t index) const {
  const OfRegister& of = of_[reg];
  const Compact& compact = of.ranges[index];
  const bool is_final = index + 1 == of.ranges.size();
  const size_t writes_end = is_final ? of.writes.size() : of.ranges[index + 1].first_write;
  const size_t uses_end = is_final ? of.uses.size() : of.ranges[index + 1].first_use;
  Range range;
  range.definition = compact.definition;
  range.last = compact.last;
  range.idle_from = compact.idle_from;
  range.idle_to = compact.idle_to;
  range.reg = reg;
  range.bytes = compact.bytes;
  range.live_in = compact.live_in;
  range.writes = std::span(of.writes).subspan(compact.first_write, writes_end - compact.first_write);
  range.uses = std::span(of.uses).subspan(compact.first_use, uses_end - compact.first_use);
  return range;
}

size_t Ranges::memory_bytes() const {
  size_t bytes = of_.capacity() * sizeof(OfRegister);
  for (const OfRegister& of : of_) {
    bytes += of.ranges.capacity() * sizeof(Compact) + (of.writes.capacity() + of.uses.capacity()) * sizeof(uint32_t);
  }
  return bytes;
}

Ranges::Iterator& Ranges::Iterator::operator++() {
  ++index_;
  settle();
  return *this;
}

// Onto the next register that has ranges.
void Ranges::Iterator::settle() {
  while (reg_ < kRegisterCount && index_ == ranges_->of_[reg_].ranges.size()) {
    ++reg_;
    index_ = 0;
  }
}

Ranges live_ranges(const Liveness& liveness, size_t first, size_t last) {
  RangeBuilder builder(liveness, first);
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
  Held result{range, range.definition, range.last, std::nullopt};
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
  for (const Range range : ranges) {
    if (!range.holds_at(instruction)) continue;
    // The older of two ranges of a register that meet here came just before.
    if (!result.empty() && result.back().range.reg == range.reg) continue;
    result.push_back(held(range, static_cast<uint32_t>(instruction)));
  }
  std::ranges::stable_sort(result, [](const Held& a, const Held& b) { return a.idle() > b.idle(); });
  return result;
}

}  // namespace lw::flow
