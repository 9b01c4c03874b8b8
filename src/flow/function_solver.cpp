#include "flow/function_solver.h"

namespace lw::flow {

FunctionSolver::FunctionSolver(const Code& code, const Graph& graph, const GraphComponents& components,
                               const Masks& masks, const LivenessOptions& options, const CallGraph& call_graph,
                               const LiveCalls& calls, const Unwritten& unwritten, ChunkPool& pool)
    : graph_(graph),
      components_(components),
      masks_(masks),
      call_graph_(call_graph),
      calls_(calls),
      unwritten_(unwritten),
      pool_(pool),
      blocks_(graph.blocks.size(), pool),
      unwanted_(code.size()),
      exits_(code, graph, masks, options, blocks_, calls, pool),
      step_(code, graph, components, masks, call_graph, unwritten, unwanted_),
      worklist_(graph, components),
      revisits_(pool, graph.blocks.size()),
      counts_(code.size()) {
  for (const BlockId id : components.blocks())
    if (components.is_in_cycle(id)) revisits_.add(id, named_registers(code, graph, id, pool));
}

void FunctionSolver::solve(uint32_t function, Purpose purpose) {
  counting_ = purpose == Purpose::counts;
  step_.want_all_results(purpose == Purpose::reads);
  for (const BlockId id : graph_.functions[function].blocks) blocks_.clear(id);
  LiveWalk walk(masks_, pool_);
  const std::span<const Component> components = components_.of(function);
  for (size_t c = components.size(); c-- > 0;) {
    if (components[c].is_cycle) {
      solve_cycle(walk, components[c]);
    } else {
      solve_block(walk, components_.blocks()[components[c].first]);
    }
  }
  counting_ = false;
  step_.want_all_results(false);
}

// What is live behind a cycle is final, so that two rounds are enough: which of its instructions nothing wants the
// results of, and what is live where their operands count.
void FunctionSolver::solve_cycle(LiveWalk& walk, const Component& cycle) {
  for (const BlockId id : components_.blocks_of(cycle)) {
    worklist_.add(id);
    revisits_.forget(id);
  }
  if (!call_graph_.is_recursive()) unwanted_.forget_any();
  solve_open(walk, cycle);
  if (!counting_ || call_graph_.is_recursive() || !unwanted_.any()) return;
  for (const BlockId id : components_.blocks_of(cycle)) {
    if (!unwanted_.make_certain(graph_.blocks[id].first, graph_.blocks[id].end)) continue;
    worklist_.add(id);
    revisits_.forget(id);
  }
  solve_open(walk, cycle);
}

void FunctionSolver::solve_open(LiveWalk& walk, const Component& cycle) {
  worklist_.run(cycle, [&](BlockId id) { return solve_block(walk, id); });
}

bool FunctionSolver::solve_block(LiveWalk& walk, BlockId id) {
  const Block& block = graph_.blocks[id];
  walk.go_to(id);
  start(walk);
  bool is_new = false;
  if (const Revisits::Passed passed = pass_through(walk, id); passed.through) {
    is_new = passed.news;
  } else {
    step_.through_block(walk, block, counts_of(block));
    if (worklist_.is_exhausted(id)) walk.state().add(LiveSpan(blocks_.at(id)));
    is_new = walk.state().store(blocks_.at(id));
  }
  if (is_new) worklist_.note_change(id);
  return is_new;
}

Revisits::Passed FunctionSolver::pass_through(LiveWalk& walk, BlockId id) {
  if (!components_.is_in_cycle(id) || unwritten_.any()) return {};
  const Block& block = graph_.blocks[id];
  const auto lanes_pass = [&](MaskId lanes) { return masks_.is_made_outside(lanes, block.first, block.end); };
  return revisits_.pass(id, walk.state(), !worklist_.is_exhausted(id), lanes_pass, blocks_.at(id), counts_of(block));
}

void FunctionSolver::start(LiveWalk& walk) const {
  start_behind_call(walk);
  if (const Call* made = graph_.call_at(walk.block())) calls_.go_before(*made, walk);
  step_.leave_out_unwritten(walk, graph_.blocks[walk.block()].end);
}

void FunctionSolver::take_out_unwritten() {
  std::vector<BlockId> concerned;
  for (BlockId id = 0; id < graph_.blocks.size(); ++id)
    if (graph_.blocks[id].reachable && unwritten_.has(id)) concerned.push_back(id);
  LiveWalk walk(masks_, pool_);
  for (const BlockId id : concerned) {
    walk.go_to(id);
    walk.state().load(blocks_.at(id));
    step_.leave_out_unwritten(walk, graph_.blocks[id].first);
    walk.state().store(blocks_.at(id));
  }
  counting_ = true;
  for (const BlockId id : concerned) solve_block(walk, id);
  counting_ = false;
}

bool FunctionSolver::make_unwanted_certain() {
  bool any = false;
  for (const Block& block : graph_.blocks)
    any = (block.reachable && unwanted_.make_certain(block.first, block.end)) || any;
  return any;
}

size_t FunctionSolver::memory_bytes() const {
  return counts_.capacity() * sizeof(LiveCounts) + unwanted_.memory_bytes() + blocks_.memory_bytes() +
         revisits_.memory_bytes();
}

}  // namespace lw::flow
