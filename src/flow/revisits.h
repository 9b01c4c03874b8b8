// Blocks in cycles are visited again when more registers are live after them. New registers that the block does not
// name pass through it: no instruction needs another look.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "flow/live_state.h"

namespace lw::flow {

class Revisits {
 public:
  // By place in a list, bit i: the i-th register of the chunk is named. Empty: every register may matter.
  using Named = std::vector<uint8_t>;

  // Of blocks with numbers below `blocks`.
  Revisits(ChunkPool& pool, size_t blocks) : pool_(pool), size_of_list_(pool.size_of_list()), number_of_(blocks) {}

  // Must be called before any other question about the block.
  void add(BlockId block, const Named& named);
  // The results of earlier visits are no longer valid.
  void forget(BlockId block) { blocks_[number_of_[block]].seen = false; }

  struct Passed {
    bool through = false;
    bool news = false;
  };
  // `state`: what is live behind the block now, which is kept for the next visit. Where all that is new passes through
  // (and `may_pass`), brings what is live before the block up to date, and the counts of its instructions.
  // `lanes_pass(lanes)`: no instruction of the block makes them.
  template <class LanesPass>
  Passed pass(BlockId block, LiveState& state, bool may_pass, const LanesPass& lanes_pass,
              std::span<ChunkPool::Number> live_in, std::span<LiveCounts> counts) {
    const uint32_t number = number_of_[block];
    if (!blocks_[number].can_pass) return {};
    if (!find_differences(number, state, may_pass)) return {};
    for (const Difference& difference : differences_)
      for (unsigned bits = difference.registers; bits != 0; bits &= bits - 1) {
        const auto i = static_cast<unsigned>(__builtin_ctz(bits));
        if (!lanes_pass(pool_.at(difference.old).cells[i].lanes)) return {};
        if (!lanes_pass(pool_.at(difference.now).cells[i].lanes)) return {};
      }
    return {true, pass_differences(live_in, counts)};
  }

  size_t memory_bytes() const {
    return number_of_.capacity() * sizeof(uint32_t) + blocks_.capacity() * sizeof(Block) +
           behind_.capacity() * sizeof(ChunkPool::Number) + named_.capacity();
  }

 private:
  struct Block {
    bool can_pass = false;
    bool seen = false;  // behind_ is what the last visit found
  };
  struct Difference {
    size_t place, slot;
    ChunkPool::Number old, now;
    unsigned registers;  // bits
  };

  // The registers newly live after the block since its last visit; false if they do not pass.
  bool find_differences(uint32_t number, LiveState& state, bool may_pass);
  bool pass_differences(std::span<ChunkPool::Number> live_in, std::span<LiveCounts> counts);

  ChunkPool& pool_;
  const size_t size_of_list_;
  std::vector<uint32_t> number_of_;  // by BlockId, into blocks_
  std::vector<Block> blocks_;
  LiveList behind_;                      // by number, one list after the other
  Named named_;                          // the same
  std::vector<Difference> differences_;  // room
};

// What stepping through a block depends on, besides the registers that instructions name: EXEC, which every vector
// instruction reads. Blocks that do more are not told apart.
Revisits::Named named_registers(const Code& code, const Graph& graph, BlockId id, const ChunkPool& pool);

}  // namespace lw::flow
