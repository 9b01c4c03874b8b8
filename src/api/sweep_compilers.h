// Which compilers a sweep needs, and their versions on this computer.
#pragma once

#include <string>

#include "base/session.h"
#include "lanewise/sweep.h"

namespace lw::api {

// For each kind of compiler that a source of the plan needs, one line with its version. Throws a Failure if one is not
// installed.
std::string compiler_versions(const lanewise::SweepPlan& plan, const Session& session);

}  // namespace lw::api
