// Kernels without loops, as straight-line code that starts from what a real launch leaves in its registers.
#pragma once

#include <optional>
#include <string>

#include "support/case.h"
#include "tightness.h"

namespace lw::poison {

// Measures the first kernel of the case that qualifies, with workgroups of one whole wave; nothing where none does:
// loops, calls, addresses of code, private memory, other workgroups, more than 16 KiB of buffers, more than 200
// instructions. One in `one_in` of its live bytes is overwritten.
std::optional<Tally> measure_kernel(const kernels::Case& test, const std::string& hsaco, uint64_t seed,
                                    const std::string& where, unsigned one_in, std::string& error);

}  // namespace lw::poison
