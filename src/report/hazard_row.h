// What `explain` says of a hazard and of another finding of `lint`, as text and as JSON
// (docs/schemas/explain-hazard.schema.json, docs/schemas/explain-finding.schema.json).
#pragma once

#include <string>

#include "lanewise/explain.h"
#include "report/json_types.h"

namespace lw::report {

std::string hazard_row_text(const lanewise::HazardRow& row);
SortedJson hazard_row_document(const lanewise::HazardRow& row, const lanewise::Messages& messages);

std::string lint_rule_text(const lanewise::LintRule& rule);
SortedJson lint_rule_document(const lanewise::LintRule& rule, const lanewise::Messages& messages);

}  // namespace lw::report
