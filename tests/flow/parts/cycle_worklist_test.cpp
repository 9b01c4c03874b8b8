// Blocks of a cycle are solved until nothing changes.
#include "flow/cycle_worklist.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "graphs.h"

namespace lw::flow::test {
namespace {

// The one cycle of a graph.
const Component& cycle_of(const GraphComponents& components) {
  return *std::ranges::find_if(components.of(0), [](const Component& component) { return component.is_cycle; });
}

// 0 -> 1 -> 2 -> 3 -> 1, 2 -> 2, 3 -> 4.
Graph loop() { return graph_of_edges(5, {{0, 1}, {1, 2}, {2, 3}, {3, 1}, {2, 2}, {3, 4}}); }

// What is live before a block: its own register, and what is live behind it.
TEST(CycleWorklist, EndsAtTheFixedPoint) {
  const Graph graph = loop();
  const GraphComponents components(graph);
  const std::vector<std::vector<BlockId>> successors = {{1}, {2}, {3, 2}, {1, 4}, {}};
  std::vector<unsigned> live(5);
  live[4] = 1u << 4;
  std::vector<BlockId> solved;
  CycleWorklist worklist(graph, components);
  for (const BlockId id : components.blocks_of(cycle_of(components))) worklist.add(id);
  worklist.run(cycle_of(components), [&](BlockId id) {
    solved.push_back(id);
    unsigned now = 1u << id;
    for (const BlockId successor : successors[id]) now |= live[successor];
    return std::exchange(live[id], now) != now;
  });
  for (const BlockId id : {1u, 2u, 3u}) EXPECT_EQ(live[id], 0x1eu) << id;
  EXPECT_EQ(live[0], 0u) << "not in the cycle";
  EXPECT_EQ(solved.front(), 3u) << "the last block is the first, as liveness goes backwards";
}

TEST(CycleWorklist, OnlyWhatWasAddedAndItsPredecessorsAreSolved) {
  const Graph graph = loop();
  const GraphComponents components(graph);
  CycleWorklist worklist(graph, components);
  std::vector<BlockId> solved;
  worklist.add(2);
  worklist.run(cycle_of(components), [&](BlockId id) {
    solved.push_back(id);
    return solved.size() == 1;
  });
  // Block 2 precedes itself; block 0, which precedes block 1, is no part of the cycle.
  EXPECT_EQ(solved, (std::vector<BlockId>{2, 2, 1}));
}

TEST(CycleWorklist, PatienceEndsAndIsNewForEachRun) {
  const Graph graph = loop();
  const GraphComponents components(graph);
  CycleWorklist worklist(graph, components);
  unsigned changes = 0;
  worklist.add(2);
  worklist.run(cycle_of(components), [&](BlockId id) {
    if (id != 2 || worklist.is_exhausted(id)) return false;
    worklist.note_change(id);
    ++changes;
    return true;
  });
  EXPECT_EQ(changes, 64u);
  EXPECT_TRUE(worklist.is_exhausted(2));
  worklist.note_change(2);
  EXPECT_TRUE(worklist.is_exhausted(2));
  EXPECT_FALSE(worklist.is_exhausted(1));
  worklist.run(cycle_of(components), [](BlockId) { return false; });
  EXPECT_FALSE(worklist.is_exhausted(2));
}

}  // namespace
}  // namespace lw::flow::test
