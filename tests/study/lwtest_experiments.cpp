// What a study on the talk says when results are not what they have to be, and charts of what is worse than before.
#include <gtest/gtest.h>

#include <regex>

#include "report/chart.h"
#include "study/experiments.h"
#include "study/published.h"
#include "study/spd/compare.h"
#include "study/spd/spd.h"

namespace lw::study {
namespace {

constexpr uint32_t kSeed = 7;
const SpdSize kSize{13, 6, 2};  // levels of 6x3, 3x1 and 1x1 below

// Levels as the rule has them.
std::vector<std::byte> levels_as_wanted(const SpdRule& rule, const SpdWanted& wanted, std::vector<std::byte> levels) {
  uint64_t at = kSize.texels_of(0) * rule.texel_bytes();
  for (uint32_t n = 1; n < kSize.levels(); ++n)
    for (const std::vector<SpdLevel>& slice : wanted)
      for (const SpdTexel& texel : slice[n - 1].texels)
        for (const float value : texel) {
          const uint16_t half = half_bits(value, SpdRounding::nearest_even);
          levels[at++] = static_cast<std::byte>(half);
          levels[at++] = static_cast<std::byte>(half >> 8);
        }
  EXPECT_EQ(at, levels.size());
  return levels;
}

TEST(SpdCompare, EveryTexelOfEveryLevelCounts) {
  const SpdRule rule = rule_of(spd_variant("morton-lds-packed-fp32-load-rgba16f"));
  const std::vector<std::byte> unmade =
      unmade_levels(rule, kSize, random_texels(rule, kSize.texels_of(0) * rule.texel_bytes(), kSeed));
  const SpdWanted wanted = wanted_levels(rule, kSize, unmade);
  const uint64_t texels = 2 * (6 * 3 + 3 * 1 + 1);

  const SpdComparison nothing_made = compare_levels(rule, kSize, unmade, wanted);
  EXPECT_EQ(nothing_made.texels, texels);
  EXPECT_EQ(nothing_made.differ, texels);

  const std::vector<std::byte> made = levels_as_wanted(rule, wanted, unmade);
  EXPECT_EQ(compare_levels(rule, kSize, made, wanted).differ, 0U);

  const uint64_t first = kSize.texels_of(0) * rule.texel_bytes();
  for (uint64_t at = first; at < made.size(); ++at) {
    std::vector<std::byte> wrong = made;
    wrong[at] ^= std::byte{1};
    const SpdComparison one = compare_levels(rule, kSize, wrong, wanted);
    EXPECT_EQ(one.differ, 1U) << at;
    EXPECT_NE(one.first, "");
  }
  std::vector<std::byte> wrong = made;
  wrong[first + rule.texel_bytes() * (6 * 3 + 6 + 2)] ^= std::byte{1};
  EXPECT_EQ(compare_levels(rule, kSize, wrong, wanted).first.substr(0, 34), "level 1 of slice 1, texel (2, 1): ");
}

TEST(PublishedRange, BoundsAreInsideUnlessExcluded) {
  const PublishedRange closed{.low = 1, .high = 2};
  EXPECT_TRUE(closed.contains(1) && closed.contains(2));
  EXPECT_FALSE(closed.contains(0.999) || closed.contains(2.001));
  const PublishedRange open{.low = 1, .high = 2, .excludes_low = true, .excludes_high = true};
  EXPECT_TRUE(open.contains(1.5));
  EXPECT_FALSE(open.contains(1) || open.contains(2));
}

// The numbers are the talk's: 4 cycles on GCN and 1 on RDNA, each within 2 %.
TEST(PublishedFinding, IsMetIfAllQuantitiesAreInTheirRanges) {
  const PublishedFinding& rate = published_finding("rdna", "issue-rate");
  EXPECT_EQ(rate.published, "4 and 1");
  EXPECT_TRUE(rate.holds({{"cycles, GCN", 4.0}, {"cycles, RDNA", 1.0}}));
  EXPECT_FALSE(rate.holds({{"cycles, GCN", 4.0}, {"cycles, RDNA", 1.03}}));
  EXPECT_FALSE(rate.holds({{"cycles, GCN", 3.9}, {"cycles, RDNA", 1.0}}));

  ExperimentResult result;
  result.add(rate, "obtained", "why", PublishedFinding::Quantities{{"cycles, GCN", 4.0}, {"cycles, RDNA", 2.0}});
  result.add(published_finding("rdna", "issue-chains"), "obtained", "why", std::nullopt);
  EXPECT_EQ(result.findings[0].is_as_said, std::optional(false));
  EXPECT_EQ(result.findings[1].is_as_said, std::nullopt);
}

TEST(PublishedFinding, HasValuesTolerancesAndTexts) {
  const PublishedFinding& lines = published_finding("fp16", "FP16-2");
  EXPECT_EQ(lines.value("D"), 1611);
  EXPECT_EQ(lines.tolerance("B"), 25);
  EXPECT_EQ(lines.tolerance("C"), 25);
  EXPECT_EQ(lines.tolerance("D"), 0);
  EXPECT_EQ(published_finding("fp16", "FP16-3").text("fp32"), "81 ds_read2st64_b32");
}

TEST(ExperimentStudy, SaysWhichChecksFailed) {
  const ExperimentHead head{"id", "title", "what"};
  ExperimentStudy study;
  StudyCheck good{.what = "things"}, bad{.what = "other things"};
  good.add(5, 0, "nothing");
  bad.add(5, 0, "nothing");
  bad.add(4, 2, "the second");
  bad.add(4, 1, "a later one");
  study.experiments.push_back({&head, {.tables = {}, .findings = {}, .checks = {good, bad}, .pictures = {}}});
  ASSERT_EQ(study.failed_checks().size(), 1U);
  EXPECT_EQ(check_words(*study.failed_checks()[0]), "13 other things, 3 differ; the first is the second");
  EXPECT_EQ(check_words(good), "5 things, 0 differ");
}

// The bars of a chart, as y and height.
std::vector<std::pair<double, double>> bars_of(const std::vector<double>& values) {
  report::Chart chart{.title = "t", .x_title = "x", .y_title = "y", .places = {}, .series = {{"s", {}, values}}};
  for (size_t i = 0; i < values.size(); ++i) {
    chart.places.push_back(std::to_string(i));
    chart.series[0].x.push_back(static_cast<double>(i));
  }
  const std::string svg = report::chart_svg(chart);
  const std::regex bar("x=\"[-0-9.]+\" y=\"([-0-9.]+)\" width=\"[0-9.]+\" height=\"([-0-9.]+)\"><title>");
  std::vector<std::pair<double, double>> bars;
  for (std::sregex_iterator at(svg.begin(), svg.end(), bar), end; at != end; ++at)
    bars.emplace_back(std::stod((*at)[1]), std::stod((*at)[2]));
  return bars;
}

TEST(Chart, BarsBelowZeroHangFromIt) {
  const auto bars = bars_of({-12, 6, -3});
  ASSERT_EQ(bars.size(), 3U);
  const double zero = bars[1].first + bars[1].second;  // where the bar above ends
  EXPECT_NEAR(bars[0].first, zero, 0.11);
  EXPECT_NEAR(bars[2].first, zero, 0.11);
  EXPECT_NEAR(bars[0].second, 2 * bars[1].second, 0.3);
  EXPECT_NEAR(bars[0].second, 4 * bars[2].second, 0.5);
  // All below.
  for (const auto& [top, height] : bars_of({-1, -2})) EXPECT_GT(height, 0) << top;
}

}  // namespace
// A texture of 8 MB, which no L2 holds: a change of the machine changes the time.
TEST(SpdBench, ChangesOfTheMachineChangeTheTime) {
  const ExperimentOptions options;
  const Session session;
  SpdBench bench(options, session);
  SpdRun run{
      .variant = "morton-lds-packed-fp32-sampler-rgba16f", .device = bench.device(), .width = 1024, .height = 1024};
  const auto microseconds = [&](const SpdChange& change) {
    run.change = change;
    return bench.time(run).sums.nanoseconds / 1000;
  };
  const double as_it_is = microseconds({});
  const double fast_memory = microseconds({.memory_bandwidth = 4});
  const double few_waves = microseconds({.most_waves = 1});
  const double slow_memory = microseconds({.parameter = "memory_cycles", .value = 3000});
  const double whole = microseconds({.parameter = "dcc_percent", .value = 100});
  ASSERT_FALSE(bench.problem()) << bench.problem()->message;
  EXPECT_LT(fast_memory, as_it_is * 0.9);
  EXPECT_GT(few_waves, as_it_is * 1.05);
  EXPECT_GT(slow_memory, as_it_is * 1.05);
  EXPECT_GT(whole, as_it_is * 1.02);
}

}  // namespace lw::study
