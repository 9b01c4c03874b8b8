// What calls make of live registers, with summaries that a test wrote.
#include "flow/live_calls.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "flow/every_lane.h"
#include "flow_case.h"

namespace lw::flow::test {
namespace {

constexpr Register kV1 = kVgpr + 1, kV2 = kVgpr + 2, kV3 = kVgpr + 3, kV40 = kVgpr + 40;

// A kernel that calls a function; registers up to v40 and s34 are named.
class LiveCallsOf : public testing::Test {
 protected:
  LiveCallsOf() {
    // The function; its instructions play no part.
    flow_case.graph.functions.emplace_back();
    masks.emplace(*flow_case.code, flow_case.graph, components, false);
    calls.emplace(*flow_case.code, flow_case.graph, *masks, pool);
    calls->begin_summaries();
  }

  LiveList only(Register reg) {
    LiveState state(*masks, pool);
    state.add(reg, kAllBytes, kAllLanes, kEveryLane);
    return state.list();
  }
  std::vector<Register> live(const LiveList& list) const {
    std::vector<Register> registers;
    for_each_live(pool, list, [&](Register reg, const LiveCell&) { registers.push_back(reg); });
    return registers;
  }
  // Live before a call behind which only `reg` is.
  std::vector<Register> before(const Call& call, Register reg) {
    LiveWalk walk(*masks, pool);
    walk.go_to(0);
    walk.state().add(reg, kAllBytes, walk.exec(), kEveryLane);
    calls->go_before(call, walk);
    return live(walk.state().list());
  }
  LiveCalls::Summary summary() const {
    LiveCalls::Summary summary;
    summary.known = true;
    summary.passes.assign(kRegisterCount, 0);
    return summary;
  }

  lw::test::FlowCase flow_case = lw::test::make_case(
      *isa::find_target("gfx900"),
      lw::test::assemble(*isa::find_target("gfx900"), "v_mov_b32_e32 v40, s34\n s_endpgm\n", "kernel"));
  GraphComponents components{flow_case.graph};
  ChunkPool pool{kRegisterCount};
  std::optional<Masks> masks;
  std::optional<LiveCalls> calls;
  const Call known{.block = 0, .callee = 1}, unknown{.block = 0, .callee = Graph::kUnknownFunction};
};

TEST_F(LiveCallsOf, AFunctionOverwritesAllThatDoesNotPassIt) {
  LiveCalls::Summary one = summary();
  one.reads = only(kV1);
  one.passes[kV3] = kAllBytes;
  EXPECT_TRUE(calls->set_summary(1, LiveCalls::Summary(one)));
  EXPECT_FALSE(calls->set_summary(1, std::move(one))) << "no news";
  EXPECT_EQ(before(known, kV2), std::vector<Register>{kV1});
  EXPECT_EQ(before(known, kV3), (std::vector<Register>{kV1, kV3}));
}

TEST_F(LiveCallsOf, BytesThatPassStayLive) {
  LiveCalls::Summary one = summary();
  one.passes[kV3] = 0b0011;
  calls->set_summary(1, std::move(one));
  LiveWalk walk(*masks, pool);
  walk.go_to(0);
  walk.state().add(kV3, kAllBytes, walk.exec(), kEveryLane);
  calls->go_before(known, walk);
  EXPECT_EQ(walk.state().bytes(kV3), 0b0011);
}

TEST_F(LiveCallsOf, AnUnknownFunctionReadsItsArgumentsAndOverwritesNothing) {
  const std::vector<Register> live = before(unknown, kV40);
  EXPECT_TRUE(std::ranges::find(live, kV40) != live.end());
  EXPECT_TRUE(std::ranges::find(live, kVgpr + 31) != live.end());
  EXPECT_TRUE(std::ranges::find(live, kVgpr + 32) == live.end());
  EXPECT_TRUE(std::ranges::find(live, 29) != live.end());
  EXPECT_TRUE(std::ranges::find(live, 31) == live.end());
  calls->give_up_summaries();
  EXPECT_EQ(before(known, kV40), live);
}

TEST_F(LiveCallsOf, WhatIsLiveBehindACallIsLiveAtTheReturn) {
  calls->begin_returns();
  EXPECT_EQ(live(calls->at_return(1)), std::vector<Register>{});
  LiveWalk behind(*masks, pool);
  behind.go_to(0);
  behind.state().add(kV2, kAllBytes, behind.exec(), kEveryLane);
  EXPECT_TRUE(calls->add_at_returns(known, behind));
  EXPECT_FALSE(calls->add_at_returns(unknown, behind)) << "may be of the same function";
  EXPECT_EQ(live(calls->at_return(1)), std::vector<Register>{kV2});
  for_each_live(pool, calls->at_return(1),
                [&](Register, const LiveCell& cell) { EXPECT_EQ(cell.lanes, masks->exec_at_entry(1)); });
}

// LLVM's AMDGPUUsage, "Non-Kernel Functions": v40 to v47 are the first that are preserved.
TEST_F(LiveCallsOf, OtherCallersKeepWhatTheConventionPreserves) {
  flow_case.graph.functions[1].called_from_elsewhere = true;
  calls->begin_returns();
  const std::vector<Register> list = live(calls->at_return(1));
  const auto has = [&](Register reg) { return std::ranges::find(list, reg) != list.end(); };
  EXPECT_TRUE(has(kV40));
  EXPECT_TRUE(has(kVgpr + 31));
  EXPECT_FALSE(has(kVgpr + 32));
  EXPECT_FALSE(has(kVcc));
  EXPECT_TRUE(has(34));
}

}  // namespace
}  // namespace lw::flow::test
