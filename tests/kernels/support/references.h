// Host references in C++ for programs PoCL cannot execute, written from the problem and not from the kernel.
#pragma once

#include <string_view>

#include "support/case.h"
#include "support/host_pocl.h"

namespace lw::kernels {

// Does to `buffers` what launching `run` of the case must do.
using Reference = void (*)(const Case& test, const Run& run, std::vector<Buffer>& buffers);

// The reference of a case; nullptr when there is none. Each lives in a support/reference_*.cpp file.
Reference find_reference(std::string_view case_name);

// The case's results on the host, by PoCL or by its reference as the case asks.
Result<HostResult> run_on_host(const Case& test);

}  // namespace lw::kernels
