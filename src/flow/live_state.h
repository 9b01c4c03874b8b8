// The live registers at one point while the analysis walks backwards.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
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

// Eight registers side by side as blocks keep them. Most are the same at the begins of many blocks, which then share
// them: what a block costs follows from what it changes, not from what lives through it.
inline constexpr unsigned kChunkRegisters = 8;
inline constexpr unsigned kChunks = kRegisterCount / kChunkRegisters;
using Cells = std::array<PackedCell, kChunkRegisters>;

struct Chunk {
  static constexpr unsigned kMostMasks = 3;
  Cells cells{};
  uint32_t references = 0;
  uint8_t live = 0;        // bit i: of register i
  uint8_t mask_count = 0;  // more than kMostMasks: not all are in `masks`
  std::array<MaskId, kMostMasks> masks{};
};

// Chunks by number, counted by who refers to them. Number 0 is the empty one.
class ChunkPool {
 public:
  using Number = uint32_t;
  // `registers`: those above are never live.
  explicit ChunkPool(unsigned registers);
  size_t slots() const { return slots_; }
  const Chunk& at(Number number) const { return pages_[number / kPage][number % kPage]; }
  // With one reference, the caller's.
  Number make(const PackedCell* cells);
  void retain(Number number) { chunk(number).references += number != 0; }
  void release(Number number) {
    if (number != 0 && --chunk(number).references == 0) free_.push_back(number);
  }
  uint64_t lane_mask(uint32_t number) const { return lane_masks_[number]; }
  uint32_t number_of(uint64_t lane_mask) { return ~lane_mask == 0 ? 0 : number_of_another(lane_mask); }
  LiveCell unpacked(const PackedCell& cell) const {
    return {lane_masks_[cell.lane_mask], cell.lanes, static_cast<Bytes>(cell.bytes)};
  }
  size_t memory_bytes() const {
    return pages_.size() * kPage * sizeof(Chunk) + free_.capacity() * sizeof(Number) + lane_masks_.capacity() * 8;
  }

 private:
  static constexpr Number kPage = 512;
  Chunk& chunk(Number number) { return pages_[number / kPage][number % kPage]; }
  uint32_t number_of_another(uint64_t lane_mask);

  std::vector<std::unique_ptr<std::array<Chunk, kPage>>> storage_;
  std::vector<Chunk*> pages_;
  std::vector<Number> free_;
  Number next_ = 1;
  size_t slots_;
  std::vector<uint64_t> lane_masks_ = {~uint64_t{0}};
  std::unordered_map<uint64_t, uint32_t> lane_mask_numbers_;
};

// Live registers as blocks keep them.
class LiveList {
 public:
  LiveList() = default;
  LiveList(const LiveList& other) : pool_(other.pool_), chunks_(other.chunks_) {
    for (const ChunkPool::Number number : chunks_) pool_->retain(number);
  }
  LiveList(LiveList&& other) noexcept { swap(other); }
  LiveList& operator=(LiveList other) noexcept {
    swap(other);
    return *this;
  }
  ~LiveList() {
    for (const ChunkPool::Number number : chunks_) pool_->release(number);
  }

  bool empty() const { return chunks_.empty(); }
  ChunkPool::Number chunk(size_t slot) const { return slot < chunks_.size() ? chunks_[slot] : 0; }
  bool operator==(const LiveList& other) const;
  // visit(register, cell), by register.
  template <class Visit>
  void for_each(const Visit& visit) const {
    for (size_t slot = 0; slot < chunks_.size(); ++slot) {
      const Chunk& chunk = pool_->at(chunks_[slot]);
      for (unsigned live = chunk.live; live != 0; live &= live - 1) {
        const auto i = static_cast<unsigned>(__builtin_ctz(live));
        visit(static_cast<Register>(slot * kChunkRegisters + i), pool_->unpacked(chunk.cells[i]));
      }
    }
  }
  Bytes bytes(Register reg) const {
    const ChunkPool::Number number = chunk(reg / kChunkRegisters);
    return number == 0 ? Bytes{0} : static_cast<Bytes>(pool_->at(number).cells[reg % kChunkRegisters].bytes);
  }
  size_t memory_bytes() const { return chunks_.capacity() * sizeof(ChunkPool::Number); }

 private:
  friend class LiveState;
  void swap(LiveList& other) noexcept {
    std::swap(pool_, other.pool_);
    chunks_.swap(other.chunks_);
  }
  ChunkPool* pool_ = nullptr;
  std::vector<ChunkPool::Number> chunks_;
};

class LiveState {
 public:
  LiveState(const Masks& masks, ChunkPool& pool) : masks_(masks), pool_(pool) {}
  LiveState(const LiveState&) = delete;
  LiveState& operator=(const LiveState&) = delete;
  ~LiveState() {
    for (const ChunkPool::Number number : base_) pool_.release(number);
  }

