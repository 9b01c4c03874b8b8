#include "flow/chunk_pool.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace lw::flow {

ChunkPool::ChunkPool(unsigned registers)
    : places_(1024),
      size_of_list_(std::max(kScalarChunks, place_of((registers + kChunkRegisters - 1) / kChunkRegisters))),
      end_of_registers_(registers),
      joined_(std::make_unique<std::array<Joined, size_t{1} << kJoinedBits>>()) {
  storage_.push_back(std::make_unique<std::array<Chunk, kPage>>());
  pages_.push_back(storage_.back()->data());
}

namespace {

uint32_t hash_of(const PackedCell* cells) {
  std::array<uint64_t, kChunkRegisters> words;
  std::memcpy(words.data(), cells, sizeof words);
  uint64_t a = 0, b = 0;
  for (unsigned i = 0; i < kChunkRegisters; i += 2) {
    a = (a ^ words[i]) * 0x9e3779b97f4a7c15u;
    b = (b ^ words[i + 1]) * 0xc2b2ae3d27d4eb4fu;
    a ^= a >> 29;
    b ^= b >> 31;
  }
  const uint64_t mixed = (a ^ (b << 1)) * 0x9e3779b97f4a7c15u;
  return static_cast<uint32_t>(mixed >> 32);
}

bool are_equal(const PackedCell* a, const PackedCell* b) {
  uint64_t difference = 0;
  for (unsigned i = 0; i < kChunkRegisters; ++i)
    difference |= std::bit_cast<uint64_t>(a[i]) ^ std::bit_cast<uint64_t>(b[i]);
  return difference == 0;
}

}  // namespace

ChunkPool::Number ChunkPool::number_of(const PackedCell* cells) {
  const uint32_t hash = hash_of(cells);
  const size_t last = places_.size() - 1;
  for (size_t at = hash & last;; at = (at + 1) & last) {
    Place& place = places_[at];
    if (place.number == 0) {
      place = {hash, add(cells)};
      const Number number = place.number;
      if (next_ > places_.size() / 2) grow();
      return number;
    }
    if (place.hash == hash && are_equal(this->at(place.number).cells.data(), cells)) return place.number;
  }
}

void ChunkPool::grow() {
  std::vector<Place> larger(places_.size() * 2);
  const size_t last = larger.size() - 1;
  for (const Place& place : places_) {
    if (place.number == 0) continue;
    size_t at = place.hash & last;
    while (larger[at].number != 0) at = (at + 1) & last;
    larger[at] = place;
  }
  places_.swap(larger);
}

ChunkPool::Number ChunkPool::add(const PackedCell* cells) {
  const Number number = next_++;
  if (number % kPage == 0) {
    storage_.push_back(std::make_unique<std::array<Chunk, kPage>>());
    pages_.push_back(storage_.back()->data());
  }
  Chunk& chunk = pages_[number / kPage][number % kPage];
  std::copy_n(cells, kChunkRegisters, chunk.cells.begin());
  for (unsigned i = 0; i < kChunkRegisters; ++i) {
    if (cells[i].bytes == 0) continue;
    chunk.live = static_cast<uint8_t>(chunk.live | 1u << i);
    const auto end = chunk.masks.begin() + std::min<unsigned>(chunk.mask_count, Chunk::kMostMasks);
    if (std::find(chunk.masks.begin(), end, cells[i].lanes) != end) continue;
    if (chunk.mask_count < Chunk::kMostMasks) *end = cells[i].lanes;
    chunk.mask_count = static_cast<uint8_t>(std::min(chunk.mask_count + 1u, Chunk::kMostMasks + 1));
  }
  return number;
}

uint32_t ChunkPool::number_of_another(uint64_t lane_mask) {
  constexpr size_t kMost = size_t{1} << 24;
  const auto known = lane_mask_numbers_.find(lane_mask);
  if (known != lane_mask_numbers_.end()) return known->second;
  if (lane_masks_.size() == kMost) return 0;  // more lanes than there are
  lane_mask_numbers_.emplace(lane_mask, static_cast<uint32_t>(lane_masks_.size()));
  lane_masks_.push_back(lane_mask);
  return static_cast<uint32_t>(lane_masks_.size() - 1);
}

}  // namespace lw::flow
