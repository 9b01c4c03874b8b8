#include "lint/row_search.h"

#include <algorithm>
#include <bit>
#include <span>

#include "inst/roles.h"

namespace lw::lint {
namespace {

// The distance that a row requires, and the distance that is present; 0 and 0 if the row has no number. If it has two
// numbers, this is the first.
std::pair<unsigned, unsigned> distance_of(const isa::Hazard& row, unsigned needed_states, unsigned states,
                                          std::span<const isa::Roles> units, std::span<const uint8_t> counts) {
  if (row.distance_count == 0) return {needed_states, needed_states == 0 ? 0 : states};
  const isa::HazardDistance& distance = row.distances[0];
  if (distance.of.empty()) return {distance.count, states};
  const auto unit = static_cast<size_t>(std::ranges::find(units, distance.of) - units.begin());
  return {distance.count, counts[unit]};
}

unsigned lack(const TooNear& near) { return near.needed - near.present; }

uint64_t mixed(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
  return hash ^ (hash >> 32);
}

}  // namespace

uint64_t RowSearch::State::key() const {
  uint64_t counts = states;
  for (const uint8_t count : units) counts = counts << 8 | count;
  return mixed(mixed(mixed(0, open), passed), counts);
}

void RowSearch::add(TooNear found) {
  const auto known = std::ranges::find(found_, found.row, &TooNear::row);
  if (known == found_.end())
    found_.push_back(std::move(found));
  else if (lack(found) > lack(*known))
    *known = std::move(found);
}

void RowSearch::try_row(size_t row, size_t first, State& state, const Walk::Path& path) {
  const Rows bit = Rows{1} << row;
  const isa::Hazard& hazard = subject_.rows().row(row);
  const Facts &a = subject_.facts(first), &b = subject_.facts(second_);
  if (!inst::shares(hazard.common, {a.instruction, a.accesses, b.instruction, b.accesses})) return;
  // No instruction of `through` lies in between: this first instruction hides those farther away.
  if (!hazard.through.empty() && (state.passed & bit) == 0) {
    state.open &= ~bit;
    return;
  }
  const unsigned needed = inst::wait_states_after(subject_.target(), hazard, a.instruction);
  if (hazard.distance_count == 0 && hazard.wait_states != 0 && state.states >= needed) return;
  const auto [required, present] = distance_of(hazard, needed, state.states, subject_.rows().units(), state.units);
  add({row, first, required, present, path.jumps()});
  // An instruction farther away may need more.
  if (needed == hazard.wait_states) state.open &= ~bit;
}

void RowSearch::step(size_t first, State& state, const Walk::Path& path) {
  if (first == without_) return;
  const HazardRows& rows = subject_.rows();
  const Facts& facts = subject_.facts(first);
  for (Rows may = state.open & facts.first; may != 0; may &= may - 1)
    try_row(static_cast<size_t>(std::countr_zero(may)), first, state, path);
  state.open &= ~facts.ends;
  state.passed |= facts.through;
  // A count that no open row uses is set to its maximum, so that paths that differ only in it have equal keys.
  state.states = static_cast<uint8_t>(std::min<unsigned>(state.states + facts.wait_states, kMostStates));
  state.open &= ~rows.ended_by_states(state.states);
  if ((state.open & rows.ended_by_states(kMostStates)) == 0) state.states = kMostStates;
  for (size_t unit = 0; unit < rows.units().size(); ++unit) {
    uint8_t& count = state.units[unit];
    if ((facts.units >> unit & 1) != 0) count = static_cast<uint8_t>(std::min<unsigned>(count + 1, kMostStates));
    state.open &= ~rows.ended_by_unit(unit, count);
    if ((state.open & rows.ended_by_unit(unit, kMostStates)) == 0) count = kMostStates;
  }
}

const std::vector<TooNear>& RowSearch::find(size_t second, Rows open, size_t without) {
  found_.clear();
  second_ = second;
  without_ = without;
  State state;
  state.open = open;
  walk_.run(
      second, state, [this](size_t first, State& at, const Walk::Path& path) { step(first, at, path); },
      [this](const State& at, const Walk::Path& path) {
        for (Rows from_entry = at.open & subject_.rows().from_kernel_entry(); from_entry != 0;
             from_entry &= from_entry - 1)
          add({static_cast<size_t>(std::countr_zero(from_entry)), kNoInstruction, 0, 0, path.jumps()});
      });
  return found_;
}

}  // namespace lw::lint
