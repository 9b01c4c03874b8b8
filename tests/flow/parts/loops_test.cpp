// Innermost loops, and the longest ways through them.
#include "flow/loops.h"

#include <gtest/gtest.h>

#include "graphs.h"

namespace lw::flow::test {
namespace {

using List = std::vector<BlockId>;
using Edges = std::vector<std::pair<BlockId, BlockId>>;

// With successors, too; blocks have one instruction each, or as many as `sizes` says.
Graph graph_of(uint32_t blocks, const Edges& edges, const std::vector<uint32_t>& sizes = {}) {
  Graph graph = graph_of_edges(blocks, edges);
  uint32_t first = 0;
  for (BlockId id = 0; id < blocks; ++id) {
    graph.blocks[id].first = first;
    graph.blocks[id].end = first += sizes.empty() ? 1 : sizes[id];
  }
  for (const auto& [from, to] : edges) {
    Block& block = graph.blocks[from];
    if (block.next == kNoBlock)
      block.next = to;
    else if (block.target == kNoBlock)
      block.target = to;
    else
      graph.more_successors.emplace_back(from, to);
  }
  return graph;
}

TEST(Loops, WithoutALoopThereIsOneWay) {
  const Graph graph = graph_of(5, {{0, 1}, {0, 2}, {1, 3}, {2, 3}, {0, 4}}, {1, 2, 3, 1, 9});
  EXPECT_TRUE(innermost_loops(graph, 0).empty());
  EXPECT_EQ(longest_way(graph, 0u), (List{0, 4}));
}

TEST(Loops, ABlockMayLeadToItself) {
  const Graph graph = graph_of(3, {{0, 1}, {1, 1}, {1, 2}});
  const std::vector<Loop> loops = innermost_loops(graph, 0);
  ASSERT_EQ(loops.size(), 1u);
  EXPECT_EQ(loops[0].header, 1u);
  EXPECT_TRUE(loops[0].is_reducible);
  EXPECT_EQ(longest_way(graph, loops[0]), List{1});
}

TEST(Loops, OnlyTheInnermostCount) {
  // 1 contains the loops of 2 and of 4 and 5.
  const Graph graph = graph_of(8, {{0, 1}, {1, 2}, {2, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 4}, {5, 6}, {6, 1}, {6, 7}});
  const std::vector<Loop> loops = innermost_loops(graph, 0);
  ASSERT_EQ(loops.size(), 2u);
  EXPECT_EQ(loops[0].blocks, List{2});
  EXPECT_EQ(loops[1].blocks, (List{4, 5}));
}

TEST(Loops, TheWayWithTheMostInstructions) {
  // Two ways back, of one block each beside the header; and one out.
  const Graph graph = graph_of(5, {{0, 1}, {1, 2}, {1, 3}, {2, 1}, {3, 1}, {3, 4}}, {1, 1, 5, 6, 1});
  const std::vector<Loop> loops = innermost_loops(graph, 0);
  ASSERT_EQ(loops.size(), 1u);
  EXPECT_EQ(loops[0].blocks, (List{1, 2, 3}));
  EXPECT_EQ(longest_way(graph, loops[0]), (List{1, 3}));
}

TEST(Loops, OfEquallyLongWaysTheFirst) {
  const Graph graph = graph_of(4, {{0, 1}, {1, 3}, {1, 2}, {2, 1}, {3, 1}});
  const std::vector<Loop> loops = innermost_loops(graph, 0);
  ASSERT_EQ(loops.size(), 1u);
  EXPECT_EQ(longest_way(graph, loops[0]), (List{1, 2}));
}

TEST(Loops, ALoopMayBeEnteredAtSeveralPlaces) {
  const Graph graph = graph_of(4, {{0, 1}, {0, 2}, {1, 2}, {2, 1}, {2, 3}});
  const std::vector<Loop> loops = innermost_loops(graph, 0);
  ASSERT_EQ(loops.size(), 1u);
  EXPECT_FALSE(loops[0].is_reducible);
  EXPECT_EQ(loops[0].header, 1u);
  EXPECT_EQ(longest_way(graph, loops[0]), (List{1, 2}));
}

TEST(Loops, AJumpTableHasMoreWays) {
  const Graph graph = graph_of(5, {{0, 1}, {0, 2}, {0, 3}, {1, 4}, {2, 4}, {3, 4}, {4, 0}}, {1, 1, 1, 7, 1});
  const std::vector<Loop> loops = innermost_loops(graph, 0);
  ASSERT_EQ(loops.size(), 1u);
  EXPECT_EQ(longest_way(graph, loops[0]), (List{0, 3, 4}));
}

}  // namespace
}  // namespace lw::flow::test
