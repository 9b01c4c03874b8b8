// Blocks that can reach each other: an analysis must find their fixed point together.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "flow/graph.h"

namespace lw::flow {

// A strongly connected component of the blocks of one function. Edges into other functions do not count.
struct Component {
  uint32_t first = 0, end = 0;  // into Components::blocks()
  bool is_cycle = false;        // a path leads from one of its blocks back to that block
};

class GraphComponents {
 public:
  explicit GraphComponents(const Graph& graph);

  // Of all functions. Those of a component stand side by side, in the function's reverse postorder.
  std::span<const BlockId> blocks() const { return blocks_; }
  std::span<const BlockId> blocks_of(const Component& component) const {
    return blocks().subspan(component.first, component.end - component.first);
  }
  // Where a block stands in blocks().
  uint32_t place_of(BlockId block) const { return place_[block]; }
  bool is_in_cycle(BlockId block) const { return in_cycle_[block]; }
  // No edge goes from a component to an earlier one.
  std::span<const Component> of(uint32_t function) const {
    return std::span(components_).subspan(first_[function], first_[function + 1] - first_[function]);
  }
  size_t memory_bytes() const {
    return (blocks_.capacity() + place_.capacity() + first_.capacity()) * sizeof(uint32_t) +
           components_.capacity() * sizeof(Component) + in_cycle_.capacity() / 8;
  }

 private:
  std::vector<BlockId> blocks_;
  std::vector<uint32_t> place_;  // by block, as the next
  std::vector<bool> in_cycle_;
  std::vector<Component> components_;
  std::vector<uint32_t> first_;  // by function, into components_; one more at the end
};

}  // namespace lw::flow
