// The one thing the kernel tests ask of the emulator.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "gpu/emulated_gpu.h"
#include "support/case.h"

namespace lw::kernels {

// Loads the code object, launches `run` with `buffers` (indexed by Argument::buffer) as device memory, and stores what
// they hold afterwards. Scalars and dynamic LDS sizes come from run.arguments, hidden arguments from the launch. False
// with a reason in `error` when the code object cannot be loaded, the kernel is missing, the program faults or
// something is not modelled. Every turn of every wave goes through an executor that counts, and the sum has to be that
// of the outcome. `prepare` may change the options of the launch.
using PrepareLaunch =
    std::function<void(const object::CodeObject& code, const gpu::EmulatedGpu& device, exec::DispatchOptions& options)>;
bool run_on_lanewise(const std::string& hsaco_path, const Case& test, const Run& run, std::vector<Buffer>& buffers,
                     std::string& error, const PrepareLaunch& prepare = {});

}  // namespace lw::kernels
