// The arrays of a run: what requests ask of them, and their values afterwards.
#pragma once

#include <vector>

#include "api/launch_setup.h"
#include "lanewise/run.h"

namespace lw::api {

std::vector<launch::Output> outputs_of(const lanewise::RunRequest& request);
std::vector<launch::Expectation> expectations_of(const lanewise::RunRequest& request);

// Throws a Failure where a request names no array, asks for more than there is, or for a form that it does not have.
void check_arrays(const lanewise::RunRequest& request, const launch::LaunchInputs& inputs);
// Asks the caller whether all files can be written.
void check_outputs(const lanewise::RunRequest& request, const launch::LaunchInputs& inputs);

// After the run: files, values and comparisons.
void add_arrays(const lanewise::RunRequest& request, const LaunchSetup& setup, lanewise::RunReport& report);
// What the kernel printed.
void add_printf(LaunchSetup& setup, lanewise::RunReport& report);

}  // namespace lw::api
