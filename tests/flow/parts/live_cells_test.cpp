// The live registers at one point: how many there are, and what blocks keep of them.
#include "flow/live_cells.h"

#include <gtest/gtest.h>

#include "flow/live_state.h"
#include "kernel.h"

namespace lw::flow::test {
namespace {

constexpr Register kV1 = kVgpr + 1, kV2 = kVgpr + 2, kV9 = kVgpr + 9;
constexpr uint64_t kEvery = ~uint64_t{0};

struct LiveCellsOf : testing::Test {
  const Kernel kernel{"s_endpgm\n"};
  ChunkPool pool{kRegisterCount};
  LiveState state{kernel.masks, pool}, other{kernel.masks, pool};
};

TEST_F(LiveCellsOf, AreCountedByKind) {
  state.add_whole(4, kAllBytes, kAllLanes);
  state.add_whole(kV1, 0b0001, kAllLanes);
  state.add_whole(kV9, kAllBytes, kAllLanes);
  state.add_whole(kVcc, kAllBytes, kAllLanes);
  EXPECT_EQ(state.counts().sgprs, 1);
  EXPECT_EQ(state.counts().vgprs, 2);
  EXPECT_EQ(state.counts().others, 1);
  const std::array<Register, 2> held = {kV1, kV2};
  EXPECT_EQ(state.counts_with(held).vgprs, 3) << "v1 is live, v2 is held besides";
  state.remove(kV1);
  state.remove(kV1);
  EXPECT_EQ(state.counts().vgprs, 1);
}

TEST_F(LiveCellsOf, ComeBackFromAList) {
  state.add(kV1, 0b0011, kAllLanes, 0xff);
  state.add_whole(101, kAllBytes, kAllLanes);  // the last general register, and one that lies behind it
  state.add_whole(102, kAllBytes, kAllLanes);
  const LiveList list = state.list();
  other.add_whole(kV9, kAllBytes, kAllLanes);
  other.load(list);
  EXPECT_EQ(other.list(), list);
  EXPECT_EQ(other.bytes(kV1), 0b0011);
  EXPECT_EQ(other.lane_mask(kV1), 0xffu);
  EXPECT_EQ(other.bytes(kV9), 0);
  EXPECT_EQ(other.counts().sgprs, 1);
  EXPECT_EQ(other.counts().others, 1);
  EXPECT_EQ(other.counts().vgprs, 1);
  other.clear();
  EXPECT_EQ(other.list(), LiveList(pool.size_of_list()));
}

TEST_F(LiveCellsOf, StoringTellsNews) {
  LiveList list(pool.size_of_list());
  EXPECT_FALSE(state.store(list));
  state.add_whole(kV1, kAllBytes, kAllLanes);
  EXPECT_TRUE(state.store(list));
  EXPECT_FALSE(state.store(list));
  // A chunk that is as it was has its old number.
  state.add_whole(kV2, kAllBytes, kAllLanes);
  state.remove(kV2);
  EXPECT_FALSE(state.store(list));
}

TEST_F(LiveCellsOf, AddingAListKeepsBoth) {
  state.add_whole(kV1, kAllBytes, kAllLanes);
  other.add(kV1, 0b0001, kAllLanes, kEvery);
  other.add(kV2, 0b0001, kAllLanes, 0b1);
  state.add(LiveSpan(other.list()));
  EXPECT_EQ(state.bytes(kV1), kAllBytes);
  EXPECT_EQ(state.bytes(kV2), 0b0001);
  EXPECT_EQ(state.counts().vgprs, 2);
}

TEST_F(LiveCellsOf, AWriteKillsTheBytesAndLanesThatItCovers) {
  state.add_whole(kV1, kAllBytes, kAllLanes);
  state.kill(kV1, 0b0011, kAllLanes, kEvery);
  EXPECT_EQ(state.bytes(kV1), 0b1100);
  state.kill(kV1, 0b1100, kAllLanes, 0xff);
  EXPECT_EQ(state.lane_mask(kV1), ~uint64_t{0xff});
  state.kill_lane(kV1, kAllBytes, 63);
  EXPECT_EQ(state.lane_mask(kV1), ~uint64_t{0xff} >> 1 & ~uint64_t{0xff});
  state.kill(kV1, 0b1100, kernel.masks.exec_at_entry(0), kEvery);
  EXPECT_EQ(state.bytes(kV1), 0b1100) << "lanes may be live that EXEC does not enable";
  state.kill(kV1, kAllBytes, kAllLanes, kEvery);
  EXPECT_EQ(state.bytes(kV1), 0);
}

}  // namespace
}  // namespace lw::flow::test
