// The clock against published measurements: cases of studies/timing/cases.json, each a kernel or two on a named device
// and a number that somebody measured.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "base/base.h"

namespace lw::study {

struct TimingRun {
  std::string device;
  // A text of studies/timing/loop.s: `body` so many times in a row, so often over; or a kernel of an OpenCL file there.
  std::string prologue, body, epilogue, directives, file, kernel;
  uint32_t count = 1, loops = 1, ops = 1;  // operations of the body
  uint32_t grid = 1, block = 64, vgprs = 32, lds = 0;
  std::vector<uint64_t> buffers;  // bytes of each argument's
  uint64_t bytes = 0;             // that the kernel moves
  bool is_bare = false;           // s_endpgm alone
  std::map<std::string, uint64_t> set;  // numbers of the device that the case states

  double operations() const { return double{1} * count * loops * ops; }
};

struct TimingCase {
  std::string id, what, source, measure, unit, note;
  double published = 0, tolerance_percent = 0, peak = 1;
  bool is_fitted = false;  // a number of the device was chosen by it
  std::vector<TimingRun> runs;
};

struct TimingResult {
  const TimingCase* one = nullptr;
  double obtained = 0;
  std::string problem;  // why there is none

  double error_percent() const;  // with its sign
  bool is_within() const;
};

struct TimingSummary {
  size_t cases = 0, fitted = 0;
  // Of those that nothing was fitted to.
  size_t free = 0, within = 0, beyond_two = 0;
  double median_error_percent = 0, weighted_error_percent = 0;
};

Result<std::vector<TimingCase>> read_timing_cases();
// Ends early, with what is known by then, once `is_cancelled` says so. `done` counts.
std::vector<TimingResult> run_timing_cases(const std::vector<TimingCase>& cases, const std::string& only,
                                           std::atomic<uint64_t>& done, const std::function<bool()>& is_cancelled);
TimingSummary summary_of(const std::vector<TimingResult>& results);

void print_timing(const std::vector<TimingResult>& results, std::string& out);
std::string timing_json(const std::vector<TimingResult>& results);

}  // namespace lw::study
