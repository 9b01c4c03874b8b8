// What `explain --search` finds, as text and as JSON (docs/schemas/explain-search.schema.json).
#pragma once

#include <cstddef>
#include <string>

#include "lanewise/explain.h"
#include "report/json_types.h"

namespace lw::report {

// The first `most` instructions, and how many more there are.
std::string search_text(const lanewise::SearchReport& report, size_t most);
SortedJson search_document(const lanewise::SearchReport& report);

}  // namespace lw::report
