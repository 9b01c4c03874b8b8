#include "flow/components.h"

#include <algorithm>

namespace lw::flow {
namespace {

// Tarjan's algorithm ("Depth-First Search and Linear Graph Algorithms", 1972) with a stack of its own: code may be
// millions of blocks deep.
class Finder {
 public:
  explicit Finder(const Graph& graph) : graph_(graph), nodes_(graph.blocks.size()) {}

  void find(uint32_t function) {
    function_ = function;
    next_component_ = 0;
    for (const BlockId id : graph_.functions[function].blocks)
      if (nodes_[id].number == 0) walk(id);
  }
  uint32_t count() const { return next_component_; }
  // Counted from the function's first.
  uint32_t component_of(BlockId id) const { return nodes_[id].component; }

 private:
  struct Node {
    uint32_t number = 0;  // when it was met, from 1 on
    uint32_t lowest = 0;  // the earliest block on the stack that it leads to
    uint32_t component = kNone;
  };
  static constexpr uint32_t kNone = 0xffffffff;
  struct Visit {
    BlockId block;
    uint32_t next_predecessor;
  };

  // Along the edges backwards: what leads to a component is closed before it.
  void walk(BlockId root) {
    enter(root);
    while (!open_.empty()) {
      Visit& top = open_.back();
      const std::span<const BlockId> predecessors = graph_.predecessors_of(top.block);
      if (top.next_predecessor < predecessors.size()) {
        const BlockId other = predecessors[top.next_predecessor++];
        if (graph_.blocks[other].function != function_) continue;
        Node& node = nodes_[top.block];
        if (nodes_[other].number == 0)
          enter(other);
        else if (nodes_[other].component == kNone)
          node.lowest = std::min(node.lowest, nodes_[other].number);
      } else {
        const BlockId done = top.block;
        open_.pop_back();
        const Node& node = nodes_[done];
        if (!open_.empty()) {
          Node& before = nodes_[open_.back().block];
          before.lowest = std::min(before.lowest, node.lowest);
        }
        if (node.lowest == node.number) close(done);
      }
    }
  }

  void enter(BlockId id) {
    nodes_[id].number = nodes_[id].lowest = ++next_number_;
    stack_.push_back(id);
    open_.push_back({id, 0});
  }

  void close(BlockId first) {
    for (BlockId id = kNoBlock; id != first; stack_.pop_back()) {
      id = stack_.back();
      nodes_[id].component = next_component_;
    }
    ++next_component_;
  }

  const Graph& graph_;
  uint32_t function_ = 0;
  std::vector<Node> nodes_;  // by block
  std::vector<Visit> open_;
  std::vector<BlockId> stack_;
  uint32_t next_number_ = 0, next_component_ = 0;
};

}  // namespace

GraphComponents::GraphComponents(const Graph& graph) {
  Finder finder(graph);
  first_.reserve(graph.functions.size() + 1);
  std::vector<uint32_t> next;  // by component: where its next block goes
  for (uint32_t f = 0; f < graph.functions.size(); ++f) {
    first_.push_back(static_cast<uint32_t>(components_.size()));
    const std::vector<BlockId>& blocks = graph.functions[f].blocks;
    finder.find(f);
    next.assign(finder.count(), 0);
    for (const BlockId id : blocks) ++next[finder.component_of(id)];
    auto begin = static_cast<uint32_t>(blocks_.size());
    for (uint32_t& at : next) {
      const uint32_t size = at;
      at = begin;
      components_.push_back({begin, begin + size, size > 1});
      begin += size;
    }
    blocks_.resize(begin);
    for (const BlockId id : blocks) blocks_[next[finder.component_of(id)]++] = id;
  }
  first_.push_back(static_cast<uint32_t>(components_.size()));
  place_.resize(graph.blocks.size());
  in_cycle_.resize(graph.blocks.size());
  for (Component& component : components_) {
    // A block may lead to itself.
    const BlockId first = blocks_[component.first];
    if (!component.is_cycle) component.is_cycle = std::ranges::count(graph.predecessors_of(first), first) != 0;
    for (uint32_t place = component.first; place < component.end; ++place) {
      place_[blocks_[place]] = place;
      in_cycle_[blocks_[place]] = component.is_cycle;
    }
  }
}

}  // namespace lw::flow
