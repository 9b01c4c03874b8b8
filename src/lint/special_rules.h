// Hazards whose rule needs more than a row of isa/hazards.isa can say.
#pragma once

#include <optional>

#include "lint/row_search.h"

namespace lw::lint {

// The rule of a hazard that is Checked::special: the nearest first instruction that is too near to this second one.
using SpecialRule = std::optional<TooNear> (*)(const Subject& subject, size_t second);

// Every such hazard has one; a missing rule is a defect.
SpecialRule special_rule(std::string_view hazard);

}  // namespace lw::lint
