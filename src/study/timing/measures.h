// The figures that cases of studies/timing are about, from the times of their runs.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "study/timing/cases.h"
#include "timing/analysis.h"

namespace lw::study {

struct TimedRun {
  double cycles = 0, nanoseconds = 0;
  timing::Machine machine;
  Bound bound = Bound::latency;
  timing::Uncertainty uncertainty = {};  // of unmeasured parameters only if `has_range`
  bool has_range = false;
};

struct Measure {
  std::string_view name;
  size_t runs;
  std::string_view words;
  double (*of)(const TimingCase&, const std::vector<TimedRun>&);
  bool is_rate;                          // more of it is less time
  size_t told;                           // the run whose time the figure tells
  std::optional<size_t> reference = {};  // of a ratio: the run whose time it is divided by
};
std::span<const Measure> measures();
// nullptr where there is none.
const Measure* find_measure(std::string_view name);

// The code object that the run executes.
Result<std::vector<std::byte>> object_of(const Session& session, const TimingRun& run);
Result<TimedRun> time_run(const Session& session, const TimingRun& run, bool wants_range);

}  // namespace lw::study
