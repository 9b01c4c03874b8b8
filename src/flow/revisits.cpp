#include "flow/revisits.h"

#include <algorithm>

namespace lw::flow {

void Revisits::add(BlockId block, const Named& named) {
  number_of_[block] = static_cast<uint32_t>(blocks_.size());
  blocks_.push_back({.can_pass = !named.empty()});
  behind_.resize(behind_.size() + size_of_list_);
  named_.insert(named_.end(), named.begin(), named.end());
  named_.resize(behind_.size());
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
    const unsigned registers = different(pool_.at(old), pool_.at(now));
    passes = (registers & named[place]) == 0;
    differences_.push_back({place, slot, old, now, registers});
  });
  return passes;
}

bool Revisits::pass_differences(std::span<ChunkPool::Number> live_in, std::span<LiveCounts> counts) {
  bool news = false;
  uint64_t more = 0;  // LiveCounts
  for (const Difference& difference : differences_) {
    const Chunk& now = pool_.at(difference.now);
    ChunkCells cells = pool_.at(live_in[difference.place]).cells;
    for (unsigned bits = difference.registers; bits != 0; bits &= bits - 1) {
      const auto i = static_cast<unsigned>(__builtin_ctz(bits));
      const uint64_t one_here = one(static_cast<Register>(difference.slot * kChunkRegisters + i));
      if (now.cells[i].bytes != 0) more += one_here;
      if (pool_.at(difference.old).cells[i].bytes != 0) more -= one_here;
      cells[i] = now.cells[i];
    }
    const bool any = std::ranges::any_of(cells, [](const PackedCell& cell) { return cell.bytes != 0; });
    const ChunkPool::Number before = any ? pool_.number_of(cells.data()) : 0;
    news = news || live_in[difference.place] != before;
    live_in[difference.place] = before;
  }
  if (more != 0)
    for (LiveCounts& count : counts) count = std::bit_cast<LiveCounts>(std::bit_cast<uint64_t>(count) + more);
  return news;
}

Revisits::Named named_registers(const Code& code, const Graph& graph, BlockId id, const ChunkPool& pool) {
  Revisits::Named named(pool.size_of_list());
  const Block& block = graph.blocks[id];
  if (graph.call_at(id) != nullptr) return {};
  const auto add = [&](Register reg) {
    named[ChunkPool::place_of(reg / kChunkRegisters)] |= static_cast<uint8_t>(1u << reg % kChunkRegisters);
  };
  add(kExec);
  add(kExec + 1);
  for (size_t i = block.first; i < block.end; ++i) {
    if (!code.at(i).is_instruction) continue;
    const Effects& effects = code.effects(i);
    if (effects.reads_any_vgpr || effects.reads_any_sgpr) return {};
    for (const Read& read : effects.reads) add(code.resolve(i, read.slot));
    for (const Write& write : effects.writes) add(code.resolve(i, write.slot));
  }
  return named;
}

}  // namespace lw::flow
