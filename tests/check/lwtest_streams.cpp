// The order of queues, copies and the host, and what it leaves unordered.
#include <gtest/gtest.h>

#include "check/streams.h"

namespace lw::check {
namespace {

class Streams : public testing::Test {
 protected:
  size_t access(OperationId operation, bool writes, uint64_t address, uint64_t size_bytes) {
    return access({.operation = operation}, writes, address, size_bytes);
  }
  size_t access(const StreamAccess& access, bool writes, uint64_t address, uint64_t size_bytes) {
    size_t found = 0;
    order.access(access, writes, address, size_bytes, [&](const StreamOrder::Conflict& conflict) {
      ++found;
      last = conflict;
    });
    return found;
  }

  StreamOrder order;
  uint32_t first = order.add_actor(), second = order.add_actor();
  StreamOrder::Conflict last;
};

TEST_F(Streams, UnorderedStepsConflictByTheByte) {
  const OperationId writer = order.begin(first), reader = order.begin(second);
  EXPECT_EQ(access(writer, true, 0x1000, 6), 0u);
  EXPECT_EQ(access(reader, false, 0x1006, 2), 0u);
  EXPECT_EQ(access(reader, false, 0x1005, 1), 1u);
  EXPECT_EQ(last.earlier.operation, writer);
  EXPECT_TRUE(last.earlier_writes);
  EXPECT_EQ(last.address, 0x1005u);
}

TEST_F(Streams, WhatIsKnownToBeOverDoesNot) {
  access(order.begin(first), true, 0x1000, 0x3000);
  order.learn(second, order.clock(first));
  EXPECT_EQ(access(order.begin(second), true, 0x1800, 0x2000), 0u);
  // The first does not know of the second.
  EXPECT_EQ(access(order.begin(first), false, 0x1800, 4), 1u);
}

TEST_F(Streams, AWholePageIsOneCellUntilItIsNot) {
  const OperationId writer = order.begin(first), other = order.begin(second);
  EXPECT_EQ(access(writer, true, 0x2000, 0x1000), 0u);
  EXPECT_EQ(access(other, true, 0x2000, 0x1000), 1u);
  EXPECT_EQ(access(writer, false, 0x2010, 8), 2u);
  order.compact();
  EXPECT_EQ(access(writer, false, 0x2ffc, 4), 1u);
}

TEST_F(Streams, EachOfTwoReadersConflictsWithAWriter) {
  const uint32_t third = order.add_actor();
  access(order.begin(first), false, 0x1000, 4);
  access(order.begin(second), false, 0x1000, 4);
  EXPECT_EQ(access(order.begin(third), true, 0x1000, 4), 2u);
}

TEST_F(Streams, AtomicsMeetAndHandOver) {
  const OperationId a = order.begin(first), b = order.begin(second);
  EXPECT_EQ(access(a, true, 0x2000, 4), 0u);
  EXPECT_EQ(access({.operation = a, .atomic = 1}, true, 0x1000, 4), 0u);
  EXPECT_EQ(access({.operation = b, .atomic = 1}, true, 0x1000, 4), 0u);
  EXPECT_EQ(access(b, false, 0x2000, 4), 0u);
}

TEST_F(Streams, MemoryThatIsGivenBackIsForgotten) {
  const OperationId writer = order.begin(first);
  access(writer, true, 0x1000, 64);
  size_t reports = 0;
  const auto count = [&](const StreamOrder::Conflict& conflict) {
    ++reports;
    EXPECT_EQ(conflict.earlier.operation, writer);
  };
  order.forget(0x1000, 64, order.clock(second), count);
  EXPECT_EQ(reports, 1u);
  order.forget(0x1000, 64, order.clock(second), count);
  EXPECT_EQ(reports, 1u);
  EXPECT_EQ(access(order.begin(second), true, 0x1000, 64), 0u);
}

TEST_F(Streams, CopiesStandInRowsOfThoseThatWaitForOneAnother) {
  std::vector<uint32_t> rows;
  VectorClock nothing;
  const uint32_t row = order.row_for(nothing, rows);
  order.begin(row);
  const VectorClock after = order.clock(row);
  EXPECT_NE(order.row_for(nothing, rows), row);
  EXPECT_EQ(order.row_for(after, rows), row);
  EXPECT_TRUE(order.is_over(after));
  EXPECT_FALSE(order.is_over(nothing));
}

}  // namespace
}  // namespace lw::check
