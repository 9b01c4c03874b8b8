// What the study timing says of its cases as a whole, and how stamps are scored, on made-up results; and that its data
// belong together.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>

#include "isa/timing.h"
#include "study/timing/capture_scores.h"
#include "study/timing/report.h"

namespace lw::study {
namespace {

struct MadeUp {
  std::vector<TimingCase> cases;
  std::vector<TimingResult> results() const {
    std::vector<TimingResult> all;
    for (size_t i = 0; i < cases.size(); ++i) {
      TimingResult result;
      result.one = &cases[i];
      result.obtained = obtained[i];
      result.nanoseconds = nanoseconds[i];
      result.published_nanoseconds = nanoseconds[i] * cases[i].published / obtained[i];
      all.push_back(result);
    }
    return all;
  }
  void add(double published, double got, double tolerance, double ns, std::string fitted_to = "") {
    TimingCase one;
    one.id = "X-" + std::to_string(cases.size());
    one.published = published;
    one.tolerance_percent = tolerance;
    one.fitted_to = std::move(fitted_to);
    cases.push_back(one);
    obtained.push_back(got);
    nanoseconds.push_back(ns);
  }
  std::vector<double> obtained, nanoseconds;
};

TimingStudy study_of(const std::vector<TimingResult>& results) {
  TimingStudy study;
  study.has_cases = true;
  study.results = results;
  return study;
}

TEST(TimingSummary, CountsAndErrorsOfThoseThatNothingWasFittedTo) {
  MadeUp made;
  made.add(100, 110, 10, 1100);            // +10 %, at its tolerance; 1000 ns as published
  made.add(100, 80, 10, 800);              // -20 %; 1000 ns
  made.add(100, 201, 10, 201);             // +101 %; 100 ns
  made.add(100, 49, 60, 49);               // -51 %, within, beyond a factor of 2; 100 ns
  made.add(100, 500, 10, 5000, "number");  // counts as fitted and nowhere else
  made.cases[3].reason = "known";
  const TimingSummary s = summary_of(made.results());
  EXPECT_EQ(s.cases, 5u);
  EXPECT_EQ(s.fitted, 1u);
  EXPECT_EQ(s.free, 4u);
  EXPECT_EQ(s.within, 2u);
  EXPECT_EQ(s.beyond_two, 2u);
  EXPECT_EQ(s.unexplained, 1u);
  EXPECT_NEAR(s.median_error_percent, (20 + 51) / 2.0, 1e-9);
  EXPECT_NEAR(s.mean_error_percent, (10 + 20 + 101 + 51) / 4.0, 1e-9);
  EXPECT_NEAR(s.weighted_error_percent, 100.0 * (100 + 200 + 101 + 51) / 2200, 1e-9);
  EXPECT_EQ(
      timing_summary_words(s),
      "5 cases, of which 1 were fitted (20 %); of the other 4: 2 within their tolerance (50 %), median error 35.5 "
      "%, mean error 45.5 %, weighted error 20.5 %, 2 off by more than a factor of 2");
}

TEST(TimingSummary, TheMedianOfAnOddNumberIsTheOneInTheMiddle) {
  MadeUp made;
  for (const double obtained : {101.0, 107.0, 130.0}) made.add(100, obtained, 10, 100);
  EXPECT_NEAR(summary_of(made.results()).median_error_percent, 7, 1e-9);
}

TEST(TimingSummary, WhatIsMoreThanTheLeastIsNoError) {
  MadeUp made;
  made.add(100, 150, 1, 100);
  made.add(100, 98, 1, 100);
  for (TimingCase& one : made.cases) one.is_least = true;
  const std::vector<TimingResult> results = made.results();
  EXPECT_EQ(results[0].error_percent(), 0);
  EXPECT_NEAR(results[1].error_percent(), -2, 1e-9);
  EXPECT_EQ(summary_of(results).within, 1u);
}

TEST(TimingSummary, CasesWithoutAFigureDoNotCount) {
  MadeUp made;
  made.add(100, 100, 1, 100);
  made.add(100, 100, 1, 100);
  std::vector<TimingResult> results = made.results();
  results[1].problem = "no kernel";
  EXPECT_EQ(summary_of(results).cases, 1u);
  EXPECT_EQ(timing_verdict(results[0]), "yes");
  EXPECT_EQ(timing_verdict(results[1]), "no");
  results.erase(results.begin());
  const TimingSummary none = summary_of(results);
  EXPECT_EQ(none.cases, 0u);
  EXPECT_EQ(none.median_error_percent, 0);
}

TEST(TimingSummary, UnseenCasesAreApart) {
  MadeUp made;
  made.add(100, 101, 5, 100);
  made.add(100, 120, 5, 100);
  made.add(100, 100, 5, 100, "number");
  made.cases[1].is_unseen = true;
  std::vector<TimingResult> results = made.results();
  results[0].bound = results[2].bound = Bound::lds;
  results[1].bound = Bound::memory;
  EXPECT_EQ(summary_of(results_of(results, false)).cases, 2u);
  EXPECT_EQ(summary_of(results_of(results, true)).cases, 1u);
  const std::vector<TimingKind> kinds = kinds_of(results);
  ASSERT_EQ(kinds.size(), 2u);
  EXPECT_EQ(kinds[0].bound, Bound::memory);
  EXPECT_EQ(kinds[0].unseen.cases, 1u);
  EXPECT_EQ(kinds[1].bound, Bound::lds);
  EXPECT_EQ(kinds[1].met.cases, 1u) << "without the fitted one";
  EXPECT_EQ(kinds[1].unseen.cases, 0u);
  EXPECT_EQ(timing_sentences(study_of(results)).size(), 2u);
}

TEST(TimingSummary, RangesOfThoseThatNothingWasFittedTo) {
  MadeUp made;
  for (const double obtained : {90.0, 90.0, 90.0, 90.0, 120.0}) made.add(100, obtained, 5, 100);
  made.add(100, 100, 5, 100, "number");
  made.cases[4].is_least = true;
  std::vector<TimingResult> results = made.results();
  results[0].range = {80, 100};  // its upper end is the published figure
  results[1].range = {80, 99};
  results[2].range = {60, 120};
  results[4].range = {110, 121};  // above, but what is published is the least
  results[5].range = {100, 100};
  EXPECT_TRUE(results[0].is_in_range());
  EXPECT_FALSE(results[1].is_in_range());
  EXPECT_TRUE(results[2].is_in_range());
  EXPECT_FALSE(results[3].is_in_range()) << "it has no range";
  EXPECT_TRUE(results[4].is_in_range());
  const TimingSummary s = summary_of(results);
  EXPECT_EQ(s.ranged, 4u);
  EXPECT_EQ(s.in_range, 3u);
  EXPECT_NEAR(s.median_width, (100.0 / 80 + 99.0 / 80) / 2, 1e-9);
  TimingStudy study = study_of(results);
  study.has_ranges = true;
  const std::vector<std::string> sentences = timing_sentences(study);
  ASSERT_EQ(sentences.size(), 2u);
  EXPECT_EQ(sentences[1].find("The range that the clock prints holds the published figure in 3 of 4 cases"), 0u);
  EXPECT_EQ(kind_rows(study)[0].size(), 11u);
}

// A case whose time is published as `ratio` of the modelled one.
void add_error(MadeUp& made, std::vector<Bound>& bounds, Bound bound, double ratio) {
  made.add(100 * ratio, 100, 5, 100);
  bounds.push_back(bound);
}

std::vector<TimingResult> bound_by(const MadeUp& made, const std::vector<Bound>& bounds) {
  std::vector<TimingResult> results = made.results();
  for (size_t i = 0; i < results.size(); ++i) {
    results[i].bound = bounds[i];
    results[i].told = {bounds[i], {}};
  }
  return results;
}

TEST(TimingErrors, FourFifthsDoNotExceedThem) {
  MadeUp made;
  std::vector<Bound> bounds;
  for (const double ratio : {0.70, 0.885, 0.95, 0.96, 1.0, 1.01, 1.02, 1.104, 1.3, 1.7})
    add_error(made, bounds, Bound::memory, ratio);
  const std::vector<MeasuredError> errors = measured_errors(bound_by(made, bounds));
  ASSERT_EQ(errors.size(), lanewise::kBounds);
  const MeasuredError& memory = errors[static_cast<size_t>(Bound::memory)];
  EXPECT_EQ(memory.cases, 10u);
  EXPECT_EQ(memory.most_percent, 130u) << "the ninth of ten: 0.8 of eleven";
  EXPECT_EQ(memory.least_percent, 88u);
  const MeasuredError& none = errors[static_cast<size_t>(Bound::lds)];
  EXPECT_EQ(none.cases, 0u);
  EXPECT_EQ(none.least_percent, 99u);
  EXPECT_EQ(none.most_percent, 101u);
}

TEST(TimingErrors, OfFewCasesAreShared) {
  MadeUp made;
  std::vector<Bound> bounds;
  for (size_t i = 0; i < 12; ++i) add_error(made, bounds, i % 2 == 0 ? Bound::valu : Bound::salu, 1.5);
  for (size_t i = 0; i < 4; ++i) add_error(made, bounds, i % 2 == 0 ? Bound::address : Bound::l2, 1.2);
  add_error(made, bounds, Bound::lds, 1.1);
  std::vector<TimingResult> results = bound_by(made, bounds);
  const auto most = [&](Bound bound) {
    const MeasuredError error = measured_errors(results)[static_cast<size_t>(bound)];
    return std::pair(error.cases, error.most_percent);
  };
  EXPECT_EQ(most(Bound::valu), std::pair(size_t{12}, 150u));
  EXPECT_EQ(most(Bound::salu), most(Bound::valu));
  EXPECT_EQ(most(Bound::lds), std::pair(size_t{5}, 120u));
  EXPECT_EQ(most(Bound::launch), most(Bound::lds));
  made.cases[12].is_unseen = made.cases[13].is_unseen = true;
  made.cases[14].fitted_to = "number";
  EXPECT_EQ(most(Bound::l2), std::pair(size_t{2}, 120u)) << "neither unseen nor fitted cases count";
}

TEST(TimingErrors, RangeOfARatio) {
  MadeUp made;
  made.add(1, 2, 5, 100);
  TimingResult result = made.results().front();
  const auto of = [](double least, double most, double needed) {
    return timing::Uncertainty{.parameters = {}, .model = {least, most}, .sample = {}, .needed = needed};
  };
  result.told = {Bound::valu, of(0.9, 1.2, 0.95)};
  EXPECT_NEAR(range_of(result).least, 2 * 0.95, 1e-9);
  EXPECT_NEAR(range_of(result).most, 2 * 1.2, 1e-9);
  result.is_rate = true;
  EXPECT_NEAR(range_of(result).least, 2 / 1.2, 1e-9);
  EXPECT_NEAR(range_of(result).most, 2 / 0.95, 1e-9);
  // The kernel that it is divided by may be as much slower.
  result.reference = {Bound::valu, of(0.9, 1.2, 0.95)};
  EXPECT_NEAR(range_of(result).least, 2 / 1.2, 1e-9);
  EXPECT_NEAR(range_of(result).most, 2 * 1.2, 1e-9);
  result.reference->bound = Bound::memory;
  EXPECT_NEAR(range_of(result).most, 2 * std::exp(std::hypot(std::log(1.2), std::log(0.95))), 1e-9);
}

TEST(TimingErrors, OfACaseWithoutItself) {
  MadeUp made;
  std::vector<Bound> bounds;
  for (size_t i = 0; i < 11; ++i) add_error(made, bounds, Bound::memory, i > 2 ? 1.0 : std::array{1.5, 1.2, 1.1}[i]);
  std::vector<TimingResult> results = bound_by(made, bounds);
  EXPECT_EQ(measured_errors(results)[static_cast<size_t>(Bound::memory)].most_percent, 120u);
  EXPECT_EQ(in_range_by_others(results), 9u) << "neither the one of 1.5 nor that of 1.2";
  TimingStudy study = study_of(results);
  EXPECT_TRUE(error_rows(study).empty()) << "cases were left out";
  study.is_whole = true;
  EXPECT_EQ(error_rows(study).size(), 1 + lanewise::kBounds);
}

TEST(TimingCases, WhatNumbersWereFittedToIsACase) {
  const Result<TimingCases> read = read_timing_cases();
  ASSERT_TRUE(read) << read.error().message;
  std::set<std::string, std::less<>> ids;
  for (const TimingCase& one : read->cases) EXPECT_TRUE(ids.insert(one.id).second) << one.id << " is there twice";
  ASSERT_FALSE(isa::fitted().empty());
  for (const isa::Fitted& fitted : isa::fitted())
    for (std::string_view rest = fitted.cases; !rest.empty();) {
      const std::string_view id = rest.substr(0, rest.find(' '));
      rest.remove_prefix(std::min(rest.size(), id.size() + 1));
      EXPECT_TRUE(ids.contains(id)) << fitted.number << " of " << fitted.of << " to " << id;
    }
  for (const TimingGap& gap : read->gaps) EXPECT_FALSE(ids.contains(gap.id)) << gap.id << " is a case and is none";
}

CapturedKernel kernel(std::string name, std::vector<std::vector<double>> waves) {
  CapturedKernel made;
  made.name = std::move(name);
  made.family = "family";
  for (size_t w = 0; w < waves.size(); ++w) made.waves.push_back({std::to_string(w), {}, std::move(waves[w])});
  return made;
}

std::vector<PredictedWave> waves(std::vector<std::vector<uint64_t>> cycles) {
  std::vector<PredictedWave> made;
  for (size_t w = 0; w < cycles.size(); ++w) made.push_back({std::to_string(w), std::move(cycles[w])});
  return made;
}

TEST(CaptureScores, ShiftedAsAWholeTheyAreExact) {
  const std::vector<CapturedKernel> kernels{kernel("a", {{0, 5, 100}, {3, 9, 30}})};
  const std::vector<std::vector<PredictedWave>> predicted{waves({{1000, 1005, 1100}, {1003, 1009, 1030}})};
  const CaptureScores scores = score_captures(kernels, predicted);
  EXPECT_EQ(scores.all.span_error_median, 0);
  EXPECT_EQ(scores.all.wave_error_p90, 0);
  EXPECT_EQ(scores.all.all.count, 4u);
  EXPECT_EQ(scores.all.core.count, 3u);
  EXPECT_EQ(scores.all.all.exact, 1);
  EXPECT_EQ(scores.half_a.kernels, 1u);
  EXPECT_EQ(scores.half_b.kernels, 0u);
  EXPECT_TRUE(std::isnan(scores.half_b.span_error_median));
}

TEST(CaptureScores, DeltasOfMatchedWaves) {
  // Deltas of the card: 10, 40, 60 and 11, 30, 200. The waves of the prediction begin in the other order.
  const std::vector<CapturedKernel> kernels{kernel("a", {{0, 10, 50, 110}, {2, 13, 43, 243}})};
  // In the order of their first stamps: 11, 41, 60 and 11, 33, 210.
  const std::vector<std::vector<PredictedWave>> predicted{waves({{9, 20, 53, 263}, {4, 15, 56, 116}})};
  const CaptureScore s = score_captures(kernels, predicted).all;
  EXPECT_EQ(s.core.count, 4u);
  EXPECT_DOUBLE_EQ(s.core.exact, 1 / 4.0);
  EXPECT_DOUBLE_EQ(s.core.within_one, 3 / 4.0);
  EXPECT_DOUBLE_EQ(s.core.within_ten_percent, 4 / 4.0);
  EXPECT_DOUBLE_EQ(s.core.in_any_wave, 2 / 4.0);
  EXPECT_DOUBLE_EQ(s.all.exact, 2 / 6.0);
  EXPECT_DOUBLE_EQ(s.span_error_median, (259.0 - 243) / 243);
  // Of the waves: 112 for 110, 254 for 241.
  EXPECT_DOUBLE_EQ(s.wave_error_median, (2 / 110.0 + 13 / 241.0) / 2);
  EXPECT_DOUBLE_EQ(s.wave_error_p90, 2 / 110.0 + (13 / 241.0 - 2 / 110.0) * 0.9);
}

TEST(CaptureScores, HalvesAreByNameWithinFamilies) {
  std::vector<CapturedKernel> kernels;
  std::vector<std::vector<PredictedWave>> predicted;
  const auto add = [&](std::string name, std::string family, uint64_t end) {
    kernels.push_back(kernel(std::move(name), {{0, 10}}));
    kernels.back().family = std::move(family);
    predicted.push_back(waves({{0, end}}));
  };
  add("c", "one", 10);
  add("a", "one", 10);
  add("b", "one", 20);
  add("d", "two", 10);
  const CaptureScores scores = score_captures(kernels, predicted);
  EXPECT_EQ(scores.half_a.kernels, 3u);
  EXPECT_EQ(scores.half_b.kernels, 1u);
  EXPECT_EQ(scores.half_a.all.exact, 1);
  EXPECT_EQ(scores.half_b.all.exact, 0);
  EXPECT_EQ(scores.half_b.span_error_median, 1);
}

TEST(CaptureScores, AWaveThatWasNotPredictedIsWhollyWrong) {
  const std::vector<CapturedKernel> kernels{kernel("a", {{0, 10}, {1, 11}})};
  const std::vector<std::vector<PredictedWave>> predicted{waves({{0, 10}})};
  const CaptureScore s = score_captures(kernels, predicted).all;
  EXPECT_EQ(s.span_error_median, 1);
  EXPECT_DOUBLE_EQ(s.all.exact, 0.5);
  EXPECT_DOUBLE_EQ(s.wave_error_median, 0.5);
}

}  // namespace
}  // namespace lw::study
