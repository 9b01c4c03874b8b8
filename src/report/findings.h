// What checks found, in the formats of other tools. Findings are the array that --json has (docs/check.md).
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace lw::report {

// JUnit's XML: each finding is a test that failed; one that holds where there is none.
std::string findings_junit(const std::string& suites_name, const std::string& suite,
                           const nlohmann::ordered_json& findings);

// SARIF 2.1.0: a result for each finding, at the line of its last side that has one, with the others beside it.
std::string findings_sarif(const nlohmann::ordered_json& findings);

}  // namespace lw::report
