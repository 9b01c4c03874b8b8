// Timelines of waves that are told instruction by instruction.
#include <gtest/gtest.h>

#include "timing/timeline.h"

namespace lw::timing {
namespace {

constexpr uint32_t kPeriod = 4;

Machine machine() {
  Machine m;
  m.issue_period = kPeriod;
  m.simds = 4;
  m.compute_units = 8;
  m.units_per_cluster = 4;
  return m;
}

// A wave that has `steps` instructions and waits for memory before each second one.
class TestWave {
 public:
  TestWave(uint64_t number, uint32_t simd, uint64_t start, size_t steps) {
    auto trace = std::make_shared<trace::GroupTrace>();
    trace->number = number;
    trace->waves.resize(1);
    trace->waves[0].steps.resize(steps);
    group_.trace = trace;
    wave_.group = &group_;
    wave_.trace = &trace->waves[0];
    wave_.simd = simd;
    wave_.started = wave_.free = start;
  }

  // Tells of one instruction; false: that was the last.
  bool step(TimelineBuilder& builder, uint32_t cluster, uint64_t wait, Cycles& sums) {
    const bool waits = wave_.next % 2 == 1;
    const Gap gap{.own = waits ? wait : 0, .not_picked = waits ? 3u : 0u, .reason = Stall::wait_vm};
    const Issued issued{gap, &wave_, cluster, wave_.free + (waits ? wait + 3 : 0), wave_.free, 0};
    sums[static_cast<size_t>(Stall::wait_vm)] += issued.own;
    sums[static_cast<size_t>(Stall::not_picked)] += issued.not_picked;
    sums[static_cast<size_t>(Stall::issue)] += kPeriod;
    builder.issued(issued);
    wave_.free = issued.time + kPeriod;
    return ++wave_.next < wave_.trace->steps.size();
  }

 private:
  Group group_;
  TimedWave wave_;
};

// Intervals follow each other from the wave's start to its end.
void expect_whole(const TimelineWave& wave) {
  uint64_t at = wave.start;
  for (const TimelineInterval& interval : wave.intervals) {
    EXPECT_GT(interval.end, at);
    EXPECT_LE(interval.of_reason, interval.end - at);
    at = interval.end;
  }
  EXPECT_EQ(at, wave.end);
}

TEST(Timeline, ReasonsAddUpAndRowsDoNotOverlap) {
  TimelineBuilder builder(machine());
  Cycles sums{};
  for (uint64_t number = 0; number < 20; ++number) {
    TestWave wave(number, static_cast<uint32_t>(number % 8), number * 10, 9);
    while (wave.step(builder, static_cast<uint32_t>(number % 2), 50, sums)) {
    }
  }
  const Timeline timeline = builder.finish();
  EXPECT_EQ(timeline.merged_below, 0u);
  EXPECT_EQ(timeline.waves_dropped, 0u);
  ASSERT_EQ(timeline.waves.size(), 20u);
  Cycles found{};
  const TimelineWave* before = nullptr;
  for (const TimelineWave& wave : timeline.waves) {
    expect_whole(wave);
    EXPECT_TRUE(wave.has_ended);
    EXPECT_EQ(wave.cluster, wave.unit / 4);
    uint64_t at = wave.start;
    for (const TimelineInterval& interval : wave.intervals) {
      found[static_cast<size_t>(interval.stall)] += interval.end - at;
      at = interval.end;
    }
    if (before != nullptr && before->unit == wave.unit && before->simd == wave.simd && before->row == wave.row) {
      EXPECT_LE(before->end, wave.start);
    }
    before = &wave;
  }
  EXPECT_EQ(found, sums);
}

TEST(Timeline, ManyIntervalsAreMergedIntoTheReasonThatTookMost) {
  TimelineBuilder builder(machine(), {.intervals = 100, .waves = 10, .buckets = 8});
  Cycles sums{};
  for (uint64_t number = 0; number < 12; ++number) {
    TestWave wave(number, 0, 0, 1001);
    while (wave.step(builder, 0, 50, sums)) {
    }
  }
  const Timeline timeline = builder.finish();
  EXPECT_EQ(timeline.waves.size(), 10u);
  EXPECT_EQ(timeline.waves_dropped, 2u);
  EXPECT_GT(timeline.merged_below, 8u);
  size_t intervals = 0;
  uint64_t waiting = 0, all = 0;
  for (const TimelineWave& wave : timeline.waves) {
    expect_whole(wave);
    intervals += wave.intervals.size();
    uint64_t at = wave.start;
    for (const TimelineInterval& interval : wave.intervals) {
      if (interval.stall == Stall::wait_vm) waiting += interval.end - at;
      all += interval.end - at;
      at = interval.end;
    }
  }
  // Only the newest are as they came.
  EXPECT_GT(waiting, all * 9 / 10);
  EXPECT_LE(intervals, 100u);
}

TEST(Timeline, BucketsAreBoundedAndKeepSums) {
  TimelineBuilder builder(machine(), {.intervals = 100, .waves = 10, .buckets = 8});
  Totals totals;
  for (uint64_t time = 32; time <= 32 * 1000; time += 32) {
    totals.time = time;
    totals.valu_busy += 32 * 8 * 4 / 2;
    totals.bytes_read += 64;
    builder.window(totals);
  }
  const Timeline timeline = builder.finish();
  EXPECT_LE(timeline.buckets.size(), 8u);
  uint64_t bytes = 0;
  for (const TimelineBucket& bucket : timeline.buckets) bytes += bucket.bytes_read;
  EXPECT_EQ(bytes, totals.bytes_read);
  EXPECT_NEAR(timeline.buckets.front().valu, 0.5, 1e-9);
}

}  // namespace
}  // namespace lw::timing
