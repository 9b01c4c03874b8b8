// The report of `devices` as text and as JSON (docs/schemas/devices.schema.json).
#pragma once

#include <string>

#include "lanewise/devices.h"
#include "report/json_types.h"

namespace lw::report {

std::string devices_text(const lanewise::DevicesReport& report);
OrderedJson devices_document(const lanewise::DevicesReport& report);

}  // namespace lw::report
