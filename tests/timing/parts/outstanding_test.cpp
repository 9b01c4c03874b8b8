// The queue of what a wave has started and a counter still counts.
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <random>

#include "timing/wave.h"

namespace lw::timing::test {
namespace {

TEST(Outstanding, CountsDownInTheOrderOfStarts) {
  Outstanding counter;
  const uint64_t first = counter.add({}), second = counter.add({});
  EXPECT_EQ(counter.when(0).done, kNever);
  counter.finish(second, 10);
  EXPECT_EQ(counter.when(1).done, kNever);
  counter.finish(first, 20);
  EXPECT_EQ(counter.when(1).done, 20u);
  EXPECT_EQ(counter.when(0).done, 20u);
  counter.drop_done(20);
  EXPECT_EQ(counter.when(0).done, 0u);
}

// Beside a plain list, over so many operations that finished ones are removed now and then.
TEST(Outstanding, RandomOperationsAreFound) {
  constexpr uint32_t kSeed = 7;
  RecordProperty("seed", kSeed);
  std::mt19937 random(kSeed);
  Outstanding counter;
  std::deque<std::pair<uint64_t, uint64_t>> plain;  // numbers and ends
  uint64_t number = 0;
  for (uint64_t time = 0; time < 5000; ++time) {
    if (random() % 3 != 0) {
      EXPECT_EQ(counter.add({}), number);
      plain.emplace_back(number++, kNever);
    }
    if (!plain.empty() && random() % 3 != 0) {
      auto& [which, end] = plain[random() % plain.size()];
      end = time + random() % 50;
      counter.finish(which, end);
    }
    counter.drop_done(time);
    while (!plain.empty() && plain.front().second <= time) plain.pop_front();
    uint64_t all = 0;
    for (const auto& [which, end] : plain) all = std::max(all, end);
    EXPECT_EQ(counter.when(0).done, all);
    EXPECT_EQ(counter.when(static_cast<uint32_t>(plain.size())).done, 0u);
  }
  counter.clear();
  EXPECT_EQ(counter.add({}), 0u);
}

}  // namespace
}  // namespace lw::timing::test
