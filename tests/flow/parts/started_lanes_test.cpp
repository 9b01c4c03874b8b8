// Lanes that reads which ignore EXEC can find something in.
#include "flow/started_lanes.h"

#include <gtest/gtest.h>

#include "kernel.h"

namespace lw::flow::test {
namespace {

constexpr Register kV0 = kVgpr, kV1 = kVgpr + 1;

// A walk at the end of a kernel's first block.
struct FirstBlock {
  explicit FirstBlock(const std::string& source)
      : kernel(source), started(kernel.code(), kernel.graph(), kernel.masks), walk(kernel.masks, pool) {
    walk.go_to(0);
  }
  MaskId of(Lanes lanes, Register reg) const { return started.of_read(walk, lanes, reg); }
  MaskId entry() const { return kernel.masks.exec_at_entry(0); }

  Kernel kernel;
  ChunkPool pool{kRegisterCount};
  StartedLanes started;
  LiveWalk walk;
};

TEST(StartedLanes, AreThoseOfTheEntry) {
  const FirstBlock block("s_and_b64 exec, exec, vcc\n s_endpgm\n");
  const MaskId entry = block.entry();
  EXPECT_NE(entry, kAllLanes);
  EXPECT_NE(block.walk.exec(), entry);
  EXPECT_EQ(block.of(Lanes::exec, kV0), block.walk.exec());
  EXPECT_EQ(block.of(Lanes::whole, kV0), entry);
  EXPECT_EQ(block.of(Lanes::one, kV0), entry);
  EXPECT_EQ(block.of(Lanes::whole, kVcc), kAllLanes) << "scalar";
}

TEST(StartedLanes, TheFirstLaneIsOfExecUnlessThatMayBeZero) {
  const FirstBlock sure("s_mov_b64 exec, -1\n s_endpgm\n");
  EXPECT_EQ(sure.of(Lanes::first, kV0), sure.walk.exec());
  const FirstBlock unsure("s_and_b64 exec, exec, vcc\n s_endpgm\n");
  EXPECT_EQ(unsure.of(Lanes::first, kV0), unsure.entry());
  EXPECT_NE(unsure.of(Lanes::first, kV0), unsure.walk.exec());
}

TEST(StartedLanes, ALaneThatIsWrittenByItsNumberIsAnother) {
  const FirstBlock block("v_writelane_b32 v0, s0, 40\n s_endpgm\n");
  EXPECT_EQ(block.of(Lanes::one, kV0), kAllLanes);
  EXPECT_EQ(block.of(Lanes::one, kV1), block.entry());
}

TEST(StartedLanes, AreAllWhereExecGrows) {
  const FirstBlock block("s_mov_b64 exec, -1\n s_endpgm\n");
  EXPECT_EQ(block.of(Lanes::whole, kV0), kAllLanes);
}

}  // namespace
}  // namespace lw::flow::test
