// The report of `info` as text and as JSON (docs/schemas/info.schema.json).
#pragma once

#include <string>

#include "lanewise/info.h"
#include "report/json_types.h"

namespace lw::report {

std::string info_text(const lanewise::InfoReport& report);
SortedJson info_document(const lanewise::InfoReport& report);

}  // namespace lw::report
