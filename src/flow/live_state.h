// The live registers at one point of the backward walk, with the sets of lanes in which they are live.
#pragma once

#include <bit>

#include "flow/live_cells.h"

namespace lw::flow {

class LiveState : public LiveCells {
 public:
  LiveState(const Masks& masks, ChunkPool& pool) : LiveCells(pool), masks_(masks) {}

  using LiveCells::load;
  // The same where lanes change on the way: change(lanes, slot) gives what they are here.
  template <class Change>
  void load(LiveSpan list, const Change& change) {
    pool().for_each_place([&](size_t place, size_t slot) {
      const ChunkPool::Number number = list.empty() ? 0 : list[place];
      if (number == 0 || stays(number, slot, change)) {
        set(slot, number);
      } else {
        set(slot, 0);
        add_cells(pool().at(number), slot, change);
      }
    });
  }
  // Adds all registers of `list`.
  void add(LiveSpan list) {
    if (list.empty()) return;
    pool().for_each_place([&](size_t place, size_t slot) {
      if (list[place] != 0) add_chunk(list[place], slot);
    });
  }
  template <class Change>
  void add(LiveSpan list, const Change& change) {
    if (list.empty()) return;
    pool().for_each_place([&](size_t place, size_t slot) {
      if (list[place] == 0) return;
      if (stays(list[place], slot, change)) {
        add_chunk(list[place], slot);
      } else {
        add_cells(pool().at(list[place]), slot, change);
      }
    });
  }

  void add(Register reg, ByteMask bytes, MaskId lanes, uint64_t lane_mask) {
    const PackedCell& here = cell(reg);
    if (here.bytes != 0 && (here.bytes & bytes) == bytes && here.lanes == lanes &&
        (here.lane_mask == 0 || (lane_mask & ~this->lane_mask(reg)) == 0))
      return;
    if (bytes == 0 || lane_mask == 0 || lanes == kNoLanes) return;
    add_news(reg, bytes, lanes, lane_mask);
  }
  // The same in every lane of `lanes`; neither these nor `bytes` are none.
  void add_whole(Register reg, ByteMask bytes, MaskId lanes) {
    const PackedCell& here = cell(reg);
    const PackedCell whole{.lanes = lanes, .bytes = bytes};
    if (std::bit_cast<uint64_t>(here) == std::bit_cast<uint64_t>(whole)) return;
    if (here.bytes == 0) return begin(reg, whole);
    if (here.lanes == lanes && (here.bytes & bytes) == bytes && here.lane_mask == 0) return;
    add_news(reg, bytes, lanes, ~uint64_t{0});
  }
  // After a write of `bytes` in the lanes of `exec` that `certain` holds too.
  void kill(Register reg, ByteMask bytes, MaskId exec, uint64_t certain) {
    if (cell(reg).lanes == exec && ~certain == 0) {
      kill_whole(reg, bytes);
    } else if (cell(reg).bytes != 0) {
      kill_in_part(reg, bytes, exec, certain);
    }
  }
  void kill_lane(Register reg, ByteMask bytes, unsigned lane);
  void kill_whole(Register reg, ByteMask bytes) {
    if ((cell(reg).bytes & ~uint32_t{bytes}) == 0) {
      remove(reg);
    } else {
      PackedCell& rest = changed_cell(reg);
      rest.bytes = rest.bytes & ~uint32_t{bytes} & 0xff;
    }
  }
  // Steps back over the definition of a set of lanes: replaces it by the sets that it is made of.
  void forget_mask(MaskId mask);

 private:
  void add_chunk(ChunkPool::Number number, size_t slot);

  // Whether no set of lanes in the chunk changes.
  template <class Change>
  bool stays(ChunkPool::Number number, size_t slot, const Change& change) const {
    const Chunk& chunk = pool().at(number);
    if (chunk.mask_count > Chunk::kMostMasks) return false;
    for (unsigned i = 0; i < chunk.mask_count; ++i)
      if (change(chunk.masks[i], slot) != chunk.masks[i]) return false;
    return true;
  }
  template <class Change>
  void add_cells(const Chunk& chunk, size_t slot, const Change& change) {
    for (unsigned live = chunk.live; live != 0; live &= live - 1) {
      const auto i = static_cast<unsigned>(__builtin_ctz(live));
      const LiveCell cell = pool().unpacked(chunk.cells[i]);
      add(static_cast<Register>(slot * kChunkRegisters + i), cell.bytes, change(cell.lanes, slot), cell.lane_mask);
    }
  }
  void add_news(Register reg, ByteMask bytes, MaskId lanes, uint64_t lane_mask);
  void kill_in_part(Register reg, ByteMask bytes, MaskId exec, uint64_t certain);

  const Masks& masks_;
};

}  // namespace lw::flow
