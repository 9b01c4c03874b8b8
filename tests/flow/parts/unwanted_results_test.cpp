#include "flow/unwanted_results.h"

#include <gtest/gtest.h>

namespace lw::flow::test {
namespace {

TEST(UnwantedResults, BecomeCertainWhereTheyWereNotedLast) {
  UnwantedResults results(4);
  results.note(1, Results::unwanted_so_far);
  results.note(2, Results::unwanted_so_far);
  results.note(2, Results::wanted);  // a later walk found that it is wanted
  EXPECT_TRUE(results.any());
  EXPECT_FALSE(results.any_certain());
  EXPECT_FALSE(results.make_certain(2, 4));
  EXPECT_FALSE(results.any_certain());
  EXPECT_TRUE(results.make_certain(0, 2));
  EXPECT_TRUE(results.is_certain(1));
  EXPECT_FALSE(results.is_certain(0));
  EXPECT_FALSE(results.is_certain(2));
}

TEST(UnwantedResults, CertaintyStays) {
  UnwantedResults results(1);
  results.note(0, Results::unwanted_so_far);
  results.make_certain(0, 1);
  results.forget_any();
  results.note(0, Results::wanted);
  EXPECT_FALSE(results.any());
  EXPECT_TRUE(results.any_certain());
  EXPECT_TRUE(results.is_certain(0));
  EXPECT_FALSE(results.make_certain(0, 1));
}

}  // namespace
}  // namespace lw::flow::test
