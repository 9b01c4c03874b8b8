// Results of a launch as files.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "lanewise/output.h"
#include "launch/launch_inputs.h"

namespace lw::launch {

// The files of an output, or why it has none. An image of several levels has a .npy or .png file for each: FILE-0.png,
// FILE-1.png, ...; .bin has all of them, one after the other.
Result<std::vector<std::string>> output_paths(const LaunchInputs& inputs, const Output& output);
// After the run. The files share memory with `inputs` and keep it alive.
Result<std::vector<lanewise::OutputFile>> output_files(const std::shared_ptr<const LaunchInputs>& inputs,
                                                       const Output& output);

}  // namespace lw::launch
