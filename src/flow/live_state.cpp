#include "flow/live_state.h"

#include <algorithm>
#include <bit>

namespace lw::flow {

ChunkPool::ChunkPool(unsigned registers) : slots_((registers + kChunkRegisters - 1) / kChunkRegisters) {
  storage_.push_back(std::make_unique<std::array<Chunk, kPage>>());
  pages_.push_back(storage_.back()->data());
}

ChunkPool::Number ChunkPool::make(const PackedCell* cells) {
  Number number = next_;
  if (!free_.empty()) {
    number = free_.back();
    free_.pop_back();
  } else if (next_++ % kPage == 0) {
    storage_.push_back(std::make_unique<std::array<Chunk, kPage>>());
    pages_.push_back(storage_.back()->data());
  }
  Chunk& chunk = this->chunk(number);
  std::copy_n(cells, kChunkRegisters, chunk.cells.begin());
  chunk.references = 1;
  chunk.live = 0;
  chunk.mask_count = 0;
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

bool LiveList::operator==(const LiveList& other) const {
  for (size_t slot = 0; slot < std::max(chunks_.size(), other.chunks_.size()); ++slot) {
    const ChunkPool::Number a = chunk(slot), b = other.chunk(slot);
    if (a == b) continue;
    if (a == 0 || b == 0) return false;
    if (std::memcmp(&pool_->at(a).cells, &pool_->at(b).cells, sizeof(Cells)) != 0) return false;
  }
  return true;
}

void LiveState::set(size_t slot, ChunkPool::Number number) {
  const Chunk& chunk = pool_.at(number);
  std::memcpy(cells_of(slot), chunk.cells.data(), sizeof chunk.cells);
  const unsigned shift = slot % kSlotsInWord * kChunkRegisters;
  uint64_t& word = live_[slot / kSlotsInWord];
  word = (word & ~(uint64_t{0xff} << shift)) | uint64_t{chunk.live} << shift;
  changed_[slot / 64] &= ~(uint64_t{1} << (slot % 64));
  if (base_[slot] == number) return;
  pool_.retain(number);
  pool_.release(base_[slot]);
  base_[slot] = number;
}

void LiveState::count_again() {
  static_assert(kVgpr % 64 == 0 && kAgpr % 64 == 0);
  const auto ones = [this](Register first, Register end) {
    int count = 0;
    for (unsigned word = first / 64; word < end / 64; ++word) count += std::popcount(live_[word]);
    return static_cast<uint32_t>(count);
  };
  counts_[sgpr] = static_cast<uint32_t>(std::popcount(live_[0]) + std::popcount(live_[1] << (128 - 102)));
  counts_[vgpr] = ones(kVgpr, kAgpr);
  counts_[agpr] = ones(kAgpr, kRegisterCount);
}

ChunkPool::Number LiveState::settle(size_t slot, ChunkPool::Number like) {
  if (!is_changed(slot)) return base_[slot];
  changed_[slot / 64] &= ~(uint64_t{1} << (slot % 64));
  ChunkPool::Number number = 0;
  if (holds(slot, pool_.at(base_[slot]))) return base_[slot];
  if (live_in(slot) != 0) {
    if (like != 0 && holds(slot, pool_.at(like))) {
      number = like;
      pool_.retain(like);
    } else {
      number = pool_.make(cells_of(slot));
    }
  }
  pool_.release(base_[slot]);
  base_[slot] = number;
  return number;
}

bool LiveState::store(LiveList& list) {
  if (list.chunks_.empty()) {
    size_t slots = pool_.slots();
    while (slots > 0 && live_in(slots - 1) == 0) --slots;
    list.pool_ = &pool_;
    list.chunks_.resize(slots);
  }
  bool news = false;
  for (size_t slot = 0; slot < pool_.slots(); ++slot) {
    const ChunkPool::Number old = list.chunk(slot);
    const ChunkPool::Number now = settle(slot, old);
    if (now == old) continue;
    if (now != 0 && old != 0 && holds(slot, pool_.at(old))) {
      set(slot, old);
      continue;
    }
    if (slot >= list.chunks_.size()) list.chunks_.resize(slot + 1);
    pool_.retain(now);
    pool_.release(old);
    list.chunks_[slot] = now;
    news = true;
  }
  return news;
}

void LiveState::append_to(std::vector<Live>& out) const {
  for_each([&](Register reg) { out.push_back({reg, bytes(reg), lanes(reg), lane_mask(reg)}); });
}

void LiveState::kill_in_part(Register reg, Bytes bytes, MaskId exec, uint64_t certain) {
  const PackedCell& cell = cells_[reg];
  const bool all_live_bytes = (cell.bytes & ~uint32_t{bytes}) == 0;
  if (masks_.is_within(cell.lanes, exec)) {
    const uint64_t rest = lane_mask(reg) & ~certain;
    if (rest == 0) {
      kill_whole(reg, bytes);
    } else if (all_live_bytes) {
      note_change(reg);
      set_lane_mask(reg, rest);
    }
    return;
  }
  if (all_live_bytes && ~certain == 0) {
    note_change(reg);
    cells_[reg].lanes = masks_.without(cell.lanes, exec);
  }
}

void LiveState::kill_lane(Register reg, Bytes bytes, unsigned lane) {
  const PackedCell& cell = cells_[reg];
  if (cell.bytes == 0 || (cell.bytes & ~uint32_t{bytes}) != 0) return;
  note_change(reg);
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
  for (size_t slot = 0; slot < pool_.slots(); ++slot) {
    unsigned live = live_in(slot);
    if (live == 0 || (!is_changed(slot) && stays(base_[slot], slot, before_it))) continue;
    for (; live != 0; live &= live - 1) {
      const auto reg = static_cast<Register>(slot * kChunkRegisters + static_cast<unsigned>(__builtin_ctz(live)));
      MaskId& lanes_here = cells_[reg].lanes;
      const MaskId before = before_it(lanes_here);
      if (before == lanes_here) continue;
      note_change(reg);
      if (before == kNoLanes) {
        remove(reg);
      } else {
        lanes_here = before;
      }
    }
  }
}

}  // namespace lw::flow
