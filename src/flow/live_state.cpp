#include "flow/live_state.h"

namespace lw::flow {

void LiveState::clear() {
  for_each([&](Register reg) { bytes_[reg] = 0; });
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
    same = entry != list.entries.end() && *entry == LiveList::Entry{reg, bytes_[reg], lanes_[reg]};
    if (!same) return;
    ++entry;
    if (~lane_mask_[reg] == 0) return;
    same = mask != list.lane_masks.end() && *mask == std::pair(reg, lane_mask_[reg]);
    if (same) ++mask;
  });
  return same && entry == list.entries.end() && mask == list.lane_masks.end();
}

LiveList LiveState::list() const {
  LiveList list;
  size_t count = 0;
  for (uint64_t word : live_) count += static_cast<size_t>(__builtin_popcountll(word));
  list.entries.reserve(count);
  for_each([&](Register reg) {
    list.entries.push_back({reg, bytes_[reg], lanes_[reg]});
    if (~lane_mask_[reg] != 0) list.lane_masks.emplace_back(reg, lane_mask_[reg]);
  });
  return list;
}

void LiveState::append_to(std::vector<Live>& out) const {
  for_each([&](Register reg) { out.push_back({reg, bytes_[reg], lanes_[reg], lane_mask_[reg]}); });
}

void LiveState::kill_in_part(Register reg, Bytes bytes, MaskId exec, uint64_t certain) {
  const bool all_live_bytes = (bytes_[reg] & ~bytes) == 0;
  if (masks_.is_within(lanes_[reg], exec)) {
    if ((lane_mask_[reg] & ~certain) == 0) {
      kill_whole(reg, bytes);
    } else if (all_live_bytes) {
      lane_mask_[reg] &= ~certain;
    }
    return;
  }
  if (all_live_bytes && ~certain == 0) lanes_[reg] = masks_.without(lanes_[reg], exec);
}

void LiveState::kill_lane(Register reg, Bytes bytes, unsigned lane) {
  if (bytes_[reg] == 0 || (bytes_[reg] & ~bytes) != 0) return;
  lane_mask_[reg] &= ~(uint64_t{1} << lane);
  if (lane_mask_[reg] == 0) remove(reg);
}

void LiveState::forget_mask(MaskId mask) {
  for_each([&](Register reg) {
    const MaskId before = masks_.before_definition(lanes_[reg], mask);
    if (before == kNoLanes) {
      remove(reg);
    } else {
      lanes_[reg] = before;
    }
  });
}

}  // namespace lw::flow
