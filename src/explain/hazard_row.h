// A row of isa/hazards.isa in words.
#pragma once

#include <string>
#include <string_view>

#include "isa/hazards.h"
#include "report/explain_page.h"

namespace lw::explain {

// By its name, in any case; LLVM's names end in "Hazard", too. nullptr if there is none.
const isa::Hazard* find_hazard(std::string_view name);

report::HazardRow hazard_row(const isa::Hazard& hazard);

// "a wrong result".
std::string_view ignored_words(isa::Ignored ignored);

}  // namespace lw::explain
