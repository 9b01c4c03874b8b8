#include "timing/use_by_word.h"

#include <gtest/gtest.h>

namespace lw::timing {
namespace {

// A thread may count the launch of a wave whose first instruction another thread executes.
TEST(UseByWord, SumsCyclesOfInstructionsThatTheTableHasNotExecuted) {
  UseByWord launched, executed;
  launched[3].cycles[static_cast<size_t>(Stall::launch)] = 6;
  executed[3].executed = 1;
  executed.add(launched);
  size_t visits = 0;
  executed.for_each([&](uint32_t word, const InstructionUse& use) {
    ++visits;
    EXPECT_EQ(word, 3u);
    EXPECT_EQ(use.executed, 1u);
    EXPECT_EQ(use.cycles[static_cast<size_t>(Stall::launch)], 6u);
  });
  EXPECT_EQ(visits, 1u);
}

TEST(UseByWord, DoesNotVisitInstructionsWithoutCounts) {
  UseByWord uses;
  uses[5].executed = 2;
  uses[2000].executed = 0;
  size_t visits = 0;
  uses.for_each([&](uint32_t, const InstructionUse&) { ++visits; });
  EXPECT_EQ(visits, 1u);
}

}  // namespace
}  // namespace lw::timing
