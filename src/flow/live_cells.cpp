#include "flow/live_cells.h"

#include <cstring>

namespace lw::flow {
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

void LiveCells::replace(size_t slot, ChunkPool::Number number) {
  const Chunk& chunk = pool_.at(number);
  std::memcpy(&cells_[slot * kChunkRegisters], chunk.cells.data(), sizeof chunk.cells);
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

bool LiveCells::store(std::span<ChunkPool::Number> list) {
  bool news = false;
  pool_.for_each_place([&](size_t place, size_t slot) {
    const ChunkPool::Number now = settle(slot);
    news = news || list[place] != now;
    list[place] = now;
  });
  return news;
}

void LiveCells::append_to(std::vector<Live>& out) const {
  for_each([&](Register reg) { out.push_back({reg, bytes(reg), lanes(reg), lane_mask(reg)}); });
}

}  // namespace lw::flow
