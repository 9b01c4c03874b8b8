#include "flow/mask_state.h"

#include <gtest/gtest.h>

namespace lw::flow::test {
namespace {

TEST(MaskState, PairsAreKeptInOrderAndAskedByTheirLowerRegister) {
  MaskState state;
  state.exec = 7;
  state.set_pair(20, 5);
  state.set_pair(4, 6);
  state.set_pair(20, 8);
  EXPECT_EQ(state.pairs, (MaskState::Pairs{{4, 6}, {20, 8}}));
  EXPECT_EQ(state.pair(4), 6u);
  EXPECT_EQ(state.pair(5), kUnknownMask);
  EXPECT_EQ(state.pair(22), kUnknownMask);
  EXPECT_EQ(state.pair(kExec), 7u);
}

TEST(MaskState, NothingKnownIsNotKept) {
  MaskState state;
  state.set_pair(4, kUnknownMask);
  EXPECT_TRUE(state.pairs.empty());
  state.set_pair(4, 6);
  state.set_pair(8, 9);
  state.set_pair(10, 6);
  state.set_pair(8, kUnknownMask);
  EXPECT_EQ(state.pairs, (MaskState::Pairs{{4, 6}, {10, 6}}));
  state.forget_set(6);
  EXPECT_TRUE(state.pairs.empty());
}

}  // namespace
}  // namespace lw::flow::test
