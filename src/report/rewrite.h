// What `rewrite` did and verified, as text and as JSON (docs/schemas/suggest.schema.json).
#pragma once

#include <string>

#include "lanewise/suggest.h"
#include "report/json_types.h"

namespace lw::report {

std::string rewrite_text(const lanewise::RewriteReport& report);
SortedJson rewrite_document(const lanewise::RewriteReport& report);

}  // namespace lw::report
