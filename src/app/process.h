// Other programs.
#pragma once

#include <string>
#include <vector>

#include "base/base.h"

namespace lw::app {

struct Finished {
  int exit_code = 0;
  std::string output;  // standard output and standard error together
};

// Runs a program found in PATH with these arguments (no shell in between) and waits for it. What it reads from standard
// input is in a file, where one is named.
Result<Finished> run_program(const std::vector<std::string>& command, const std::string& input = {});

}  // namespace lw::app
