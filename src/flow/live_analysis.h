// Liveness of all functions of a code: each is solved when the effects of its callees are known, and the registers that
// its callers keep alive.
#pragma once

#include <vector>

#include "flow/function_solver.h"

namespace lw::flow {

class LiveAnalysis {
 public:
  // All must outlive it.
  LiveAnalysis(const Code& code, const Graph& graph, const GraphComponents& components, const Masks& masks,
               const LivenessOptions& options);
  void run();

  // Registers that must be held at once, by instruction.
  const std::vector<LiveCounts>& counts() const { return solver_.counts(); }
  // Whether instruction i has results, no result is wanted, and the instruction does nothing else.
  bool is_unwanted(size_t i) const { return solver_.is_unwanted(i); }
  // The registers that are live before the first instruction of each block.
  const LiveBlocks& blocks() const { return solver_.blocks(); }
  // A walk, and what is live after the last instruction of the block that it has gone to.
  LiveWalk walk() const { return {masks_, pool_}; }
  void start(LiveWalk& walk) const { solver_.start(walk); }
  const LiveStep& step() const { return solver_.step(); }
  // Registers that are uninitialised where they are read.
  const Unwritten& unwritten() const { return unwritten_; }
  size_t memory_bytes() const { return pool_.memory_bytes() + solver_.memory_bytes(); }

 private:
  void solve_all();
  void summarise();
  LiveCalls::Summary summary_of(uint32_t function);
  // The registers that are live after each call in `function` are live when the callee returns. Returns whether that
  // changed anything.
  bool collect_returns(uint32_t function);
  // Registers that are live at a kernel's entry but not initialised.
  RegisterSet read_unwritten() const;

  const Code& code_;
  const Graph& graph_;
  const Masks& masks_;
  const LivenessOptions options_;
  mutable ChunkPool pool_;  // of all lists here
  const CallGraph call_graph_;
  LiveCalls calls_;
  Unwritten unwritten_;
  FunctionSolver solver_;
};

}  // namespace lw::flow
