// Float micro-operations on one lane's values, exactly as uops.def defines them.
#pragma once

#include <cstdint>

#include "exec/wave_context.h"
#include "sem/program.h"

namespace lw::exec {

// The host must be in the rounding mode that the operation asks for. Words in the low 32 bits.
uint64_t float_one_lane(sem::Uop op, FloatMode mode, uint64_t a, uint64_t b, uint64_t c);

// The same of fadd32 alone.
uint32_t add_one_lane(FloatMode mode, uint32_t a, uint32_t b);

}  // namespace lw::exec
