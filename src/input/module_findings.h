// Findings of lint in a module, as the library reports them.
#pragma once

#include <cstddef>
#include <vector>

#include "input/module_code.h"
#include "lanewise/lint.h"
#include "lint/lint.h"

namespace lw::input {

// The code to look at. It keeps references to `code`. `allocated`: lint::Subject's.
lint::Subject subject_of(const ModuleCode& code, std::vector<lint::Allocated> allocated = {});

lanewise::LintPlace place_of(const ModuleCode& code, size_t instruction);
lanewise::LintFinding report_finding(const ModuleCode& code, const lint::Finding& finding);

// The hazards that are errors or warnings, by address.
std::vector<lanewise::LintFinding> hazards_of(const ModuleCode& code);

}  // namespace lw::input
