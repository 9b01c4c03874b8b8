// What checks found, as text, as JSON (docs/check.md), and in the formats of other tools.
#pragma once

#include <string>
#include <vector>

#include "lanewise/findings.h"
#include "report/fields.h"
#include "report/junit.h"

namespace lw::report {

// Complete lines; empty for a finding that stops the dispatch, which is told as its fault.
std::string finding_text(const lanewise::Finding& finding);
OrderedJson finding_json(const lanewise::Finding& finding);
OrderedJson findings_json(const std::vector<lanewise::Finding>& findings);
// The file of --check-json.
std::string findings_document(const OrderedJson& findings, const OrderedJson& without_effect);

// JUnit's XML: a test for each check, which failed where the check found a mistake, and the other results.
std::string findings_junit(const std::string& suites_name, const std::string& suite,
                           const std::vector<std::string>& checks, const OrderedJson& findings,
                           const std::vector<CheckResult>& others);

// SARIF 2.1.0: a result for each finding, at the line of its last side that has one, with the others beside it.
std::string findings_sarif(const OrderedJson& findings);

}  // namespace lw::report
