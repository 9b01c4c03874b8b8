// How blocks store live registers: in chunks of eight, with equal chunks stored once.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

#include "flow/liveness.h"

namespace lw::flow {

// The live bytes and lanes of one register.
struct LiveCell {
  uint64_t lane_mask = 0;
  MaskId lanes = kAllLanes;
  ByteMask bytes = 0;
};

// The same in stored form. Few lane masks are not all ones, so these have numbers (ChunkPool).
struct PackedCell {
  MaskId lanes = kAllLanes;
  uint32_t bytes : 8 = 0;  // 0: dead, and the rest is 0, too
  uint32_t lane_mask : 24 = 0;
};
static_assert(sizeof(PackedCell) == 8, "cells are compared as they lie in memory");

// Eight neighbouring registers as blocks store them. Equal chunks are stored once: most are the same at the start of
// many blocks, and an unchanged chunk is recognised by its number.
inline constexpr unsigned kChunkRegisters = 8;
inline constexpr unsigned kChunks = kRegisterCount / kChunkRegisters;
using ChunkCells = std::array<PackedCell, kChunkRegisters>;

struct Chunk {
  static constexpr unsigned kMostMasks = 3;
  ChunkCells cells{};
  uint8_t live = 0;        // bit i: of register i
  uint8_t mask_count = 0;  // more than kMostMasks: not all are in `masks`
  std::array<MaskId, kMostMasks> masks{};
};

// The numbers between the scalar registers and the VGPRs are unused: lists have no places for them.
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
  // The number of a chunk of cells, some of which are live.
  Number number_of(const PackedCell* cells);
  uint64_t lane_mask(uint32_t number) const { return lane_masks_[number]; }
  uint32_t number_of(uint64_t lane_mask) { return ~lane_mask == 0 ? 0 : number_of_another(lane_mask); }
  LiveCell unpacked(const PackedCell& cell) const {
    return {lane_masks_[cell.lane_mask], cell.lanes, static_cast<ByteMask>(cell.bytes)};
  }
  // A cache entry for the union of two chunks; it may hold the answer for another pair.
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
  // An entry of the hash table by content; number 0: empty.
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

// Live registers as blocks store them: chunks by their places. Empty: no register.
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

}  // namespace lw::flow
