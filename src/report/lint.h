// What `lint` found, as text, as JSON (docs/schemas/lint.schema.json), as JUnit's XML and as SARIF.
#pragma once

#include <span>
#include <string>

#include "lanewise/lint.h"
#include "report/fields.h"

namespace lw::report {

// Findings of one severity.
struct LintCounts {
  size_t errors = 0, warnings = 0, notes = 0;
};
LintCounts lint_counts(const lanewise::LintReport& report);

// "redundant".
std::string_view kind_name(lanewise::LintKind kind);

std::string lint_text(const lanewise::LintReport& report);
OrderedJson lint_document(const lanewise::LintReport& report);
// One test per file and target. It fails if there are errors or, with `strict`, warnings.
std::string lint_junit(const lanewise::LintReport& report, bool strict);
std::string lint_sarif(const lanewise::LintReport& report);

// For listings, which show the instruction itself: what lint_text and lint_json say of a finding besides.
std::string hazard_text(const lanewise::LintFinding& finding, size_t indent);
OrderedJson hazards_json(std::span<const lanewise::LintFinding> findings);
// For pages: a list of [mark, text], where the mark is "error: NAME".
OrderedJson hazard_marks(std::span<const lanewise::LintFinding> findings);

}  // namespace lw::report
