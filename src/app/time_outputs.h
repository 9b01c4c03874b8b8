// What `time` prints and writes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/command.h"
#include "lanewise/compare.h"
#include "report/junit.h"

namespace lw::app {

// Two timings side by side: indexes into the reports, and their diff.
struct TimePair {
  size_t before = 0, after = 0;
  lanewise::TimeDiff diff;
};

// All that is known at the end.
struct TimeResults {
  std::vector<lanewise::TimeReport> reports;  // all devices of the first file, then those of the next
  std::vector<TimePair> pairs;                // of two files, by device
  bool are_two_files = false;                 // without pairs: one of them was not timed to its end
  const lanewise::BaselineReport* baseline = nullptr;
};

struct TimeOutputs {
  std::string csv, att, trace, html, junit;  // paths; empty: not wanted
  void declare(Arguments& arguments);
  void add_to(host::CommandFiles& files) const { files.writes({csv, att, trace, html, junit}); }
  bool needs_timeline() const { return !trace.empty() || !html.empty(); }
  // Says which of them cannot be written for so many files and devices.
  std::optional<Error> check(size_t files, size_t devices) const;
};

// `top`: how many instructions are listed.
void print(const Console& console, const TimeResults& results, size_t top);
std::optional<Error> write_outputs(const TimeOutputs& outputs, const TimeResults& results,
                                   const std::vector<report::CheckResult>& checks);

}  // namespace lw::app
