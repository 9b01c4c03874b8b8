#include "flow/revisits.h"

#include <algorithm>

namespace lw::flow {

uint32_t Revisits::add(const Named& named) {
  blocks_.push_back({.can_pass = !named.empty()});
  behind_.resize(behind_.size() + size_of_list_);
  named_.insert(named_.end(), named.begin(), named.end());
  named_.resize(behind_.size());
  return static_cast<uint32_t>(blocks_.size() - 1);
}

namespace {

// Registers whose cells differ, as bits.
unsigned different(const Chunk& a, const Chunk& b) {
  unsigned bits = 0;
  for (unsigned i = 0; i < kChunkRegisters; ++i)
    if (std::bit_cast<uint64_t>(a.cells[i]) != std::bit_cast<uint64_t>(b.cells[i])) bits |= 1u << i;
  return bits;
}

}  // namespace

bool Revisits::find_differences(uint32_t number, LiveState& state, bool may_pass) {
  Block& block = blocks_[number];
  const std::span behind = std::span(behind_).subspan(number * size_of_list_, size_of_list_);
  const std::span named = std::span(named_).subspan(number * size_of_list_, size_of_list_);
  bool passes = block.seen && may_pass;
  block.seen = true;
  differences_.clear();
  state.for_each_chunk([&](size_t place, size_t slot, ChunkPool::Number now) {
    const ChunkPool::Number old = std::exchange(behind[place], now);
    if (old == now || !passes) return;
    const unsigned registers = different(pool_->at(old), pool_->at(now));
    passes = (registers & named[place]) == 0;
    differences_.push_back({place, slot, old, now, registers});
  });
  return passes;
}

bool Revisits::pass_differences(std::span<ChunkPool::Number> live_in, std::span<LiveCounts> counts) {
  bool news = false;
  uint64_t more = 0;  // LiveCounts
  for (const Difference& difference : differences_) {
    const Chunk& now = pool_->at(difference.now);
    Cells cells = pool_->at(live_in[difference.place]).cells;
    for (unsigned bits = difference.registers; bits != 0; bits &= bits - 1) {
      const auto i = static_cast<unsigned>(__builtin_ctz(bits));
      const uint64_t one_here = one(static_cast<Register>(difference.slot * kChunkRegisters + i));
      if (now.cells[i].bytes != 0) more += one_here;
      if (pool_->at(difference.old).cells[i].bytes != 0) more -= one_here;
      cells[i] = now.cells[i];
    }
    const bool any = std::ranges::any_of(cells, [](const PackedCell& cell) { return cell.bytes != 0; });
    const ChunkPool::Number before = any ? pool_->number_of(cells.data()) : 0;
    news = news || live_in[difference.place] != before;
    live_in[difference.place] = before;
  }
  if (more != 0)
    for (LiveCounts& count : counts) count = std::bit_cast<LiveCounts>(std::bit_cast<uint64_t>(count) + more);
  return news;
}

}  // namespace lw::flow
