// The clock against published measurements: cases of studies/timing/cases.json, each a kernel or two on a named device
// and a number that somebody measured.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "base/session.h"
#include "timing/uncertainty.h"

namespace lw::study {

using timing::Bound;

// Of an OpenCL kernel, or of loop.s, which has room for the addresses of two buffers.
struct TimingArgument {
  uint64_t buffer_bytes = 0;  // 0: no buffer but a number
  uint32_t number = 0;
};

// Cycles between two stamps of waves that fill one compute unit, in the way of study/captures.h.
struct TimingStamps {
  uint32_t waves = 1;
  uint32_t from_wave = 0, to_wave = 0;
  int32_t from = 0, to = 0;  // instruction, from the body's first on; -1 is the last before s_endpgm
  std::string path;          // instructions that are executed, as in stamps.tsv; empty: all
};

struct TimingRun {
  std::string device;
  // A text of studies/timing/loop.s: `body` so many times in a row, so often over; or a kernel of an OpenCL file there.
  std::string prologue, body, epilogue, directives, file, kernel;
  std::vector<std::string> flags;          // of the file's compiler
  uint32_t count = 1, loops = 1, ops = 1;  // operations of the body
  uint32_t grid = 1, block = 64, vgprs = 32, lds = 0;
  std::vector<TimingArgument> arguments;
  uint64_t bytes = 0;                   // that the kernel moves
  bool is_bare = false;                 // s_endpgm alone
  std::map<std::string, uint64_t> set;  // numbers of the device that the case states
  std::optional<TimingStamps> stamps;

  double operations() const { return double{1} * count * loops * ops; }  // of a lane
};

struct TimingCase {
  std::string id, what, source, measure, unit;
  std::string note;    // what the model has not, or the source does not say
  std::string reason;  // why it is off by more than a factor of 2
  double published = 0;
  double tolerance_percent = 0;
  bool is_least = false;   // what is published is the least that it may be
  bool is_unseen = false;  // chosen and written before the clock had been run on it
  double peak = 1;
  std::string fitted_to;  // numbers of its device, or of its kernel, that were chosen by it; empty: none
  std::vector<TimingRun> runs;

  bool is_fitted() const { return !fitted_to.empty(); }
  bool has_stamps() const { return !runs.empty() && runs.front().stamps.has_value(); }
  // The family's id: IR of IR-7.
  std::string_view group() const { return std::string_view(id).substr(0, id.find('-')); }
};

// A row of published measurements that is no case, and why.
struct TimingGap {
  std::string id, why;
};

// What the letters of an id stand for.
struct TimingFamily {
  std::string id, title, what;
  std::string page;  // of the study that has the rows; empty: they are cases of this one
};

struct TimingCases {
  std::vector<TimingCase> cases;
  std::vector<TimingGap> gaps;
  std::vector<TimingFamily> families;
  std::map<std::string, std::string> sources;  // the publication by the key that cases have
};
// Fails where a case has a source or a family that the file does not list.
Result<TimingCases> read_timing_cases();

// The figure at both ends of the uncertainty that `lanewise time` prints for the kernel whose time the figure tells.
struct TimingRange {
  double least = 0, most = 0;

  double width() const { return least > 0 ? most / least : 1; }
};

// What bounds a kernel, and how far its time may be off.
struct TimingError {
  Bound bound = Bound::latency;
  timing::Uncertainty uncertainty;
};

struct TimingResult {
  const TimingCase* one = nullptr;
  double obtained = 0;
  // Of the kernel whose time the figure tells, and what it would be were the figure as published.
  double nanoseconds = 0, published_nanoseconds = 0;
  std::optional<Bound> bound;        // of this kernel, where there is a figure
  std::optional<TimingRange> range;  // if it was asked for, and the clock has one for this kind of case
  // What the range is made of: of the kernel whose time the figure tells, and of the one that a ratio divides it by.
  std::optional<TimingError> told, reference;
  bool is_rate = false;  // more is less time
  std::string problem;   // why there is no figure

  double error_percent() const;  // with its sign; 0 where the least is published and reached
  bool is_within() const;
  bool is_beyond_two() const;
  bool is_in(const TimingRange& some) const;
  // Whether the range holds the published figure; false without a range.
  bool is_in_range() const;
  // The word of `lanewise time`; empty without a figure.
  std::string_view bound_name() const;
};

struct TimingSummary {
  size_t cases = 0, fitted = 0;
  // Of those that nothing was fitted to.
  size_t free = 0, within = 0, beyond_two = 0, unexplained = 0;
  double median_error_percent = 0, mean_error_percent = 0;
  // The sum of what all times are off, of the sum of all published times.
  double weighted_error_percent = 0;
  // Those of the free that have a range, and those of them whose range holds the published figure.
  size_t ranged = 0, in_range = 0;
  double median_width = 0;
};

// Of a result that has `told`. If both kernels of a ratio have the same bound, their errors are assumed to be equal and
// do not add; the wider one counts.
TimingRange range_of(const TimingResult& result);

// The clock's own error for kernels with one bound, as isa/timing/errors.timing should have it.
struct MeasuredError {
  Bound bound = Bound::latency;
  size_t cases = 0;  // that it was measured on
  // Lower and upper bound of published time / modelled time, in percent, that four fifths of the cases keep on each
  // side.
  uint32_t least_percent = 0, most_percent = 0;

  timing::Factors factors() const;
};
// One for each Bound, in their order, from the cases that nothing was fitted to, without unseen ones and stamps.
// docs/time.md has the rule.
std::vector<MeasuredError> measured_errors(const std::vector<TimingResult>& results);
// How many of these cases are in their ranges if the clock's error is measured on the other cases alone.
size_t in_range_by_others(const std::vector<TimingResult>& results);

// Cases that one thing bounds.
struct TimingKind {
  Bound bound;
  TimingSummary met, unseen;
};

// In the order of the cases, several at a time. Ends early, with what is known by then, once `session.cancel` is
// requested. `done` counts.
std::vector<TimingResult> run_timing_cases(const std::vector<const TimingCase*>& cases, bool wants_ranges,
                                           std::atomic<uint64_t>& done, const Session& session);
TimingSummary summary_of(const std::vector<TimingResult>& results);
// The cases that the clock had not met when they were written, or the others.
std::vector<TimingResult> results_of(const std::vector<TimingResult>& results, bool unseen);
// By what bounds them, those that were not fitted.
std::vector<TimingKind> kinds_of(const std::vector<TimingResult>& results);

}  // namespace lw::study
