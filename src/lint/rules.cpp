#include "lint/rules.h"

#include <algorithm>

#include "base/plain_text.h"

namespace lw::lint {
namespace {

constexpr Rule kNamedRules[] = {
#define LW_LINT_RULE(name, kind, severity, meaning) {#name, lanewise::LintKind::kind, Severity::severity, meaning},
#include "lint/rules.def"
#undef LW_LINT_RULE
};

}  // namespace

const Rule& rule(RuleId id) { return kNamedRules[static_cast<size_t>(id)]; }

const Rule* find_rule(std::string_view name) {
  const auto* const at =
      std::ranges::find_if(kNamedRules, [&](const Rule& rule) { return equal_ignoring_case(rule.name, name); });
  return at == std::end(kNamedRules) ? nullptr : at;
}

}  // namespace lw::lint
