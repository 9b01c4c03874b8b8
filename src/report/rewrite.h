// What `rewrite` did and verified, as text and as JSON (docs/schemas/suggest.schema.json).
#pragma once

#include <string>

#include "lanewise/suggest.h"

namespace lw::report {

std::string rewrite_text(const lanewise::RewriteReport& report);
std::string rewrite_json(const lanewise::RewriteReport& report);

}  // namespace lw::report
