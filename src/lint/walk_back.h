// All paths that lead to an instruction, walked from it backwards.
#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_set>
#include <vector>

#include "lint/lint.h"
#include "lint/subject.h"

namespace lw::lint {

// Walks back from an instruction along every path. A path carries a State, which has
//   bool done() const            the path need not be followed further
//   uint64_t key() const         states with equal keys at one place are walked once; there are few of them
// `step(instruction, state, path)` changes the state by one instruction; `at_kernel_entry(state, path)` is called for
// each path that reaches the beginning of a kernel. A path ends at the entry of a function that unknown code calls, and
// after a call of unknown code.
template <class State>
class WalkBack {
 public:
  class Path;

  explicit WalkBack(const Subject& subject) : subject_(subject) {}

  template <class Step, class AtKernelEntry>
  void run(size_t from, State state, const Step& step, const AtKernelEntry& at_kernel_entry);

  // The blocks that a path has come through.
  class Path {
   public:
    // The last instructions of the blocks that it came through, in the order in which they run.
    std::vector<size_t> jumps() const {
      std::vector<size_t> list;
      for (uint32_t i = node_; i != kNoNode; i = walk_.nodes_[i].parent) {
        const flow::Block& block = walk_.graph().blocks[walk_.nodes_[i].block];
        if (inst_changes_flow(block.end - 1)) list.push_back(block.end - 1);
      }
      return list;
    }

   private:
    friend class WalkBack;
    Path(const WalkBack& walk, uint32_t node) : walk_(walk), node_(node) {}
    bool inst_changes_flow(size_t last) const {
      const Facts& facts = walk_.subject_.facts(last);
      return facts.valid() && facts.instruction.enc().record().control != isa::ControlFlow::none;
    }
    const WalkBack& walk_;
    uint32_t node_;
  };

 private:
  static constexpr uint32_t kNoNode = UINT32_MAX;
  // A path enters at most kMostCalls nested calls, and a walk visits at most kMostNodes blocks.
  static constexpr unsigned kMostCalls = 3;
  static constexpr size_t kMostNodes = 400;

  // A block whose end a path has reached.
  struct Node {
    flow::BlockId block;
    uint32_t parent;  // the node it came from; kNoNode: the block of the instruction itself
    uint32_t call;    // index into calls_, kNoNode: none. Where the path goes on at the entry of this function
    State state;
  };
  struct CallSite {
    flow::BlockId block;
    uint32_t outer;  // index into calls_
    uint8_t depth;
  };

  const flow::Graph& graph() const { return subject_.graph(); }

  template <class Step>
  void walk_block(size_t begin, size_t end, State& state, const Step& step, const Path& path) {
    for (size_t i = end; i-- > begin && !state.done();) step(i, state, path);
  }

  void add(flow::BlockId block, uint32_t parent, uint32_t call, const State& state) {
    const uint64_t place = uint64_t{block} << 32 | call;
    if (seen_.insert(place * 0x9e3779b97f4a7c15u ^ state.key() * 0xc2b2ae3d27d4eb4fu).second)
      nodes_.push_back({block, parent, call, state});
  }

  uint32_t call_number(flow::BlockId block, uint32_t outer) {
    for (uint32_t i = 0; i < calls_.size(); ++i)
      if (calls_[i].block == block && calls_[i].outer == outer) return i;
    const auto depth = static_cast<uint8_t>(outer == kNoNode ? 1 : calls_[outer].depth + 1);
    calls_.push_back({block, outer, depth});
    return static_cast<uint32_t>(calls_.size() - 1);
  }

  // To the blocks before one, whose beginning the path has reached.
  template <class AtKernelEntry>
  void leave(flow::BlockId block, uint32_t parent, uint32_t call, const State& state,
             const AtKernelEntry& at_kernel_entry) {
    if (subject_.is_kernel_entry(block)) at_kernel_entry(state, Path(*this, parent));
    if (subject_.is_function_entry(block)) {
      const uint32_t function = graph().blocks[block].function;
      if (call != kNoNode && graph().call_at(calls_[call].block)->callee == function)
        add(calls_[call].block, parent, calls_[call].outer, state);
      for (const flow::BlockId caller : subject_.callers_of(function))
        if (call == kNoNode || ends_call(caller, call)) add(caller, parent, call, state);
    }
    for (const flow::BlockId before : graph().predecessors_of(block)) {
      if (!subject_.is_reached(before)) continue;
      const flow::Call* called = graph().blocks[before].next == block ? graph().call_at(before) : nullptr;
      if (called == nullptr) {
        add(before, parent, call, state);
        continue;
      }
      // Execution comes from the ends of the function that was called.
      if (called->callee == flow::Graph::kUnknownFunction) continue;
      if (call != kNoNode && calls_[call].depth >= kMostCalls) continue;
      const uint32_t inner = call_number(before, call);
      for (const uint32_t function : subject_.tails_of(called->callee))
        for (const flow::BlockId end : subject_.ends_of(function))
          if (subject_.is_return(end)) add(end, parent, inner, state);
    }
  }

  // Whether a block is a jump to a function by which a call goes on.
  bool ends_call(flow::BlockId b, uint32_t call) const {
    return subject_.is_tail_call(b) &&
           std::ranges::count(subject_.tails_of(graph().call_at(calls_[call].block)->callee),
                              graph().blocks[b].function) != 0;
  }

  const Subject& subject_;
  std::vector<Node> nodes_;
  std::vector<CallSite> calls_;
  std::unordered_set<uint64_t> seen_;
};

template <class State>
template <class Step, class AtKernelEntry>
void WalkBack<State>::run(size_t from, State state, const Step& step, const AtKernelEntry& at_kernel_entry) {
  const flow::BlockId own = graph().block_of(from);
  walk_block(graph().blocks[own].first, from, state, step, Path(*this, kNoNode));
  if (state.done()) return;
  nodes_.clear();
  calls_.clear();
  seen_.clear();
  leave(own, kNoNode, kNoNode, state, at_kernel_entry);
  for (uint32_t i = 0; i < nodes_.size() && nodes_.size() < kMostNodes; ++i) {
    Node node = nodes_[i];
    const flow::Block& block = graph().blocks[node.block];
    walk_block(block.first, block.end, node.state, step, Path(*this, i));
    if (!node.state.done()) leave(node.block, i, node.call, node.state, at_kernel_entry);
  }
}

}  // namespace lw::lint
