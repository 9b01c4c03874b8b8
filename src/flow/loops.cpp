#include "flow/loops.h"

#include <algorithm>
#include <unordered_map>

#include "flow/tarjan.h"

namespace lw::flow {
namespace {

// Some blocks of a function, and the edges between them except those to one of the blocks.
class Region {
 public:
  Region(const Graph& graph, std::vector<BlockId> blocks, BlockId closed) : graph_(graph), blocks_(std::move(blocks)) {
    std::sort(blocks_.begin(), blocks_.end());
    for (uint32_t i = 0; i < blocks_.size(); ++i) index_.emplace(blocks_[i], i);
    successors_.resize(blocks_.size());
    for (uint32_t i = 0; i < blocks_.size(); ++i)
      graph.for_each_jump(blocks_[i], [&](BlockId to) {
        if (const auto at = index_.find(to); to != closed && at != index_.end()) successors_[i].push_back(at->second);
      });
  }

  const std::vector<BlockId>& blocks() const { return blocks_; }
  const std::vector<uint32_t>& successors(uint32_t index) const { return successors_[index]; }
  uint32_t index_of(BlockId block) const { return index_.at(block); }
  bool contains(BlockId block) const { return index_.contains(block); }

  // The sets of blocks that lead to each other, a set before those that lead to it. Sets of one block that does not
  // lead to itself are among them.
  std::vector<std::vector<uint32_t>> components() const;
  bool is_cycle(const std::vector<uint32_t>& component) const {
    return component.size() > 1 || std::ranges::count(successors_[component.front()], component.front()) != 0;
  }

 private:
  const Graph& graph_;
  std::vector<BlockId> blocks_;  // by address
  std::unordered_map<BlockId, uint32_t> index_;
  std::vector<std::vector<uint32_t>> successors_;
};

std::vector<std::vector<uint32_t>> Region::components() const {
  std::vector<std::vector<uint32_t>> found;
  Tarjan search(
      blocks_.size(), [&](uint32_t i) { return std::span<const uint32_t>(successors_[i]); },
      [](uint32_t) { return true; },
      [&](std::span<const uint32_t> component) {
        std::ranges::sort(found.emplace_back(component.begin(), component.end()));
      });
  for (uint32_t root = 0; root < blocks_.size(); ++root) search.search(root);
  return found;
}

// The blocks of a cycle that are entered from elsewhere in the function; without any, the first block.
std::vector<BlockId> entries_of(const Graph& graph, const Region& cycle, uint32_t function) {
  std::vector<BlockId> entries;
  for (const BlockId block : cycle.blocks()) {
    bool is_entered = graph.functions[function].entry == block;
    for (const BlockId from : graph.predecessors_of(block)) is_entered |= !cycle.contains(from);
    if (is_entered) entries.push_back(block);
  }
  if (entries.empty()) entries.push_back(cycle.blocks().front());
  return entries;
}

// Of a region without cycles: the way from `first` to a block of `is_last` with the most instructions.
template <class IsLast>
std::vector<BlockId> longest(const Graph& graph, const Region& region, BlockId first, const IsLast& is_last) {
  constexpr uint32_t kNone = 0xffffffff;
  std::vector<uint64_t> length(region.blocks().size());  // 0: no way to a last block
  std::vector<uint32_t> next(region.blocks().size(), kNone);
  for (const std::vector<uint32_t>& component : region.components()) {  // successors come first
    const uint32_t i = component.front();
    const Block& block = graph.blocks[region.blocks()[i]];
    const uint64_t own = block.end - block.first;
    if (is_last(region.blocks()[i])) length[i] = own;
    for (const uint32_t to : region.successors(i)) {
      if (length[to] == 0 || length[to] + own < length[i]) continue;
      if (length[to] + own == length[i] && (next[i] == kNone || to >= next[i])) continue;
      length[i] = length[to] + own;
      next[i] = to;
    }
  }
  std::vector<BlockId> way;
  for (uint32_t i = region.index_of(first); i != kNone; i = next[i]) way.push_back(region.blocks()[i]);
  return way;
}

}  // namespace

std::vector<Loop> innermost_loops(const Graph& graph, uint32_t function) {
  std::vector<Loop> loops;
  struct Part {
    std::vector<BlockId> blocks;
    BlockId closed;
    bool is_loop;  // and `closed` its header
    bool is_reducible;
  };
  std::vector<Part> parts{{graph.functions[function].blocks, kNoBlock, false, true}};
  while (!parts.empty()) {
    Part part = std::move(parts.back());
    parts.pop_back();
    const Region region(graph, std::move(part.blocks), part.closed);
    bool has_inner = false;
    for (const std::vector<uint32_t>& component : region.components()) {
      if (!region.is_cycle(component)) continue;
      has_inner = true;
      std::vector<BlockId> blocks;
      for (const uint32_t i : component) blocks.push_back(region.blocks()[i]);
      const Region cycle(graph, blocks, kNoBlock);
      const std::vector<BlockId> entries = entries_of(graph, cycle, function);
      parts.push_back({std::move(blocks), entries.front(), true, entries.size() == 1});
    }
    if (part.is_loop && !has_inner) loops.push_back({function, part.closed, region.blocks(), part.is_reducible});
  }
  std::ranges::sort(loops, {}, &Loop::header);
  return loops;
}

std::vector<BlockId> longest_way(const Graph& graph, const Loop& loop) {
  const Region region(graph, loop.blocks, loop.header);
  return longest(graph, region, loop.header, [&](BlockId block) {
    bool leads_back = false;
    graph.for_each_jump(block, [&](BlockId to) { leads_back |= to == loop.header; });
    return leads_back;
  });
}

std::vector<BlockId> longest_way(const Graph& graph, uint32_t function) {
  const Function& f = graph.functions[function];
  if (f.entry == kNoBlock) return {};
  const Region region(graph, f.blocks, kNoBlock);
  if (!region.contains(f.entry)) return {};  // it lies in the blocks of another function
  return longest(graph, region, f.entry,
                 [&](BlockId block) { return region.successors(region.index_of(block)).empty(); });
}

}  // namespace lw::flow
