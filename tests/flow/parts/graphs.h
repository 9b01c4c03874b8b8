// Graphs without code, from their edges or calls.
#pragma once

#include <utility>
#include <vector>

#include "flow/graph.h"

namespace lw::flow::test {

// One function; blocks are in its order as they are numbered. Edges by their successors.
inline Graph graph_of_edges(uint32_t blocks, const std::vector<std::pair<BlockId, BlockId>>& edges) {
  Graph graph;
  graph.functions.resize(1);
  graph.functions[0].entry = 0;
  std::vector<std::vector<BlockId>> predecessors(blocks);
  for (const auto& [from, to] : edges) predecessors[to].push_back(from);
  for (BlockId id = 0; id < blocks; ++id) {
    graph.blocks.push_back({.first = id, .end = id + 1, .reachable = true});
    graph.functions[0].blocks.push_back(id);
    graph.first_predecessor.push_back(static_cast<uint32_t>(graph.predecessors.size()));
    graph.predecessors.insert(graph.predecessors.end(), predecessors[id].begin(), predecessors[id].end());
  }
  graph.first_predecessor.push_back(static_cast<uint32_t>(graph.predecessors.size()));
  return graph;
}

// Function 0 is a kernel. Each call (caller, callee) is a block of its own.
inline Graph graph_of_calls(uint32_t functions, const std::vector<std::pair<uint32_t, uint32_t>>& calls) {
  Graph graph;
  graph.functions.resize(functions);
  graph.functions[0].is_kernel = true;
  for (const auto& [caller, callee] : calls) {
    const auto id = static_cast<BlockId>(graph.blocks.size());
    graph.blocks.push_back({.first = id, .end = id + 1, .function = caller, .reachable = true});
    graph.functions[caller].blocks.push_back(id);
    graph.calls.push_back({id, callee});
  }
  return graph;
}

}  // namespace lw::flow::test
