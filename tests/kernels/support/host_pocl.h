// Runs a case on the host CPU through the OpenCL API.
#pragma once

#include <vector>

#include "support/case.h"

namespace lw::kernels {

// All buffers of the case after each run: result[r][b] is buffer b after run r.
using HostResult = std::vector<std::vector<Buffer>>;

// Compiles the case's kernel.cl with PoCL and launches its runs in order. An absent PoCL is an error.
Result<HostResult> run_on_pocl(const Case& test);

}  // namespace lw::kernels
