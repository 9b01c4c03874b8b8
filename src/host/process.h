// Other programs.
#pragma once

#include <string>
#include <vector>

#include "base/base.h"
#include "base/session.h"

namespace lw::host {

struct ProgramEnd {
  int exit_code = 0;  // 128 and the signal's number where one ended it, as shells count
  int signal = 0;
};

struct Finished : ProgramEnd {
  std::string output;  // standard output and standard error together
};

// Runs a program found in PATH with these arguments (no shell in between) and waits for it. What it reads from standard
// input is in the file `input`, where one is named. It puts temporary files into the folder `temporaries`, where one is
// named. `cancel` ends it and all that it started.
Result<Finished> run_program(const Cancel& cancel, const std::vector<std::string>& command,
                             const std::string& input = {}, const std::string& temporaries = {});

// The same for a program of the user's: it has the terminal, with interrupts from there its own to handle.
Result<ProgramEnd> run_with_terminal(const std::vector<std::string>& command);
// It prints to standard error besides, so that standard output is free for a report.
Result<ProgramEnd> run_with_output_on_stderr(const std::vector<std::string>& command);

// The program that an environment variable names, or the usual one.
std::string program_named(const char* variable, const char* usual);

}  // namespace lw::host
