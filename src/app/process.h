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

// Runs a program found in PATH with these arguments (no shell in between) and waits for it.
Result<Finished> run_program(const std::vector<std::string>& command);

}  // namespace lw::app
