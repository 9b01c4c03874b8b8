// Loops of machine code, and the ways through code that has none.
#pragma once

#include <cstdint>
#include <vector>

#include "flow/graph.h"

namespace lw::flow {

// Blocks of one function that lead back to the first of them.
struct Loop {
  uint32_t function = 0;        // index into Graph::functions
  BlockId header = kNoBlock;    // where it is entered; of several such blocks the one with the lowest address
  std::vector<BlockId> blocks;  // by address
  bool is_reducible = true;     // false: other blocks than the header are entered from outside
};

// The loops of a function that have no loop inside them, by the address of the header. Unreachable blocks count too.
std::vector<Loop> innermost_loops(const Graph& graph, uint32_t function);

// The way through a loop without loops inside that has the most instructions: from the header to a block that leads
// back to it. Of equally long ways, the one whose blocks have the lower addresses.
std::vector<BlockId> longest_way(const Graph& graph, const Loop& loop);

// The same through a function that has no loop: from its entry to a block without a successor in the function.
std::vector<BlockId> longest_way(const Graph& graph, uint32_t function);

}  // namespace lw::flow
