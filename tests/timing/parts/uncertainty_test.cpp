// How the parts of an uncertainty come together.
#include "timing/uncertainty.h"

#include <gtest/gtest.h>

#include <cmath>

#include "isa/timing.h"

namespace lw::timing {
namespace {

TEST(Uncertainty, IndependentErrorsAddUpInSquares) {
  const Factors sum = together({1 / 1.3, 1.1}, {1 / 1.4, 1.0});
  EXPECT_NEAR(std::log(1 / sum.least), std::hypot(std::log(1.3), std::log(1.4)), 1e-12);
  EXPECT_DOUBLE_EQ(sum.most, 1.1);
}

TEST(Uncertainty, OfTwoLikeErrorsTheLargerCounts) {
  const Factors larger = either({0.9, 1.1}, {0.8, 1.05});
  EXPECT_DOUBLE_EQ(larger.least, 0.8);
  EXPECT_DOUBLE_EQ(larger.most, 1.1);
  const Factors divided = inverse({0.8, 1.25});
  EXPECT_DOUBLE_EQ(divided.least, 0.8);
  EXPECT_DOUBLE_EQ(divided.most, 1.25);
}

TEST(Uncertainty, IsNotBelowWhatTheBusiestUnitNeeds) {
  Uncertainty some{.parameters = {0.9, 1.2}, .model = {0.9, 1.2}, .sample = {}, .needed = 0.5};
  EXPECT_LT(some.all().least, 0.9);
  EXPECT_GT(some.all().most, 1.2);
  some.needed = 0.95;
  EXPECT_DOUBLE_EQ(some.all().least, 0.95);
  some.sample = {1 / 1.5, 1.5};
  EXPECT_DOUBLE_EQ(some.all().least, 0.95);
  EXPECT_GT(some.all().most, 1.5);
}

TEST(Uncertainty, TheModelErrsWhateverBoundsAKernel) {
  EXPECT_EQ(isa::model_errors().size(), lanewise::kBounds) << "isa/timing/errors.timing has a row for each";
  for (size_t bound = 0; bound < lanewise::kBounds; ++bound) {
    const Factors error = model_error(static_cast<Bound>(bound));
    EXPECT_LT(error.least, 1);
    EXPECT_GT(error.most, 1);
  }
}

}  // namespace
}  // namespace lw::timing
