#include "study/timing/measures.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <thread>

#include "base/defect.h"

namespace lw::study {
namespace {

// Operations of all lanes in a nanosecond, from what a second run does and takes beyond the first.
double rate(const TimingCase& c, const std::vector<TimedRun>& t, size_t first) {
  const TimingRun &a = c.runs[first], &b = c.runs[first + 1];
  return (b.operations() * b.grid - a.operations() * a.grid) * a.block /
         (t[first + 1].nanoseconds - t[first].nanoseconds);
}

double operations_of_wave(const TimingCase& c) { return c.runs[1].operations() - c.runs[0].operations(); }

constexpr Measure kMeasures[] = {
    {"slope", 2, "cycles per additional operation of a wave",
     [](const TimingCase& c, const std::vector<TimedRun>& t) {
       return (t[1].cycles - t[0].cycles) / operations_of_wave(c);
     },
     false, 1},
    {"slope_ns", 2, "nanoseconds per additional operation of a wave",
     [](const TimingCase& c, const std::vector<TimedRun>& t) {
       return (t[1].nanoseconds - t[0].nanoseconds) / operations_of_wave(c);
     },
     false, 1},
    {"slope_groups_ns", 2, "nanoseconds per additional workgroup",
     [](const TimingCase& c, const std::vector<TimedRun>& t) {
       return (t[1].nanoseconds - t[0].nanoseconds) / (c.runs[1].grid - c.runs[0].grid);
     },
     false, 1},
    {"total_ns", 1, "nanoseconds of the dispatch",
     [](const TimingCase&, const std::vector<TimedRun>& t) { return t[0].nanoseconds; }, false, 0},
    {"stamps", 1, "cycles between two stamps",
     [](const TimingCase& c, const std::vector<TimedRun>& t) { return t[0].cycles / c.runs[0].ops; }, false, 0},
    {"stamps_slope", 2, "cycles between two stamps, per additional operation between them",
     [](const TimingCase& c, const std::vector<TimedRun>& t) {
       return (t[1].cycles - t[0].cycles) / operations_of_wave(c);
     },
     false, 1},
    {"per_cycle", 2, "operations of all lanes per cycle, as a share of the peak that the case states",
     [](const TimingCase& c, const std::vector<TimedRun>& t) {
       return rate(c, t, 0) * 1000 / t[0].machine.clock_mhz / c.peak;
     },
     true, 1},
    {"rate_ratio", 4, "the rate of operations, relative to that of two other runs",
     [](const TimingCase& c, const std::vector<TimedRun>& t) { return rate(c, t, 0) / rate(c, t, 2); }, true, 1, 3},
    {"time_ratio", 2, "the time of one run, relative to that of another",
     [](const TimingCase&, const std::vector<TimedRun>& t) { return t[0].nanoseconds / t[1].nanoseconds; }, false, 0,
     1},
    {"cycles_per_unit", 2, "cycles of a compute unit per operation of 64 lanes",
     [](const TimingCase& c, const std::vector<TimedRun>& t) {
       const double waves = c.runs[0].grid * c.runs[0].block / 64.0;
       const double units = std::min<double>(c.runs[0].grid, t[0].machine.compute_units);
       return (t[1].cycles - t[0].cycles) * units / (operations_of_wave(c) * waves);
     },
     false, 1},
    {"slope_ratio", 4, "the time difference of two runs, relative to that of two others",
     [](const TimingCase&, const std::vector<TimedRun>& t) {
       return (t[1].nanoseconds - t[0].nanoseconds) / (t[3].nanoseconds - t[2].nanoseconds);
     },
     false, 1, 3},
    {"gb_per_s", 1, "10^9 bytes per second",
     [](const TimingCase& c, const std::vector<TimedRun>& t) {
       return static_cast<double>(c.runs[0].bytes) / t[0].nanoseconds;
     },
     true, 0},
    {"gb_per_s_launched", 1, "10^9 bytes per second, including the launch of the kernel",
     [](const TimingCase& c, const std::vector<TimedRun>& t) {
       return static_cast<double>(c.runs[0].bytes) / (t[0].nanoseconds + t[0].machine.kernel_launch_ns);
     },
     true, 0},
    {"gb_per_s_more", 2, "10^9 bytes per second, for the additional work of the second run; an operation is a byte",
     [](const TimingCase& c, const std::vector<TimedRun>& t) { return rate(c, t, 0); }, true, 1},
    {"mega_per_s", 1, "millions of operations of all lanes per second",
     [](const TimingCase& c, const std::vector<TimedRun>& t) {
       return c.runs[0].operations() * c.runs[0].grid * c.runs[0].block / t[0].nanoseconds * 1000;
     },
     true, 0},
    {"mega_per_s_more", 2, "millions of operations of all lanes per second, for the additional work of the second run",
     [](const TimingCase& c, const std::vector<TimedRun>& t) { return rate(c, t, 0) * 1000; }, true, 1},
    {"total_rate_ratio", 2, "the rate of a dispatch's operations, relative to that of another",
     [](const TimingCase& c, const std::vector<TimedRun>& t) {
       const auto rate = [&](size_t i) {
         return c.runs[i].operations() * c.runs[i].grid * c.runs[i].block / t[i].nanoseconds;
       };
       return rate(0) / rate(1);
     },
     true, 0, 1},
};

}  // namespace

std::span<const Measure> measures() { return kMeasures; }

const Measure* find_measure(std::string_view name) {
  for (const Measure& measure : kMeasures)
    if (measure.name == name) return &measure;
  return nullptr;
}

double TimingResult::error_percent() const {
  if (one->published == 0 || (one->is_least && obtained >= one->published)) return 0;
  return 100 * (obtained / one->published - 1);
}

bool TimingResult::is_within() const {
  return problem.empty() && std::abs(error_percent()) <= one->tolerance_percent + 1e-9;
}

bool TimingResult::is_in(const TimingRange& some) const {
  constexpr double kRounding = 1e-9;
  if (one->is_least && obtained >= one->published) return true;
  return one->published >= some.least * (1 - kRounding) && one->published <= some.most * (1 + kRounding);
}

bool TimingResult::is_in_range() const { return range && is_in(*range); }

std::string_view TimingResult::bound_name() const { return bound ? name_of(*bound) : ""; }

bool TimingResult::is_beyond_two() const { return problem.empty() && (error_percent() > 100 || error_percent() < -50); }

namespace {

TimingResult run_case(const Session& session, const TimingCase& one, bool wants_range) {
  TimingResult result;
  result.one = &one;
  const Measure& measure = *find_measure(one.measure);
  std::vector<TimedRun> timed;
  for (const TimingRun& run : one.runs) {
    Result<TimedRun> time = time_run(session, run, wants_range && timed.size() == measure.told);
    if (!time) {
      result.problem = time.error().message;
      return result;
    }
    timed.push_back(*time);
  }
  const TimedRun& told = timed[measure.told];
  result.obtained = measure.of(one, timed);
  result.nanoseconds = told.nanoseconds;
  result.bound = told.bound;
  const double ratio = one.published / result.obtained;
  result.published_nanoseconds = result.nanoseconds * (measure.is_rate ? 1 / ratio : ratio);
  if (!told.has_range) return result;
  result.told = {told.bound, told.uncertainty};
  if (measure.reference) {
    const TimedRun& reference = timed[*measure.reference];
    result.reference = {reference.bound, reference.uncertainty};
  }
  result.is_rate = measure.is_rate;
  result.range = range_of(result);
  return result;
}

}  // namespace

TimingRange range_of(const TimingResult& result) {
  timing::Factors time = result.told->uncertainty.all();
  if (result.reference) {
    const timing::Factors divided = timing::inverse(result.reference->uncertainty.all());
    time =
        result.reference->bound == result.told->bound ? timing::either(time, divided) : timing::together(time, divided);
  }
  const timing::Factors figure = result.is_rate ? timing::inverse(time) : time;
  return {result.obtained * figure.least, result.obtained * figure.most};
}

namespace {

double median_of(std::vector<double> values) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

}  // namespace

std::vector<TimingResult> run_timing_cases(const std::vector<const TimingCase*>& cases, bool wants_ranges,
                                           std::atomic<uint64_t>& done, const Session& session) {
  std::vector<TimingResult> results(cases.size());
  std::atomic<size_t> next{0};
  FirstException failure;
  const auto work = [&] {
    failure.catching([&] {
      for (size_t i = next++; i < cases.size() && !session.cancel.requested(); i = next++) {
        results[i] = run_case(session, *cases[i], wants_ranges);
        ++done;
      }
    });
  };
  std::vector<std::thread> threads;
  for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i) threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();
  failure.rethrow();
  std::erase_if(results, [](const TimingResult& result) { return result.one == nullptr; });
  return results;
}

