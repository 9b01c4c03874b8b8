// The report of `info` as text and as JSON (docs/schemas/info.schema.json).
#pragma once

#include <string>

#include "lanewise/info.h"

namespace lw::report {

std::string info_text(const lanewise::InfoReport& report);
std::string info_json(const lanewise::InfoReport& report);

}  // namespace lw::report
