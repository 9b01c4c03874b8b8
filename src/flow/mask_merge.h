// The sets of lanes at the start of a block: one per register pair, merged from those on its edges.
#pragma once

#include <utility>
#include <vector>

#include "flow/made_masks.h"

namespace lw::flow {

class MaskMerge {
 public:
  // All must outlive it. `out`: the state at the end of each visited block.
  MaskMerge(const Code& code, const Graph& graph, const Masks& masks, const std::vector<MaskState>& out,
            MadeMasks& made)
      : code_(code), graph_(graph), masks_(masks), out_(out), made_(made) {}

  // Sets `state` to the facts before the first instruction of the block.
  void merge(BlockId id, MaskState& state);

 private:
  // The predecessor from which a block is entered; none at a function's entry.
  struct From {
    BlockId block;
    const MaskState* state;
    size_t next = 0;  // into its pairs
  };
  void find_edges(BlockId id);
  bool is_nonzero(BlockId id) const;
  bool is_nonzero_on_edge(BlockId from, BlockId to) const;
  // Collects the set that every edge brings for a pair in values_; false if an edge brings an unknown one.
  bool find_values(Register low);
  MaskId join(BlockId id, Register low);
  MaskId of_block(BlockId id, Register low);

  const Code& code_;
  const Graph& graph_;
  const Masks& masks_;
  const std::vector<MaskState>& out_;
  MadeMasks& made_;
  // Storage that merges share.
  MaskState entry_;
  std::vector<From> from_;
  std::vector<std::pair<BlockId, MaskId>> values_;  // of one register pair, by edge
};

}  // namespace lw::flow