TimingSummary summary_of(const std::vector<TimingResult>& results) {
  TimingSummary summary;
  std::vector<double> errors, widths;
  double off_ns = 0, all_ns = 0, sum = 0;
  for (const TimingResult& result : results) {
    if (!result.problem.empty()) continue;
    ++summary.cases;
    if (result.one->is_fitted()) {
      ++summary.fitted;
      continue;
    }
    ++summary.free;
    summary.within += result.is_within();
    summary.beyond_two += result.is_beyond_two();
    summary.unexplained += result.is_beyond_two() && result.one->reason.empty();
    errors.push_back(std::abs(result.error_percent()));
    sum += errors.back();
    if (result.range) widths.push_back(result.range->width());
    summary.in_range += result.is_in_range();
    if (!result.one->is_least) {
      off_ns += std::abs(result.nanoseconds - result.published_nanoseconds);
      all_ns += result.published_nanoseconds;
    }
  }
  if (errors.empty()) return summary;
  summary.median_error_percent = median_of(errors);
  summary.ranged = widths.size();
  summary.median_width = median_of(widths);
  summary.mean_error_percent = sum / static_cast<double>(errors.size());
  summary.weighted_error_percent = all_ns == 0 ? 0 : 100 * off_ns / all_ns;
  return summary;
}

std::vector<TimingResult> results_of(const std::vector<TimingResult>& results, bool unseen) {
  std::vector<TimingResult> some;
  for (const TimingResult& result : results)
    if (result.one->is_unseen == unseen) some.push_back(result);
  return some;
}

std::vector<TimingKind> kinds_of(const std::vector<TimingResult>& results) {
  std::map<Bound, std::vector<TimingResult>> by_bound;
  for (const TimingResult& result : results)
    if (result.bound && !result.one->is_fitted()) by_bound[*result.bound].push_back(result);
  std::vector<TimingKind> kinds;
  for (const auto& [bound, some] : by_bound)
    kinds.push_back({bound, summary_of(results_of(some, false)), summary_of(results_of(some, true))});
  return kinds;
}

}  // namespace lw::study
