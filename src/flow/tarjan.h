// Tarjan's algorithm ("Depth-First Search and Linear Graph Algorithms", 1972): the sets of nodes that can reach each
// other, with a stack of its own, since code may be millions of blocks deep. Private to this folder.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace lw::flow {

// `neighbours(node)` is a span of nodes. Only neighbours with `belongs(n)` are followed. `found(nodes)` takes each set,
// a set after those that its nodes lead to.
template <class Neighbours, class Belongs, class Found>
class Tarjan {
 public:
  Tarjan(size_t nodes, Neighbours neighbours, Belongs belongs, Found found)
      : neighbours_(neighbours), belongs_(belongs), found_(found), nodes_(nodes) {}

  // Finds the sets of the nodes that `root` leads to and that were not met before.
  void search(uint32_t root) {
    if (nodes_[root].number != 0) return;
    enter(root);
    while (!path_.empty()) {
      Visit& top = path_.back();
      const std::span<const uint32_t> neighbours = neighbours_(top.node);
      if (top.next < neighbours.size())
        look_at(neighbours[top.next++]);
      else
        leave(top.node);
    }
  }

 private:
  struct Node {
    uint32_t number = 0;  // when it was met, from 1 on
    uint32_t lowest = 0;  // the earliest open node that it leads to
    bool is_open = false;
  };
  struct Visit {
    uint32_t node, next;  // next: of its neighbours
  };

  void enter(uint32_t node) {
    nodes_[node] = {++last_number_, last_number_, true};
    open_.push_back(node);
    path_.push_back({node, 0});
  }
  void look_at(uint32_t neighbour) {
    if (!belongs_(neighbour)) return;
    Node& from = nodes_[path_.back().node];
    if (nodes_[neighbour].number == 0)
      enter(neighbour);
    else if (nodes_[neighbour].is_open)
      from.lowest = std::min(from.lowest, nodes_[neighbour].number);
  }
  void leave(uint32_t node) {
    path_.pop_back();
    const Node& done = nodes_[node];
    if (!path_.empty()) {
      Node& before = nodes_[path_.back().node];
      before.lowest = std::min(before.lowest, done.lowest);
    }
    if (done.lowest != done.number) return;
    size_t first = open_.size();
    do nodes_[open_[--first]].is_open = false;
    while (open_[first] != node);
    found_(std::span<const uint32_t>(open_).subspan(first));
    open_.resize(first);
  }

  Neighbours neighbours_;
  Belongs belongs_;
  Found found_;
  std::vector<Node> nodes_;
  std::vector<Visit> path_;
  std::vector<uint32_t> open_;
  uint32_t last_number_ = 0;
};

}  // namespace lw::flow
