// A compute shader on lavapipe, Mesa's Vulkan driver for the host's CPU: the witness of what shaders compute.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "launch/launch_file.h"
#include "shader/spirv.h"

namespace lw {

struct WitnessBinding {
  launch::BindingName name;
  std::vector<std::byte> bytes;  // what the buffer holds before and, in the result, after
};

struct WitnessLaunch {
  std::vector<uint32_t> module;
  shader::ShaderInterface interface;  // with the values of specialization constants
  std::array<uint32_t, 3> grid{1, 1, 1};
  std::vector<std::byte> push_constants;
  std::vector<WitnessBinding> bindings;
};

// Runs it; `launch.bindings` hold the results then. Returns what failed, or nothing.
std::string run_on_lavapipe(WitnessLaunch& launch);

}  // namespace lw
