// The blocks of a cycle that must still be solved, and how often each has changed.
#pragma once

#include <cstdint>
#include <vector>

#include "flow/components.h"

namespace lw::flow {

class CycleWorklist {
 public:
  CycleWorklist(const Graph& graph, const GraphComponents& components)
      : graph_(graph), components_(components), open_(graph.blocks.size()), changes_(graph.blocks.size()) {}

  void add(BlockId block) { open_[block] = 1; }

  // solve(block) for the blocks that were added, and again for the predecessors of each of which it says that what is
  // live before it has changed, until there are none. Last blocks first.
  template <class Solve>
  void run(const Component& cycle, const Solve& solve) {
    const std::span<const BlockId> blocks = components_.blocks_of(cycle);
    for (const BlockId id : blocks) changes_[id] = 0;
    for (bool any = true; any;) {
      any = false;
      for (size_t i = blocks.size(); i-- > 0;) {
        // A loop of one block at once, while its code is near.
        while (open_[blocks[i]] != 0) {
          open_[blocks[i]] = 0;
          if (!solve(blocks[i])) break;
          for (const BlockId predecessor : graph_.predecessors_of(blocks[i])) {
            const uint32_t place = components_.place_of(predecessor);
            if (place < cycle.first || place >= cycle.end) continue;
            open_[predecessor] = 1;
            any = any || place > cycle.first + i;
          }
        }
      }
    }
  }

  // The registers that are live before the block have changed.
  void note_change(BlockId block) {
    if (!is_exhausted(block)) ++changes_[block];
  }
  // The block has changed so often that from now on it only gains registers. Joins of sets of lanes are not
  // associative, so it might never settle otherwise.
  bool is_exhausted(BlockId block) const { return changes_[block] == kPatience; }

 private:
  static constexpr uint8_t kPatience = 64;

  const Graph& graph_;
  const GraphComponents& components_;
  std::vector<uint8_t> open_;     // by block, as the next
  std::vector<uint8_t> changes_;  // since its cycle was begun
};

}  // namespace lw::flow
