// What of a launch's results becomes files.
#pragma once

#include <optional>

#include "launch/launch_inputs.h"

namespace lw::launch {

// Whether the output can be written when the time comes. An image of several levels has a .npy or .png file for each:
// FILE-0.png, FILE-1.png, …; .bin has all of them, one after the other.
std::optional<Error> check_output_files(const LaunchInputs& inputs, const Output& output);
std::optional<Error> write_output_files(const LaunchInputs& inputs, const Output& output);

}  // namespace lw::launch
