// The live registers at one point while the analysis walks backwards.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "flow/liveness.h"

namespace lw::flow {

// Live registers as blocks keep them: 8 bytes each, lane masks apart (few registers have one).
struct LiveList {
  struct Entry {
    Register reg;
    Bytes bytes;
    MaskId lanes;
    bool operator==(const Entry&) const = default;
  };
  std::vector<Entry> entries;                             // by register
  std::vector<std::pair<Register, uint64_t>> lane_masks;  // other than all ones
  bool operator==(const LiveList&) const = default;
  // visit(entry, lane mask), by register.
  template <class Visit>
  void for_each(const Visit& visit) const {
    auto mask = lane_masks.begin();
    for (const Entry& entry : entries) {
      const bool masked = mask != lane_masks.end() && mask->first == entry.reg;
      visit(entry, masked ? (mask++)->second : ~uint64_t{0});
    }
  }
  size_t memory_bytes() const {
    return entries.capacity() * sizeof(Entry) + lane_masks.capacity() * sizeof(lane_masks[0]);
  }
};

class LiveState {
 public:
  explicit LiveState(const Masks& masks) : masks_(masks) { clear(); }

  void clear();
  void load(const LiveList& list);
  // All that `list` holds, besides what is here.
  void add(const LiveList& list) {
    list.for_each([this](const LiveList::Entry& entry, uint64_t lane_mask) {
      add(entry.reg, entry.bytes, entry.lanes, lane_mask);
    });
  }
  LiveList list() const;
  bool is(const LiveList& list) const;
  // Writes the live registers to `out`, by register.
  void append_to(std::vector<Live>& out) const;

  Bytes bytes(Register reg) const { return cells_[reg].bytes; }
  MaskId lanes(Register reg) const { return cells_[reg].lanes; }
  uint64_t lane_mask(Register reg) const { return cells_[reg].lane_mask; }

  void add(Register reg, Bytes bytes, MaskId lanes, uint64_t lane_mask) {
    Cell& cell = cells_[reg];
    if ((cell.bytes & bytes) == bytes && cell.lanes == lanes && (lane_mask & ~cell.lane_mask) == 0) return;
    if (bytes == 0 || lane_mask == 0 || lanes == kNoLanes) return;
    if (cell.bytes == 0) {
      cell = {lane_mask, lanes, bytes};
      live_[reg / 64] |= uint64_t{1} << (reg % 64);
      count(reg, 1);
      return;
    }
    cell.bytes |= bytes;
    if (cell.lanes != lanes) cell.lanes = masks_.together(cell.lanes, lanes);
    cell.lane_mask |= lane_mask;
  }
  // After a write of `bytes` in the lanes of `exec` that `certain` holds too.
  void kill(Register reg, Bytes bytes, MaskId exec, uint64_t certain) {
    if (cells_[reg].lanes == exec && ~certain == 0) {
      kill_whole(reg, bytes);
    } else if (cells_[reg].bytes != 0) {
      kill_in_part(reg, bytes, exec, certain);
    }
  }
  void kill_lane(Register reg, Bytes bytes, unsigned lane);
  void kill_whole(Register reg, Bytes bytes) {
    Cell& cell = cells_[reg];
    if ((cell.bytes & ~bytes) == 0) {
      remove(reg);
    } else {
      cell.bytes &= static_cast<Bytes>(~bytes);
    }
  }
  // Going back past the making of a set of lanes: what was said in terms of it is said in terms of what it is made of.
  void forget_mask(MaskId mask);

  template <class Visit>
  void for_each(const Visit& visit) const {
    for (unsigned word = 0; word < live_.size(); ++word)
      for (uint64_t rest = live_[word]; rest != 0; rest &= rest - 1)
        visit(static_cast<Register>(64 * word + static_cast<unsigned>(__builtin_ctzll(rest))));
  }

  uint32_t vgprs() const { return counts_[vgpr]; }
  uint32_t sgprs() const { return counts_[sgpr]; }
  uint32_t agprs() const { return counts_[agpr]; }

 private:
  struct Cell {
    uint64_t lane_mask = 0;
    MaskId lanes = kAllLanes;
    Bytes bytes = 0;
  };

  void remove(Register reg) {
    if (cells_[reg].bytes == 0) return;
    cells_[reg].bytes = 0;
    live_[reg / 64] &= ~(uint64_t{1} << (reg % 64));
    count(reg, -1);
  }
  void kill_in_part(Register reg, Bytes bytes, MaskId exec, uint64_t certain);
  void count(Register reg, int change) { counts_[kKinds[reg]] += static_cast<uint32_t>(change); }

  enum Kind : uint8_t { other, sgpr, vgpr, agpr };
  static constexpr std::array<Kind, kRegisterCount> kKinds = [] {
    std::array<Kind, kRegisterCount> kinds{};
    for (Register r = 0; r < kRegisterCount; ++r)
      kinds[r] = is_agpr(r) ? agpr : is_vgpr(r) ? vgpr : is_sgpr(r) ? sgpr : other;
    return kinds;
  }();

  const Masks& masks_;
  std::array<uint64_t, kRegisterCount / 64> live_{};
  std::array<Cell, kRegisterCount> cells_{};
  std::array<uint32_t, 4> counts_{};
};

}  // namespace lw::flow
