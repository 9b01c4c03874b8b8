// The live registers at one point while the analysis walks backwards.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "flow/liveness.h"

namespace lw::flow {

// What is live of one register.
struct LiveCell {
  uint64_t lane_mask = 0;
  MaskId lanes = kAllLanes;
  Bytes bytes = 0;
};

// The same as it is kept. Few lane masks are not all ones: they have numbers (ChunkPool).
struct PackedCell {
  MaskId lanes = kAllLanes;
  uint32_t bytes : 8 = 0;  // 0: dead, and the rest is 0, too
  uint32_t lane_mask : 24 = 0;
};
static_assert(sizeof(PackedCell) == 8, "cells are compared as they lie in memory");

// Registers that are live or held, by kind.
struct LiveCounts {
  uint16_t others = 0, sgprs = 0, vgprs = 0, agprs = 0;
};
static_assert(sizeof(LiveCounts) == 8, "counts are added to as one word");

// By register: where its kind is in that word.
inline constexpr std::array<uint8_t, kRegisterCount> kCountShifts = [] {
  std::array<uint8_t, kRegisterCount> shifts{};
  for (Register r = 0; r < kRegisterCount; ++r) {
    LiveCounts one;
    ++(is_agpr(r) ? one.agprs : is_vgpr(r) ? one.vgprs : is_sgpr(r) ? one.sgprs : one.others);
    shifts[r] = static_cast<uint8_t>(std::countr_zero(std::bit_cast<uint64_t>(one)));
  }
  return shifts;
}();
inline uint64_t one(Register reg) { return uint64_t{1} << kCountShifts[reg]; }

// Eight registers side by side as blocks keep them. Equal ones are kept once: most are the same at the begins of many
// blocks, and what has not changed is seen by its number.
inline constexpr unsigned kChunkRegisters = 8;
inline constexpr unsigned kChunks = kRegisterCount / kChunkRegisters;
using Cells = std::array<PackedCell, kChunkRegisters>;

struct Chunk {
  static constexpr unsigned kMostMasks = 3;
  Cells cells{};
  uint8_t live = 0;        // bit i: of register i
  uint8_t mask_count = 0;  // more than kMostMasks: not all are in `masks`
  std::array<MaskId, kMostMasks> masks{};
};

// Between the scalar registers and the VGPRs are numbers of no registers: lists have no places for them.
inline constexpr size_t kScalarChunks = kScc / kChunkRegisters + 1;
inline constexpr size_t kFirstVgprChunk = kVgpr / kChunkRegisters;

// All chunks, by number. Number 0 is the empty one.
class ChunkPool {
 public:
  using Number = uint32_t;
  // `registers`: those from this number on are never live.
  explicit ChunkPool(unsigned registers);

  // How many chunks a list has.
  size_t size_of_list() const { return size_of_list_; }
  // Visits (place in a list, chunk of registers).
  template <class Visit>
  void for_each_place(const Visit& visit) const {
    for (size_t place = 0; place < kScalarChunks; ++place) visit(place, place);
    for (size_t place = kScalarChunks; place < size_of_list_; ++place)
      visit(place, place + (kFirstVgprChunk - kScalarChunks));
  }
  static size_t place_of(size_t slot) { return slot < kScalarChunks ? slot : slot - (kFirstVgprChunk - kScalarChunks); }
  bool may_be_live(Register reg) const { return reg < end_of_registers_; }

  const Chunk& at(Number number) const { return pages_[number / kPage][number % kPage]; }
  // Of cells of which some are live.
  Number number_of(const PackedCell* cells);
  uint64_t lane_mask(uint32_t number) const { return lane_masks_[number]; }
  uint32_t number_of(uint64_t lane_mask) { return ~lane_mask == 0 ? 0 : number_of_another(lane_mask); }
  LiveCell unpacked(const PackedCell& cell) const {
    return {lane_masks_[cell.lane_mask], cell.lanes, static_cast<Bytes>(cell.bytes)};
  }
  // A place for what two chunks are together; another pair's answer may be in it.
  struct Joined {
    Number a = 0, b = 0, both = 0;
  };
  Joined& joined(Number a, Number b) { return (*joined_)[(a * 0x9e3779b1u ^ b * 0x85ebca77u) >> (32 - kJoinedBits)]; }
  size_t memory_bytes() const {
    return storage_.size() * kPage * sizeof(Chunk) + places_.capacity() * sizeof(Place) + lane_masks_.capacity() * 8 +
           sizeof *joined_;
  }

 private:
  static constexpr Number kPage = 512;
  static constexpr unsigned kJoinedBits = 12;
  // Of a chunk in the table by content, as far as its hash goes; number 0: none.
  struct Place {
    uint32_t hash = 0;
    Number number = 0;
  };
  Number add(const PackedCell* cells);
  void grow();
  uint32_t number_of_another(uint64_t lane_mask);

