// The units of a compute unit as reports name them.
#pragma once

#include <string_view>

#include "isa/isa.h"

namespace lw::report {

std::string_view unit_name(isa::Unit unit);  // "VALU"

}  // namespace lw::report
