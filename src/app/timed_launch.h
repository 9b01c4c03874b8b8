// A launch executed and timed on a device.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/command.h"
#include "app/launch_request.h"
#include "isa/machines.h"
#include "report/time.h"

namespace lw::app {

struct TimeOptions {
  const isa::Device* device = nullptr;  // nullptr: the first of the code's target
  std::vector<std::pair<std::string, uint64_t>> set;
  std::optional<uint32_t> clock_mhz, vgprs, lds_bytes, waves;
  bool sensitivity = false;
  bool timeline = false;
  bool full = false;     // however large the dispatch
  bool warm = false;     // the second of two dispatches, with what the first has left in caches
  unsigned threads = 1;  // of the host
};

// Adds what was timed to `timed`, also where the kernel faults: until then. Says what is wrong on console.err and
// returns the exit code.
int time_launch(const Console& console, const LaunchOptions& launch, const TimeOptions& options,
                std::vector<report::TimedDispatch>& timed);

}  // namespace lw::app