  std::vector<std::unique_ptr<std::array<Chunk, kPage>>> storage_;
  std::vector<Chunk*> pages_;
  Number next_ = 1;
  std::vector<Place> places_;
  size_t size_of_list_;
  unsigned end_of_registers_;
  std::unique_ptr<std::array<Joined, size_t{1} << kJoinedBits>> joined_;
  std::vector<uint64_t> lane_masks_ = {~uint64_t{0}};
  std::unordered_map<uint64_t, uint32_t> lane_mask_numbers_;
};

// Live registers as blocks keep them: chunks by their places. Empty: no register.
using LiveSpan = std::span<const ChunkPool::Number>;
using LiveList = std::vector<ChunkPool::Number>;

// visit(register, cell), by register.
template <class Visit>
void for_each_live(const ChunkPool& pool, LiveSpan list, const Visit& visit) {
  pool.for_each_place([&](size_t place, size_t slot) {
    if (place >= list.size()) return;
    const Chunk& chunk = pool.at(list[place]);
    for (unsigned live = chunk.live; live != 0; live &= live - 1) {
      const auto i = static_cast<unsigned>(__builtin_ctz(live));
      visit(static_cast<Register>(slot * kChunkRegisters + i), pool.unpacked(chunk.cells[i]));
    }
  });
}

class LiveState {
 public:
  LiveState(const Masks& masks, ChunkPool& pool) : masks_(masks), pool_(pool) {}
  LiveState(const LiveState&) = delete;
  LiveState& operator=(const LiveState&) = delete;

  void clear() { load({}); }
  void load(LiveSpan list) {
    pool_.for_each_place([&](size_t place, size_t slot) {
      const ChunkPool::Number number = list.empty() ? 0 : list[place];
      if (number != base_[slot] || is_changed(slot)) set(slot, number);
    });
  }
  // The same where lanes change on the way: change(lanes, slot) gives what they are here.
  template <class Change>
  void load(LiveSpan list, const Change& change) {
    pool_.for_each_place([&](size_t place, size_t slot) {
      const ChunkPool::Number number = list.empty() ? 0 : list[place];
      if (number == 0 || stays(number, slot, change)) {
        if (number != base_[slot] || is_changed(slot)) set(slot, number);
      } else {
        set(slot, 0);
        add_cells(pool_.at(number), slot, change);
      }
    });
  }
  // All that `list` holds, besides what is here.
  void add(LiveSpan list) {
    if (list.empty()) return;
    pool_.for_each_place([&](size_t place, size_t slot) {
      if (list[place] != 0) add_chunk(list[place], slot);
    });
  }
  template <class Change>
  void add(LiveSpan list, const Change& change) {
    if (list.empty()) return;
    pool_.for_each_place([&](size_t place, size_t slot) {
      if (list[place] == 0) return;
      if (stays(list[place], slot, change)) {
        add_chunk(list[place], slot);
      } else {
        add_cells(pool_.at(list[place]), slot, change);
      }
    });
  }
  // visit(place, chunk of registers, number)
  template <class Visit>
  void for_each_chunk(const Visit& visit) {
    pool_.for_each_place([&](size_t place, size_t slot) { visit(place, slot, settle(slot)); });
  }
  // Puts what is here into `list`, which has all places; whether that is news to it.
  bool store(std::span<ChunkPool::Number> list);
  LiveList list() {
    LiveList list(pool_.size_of_list());
    store(list);
    return list;
  }
  // Writes the live registers to `out`, by register.
  void append_to(std::vector<Live>& out) const;

  Bytes bytes(Register reg) const { return static_cast<Bytes>(cells_[reg].bytes); }
  MaskId lanes(Register reg) const { return cells_[reg].lanes; }
  uint64_t lane_mask(Register reg) const { return pool_.lane_mask(cells_[reg].lane_mask); }

  void add(Register reg, Bytes bytes, MaskId lanes, uint64_t lane_mask) {
    const PackedCell& cell = cells_[reg];
    if (cell.bytes != 0 && (cell.bytes & bytes) == bytes && cell.lanes == lanes &&
        (cell.lane_mask == 0 || (lane_mask & ~this->lane_mask(reg)) == 0))
      return;
    if (bytes == 0 || lane_mask == 0 || lanes == kNoLanes) return;
    add_news(reg, bytes, lanes, lane_mask);
  }
  // The same in every lane of `lanes`; neither these nor `bytes` are none.
  void add_whole(Register reg, Bytes bytes, MaskId lanes) {
    const PackedCell& cell = cells_[reg];
    const PackedCell whole{.lanes = lanes, .bytes = bytes};
    if (std::bit_cast<uint64_t>(cell) == std::bit_cast<uint64_t>(whole)) return;
    if (cell.bytes == 0) return begin(reg, whole);
    if (cell.lanes == lanes && (cell.bytes & bytes) == bytes && cell.lane_mask == 0) return;
    add_news(reg, bytes, lanes, ~uint64_t{0});
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
    PackedCell& cell = cells_[reg];
    if ((cell.bytes & ~uint32_t{bytes}) == 0) {
      remove(reg);
    } else {
      note_change(reg);
      cell.bytes = cell.bytes & ~uint32_t{bytes} & 0xff;
    }
  }
  void remove(Register reg) {
    if (cells_[reg].bytes == 0) return;
    note_change(reg);
    cells_[reg] = {};
    live_[reg / 64] &= ~(uint64_t{1} << (reg % 64));
    counts_ -= one(reg);
  }
  // Going back past the making of a set of lanes: what was said in terms of it is said in terms of what it is made of.
  void forget_mask(MaskId mask);

