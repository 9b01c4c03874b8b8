// The interpreter: an engine that lowers each instruction's meaning to a list of steps, each a loop over the lanes of a
// wave.
#pragma once

#include <cstdint>
#include <memory>

#include "exec/exec.h"

namespace lw::interp {

// Which host instructions the lane loops may use.
enum class HostLevel : uint8_t { best, baseline, v3, v4 };

std::unique_ptr<exec::Engine> make_interpreter(HostLevel level = HostLevel::best);

}  // namespace lw::interp
