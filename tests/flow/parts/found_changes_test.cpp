#include "flow/found_changes.h"

#include <gtest/gtest.h>

namespace lw::flow::test {
namespace {

TEST(FoundChanges, TheLastVisitOfABlockCounts) {
  FoundChanges changes(2);
  const std::vector<Masks::Change> two = {{1, 5, 5, true}, {3, 6, 6, false}}, one = {{2, 7, 7, true}};
  const auto instructions = [&](BlockId block) {
    std::vector<uint32_t> list;
    for (const Masks::Change& change : changes.of(block)) list.push_back(change.instruction);
    return list;
  };
  EXPECT_TRUE(instructions(0).empty());
  changes.keep(0, one);
  changes.keep(1, one);
  changes.keep(0, two);  // more than before
  EXPECT_EQ(instructions(0), (std::vector<uint32_t>{1, 3}));
  EXPECT_EQ(instructions(1), (std::vector<uint32_t>{2}));
  changes.keep(0, one);
  EXPECT_EQ(instructions(0), (std::vector<uint32_t>{2}));
}

}  // namespace
}  // namespace lw::flow::test
