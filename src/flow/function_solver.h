// Solves the registers that are live in the blocks of one function to a fixed point, from the registers that are live
// when it returns and from the effects of the functions that it calls.
#pragma once

#include <vector>

#include "flow/cycle_worklist.h"
#include "flow/live_blocks.h"
#include "flow/live_exits.h"
#include "flow/live_step.h"
#include "flow/revisits.h"

namespace lw::flow {

class FunctionSolver {
 public:
  // All must outlive it. `calls` and `unwritten` are as they are when something is asked.
  FunctionSolver(const Code& code, const Graph& graph, const GraphComponents& components, const Masks& masks,
                 const LivenessOptions& options, const CallGraph& call_graph, const LiveCalls& calls,
                 const Unwritten& unwritten, ChunkPool& pool);

  // The purpose of the solution.
  enum class Purpose : uint8_t {
    reads,   // of a summary: every result counts as wanted
    passes,  // of a summary
    counts,  // final: stores the registers that must be held at once, by instruction
  };
  void solve(uint32_t function, Purpose purpose);
  // Of all functions that are solved: what their blocks hold without the registers that hold nothing. What is live of
  // other registers does not change.
  void take_out_unwritten();

  const LiveBlocks& blocks() const { return blocks_; }
  // Registers that must be held at once, by instruction.
  const std::vector<LiveCounts>& counts() const { return counts_; }
  const LiveStep& step() const { return step_; }
  // What is live after the last instruction of the block where `walk` stands; start_behind_call(): when the call that
  // the block ends with has returned.
  void start(LiveWalk& walk) const;
  void start_behind_call(LiveWalk& walk) const { exits_.load(walk); }

  bool is_unwanted(size_t i) const { return unwanted_.is_unwanted(i); }
  // Unwanted results are now final. Returns whether there are such instructions.
  bool make_unwanted_certain();

  size_t memory_bytes() const;

 private:
  void solve_cycle(LiveWalk& walk, const Component& cycle);
  // The blocks of a cycle that are on the worklist, and what follows from them.
  void solve_open(LiveWalk& walk, const Component& cycle);
  // Whether the registers that are live before the block have changed.
  bool solve_block(LiveWalk& walk, BlockId id);
  // The same if only new registers pass through the block.
  Revisits::Passed pass_through(LiveWalk& walk, BlockId id);
  std::span<LiveCounts> counts_of(const Block& block) {
    return std::span(counts_).subspan(block.first, counting_ ? block.end - block.first : 0);
  }

  const Graph& graph_;
  const GraphComponents& components_;
  const Masks& masks_;
  const CallGraph& call_graph_;
  const LiveCalls& calls_;
  const Unwritten& unwritten_;
  ChunkPool& pool_;
  LiveBlocks blocks_;
  UnwantedResults unwanted_;
  LiveExits exits_;
  LiveStep step_;
  CycleWorklist worklist_;
  Revisits revisits_;
  std::vector<LiveCounts> counts_;
  bool counting_ = false;
};

}  // namespace lw::flow
