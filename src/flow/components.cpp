#include "flow/components.h"

#include <algorithm>

#include "flow/tarjan.h"

namespace lw::flow {

GraphComponents::GraphComponents(const Graph& graph) {
  std::vector<uint32_t> component_of(graph.blocks.size());  // counted from the function's first
  uint32_t function = 0, count = 0;
  // Along the edges backwards: what leads to a component is found before it.
  Tarjan search(
      graph.blocks.size(), [&](BlockId block) { return graph.predecessors_of(block); },
      [&](BlockId block) { return graph.blocks[block].function == function; },
      [&](std::span<const BlockId> blocks) {
        for (const BlockId block : blocks) component_of[block] = count;
        ++count;
      });
  first_.reserve(graph.functions.size() + 1);
  std::vector<uint32_t> next;  // by component: where its next block goes
  for (; function < graph.functions.size(); ++function) {
    first_.push_back(static_cast<uint32_t>(components_.size()));
    const std::vector<BlockId>& blocks = graph.functions[function].blocks;
    count = 0;
    for (const BlockId id : blocks) search.search(id);
    next.assign(count, 0);
    for (const BlockId id : blocks) ++next[component_of[id]];
    auto begin = static_cast<uint32_t>(blocks_.size());
    for (uint32_t& at : next) {
      const uint32_t size = at;
      at = begin;
      components_.push_back({begin, begin + size, size > 1});
      begin += size;
    }
    blocks_.resize(begin);
    for (const BlockId id : blocks) blocks_[next[component_of[id]]++] = id;
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
