// The findings that are no rows of isa/hazards.isa: their names, severities and meanings.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/messages.h"
#include "lanewise/lint.h"

namespace lw::lint {

enum class RuleId : uint8_t {
#define LW_LINT_RULE(name, kind, severity, meaning) name,
#include "lint/rules.def"
#undef LW_LINT_RULE
};

struct Rule {
  std::string_view name;  // "MissingWait"
  lanewise::LintKind kind;
  Severity severity;
  std::string_view meaning;  // a sentence without a full stop
};

const Rule& rule(RuleId id);
// By its name, in any case; nullptr if there is none.
const Rule* find_rule(std::string_view name);

}  // namespace lw::lint
