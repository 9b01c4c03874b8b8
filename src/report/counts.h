// Counts and profiles of dispatches as text and as JSON (docs/observe.md).
#pragma once

#include <string>
#include <vector>

#include "lanewise/counts.h"
#include "report/fields.h"

namespace lw::report {

std::string count_text(const lanewise::CountReport& report);
OrderedJson count_json(const lanewise::CountReport& report);

// A row per buffer.
std::string buffers_text(const std::vector<lanewise::BufferUse>& buffers);
OrderedJson buffers_json(const std::vector<lanewise::BufferUse>& buffers);

// The most-executed functions, source lines and instructions as tables.
std::string profile_text(const lanewise::ProfileReport& report);
OrderedJson profile_json(const lanewise::ProfileReport& report);

}  // namespace lw::report
