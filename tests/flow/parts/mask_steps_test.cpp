// Which instructions have to do with sets of lanes.
#include "flow/mask_steps.h"

#include <gtest/gtest.h>

#include "kernel.h"

namespace lw::flow::test {
namespace {

TEST(MaskSteps, AreThoseThatWriteScalarRegisters) {
  const Kernel kernel(
      "v_mov_b32_e32 v0, v1\n"
      "s_add_u32 s0, s1, s2\n"
      "s_and_b64 s[4:5], vcc, exec\n"
      "global_store_dword v[0:1], v2, off\n"
      "s_and_saveexec_b64 s[6:7], vcc\n"
      "s_endpgm\n");
  const MaskSteps steps(kernel.code(), kernel.graph());
  std::vector<std::pair<uint32_t, MaskStep::Role>> found;
  for (const MaskStep& step : steps.of(0)) found.emplace_back(step.instruction, step.role);
  const std::vector<std::pair<uint32_t, MaskStep::Role>> expected = {
      {1, MaskStep::writes_scalars}, {2, MaskStep::makes_masks}, {4, MaskStep::changes_exec}};
  EXPECT_EQ(found, expected);
  EXPECT_TRUE(steps.change_exec());
  EXPECT_TRUE(steps.change_exec(kernel.graph().functions[0]));
}

TEST(MaskSteps, ACompareLeavesExecAlone) {
  const Kernel kernel("v_cmp_lt_u32_e32 vcc, v0, v1\n s_endpgm\n");
  const MaskSteps steps(kernel.code(), kernel.graph());
  EXPECT_FALSE(steps.change_exec());
  EXPECT_FALSE(steps.change_exec(kernel.graph().functions[0]));
}

}  // namespace
}  // namespace lw::flow::test
