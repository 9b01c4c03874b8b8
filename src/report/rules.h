// The report of `prove --rules` as text and as JSON (docs/schemas/rules.schema.json).
#pragma once

#include <string>

#include "lanewise/rules.h"
#include "report/json_types.h"

namespace lw::report {

std::string rule_proof_text(const lanewise::RuleProof& proof);
std::string rules_summary_text(const lanewise::RulesReport& report);
SortedJson rules_document(const lanewise::RulesReport& report);

}  // namespace lw::report
