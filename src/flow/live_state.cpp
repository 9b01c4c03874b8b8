#include "flow/live_state.h"

#include <algorithm>
#include <bit>

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

namespace {

// Registers are of one kind throughout a chunk, but where the general scalar ones end.
constexpr Register kFirstOther = 102;
static_assert(is_sgpr(kFirstOther - 1) && !is_sgpr(kFirstOther));
constexpr size_t kMixedChunk = kFirstOther / kChunkRegisters;
constexpr unsigned kGeneralOfMixed = (1u << kFirstOther % kChunkRegisters) - 1;

constexpr std::array<uint8_t, 256> kOnes = [] {
  std::array<uint8_t, 256> ones{};
  for (unsigned byte = 0; byte < ones.size(); ++byte) ones[byte] = static_cast<uint8_t>(std::popcount(byte));
  return ones;
}();

}  // namespace

void LiveState::set(size_t slot, ChunkPool::Number number) {
  const Chunk& chunk = pool_.at(number);
  std::memcpy(cells_of(slot), chunk.cells.data(), sizeof chunk.cells);
  const auto count = [&](Register of_kind, unsigned bits) {
    counts_ += one(of_kind) * kOnes[chunk.live & bits] - one(of_kind) * kOnes[live_in(slot) & bits];
  };
  count(static_cast<Register>(slot * kChunkRegisters), slot == kMixedChunk ? kGeneralOfMixed : 0xff);
  if (slot == kMixedChunk) count(kFirstOther, 0xff & ~kGeneralOfMixed);
  const unsigned shift = slot % kSlotsInWord * kChunkRegisters;
  uint64_t& word = live_[slot / kSlotsInWord];
  word = (word & ~(uint64_t{0xff} << shift)) | uint64_t{chunk.live} << shift;
  changed_[slot / 64] &= ~(uint64_t{1} << (slot % 64));
  base_[slot] = number;
}

void LiveState::add_chunk(ChunkPool::Number number, size_t slot) {
  const ChunkPool::Number here = settle(slot);
  if (here == number) return;
  if (here == 0) return set(slot, number);
  const auto same = [](MaskId lanes, size_t) { return lanes; };
  ChunkPool::Joined& known = pool_.joined(here, number);
  if (known.a == here && known.b == number) {
    if (known.both != here) set(slot, known.both);
    return;
  }
  add_cells(pool_.at(number), slot, same);
  known = {here, number, settle(slot)};
}

bool LiveState::store(std::span<ChunkPool::Number> list) {
  bool news = false;
  pool_.for_each_place([&](size_t place, size_t slot) {
    const ChunkPool::Number now = settle(slot);
    news = news || list[place] != now;
    list[place] = now;
  });
  return news;
}

void LiveState::append_to(std::vector<Live>& out) const {
  for_each([&](Register reg) { out.push_back({reg, bytes(reg), lanes(reg), lane_mask(reg)}); });
}

void LiveState::add_news(Register reg, Bytes bytes, MaskId lanes, uint64_t lane_mask) {
  PackedCell& cell = cells_[reg];
  if (cell.bytes == 0)
    return begin(reg, {.lanes = lanes, .bytes = bytes, .lane_mask = pool_.number_of(lane_mask) & 0xffffff});
  note_change(reg);
  cell.bytes = (cell.bytes | bytes) & 0xff;
  if (cell.lanes != lanes) cell.lanes = masks_.together(cell.lanes, lanes);
  if (cell.lane_mask != 0) set_lane_mask(reg, this->lane_mask(reg) | lane_mask);
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
  pool_.for_each_place([&](size_t, size_t slot) {
    unsigned live = live_in(slot);
    if (live == 0 || (!is_changed(slot) && stays(base_[slot], slot, before_it))) return;
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
  });
}

}  // namespace lw::flow
