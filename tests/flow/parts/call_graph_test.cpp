// Orders of functions by their calls.
#include "flow/call_graph.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "graphs.h"

namespace lw::flow::test {
namespace {

using List = std::vector<uint32_t>;

List list_of(std::span<const uint32_t> numbers) { return {numbers.begin(), numbers.end()}; }

TEST(CallGraph, CalleesComeFirst) {
  const CallGraph calls(graph_of_calls(4, {{0, 3}, {3, 1}, {0, 1}, {1, 2}}));
  EXPECT_EQ(calls.callees_first(), (List{2, 1, 3, 0}));
  EXPECT_FALSE(calls.is_recursive());
  EXPECT_FALSE(calls.is_called(0));
  EXPECT_TRUE(calls.is_called(2));
  EXPECT_EQ(list_of(calls.calls_in(0)), (List{0, 2}));
  EXPECT_EQ(list_of(calls.calls_in(2)), List{});
}

TEST(CallGraph, AFunctionMayCallItselfThroughOthers) {
  EXPECT_TRUE(CallGraph(graph_of_calls(2, {{0, 1}, {1, 1}})).is_recursive());
  const CallGraph calls(graph_of_calls(3, {{0, 1}, {1, 2}, {2, 1}}));
  EXPECT_TRUE(calls.is_recursive());
  List order = calls.callees_first();
  EXPECT_EQ(order.back(), 0u);
  std::ranges::sort(order);
  EXPECT_EQ(order, (List{0, 1, 2}));
}

TEST(CallGraph, ACallOfAnUnknownFunctionMayBeOfAllButKernels) {
  const Graph graph = graph_of_calls(3, {{0, Graph::kUnknownFunction}});
  List callees;
  for_each_callee(graph, graph.calls[0], [&](uint32_t callee) { callees.push_back(callee); });
  EXPECT_EQ(callees, (List{1, 2}));
  const CallGraph calls(graph);
  EXPECT_FALSE(calls.is_recursive());
  EXPECT_TRUE(calls.is_called(1));
  EXPECT_TRUE(calls.is_called(2));
  EXPECT_EQ(calls.callees_first(), (List{1, 2, 0}));
}

TEST(CallGraph, CallsThatNothingReachesDoNotCount) {
  Graph graph = graph_of_calls(2, {{0, 1}, {1, 1}});
  graph.blocks[1].reachable = false;
  const CallGraph calls(graph);
  EXPECT_FALSE(calls.is_recursive());
  EXPECT_TRUE(calls.is_called(1));
  EXPECT_EQ(list_of(calls.calls_in(1)), List{});
}

}  // namespace
}  // namespace lw::flow::test
