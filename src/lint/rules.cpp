#include "lint/rules.h"

#include <algorithm>

namespace lw::lint {
namespace {

constexpr Rule kNamedRules[] = {
#define LW_LINT_RULE(name, kind, severity, meaning) {#name, lanewise::LintKind::kind, Severity::severity, meaning},
#include "lint/rules.def"
#undef LW_LINT_RULE
};

char in_small_letters(char c) { return static_cast<char>(c >= 'A' && c <= 'Z' ? c | 0x20 : c); }

}  // namespace

const Rule& rule(RuleId id) { return kNamedRules[static_cast<size_t>(id)]; }

const Rule* find_rule(std::string_view name) {
  const auto* const at = std::ranges::find_if(kNamedRules, [&](const Rule& rule) {
    return std::ranges::equal(rule.name, name, {}, in_small_letters, in_small_letters);
  });
  return at == std::end(kNamedRules) ? nullptr : at;
}

}  // namespace lw::lint