  template <class Visit>
  void for_each(const Visit& visit) const {
    for (unsigned word = 0; word < live_.size(); ++word)
      for (uint64_t rest = live_[word]; rest != 0; rest &= rest - 1)
        visit(static_cast<Register>(64 * word + static_cast<unsigned>(__builtin_ctzll(rest))));
  }

  // How many registers of each kind are live; and how many are when others, which are dead here, are held besides.
  LiveCounts counts() const { return std::bit_cast<LiveCounts>(counts_); }
  LiveCounts counts_with(std::span<const Register> others) const {
    uint64_t counts = counts_;
    for (const Register reg : others)
      if (cells_[reg].bytes == 0) counts += one(reg);
    return std::bit_cast<LiveCounts>(counts);
  }

 private:
  static constexpr unsigned kSlotsInWord = 64 / kChunkRegisters;

  bool is_changed(size_t slot) const { return ((changed_[slot / 64] >> (slot % 64)) & 1) != 0; }
  void note_change(Register reg) {
    const unsigned slot = reg / kChunkRegisters;
    changed_[slot / 64] |= uint64_t{1} << (slot % 64);
  }
  uint8_t live_in(size_t slot) const {
    return static_cast<uint8_t>(live_[slot / kSlotsInWord] >> (slot % kSlotsInWord * kChunkRegisters));
  }
  PackedCell* cells_of(size_t slot) { return &cells_[slot * kChunkRegisters]; }
  // Makes the registers of a slot those of a chunk.
  void set(size_t slot, ChunkPool::Number number);
  // The chunk of a slot as it is now.
  ChunkPool::Number settle(size_t slot) {
    if (is_changed(slot)) {
      changed_[slot / 64] &= ~(uint64_t{1} << (slot % 64));
      base_[slot] = live_in(slot) == 0 ? 0 : pool_.number_of(cells_of(slot));
    }
    return base_[slot];
  }
  void add_chunk(ChunkPool::Number number, size_t slot);

  // Whether no set of lanes in the chunk changes.
  template <class Change>
  bool stays(ChunkPool::Number number, size_t slot, const Change& change) const {
    const Chunk& chunk = pool_.at(number);
    if (chunk.mask_count > Chunk::kMostMasks) return false;
    for (unsigned i = 0; i < chunk.mask_count; ++i)
      if (change(chunk.masks[i], slot) != chunk.masks[i]) return false;
    return true;
  }
  template <class Change>
  void add_cells(const Chunk& chunk, size_t slot, const Change& change) {
    for (unsigned live = chunk.live; live != 0; live &= live - 1) {
      const auto i = static_cast<unsigned>(__builtin_ctz(live));
      const LiveCell cell = pool_.unpacked(chunk.cells[i]);
      add(static_cast<Register>(slot * kChunkRegisters + i), cell.bytes, change(cell.lanes, slot), cell.lane_mask);
    }
  }
  void add_news(Register reg, Bytes bytes, MaskId lanes, uint64_t lane_mask);
  // A register that is dead becomes live.
  void begin(Register reg, const PackedCell& cell) {
    LW_CHECK(pool_.may_be_live(reg), "registers of the code are live, and no others");
    note_change(reg);
    cells_[reg] = cell;
    live_[reg / 64] |= uint64_t{1} << (reg % 64);
    counts_ += one(reg);
  }
  void kill_in_part(Register reg, Bytes bytes, MaskId exec, uint64_t certain);
  void set_lane_mask(Register reg, uint64_t lane_mask) {
    cells_[reg].lane_mask = pool_.number_of(lane_mask) & 0xffffff;
  }

  const Masks& masks_;
  ChunkPool& pool_;
  std::array<uint64_t, kRegisterCount / 64> live_{};
  std::array<PackedCell, kRegisterCount> cells_{};
  uint64_t counts_ = 0;  // LiveCounts, to be added to as a whole
  // The chunk that the registers of each slot were, and the slots that have changed since.
  std::array<ChunkPool::Number, kChunks> base_{};
  std::array<uint64_t, (kChunks + 63) / 64> changed_{};
};

}  // namespace lw::flow
