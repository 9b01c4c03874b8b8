// The arrays of a run: what requests ask of them, and their values afterwards.
#pragma once

#include <vector>

#include "api/launch_setup.h"
#include "lanewise/run.h"

namespace lw::api {

std::vector<launch::Output> outputs_of(const lanewise::RunRequest& request);
std::vector<launch::Expectation> expectations_of(const lanewise::RunRequest& request);

// Throws a Failure where a request names no array, or asks for more elements than there are.
void check_arrays(const lanewise::RunRequest& request, const launch::LaunchInputs& inputs);
// Throws a Failure where an array has no file of the requested form, or where the caller cannot write a file.
void check_outputs(const lanewise::RunRequest& request, const launch::LaunchInputs& inputs);

// After the run: files, values and comparisons.
void add_arrays(const lanewise::RunRequest& request, const LaunchSetup& setup, lanewise::RunReport& report);
// What the kernel printed.
void add_printf(LaunchSetup& setup, lanewise::RunReport& report);

}  // namespace lw::api
