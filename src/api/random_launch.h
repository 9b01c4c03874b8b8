// Random launches of a kernel, from what its metadata says of its arguments and workgroups.
#pragma once

#include <cstdint>

#include "launch/launch_file.h"
#include "object/object.h"

namespace lw::api {

// Equal seeds give equal launches. All arguments are ARGs of `run`; their numbers are small more often than large, so
// that many launches stay inside of their buffers.
launch::LaunchFile random_launch(const object::Kernel& kernel, uint64_t seed);

}  // namespace lw::api
