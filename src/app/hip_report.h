// A HIP program's run as JSON: what it launched and what went wrong.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "base/base.h"

namespace lw::app {

// What the lines in `folder` (hsa/summary.h) say, one entry for each device and kernel in the order of their first
// dispatch:
// {"dispatches": [{"device", "kernel", "dispatches", "wave_instructions"}…], "faults": [{"device", "kernel", "outcome",
// "message"}…]}.
Result<nlohmann::ordered_json> read_summary(const std::string& folder);

}  // namespace lw::app
