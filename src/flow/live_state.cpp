#include "flow/live_state.h"

#include <array>
#include <utility>

namespace lw::flow {

void LiveState::add_chunk(ChunkPool::Number number, size_t slot) {
  const ChunkPool::Number here = settle(slot);
  if (here == number) return;
  if (here == 0) return set(slot, number);
  const auto same = [](MaskId lanes, size_t) { return lanes; };
  ChunkPool::Joined& known = pool().joined(here, number);
  if (known.a == here && known.b == number) {
    if (known.both != here) set(slot, known.both);
    return;
  }
  add_cells(pool().at(number), slot, same);
  known = {here, number, settle(slot)};
}

void LiveState::add_news(Register reg, ByteMask bytes, MaskId lanes, uint64_t lane_mask) {
  if (cell(reg).bytes == 0)
    return begin(reg, {.lanes = lanes, .bytes = bytes, .lane_mask = pool().number_of(lane_mask) & 0xffffff});
  PackedCell& here = changed_cell(reg);
  here.bytes = (here.bytes | bytes) & 0xff;
  if (here.lanes != lanes) here.lanes = masks_.together(here.lanes, lanes);
  if (here.lane_mask != 0) set_lane_mask(reg, this->lane_mask(reg) | lane_mask);
}

void LiveState::kill_in_part(Register reg, ByteMask bytes, MaskId exec, uint64_t certain) {
  const MaskId lanes_here = lanes(reg);
  const bool all_live_bytes = (cell(reg).bytes & ~uint32_t{bytes}) == 0;
  if (masks_.is_within(lanes_here, exec)) {
    const uint64_t rest = lane_mask(reg) & ~certain;
    if (rest == 0) {
      kill_whole(reg, bytes);
    } else if (all_live_bytes) {
      set_lane_mask(reg, rest);
    }
  } else if (all_live_bytes && ~certain == 0) {
    changed_cell(reg).lanes = masks_.without(lanes_here, exec);
  }
}

void LiveState::kill_lane(Register reg, ByteMask bytes, unsigned lane) {
  if (cell(reg).bytes == 0 || (cell(reg).bytes & ~uint32_t{bytes}) != 0) return;
  const uint64_t rest = lane_mask(reg) & ~(uint64_t{1} << lane);
  if (rest == 0) {
    remove(reg);
  } else {
    set_lane_mask(reg, rest);
  }
}

void LiveState::forget_mask(MaskId mask) {
  // Few sets of lanes are met, over and over.
  std::array<std::pair<MaskId, MaskId>, 8> known;
  known.fill({kNoLanes, kNoLanes});
  const auto before_it = [&](MaskId lanes, size_t = 0) {
    auto& [asked, before] = known[lanes % known.size()];
    if (asked != lanes) {
      asked = lanes;
      before = masks_.before_definition(lanes, mask);
    }
    return before;
  };
  pool().for_each_place([&](size_t, size_t slot) {
    unsigned live = live_in(slot);
    const ChunkPool::Number chunk = known_chunk(slot);
    if (live == 0 || (chunk != kNoChunk && stays(chunk, slot, before_it))) return;
    for (; live != 0; live &= live - 1) {
      const auto reg = static_cast<Register>(slot * kChunkRegisters + static_cast<unsigned>(__builtin_ctz(live)));
      const MaskId before = before_it(lanes(reg));
      if (before == lanes(reg)) continue;
      if (before == kNoLanes) {
        remove(reg);
      } else {
        changed_cell(reg).lanes = before;
      }
    }
  });
}

}  // namespace lw::flow
