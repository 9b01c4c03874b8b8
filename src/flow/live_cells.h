// The live registers at one point, without what their sets of lanes mean: cells, counts, and which chunk each eight
// were when a block last kept them.
#pragma once

#include <array>
#include <bit>
#include <span>
#include <vector>

#include "flow/chunk_pool.h"

namespace lw::flow {

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

class LiveCells {
 public:
  explicit LiveCells(ChunkPool& pool) : pool_(pool) {}
  LiveCells(const LiveCells&) = delete;
  LiveCells& operator=(const LiveCells&) = delete;

  void load(LiveSpan list) {
    pool_.for_each_place([&](size_t place, size_t slot) { set(slot, list.empty() ? 0 : list[place]); });
  }
  void clear() { load({}); }
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

  ByteMask bytes(Register reg) const { return static_cast<ByteMask>(cells_[reg].bytes); }
  MaskId lanes(Register reg) const { return cells_[reg].lanes; }
  uint64_t lane_mask(Register reg) const { return pool_.lane_mask(cells_[reg].lane_mask); }

  void remove(Register reg) {
    if (cells_[reg].bytes == 0) return;
    note_change(reg);
    cells_[reg] = {};
    live_[reg / 64] &= ~(uint64_t{1} << (reg % 64));
    counts_ -= one(reg);
  }

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

 protected:
  ChunkPool& pool() { return pool_; }
  const ChunkPool& pool() const { return pool_; }
  const PackedCell& cell(Register reg) const { return cells_[reg]; }
  // That of a live register, to be changed; some byte stays live.
  PackedCell& changed_cell(Register reg) {
    note_change(reg);
    return cells_[reg];
  }
  void set_lane_mask(Register reg, uint64_t lane_mask) {
    changed_cell(reg).lane_mask = pool_.number_of(lane_mask) & 0xffffff;
  }
  // A register that is dead becomes live.
  void begin(Register reg, const PackedCell& cell) {
    LW_CHECK(pool_.may_be_live(reg), "registers of the code are live, and no others");
    changed_cell(reg) = cell;
    live_[reg / 64] |= uint64_t{1} << (reg % 64);
    counts_ += one(reg);
  }

  // A slot is where the registers of one chunk lie. Bit i: its i-th register is live.
  uint8_t live_in(size_t slot) const {
    return static_cast<uint8_t>(live_[slot / kSlotsInWord] >> (slot % kSlotsInWord * kChunkRegisters));
  }
  // The chunk that a slot is; none where registers of it have changed since it was one.
  ChunkPool::Number known_chunk(size_t slot) const { return is_changed(slot) ? kNoChunk : base_[slot]; }
  static constexpr ChunkPool::Number kNoChunk = 0xffffffff;
  // Makes the registers of a slot those of a chunk.
  void set(size_t slot, ChunkPool::Number number) {
    if (number != base_[slot] || is_changed(slot)) replace(slot, number);
  }
  // The chunk of a slot as it is now.
  ChunkPool::Number settle(size_t slot) {
    if (is_changed(slot)) {
      changed_[slot / 64] &= ~(uint64_t{1} << (slot % 64));
      base_[slot] = live_in(slot) == 0 ? 0 : pool_.number_of(&cells_[slot * kChunkRegisters]);
    }
    return base_[slot];
  }

 private:
  static constexpr unsigned kSlotsInWord = 64 / kChunkRegisters;

  bool is_changed(size_t slot) const { return ((changed_[slot / 64] >> (slot % 64)) & 1) != 0; }
  void note_change(Register reg) {
    const unsigned slot = reg / kChunkRegisters;
    changed_[slot / 64] |= uint64_t{1} << (slot % 64);
  }
  void replace(size_t slot, ChunkPool::Number number);

  ChunkPool& pool_;
  std::array<uint64_t, kRegisterCount / 64> live_{};
  std::array<PackedCell, kRegisterCount> cells_{};
  uint64_t counts_ = 0;  // LiveCounts, to be added to as a whole
  // The chunk that the registers of each slot were, and the slots that have changed since.
  std::array<ChunkPool::Number, kChunks> base_{};
  std::array<uint64_t, (kChunks + 63) / 64> changed_{};
};

}  // namespace lw::flow
