// Lanes that reads which ignore EXEC can find something in.
#include "flow/started_lanes.h"

#include <gtest/gtest.h>

#include "flow_case.h"

namespace lw::flow::test {
namespace {

constexpr Register kV0 = kVgpr, kV1 = kVgpr + 1;

// A kernel, and where its first block ends.
struct Kernel {
  explicit Kernel(const std::string& source)
      : flow_case(lw::test::make_case(*isa::find_target("gfx900"),
                                      lw::test::assemble(*isa::find_target("gfx900"), source, "kernel"))),
        components(flow_case.graph),
        masks(*flow_case.code, flow_case.graph, components, false),
        pool(kRegisterCount),
        started(*flow_case.code, flow_case.graph, masks),
        walk(masks, pool) {
    walk.go_to(0);
  }
  MaskId of(Lanes lanes, Register reg) const { return started.of_read(walk, lanes, reg); }

  lw::test::FlowCase flow_case;
  Components components;
  Masks masks;
  ChunkPool pool;
  StartedLanes started;
  LiveWalk walk;
};

TEST(StartedLanes, AreThoseOfTheEntry) {
  const Kernel kernel("s_and_b64 exec, exec, vcc\n s_endpgm\n");
  const MaskId entry = kernel.masks.exec_at_entry(0);
  EXPECT_NE(entry, kAllLanes);
  EXPECT_NE(kernel.walk.exec(), entry);
  EXPECT_EQ(kernel.of(Lanes::exec, kV0), kernel.walk.exec());
  EXPECT_EQ(kernel.of(Lanes::whole, kV0), entry);
  EXPECT_EQ(kernel.of(Lanes::one, kV0), entry);
  EXPECT_EQ(kernel.of(Lanes::whole, kVcc), kAllLanes) << "scalar";
}

TEST(StartedLanes, TheFirstLaneIsOfExecUnlessThatMayBeZero) {
  const Kernel sure("s_mov_b64 exec, -1\n s_endpgm\n");
  EXPECT_EQ(sure.of(Lanes::first, kV0), sure.walk.exec());
  const Kernel unsure("s_and_b64 exec, exec, vcc\n s_endpgm\n");
  EXPECT_EQ(unsure.of(Lanes::first, kV0), unsure.masks.exec_at_entry(0));
  EXPECT_NE(unsure.of(Lanes::first, kV0), unsure.walk.exec());
}

TEST(StartedLanes, ALaneThatIsWrittenByItsNumberIsAnother) {
  const Kernel kernel("v_writelane_b32 v0, s0, 40\n s_endpgm\n");
  EXPECT_EQ(kernel.of(Lanes::one, kV0), kAllLanes);
  EXPECT_EQ(kernel.of(Lanes::one, kV1), kernel.masks.exec_at_entry(0));
}

TEST(StartedLanes, AreAllWhereExecGrows) {
  const Kernel kernel("s_mov_b64 exec, -1\n s_endpgm\n");
  EXPECT_EQ(kernel.of(Lanes::whole, kV0), kAllLanes);
}

}  // namespace
}  // namespace lw::flow::test