  void clear() { load({}); }
  void load(const LiveList& list) {
    load(list, [](MaskId lanes, size_t) { return lanes; });
  }
  // The same where lanes change on the way: change(lanes, slot) gives what they are here.
  template <class Change>
  void load(const LiveList& list, const Change& change) {
    for (size_t slot = 0; slot < pool_.slots(); ++slot) {
      const ChunkPool::Number number = list.chunk(slot);
      if (number == 0 || stays(number, slot, change)) {
        if (number != base_[slot] || is_changed(slot)) set(slot, number);
      } else {
        set(slot, 0);
        add_cells(pool_.at(number), slot, change);
      }
    }
    count_again();
  }
  // All that `list` holds, besides what is here.
  void add(const LiveList& list) {
    add(list, [](MaskId lanes, size_t) { return lanes; });
  }
  template <class Change>
  void add(const LiveList& list, const Change& change) {
    for (size_t slot = 0; slot < list.chunks_.size(); ++slot) {
      const ChunkPool::Number number = list.chunks_[slot];
      if (number == 0 || (number == base_[slot] && !is_changed(slot) && stays(number, slot, change))) continue;
      add_cells(pool_.at(number), slot, change);
    }
  }
  // Puts what is here into `list`; whether that is news to it.
  bool store(LiveList& list);
  LiveList list() {
    LiveList list;
    store(list);
    return list;
  }
  // Writes the live registers to `out`, by register.
  void append_to(std::vector<Live>& out) const;

  Bytes bytes(Register reg) const { return static_cast<Bytes>(cells_[reg].bytes); }
  MaskId lanes(Register reg) const { return cells_[reg].lanes; }
  uint64_t lane_mask(Register reg) const { return pool_.lane_mask(cells_[reg].lane_mask); }

  void add(Register reg, Bytes bytes, MaskId lanes, uint64_t lane_mask) {
    PackedCell& cell = cells_[reg];
    if (cell.bytes != 0 && (cell.bytes & bytes) == bytes && cell.lanes == lanes &&
        (cell.lane_mask == 0 || (lane_mask & ~this->lane_mask(reg)) == 0))
      return;
    if (bytes == 0 || lane_mask == 0 || lanes == kNoLanes) return;
    note_change(reg);
    if (cell.bytes == 0) {
      LW_CHECK(reg / kChunkRegisters < pool_.slots(), "registers of the code are live, and no others");
      cell.lanes = lanes;
      cell.bytes = bytes;
      cell.lane_mask = pool_.number_of(lane_mask) & 0xffffff;
      live_[reg / 64] |= uint64_t{1} << (reg % 64);
      count(reg, 1);
      return;
    }
    cell.bytes = (cell.bytes | bytes) & 0xff;
    if (cell.lanes != lanes) cell.lanes = masks_.together(cell.lanes, lanes);
    if (cell.lane_mask != 0) set_lane_mask(reg, this->lane_mask(reg) | lane_mask);
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
    count(reg, -1);
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
  bool holds(size_t slot, const Chunk& chunk) {
    return std::memcmp(cells_of(slot), chunk.cells.data(), sizeof chunk.cells) == 0;
  }
  // Makes the registers of a slot those of a chunk; counts_ is for the caller.
  void set(size_t slot, ChunkPool::Number number);
  // The chunk of a slot as it is now.
  ChunkPool::Number settle(size_t slot, ChunkPool::Number like);
  void count_again();

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
  void kill_in_part(Register reg, Bytes bytes, MaskId exec, uint64_t certain);
  void set_lane_mask(Register reg, uint64_t lane_mask) {
    cells_[reg].lane_mask = pool_.number_of(lane_mask) & 0xffffff;
  }
  void count(Register reg, int change) { counts_[kKinds[reg]] += static_cast<uint32_t>(change); }

  enum Kind : uint8_t { other, sgpr, vgpr, agpr };
  static constexpr std::array<Kind, kRegisterCount> kKinds = [] {
    std::array<Kind, kRegisterCount> kinds{};
    for (Register r = 0; r < kRegisterCount; ++r)
      kinds[r] = is_agpr(r) ? agpr : is_vgpr(r) ? vgpr : is_sgpr(r) ? sgpr : other;
    return kinds;
  }();

  const Masks& masks_;
  ChunkPool& pool_;
  std::array<uint64_t, kRegisterCount / 64> live_{};
  std::array<PackedCell, kRegisterCount> cells_{};
  std::array<uint32_t, 4> counts_{};
  // The chunk that the registers of each slot were, and the slots that have changed since.
  std::array<ChunkPool::Number, kChunks> base_{};
  std::array<uint64_t, (kChunks + 63) / 64> changed_{};
};

}  // namespace lw::flow
