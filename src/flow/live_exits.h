// The registers that are live where a block ends: joined from the blocks in which execution goes on, or, where it
// leaves the function, from what is known outside.
#pragma once

#include "flow/live_blocks.h"
#include "flow/live_calls.h"
#include "flow/live_walk.h"

namespace lw::flow {

class LiveExits {
 public:
  // All must outlive it. `blocks` are those in which execution goes on, `calls` knows what is live after returns.
  LiveExits(const Code& code, const Graph& graph, const Masks& masks, const LivenessOptions& options,
            const LiveBlocks& blocks, const LiveCalls& calls, ChunkPool& pool);

  // The live registers of `walk`, which stands at the end of a block: behind a call that the block ends with.
  void load(LiveWalk& walk) const;

 private:
  struct Edge {
    BlockId successor = kNoBlock;
    bool exec_is_zero = false;  // on this path
  };
  template <class Visit>
  void for_each_edge(BlockId id, const Visit& visit) const;
  void join(LiveWalk& walk, const Edge& edge, bool is_first) const;
  void add_outside(LiveWalk& walk) const;
  void add_at_return(LiveWalk& walk) const;

  const Code& code_;
  const Graph& graph_;
  const Masks& masks_;
  const LivenessOptions& options_;
  const LiveBlocks& blocks_;
  const LiveCalls& calls_;
  const ChunkPool& pool_;
  const LiveList everything_;  // in all lanes
};

}  // namespace lw::flow
