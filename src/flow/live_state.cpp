#include "flow/live_state.h"

namespace lw::flow {

void LiveState::clear() {
  for_each([&](Register reg) { cells_[reg].bytes = 0; });
  live_.fill(0);
  counts_ = {};
}

void LiveState::load(const LiveList& list) {
  clear();
  add(list);
}

bool LiveState::is(const LiveList& list) const {
  auto entry = list.entries.begin();
  auto mask = list.lane_masks.begin();
  bool same = true;
  for_each([&](Register reg) {
    if (!same) return;
    same = entry != list.entries.end() && *entry == LiveList::Entry{reg, cells_[reg].bytes, cells_[reg].lanes};
    if (!same) return;
    ++entry;
    if (~lane_mask(reg) == 0) return;
    same = mask != list.lane_masks.end() && *mask == std::pair(reg, lane_mask(reg));
    if (same) ++mask;
  });
  return same && entry == list.entries.end() && mask == list.lane_masks.end();
}

LiveList LiveState::list() const {
  LiveList list;
  list.entries.reserve(size_t{counts_[other]} + counts_[sgpr] + counts_[vgpr] + counts_[agpr]);
  for_each([&](Register reg) {
    list.entries.push_back({reg, bytes(reg), lanes(reg)});
    if (~lane_mask(reg) != 0) list.lane_masks.emplace_back(reg, lane_mask(reg));
  });
  return list;
}

void LiveState::append_to(std::vector<Live>& out) const {
  for_each([&](Register reg) { out.push_back({reg, bytes(reg), lanes(reg), lane_mask(reg)}); });
}

void LiveState::kill_in_part(Register reg, Bytes bytes, MaskId exec, uint64_t certain) {
  Cell& cell = cells_[reg];
  const bool all_live_bytes = (cell.bytes & ~bytes) == 0;
  if (masks_.is_within(cell.lanes, exec)) {
    if ((cell.lane_mask & ~certain) == 0) {
      kill_whole(reg, bytes);
    } else if (all_live_bytes) {
      cell.lane_mask &= ~certain;
    }
    return;
  }
  if (all_live_bytes && ~certain == 0) cell.lanes = masks_.without(cell.lanes, exec);
}

void LiveState::kill_lane(Register reg, Bytes bytes, unsigned lane) {
  Cell& cell = cells_[reg];
  if (cell.bytes == 0 || (cell.bytes & ~bytes) != 0) return;
  cell.lane_mask &= ~(uint64_t{1} << lane);
  if (cell.lane_mask == 0) remove(reg);
}

void LiveState::forget_mask(MaskId mask) {
  for_each([&](Register reg) {
    MaskId& lanes_here = cells_[reg].lanes;
    const MaskId before = masks_.before_definition(lanes_here, mask);
    if (before == kNoLanes) {
      remove(reg);
    } else {
      lanes_here = before;
    }
  });
}

}  // namespace lw::flow
