// How instructions take part in hazards (isa/hazards.h).
#pragma once

#include <vector>

#include "inst/inst.h"
#include "isa/hazards.h"

namespace lw::inst {

isa::Roles roles_of(const Instruction& instruction);
// All that instructions of an encoding may have, whatever their operands.
isa::Roles possible_roles(const isa::Encoding& encoding);

// The hazards of a target in which an instruction with these roles comes first; comes second or stands alone.
std::vector<const isa::Hazard*> hazards_after(const isa::Target& target, isa::Roles roles);
std::vector<const isa::Hazard*> hazards_before(const isa::Target& target, isa::Roles roles);

}  // namespace lw::inst
