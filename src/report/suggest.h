// What `suggest` and `rewrite` found, as text and as JSON (docs/schemas/suggest.schema.json).
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "lanewise/suggest.h"
#include "report/json_types.h"

namespace lw::report {

// With the totals.
std::string suggest_text(const lanewise::SuggestReport& report);
std::string suggest_totals(const lanewise::SuggestReport& report);
SortedJson suggest_document(const lanewise::SuggestReport& report);
// Without schema and messages.
nlohmann::json suggest_tree(const lanewise::SuggestReport& report);

}  // namespace lw::report
