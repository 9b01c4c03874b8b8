// Integer micro-operations on constants.
#pragma once

#include <optional>
#include <span>

#include "sem/program.h"

namespace lw::sem {

// The value of a pure integer or truth-value micro-operation (a word in the low 32 bits, a truth value as 0 or 1).
// Empty for floats, reads and everything else that is not a function of its arguments alone.
std::optional<uint64_t> fold(Uop op, std::span<const uint64_t> arguments);

}  // namespace lw::sem
