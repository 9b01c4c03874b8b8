// What `explain` says of a hazard, as text and as JSON (docs/schemas/explain-hazard.schema.json).
#pragma once

#include <string>

#include "lanewise/explain.h"

namespace lw::report {

std::string hazard_row_text(const lanewise::HazardRow& row);
std::string hazard_row_json(const lanewise::HazardRow& row, const lanewise::Messages& messages);

}  // namespace lw::report
