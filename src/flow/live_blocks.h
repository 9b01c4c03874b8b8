// The registers that are live before the first instruction of each block.
#pragma once

#include <algorithm>

#include "flow/live_state.h"

namespace lw::flow {

class LiveBlocks {
 public:
  // None is live anywhere.
  LiveBlocks(size_t blocks, const ChunkPool& pool)
      : pool_(pool), size_of_list_(pool.size_of_list()), lists_(blocks * size_of_list_) {}

  LiveSpan at(BlockId block) const { return std::span(lists_).subspan(block * size_of_list_, size_of_list_); }
  std::span<ChunkPool::Number> at(BlockId block) {
    return std::span(lists_).subspan(block * size_of_list_, size_of_list_);
  }
  void clear(BlockId block) { std::ranges::fill(at(block), 0); }
  // visit(register, cell), by register.
  template <class Visit>
  void for_each(BlockId block, const Visit& visit) const {
    for_each_live(pool_, at(block), visit);
  }
  size_t memory_bytes() const { return lists_.capacity() * sizeof(ChunkPool::Number); }

 private:
  const ChunkPool& pool_;
  const size_t size_of_list_;
  LiveList lists_;  // by block, one after the other
};

}  // namespace lw::flow
