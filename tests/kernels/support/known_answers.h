// Properties that a case's host results must have whatever computed them.
#pragma once

#include <string>

#include "support/case.h"
#include "support/host_pocl.h"

namespace lw::kernels {

// Checks results against an independent computation or an invariant of the problem (sorted, inverse, checksum).
// Empty when they hold; `checked` tells whether the case has such a check besides its known values.
std::string check_properties(const Case& test, const HostResult& result, bool& checked);

}  // namespace lw::kernels
