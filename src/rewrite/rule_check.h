// Errors of rules that only the instruction tables show.
#pragma once

#include <vector>

#include "rewrite/rule.h"

namespace lw::rewrite {

// Every line of `from` and `to` must be an instruction of some target of the rule, with each of its alternatives; the
// names of `targets` and `assume` must exist. The rules must be without other errors.
void check_rules(const std::vector<Rule>& rules, Diagnostics& diagnostics);

}  // namespace lw::rewrite
