// A launch executed and timed on a device.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/session.h"
#include "isa/machines.h"
#include "lanewise/run.h"
#include "report/time.h"

namespace lw::api {

struct TimeRequest {
  lanewise::LaunchRequest launch;
  const isa::Device* device = nullptr;  // nullptr: the first of the code's target
  std::vector<std::pair<std::string, uint64_t>> set;
  std::optional<uint32_t> clock_mhz, vgprs, lds_bytes, waves;
  bool sensitivity = false;
  bool timeline = false;
  bool full = false;     // however large the dispatch
  bool warm = false;     // the second of two dispatches, with what the first has left in caches
  unsigned threads = 1;  // of the host
};

struct TimedLaunch {
  // What was timed before the kernel ended or faulted; nothing if the first of two dispatches did not finish.
  std::optional<report::TimedDispatch> timed;
  lanewise::RunReport run;  // how it ended
  std::string interrupted;  // two lines for the standard error, if the kernel finished and its timing was cut short
};

lanewise::Result<TimedLaunch> time_launch(const TimeRequest& request, const Session& session);

}  // namespace lw::api
