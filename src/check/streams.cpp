#include "check/streams.h"

namespace lw::check {

uint32_t StreamOrder::add_actor() {
  actors_.emplace_back();
  return static_cast<uint32_t>(actors_.size() - 1);
}

OperationId StreamOrder::begin(uint32_t actor) {
  Actor& one = actors_[actor];
  const ActorStep step{actor, ++one.time};
  one.clock.learn(step);
  steps_.push_back(step);
  return static_cast<OperationId>(steps_.size() - 1);
}

uint32_t StreamOrder::row_for(const VectorClock& clock, std::vector<uint32_t>& rows) {
  for (const uint32_t row : rows)
    if (clock.covers(ActorStep{row, actors_[row].time})) return row;
  rows.push_back(add_actor());
  return rows.back();
}

bool StreamOrder::is_over(const VectorClock& clock) const {
  for (uint32_t actor = 0; actor < actors_.size(); ++actor)
    if (actors_[actor].time != 0 && !clock.covers(ActorStep{actor, actors_[actor].time})) return false;
  return true;
}

// Atomics see one value or another of each other, and so do loads past the cache of atomics and stores in one piece.
bool StreamOrder::may_meet(const StreamAccess& a, const StreamAccess& b) {
  if (a.atomic && b.atomic) return true;
  return (a.past && (b.atomic || b.single)) || (b.past && (a.atomic || a.single));
}

bool StreamOrder::is_known(const StreamAccess& earlier, const VectorClock& clock) {
  return earlier.operation == 0 || clock.covers(steps_[earlier.operation]);
}

void StreamOrder::access(const StreamAccess& access, bool writes, uint64_t address, uint64_t size_bytes,
                         const ReportConflict& report) {
  Actor& mine = actors_[steps_[access.operation].actor];
  shadow_.touch(address, size_bytes, [&](Cell& cell, uint64_t at, uint64_t) {
    const bool acquires = access.past || access.atomic;
    if (acquires && (cell.write.atomic || cell.write.single) && !is_known(cell.write, mine.clock))
      mine.clock.learn(actors_[steps_[cell.write.operation].actor].clock);
    const auto look_at = [&](const StreamAccess& earlier, bool earlier_writes) {
      if (is_known(earlier, mine.clock) || may_meet(earlier, access)) return;
      report({earlier, earlier_writes, access, writes, at});
    };
    look_at(cell.write, true);
    if (writes) {
      for (const StreamAccess& read : cell.reads) look_at(read, false);
      cell.write = access;
      cell.reads = {};
      return;
    }
    auto& [first, second] = cell.reads;
    if (first.operation == access.operation || second.operation == access.operation) return;
    (is_known(first, mine.clock) ? first : second) = access;
  });
}

void StreamOrder::forget(uint64_t address, uint64_t size_bytes, const VectorClock& clock,
                         const ReportConflict& report) {
  bool reported = false;
  shadow_.forget(address, size_bytes, [&](const Cell& cell, uint64_t at) {
    const auto look_at = [&](const StreamAccess& earlier, bool earlier_writes) {
      if (reported || is_known(earlier, clock)) return;
      reported = true;
      report({earlier, earlier_writes, {}, true, at});
    };
    look_at(cell.write, true);
    for (const StreamAccess& read : cell.reads) look_at(read, false);
  });
}

}  // namespace lw::check
