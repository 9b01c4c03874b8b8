// A launch from Python: the request of the library, and the arguments that it uses.
#pragma once

#include <pybind11/pybind11.h>

#include "arguments.h"
#include "input.h"
#include "lanewise/run.h"

namespace lw::python {

// Options of a launch that take no array.
struct LaunchOptions {
  lanewise::LaunchRequest request;
  std::optional<double> timeout_seconds;
};

// The request for a kernel of `code`, without its arguments.
lanewise::LaunchRequest launch_of(const Code& code, const std::string& kernel, const LaunchOptions& options);

// Raises Fault, NotModelled or InputError, with the report, for a run that did not finish.
[[noreturn]] void raise_outcome(const lanewise::RunReport& report);

}  // namespace lw::python
