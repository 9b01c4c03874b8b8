// What `explain` says of a hazard and of another finding of `lint`, as text and as JSON
// (docs/schemas/explain-hazard.schema.json, docs/schemas/explain-finding.schema.json).
#pragma once

#include <string>

#include "lanewise/explain.h"

namespace lw::report {

std::string hazard_row_text(const lanewise::HazardRow& row);
std::string hazard_row_json(const lanewise::HazardRow& row, const lanewise::Messages& messages);

std::string lint_rule_text(const lanewise::LintRule& rule);
std::string lint_rule_json(const lanewise::LintRule& rule, const lanewise::Messages& messages);

}  // namespace lw::report
