// What checks found, in the formats of other tools. Findings are the array that --json has (docs/check.md).
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "report/junit.h"

namespace lw::report {

// JUnit's XML: a test for each check, which failed where the check found a mistake, and the other results.
std::string findings_junit(const std::string& suites_name, const std::string& suite,
                           const std::vector<std::string>& checks, const nlohmann::ordered_json& findings,
                           const std::vector<CheckResult>& others);

// SARIF 2.1.0: a result for each finding, at the line of its last side that has one, with the others beside it.
std::string findings_sarif(const nlohmann::ordered_json& findings);

}  // namespace lw::report
