// Which engine executes kernels: the one place that chooses it.
#pragma once

#include <memory>

#include "exec/exec.h"

namespace lw::gpu {

std::unique_ptr<exec::Engine> make_engine();

}  // namespace lw::gpu
