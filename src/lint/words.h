// Findings in words.
#pragma once

#include <string>
#include <string_view>

#include "lint/lint.h"

namespace lw::lint {

// What is wrong, one sentence without a full stop.
std::string sentence(const Finding& finding);
// What Finding::needed and Finding::present count; empty without them.
std::string unit(const Finding& finding);
// How to correct it; may be empty.
std::string remedy(const isa::Target& target, const Finding& finding);

// As the instruction that waits for it calls it: "vmcnt".
std::string_view counter_name(inst::Counter counter);

// "1 wait state", "2 VALU instructions".
std::string counted(unsigned count, std::string_view unit);

}  // namespace lw::lint
