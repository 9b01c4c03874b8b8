// Sets of lanes as they are made, and when what is known of them is news.
#include "flow/made_masks.h"

#include <gtest/gtest.h>

#include "graphs.h"

namespace lw::flow::test {
namespace {

struct MadeMasksOf : testing::Test {
  const Graph graph = [] {
    Graph edges = graph_of_edges(3, {{0, 1}, {1, 2}});
    for (BlockId id = 0; id < 3; ++id) edges.blocks[id] = {.first = 2 * id, .end = 2 * id + 2};
    return edges;
  }();
  std::vector<Mask> sets = std::vector<Mask>(2);
  MaskClock clock;
  MadeMasks made{graph, 6, sets, clock};
};

TEST_F(MadeMasksOf, EachMakerHasOneSet) {
  const MaskId entry = made.add_entry(0);
  EXPECT_EQ(made.known_of_instruction(3), kUnknownMask);
  const MaskId third = made.of_instruction(3);
  EXPECT_NE(third, entry);
  EXPECT_EQ(made.of_instruction(3), third);
  EXPECT_EQ(made.known_of_instruction(3), third);
  EXPECT_EQ(sets[third].instruction, 3u);
  made.note_place(third, 20);
  EXPECT_EQ(sets[third].slot, 20u);
}

TEST_F(MadeMasksOf, ABlockHasOneForEachPair) {
  EXPECT_FALSE(made.has_of_block(1, 20));
  const MaskId high = made.of_block(1, 20), low = made.of_block(1, 4);
  EXPECT_NE(high, low);
  EXPECT_EQ(made.of_block(1, 20), high);
  EXPECT_TRUE(made.has_of_block(1, 20));
  EXPECT_FALSE(made.has_of_block(2, 20));
  EXPECT_EQ(made.all_of_block(1), (MadeMasks::OfBlock{{4, low}, {20, high}}));
  EXPECT_EQ(sets[high].block, 1u);
  EXPECT_EQ(sets[high].within, kNoLanes);
}

TEST_F(MadeMasksOf, WhatIsSaidFirstIsNoNews) {
  const MaskId id = made.of_instruction(0);
  made.describe(id, {.within = kNoLanes});
  EXPECT_EQ(clock.described_at, 0u);
  clock.tick();
  made.describe(id, {.within = kNoLanes});
  EXPECT_EQ(clock.described_at, 0u) << "known";
  made.describe(id, {.within = kAllLanes, .complement_of = kNoLanes});
  EXPECT_EQ(clock.described_at, 2u);
  EXPECT_EQ(clock.changed_at, 2u);
  EXPECT_EQ(sets[id].complement_of, kNoLanes);
}

TEST_F(MadeMasksOf, NothingIsKnownAfterGivingUp) {
  const MaskId id = made.of_instruction(0);
  made.describe(id, {.within = kNoLanes});
  made.give_up();
  EXPECT_EQ(sets[id].within, kNoLanes);
  made.describe(id, {.within = kNoLanes});
  EXPECT_EQ(sets[id].within, kAllLanes);
}

}  // namespace
}  // namespace lw::flow::test
