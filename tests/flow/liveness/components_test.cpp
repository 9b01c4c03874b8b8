// Components of random graphs beside what reachability says of every two blocks.
#include "flow/components.h"

#include <gtest/gtest.h>

#include <fmt/format.h>

#include <random>

namespace lw {
namespace {

constexpr unsigned kFunctions = 2;

struct RandomGraph {
  flow::Graph graph;
  std::vector<std::vector<bool>> reaches;  // by two blocks of one function: over one edge or more
};

RandomGraph make_graph(unsigned seed) {
  std::mt19937 random(seed);
  const auto some = [&](unsigned count) { return static_cast<unsigned>(random() % count); };
  RandomGraph result;
  const unsigned count = 1 + some(24), edges = some(2 * count);
  std::vector<std::vector<flow::BlockId>> predecessors(count);
  result.reaches.assign(count, std::vector<bool>(count));
  result.graph.functions.resize(kFunctions);
  for (flow::BlockId id = 0; id < count; ++id) {
    flow::Block block;
    block.function = some(kFunctions);
    block.reachable = true;
    result.graph.blocks.push_back(block);
    result.graph.functions[block.function].blocks.push_back(id);
  }
  for (unsigned e = 0; e < edges; ++e) {
    const flow::BlockId from = some(count), to = some(count);
    predecessors[to].push_back(from);
    if (result.graph.blocks[from].function == result.graph.blocks[to].function) result.reaches[from][to] = true;
  }
  for (const auto& list : predecessors) {
    result.graph.first_predecessor.push_back(static_cast<uint32_t>(result.graph.predecessors.size()));
    result.graph.predecessors.insert(result.graph.predecessors.end(), list.begin(), list.end());
  }
  result.graph.first_predecessor.push_back(static_cast<uint32_t>(result.graph.predecessors.size()));
  for (unsigned via = 0; via < count; ++via)
    for (unsigned from = 0; from < count; ++from)
      for (unsigned to = 0; to < count; ++to)
        if (result.reaches[from][via] && result.reaches[via][to]) result.reaches[from][to] = true;
  return result;
}

TEST(GraphComponents, AreWhatReachabilitySays) {
  for (unsigned seed = 0; seed < 2000; ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    const RandomGraph random = make_graph(seed);
    const flow::GraphComponents components(random.graph);
    for (uint32_t f = 0; f < kFunctions; ++f) {
      std::vector<size_t> component_of(random.graph.blocks.size(), SIZE_MAX);
      const auto list = components.of(f);
      for (size_t c = 0; c < list.size(); ++c) {
        const auto blocks = components.blocks_of(list[c]);
        EXPECT_TRUE(std::is_sorted(blocks.begin(), blocks.end())) << "the function's order";
        for (const flow::BlockId id : blocks) {
          EXPECT_EQ(component_of[id], SIZE_MAX);
          component_of[id] = c;
          EXPECT_EQ(list[c].is_cycle, random.reaches[id][id]) << "block " << id;
        }
      }
      for (const flow::BlockId a : random.graph.functions[f].blocks)
        for (const flow::BlockId b : random.graph.functions[f].blocks) {
          if (a == b) continue;
          const bool together = random.reaches[a][b] && random.reaches[b][a];
          EXPECT_EQ(component_of[a] == component_of[b], together) << a << " and " << b;
          if (random.reaches[a][b]) {
            EXPECT_LE(component_of[a], component_of[b]) << a << " leads to " << b;
          }
        }
    }
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace lw
