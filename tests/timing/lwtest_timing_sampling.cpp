// Which part of a dispatch is recorded, and what is made of it.
#include <gtest/gtest.h>

#include <cmath>

#include "timing/extrapolation.h"
#include "trace/sampling.h"
#include "trace/trace.h"

namespace lw {
namespace {

struct Sampled {
  uint64_t groups = 0;
  double represented = 0;
  bool first = false, last = false;
};

// A dispatch whose workgroups have `steps` instructions each.
Sampled sample(trace::SamplingLimits limits, uint64_t steps) {
  trace::WorkgroupSampling sampling(limits);
  Sampled result;
  for (uint64_t group = 0; group < limits.workgroups; ++group) {
    if (!sampling.wants(group)) continue;
    ++result.groups;
    result.represented += sampling.weight();
    if (group == 0) result.first = true;
    result.last = group + 1 == limits.workgroups;
    sampling.ended(steps, steps);
  }
  return result;
}

TEST(Sampling, SmallDispatchesAreWhole) {
  const Sampled all = sample({.most_steps = 1'000'000, .workgroups = 1000, .resident = 100}, 1000);
  EXPECT_EQ(all.groups, 1000u);
  EXPECT_EQ(all.represented, 1000.0);
}

TEST(Sampling, WorkgroupsStandForAllOfTheDispatch) {
  for (const uint64_t workgroups : {1'001u, 5'000u, 65'536u, 1'000'003u})
    for (const uint64_t resident : {1u, 40u, 640u})
      for (const uint64_t steps : {1'000u, 3'000u}) {
        const trace::SamplingLimits limits{.most_steps = 1'000'000, .workgroups = workgroups, .resident = resident};
        const Sampled part = sample(limits, steps);
        SCOPED_TRACE(testing::Message() << workgroups << " workgroups, " << resident << " resident, " << steps);
        EXPECT_TRUE(part.first);
        EXPECT_TRUE(part.last);
        EXPECT_NEAR(part.represented, static_cast<double>(workgroups), 1e-6 * static_cast<double>(workgroups));
        // What fills and empties the machine is recorded whatever it takes.
        EXPECT_LE(part.groups * steps, limits.most_steps * 3 / 2 + 3 * std::max<uint64_t>(64, resident) * steps);
      }
}

TEST(Sampling, LongWavesAreThinned) {
  const trace::WorkgroupSampling sampling(
      {.most_steps = 1'000'000, .most_bytes = 1'000'000, .workgroups = 4, .resident = 4});
  EXPECT_FALSE(sampling.is_too_large(200'000, 200'000, 100'000));
  EXPECT_TRUE(sampling.is_too_large(300'000, 300'000, 100'000));  // four of them are more than all may have
  EXPECT_TRUE(sampling.is_too_large(1'000, 1'000, 300'000));      // of bytes, too
}

trace::WaveTrace wave_of(uint32_t parts, uint32_t steps) {
  trace::WaveTrace wave;
  for (uint32_t p = 0; p < parts; ++p) {
    wave.parts.push_back({p, static_cast<uint32_t>(wave.steps.size()), static_cast<uint32_t>(wave.accesses.size())});
    for (uint32_t s = 0; s < steps; ++s) wave.steps.push_back({p * 1000 + s, 3, s % 2});
    for (uint32_t s = 1; s < steps; s += 2) {
      trace::StepAccess access;
      access.line_count = 2;
      // The second access of a part touches the first one's lines.
      access.first_line = s == 3 ? wave.accesses.back().first_line : static_cast<uint32_t>(wave.lines.size());
      if (s != 3) wave.lines.insert(wave.lines.end(), {p * 100 + s, p * 100 + s + 1});
      wave.accesses.push_back(access);
    }
  }
  return wave;
}

TEST(Thinning, KeepsWholePartsWithTheirAccesses) {
  const trace::WaveTrace all = wave_of(10, 6);
  trace::WaveTrace kept = all;
  kept.thin(4);
  ASSERT_EQ(kept.parts.size(), 3u);  // 0, 4, 8
  ASSERT_EQ(kept.steps.size(), 18u);
  ASSERT_EQ(kept.accesses.size(), 9u);
  for (size_t p = 0; p < 3; ++p) {
    EXPECT_EQ(kept.parts[p].number, 4 * p);
    for (size_t s = 0; s < 6; ++s) EXPECT_EQ(kept.steps[6 * p + s].instruction, 4000 * p + s);
    for (size_t a = 0; a < 3; ++a) {
      const auto lines = kept.lines_of(kept.accesses[3 * p + a]), before = all.lines_of(all.accesses[12 * p + a]);
      EXPECT_TRUE(std::equal(lines.begin(), lines.end(), before.begin(), before.end()));
    }
  }
  EXPECT_LT(kept.bytes(), all.bytes() / 2);
}

// Windows in which 100 instructions take 32 cycles, and stand for ten times as many.
TEST(Extrapolation, AnEvenPartIsExact) {
  timing::Extrapolation whole(0, 0);
  uint64_t issued = 0;
  double represented = 0;
  for (uint64_t time = 32; time <= 32 * 1000; time += 32) whole.window(time, issued += 100, represented += 1000);
  const timing::WholeEstimate estimate = whole.finish(32 * 1000);
  EXPECT_NEAR(estimate.cycles, 320'000, 320);
  EXPECT_NEAR(estimate.instructions, 1'000'000, 1000);
  EXPECT_LT(estimate.error_percent, 0.1);
}

// Where every second stretch is four times as slow, two of ten stretches say less than ten do.
TEST(Extrapolation, TheErrorFollowsHowMuchStretchesDiffer) {
  const auto error = [](uint64_t stretches) {
    timing::Extrapolation whole(0, 0);
    uint64_t issued = 0, time = 0;
    double represented = 0;
    for (uint64_t stretch = 0; stretch < stretches; ++stretch)
      for (int window = 0; window < 200; ++window)
        whole.window(time += 32, issued += stretch % 2 == 0 ? 100 : 25, represented += stretch % 2 == 0 ? 1000 : 250);
    return whole.finish(time).error_percent;
  };
  EXPECT_GT(error(4), 5);
  EXPECT_LT(error(64), error(4));
}

}  // namespace
}  // namespace lw
