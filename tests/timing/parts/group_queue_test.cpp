// Workgroups on their way from the thread that executes to the one that times.
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "trace/queue.h"

namespace lw::trace {
namespace {

GroupTrace group_of(uint64_t number, size_t steps) {
  GroupTrace group;
  group.number = number;
  group.waves.resize(1);
  group.waves[0].steps.resize(steps);
  return group;
}

// Whether both threads ever worked at once, and all groups came in their order.
struct Passed {
  bool at_once = false;
  bool in_order = true;
  uint64_t groups = 0;
};
Passed pass(GroupQueue& queue, uint64_t groups, size_t steps) {
  Passed passed;
  std::atomic<int> working{1};
  std::atomic<bool> at_once{false};
  std::thread executing([&] {
    for (uint64_t number = 0; number < groups; ++number) {
      GroupTrace group = group_of(number, steps);
      if (working.load() > 1) at_once = true;
      --working;
      queue.push(std::move(group));
      ++working;
    }
    --working;
    queue.close();
  });
  while (const auto group = queue.next()) {
    if (++working > 1) at_once = true;
    passed.in_order &= group->number == passed.groups++;
    --working;
  }
  executing.join();
  passed.at_once = at_once;
  return passed;
}

TEST(GroupQueue, TakesTurns) {
  for (const size_t steps : {size_t{1}, size_t{3000}, size_t{100'000}}) {
    GroupQueue queue(true);
    const Passed passed = pass(queue, 200, steps);
    EXPECT_FALSE(passed.at_once) << steps;
    EXPECT_TRUE(passed.in_order) << steps;
    EXPECT_EQ(passed.groups, 200u) << steps;
    EXPECT_FALSE(queue.executes());
  }
}

TEST(GroupQueue, PassesAllGroups) {
  for (const size_t steps : {size_t{1}, size_t{100'000}}) {
    GroupQueue queue;
    const Passed passed = pass(queue, 200, steps);
    EXPECT_TRUE(passed.in_order) << steps;
    EXPECT_EQ(passed.groups, 200u) << steps;
  }
}

// Whoever executes goes on when nobody takes any more.
TEST(GroupQueue, DropsWhatNobodyTakes) {
  for (const bool in_turns : {false, true}) {
    GroupQueue queue(in_turns);
    std::thread executing([&] {
      for (uint64_t number = 0; number < 200; ++number) queue.push(group_of(number, 100'000));
      queue.close();
    });
    EXPECT_NE(queue.next(), nullptr);
    queue.abandon();
    executing.join();
    EXPECT_FALSE(queue.executes());
  }
}

}  // namespace
}  // namespace lw::trace
