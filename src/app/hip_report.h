// A HIP program's run as JSON: what it launched, what went wrong, how it ended.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/base.h"

namespace lw::app {

// How a program ended.
struct ProgramEnd {
  int exit_code = 0;  // 128 and the signal's number where one ended it, as shells count
  int signal = 0;
};

// Runs a program found in PATH and waits for it. What it prints goes to standard error, so that standard output is free
// for the report. Interrupts from the terminal are the program's to handle.
Result<ProgramEnd> run_beside_report(std::vector<std::string> command);

// What the lines in `folder` (hsa/summary.h) say, one entry for each device and kernel in the order of their first
// dispatch:
// {"dispatches": [{"device", "kernel", "dispatches", "wave_instructions"}…], "faults": [{"device", "kernel", "outcome",
// "message"}…]}.
Result<nlohmann::ordered_json> read_summary(const std::string& folder);

}  // namespace lw::app
