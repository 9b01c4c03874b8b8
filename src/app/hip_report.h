// A HIP program's run: what it launched, how long that took and what went wrong.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "base/base.h"

namespace lw::app {

// What the lines in `folder` (hsa/summary.h) say, one entry for each device and kernel in the order of their first
// dispatch:
// {"dispatches": [{"device", "kernel", "dispatches", "wave_instructions"}…], "faults": [{"device", "kernel", "outcome",
// "message"}…]}. Of a run that was timed also "time": each dispatch and copy in the order of its device's clock.
Result<nlohmann::ordered_json> read_summary(const std::string& folder);

// "time" of a summary as a table: each dispatch and copy, or where these are many, their sums.
std::string time_table(const nlohmann::ordered_json& timeline);

}  // namespace lw::app
