// Names of scalar registers, by the machine's numbering (isa::Kind).
#pragma once

#include <string>
#include <string_view>

#include "isa/isa.h"

namespace lw::isa {

// "s4", "vcc_lo", "exec_hi", "m0", "ttmp3", "flat_scratch_lo": what the number 0..127 means to a target, one 32-bit
// register each. Numbers below TargetLimits::addressable_sgprs are general registers; a number that the target does not
// name is "s" and the number.
std::string scalar_register_name(const Target& target, unsigned number);

}  // namespace lw::isa
