#include "rewrite/builtin.h"

namespace lw::rewrite {
namespace {

const std::vector<RuleFile> kFiles = {
#define LW_RULES(name, text) {name, text},
#define LW_LEDGER(text)
#include "rewrite/rules.inc"
#undef LW_RULES
#undef LW_LEDGER
};
constexpr std::string_view kLedger =
#define LW_RULES(name, text)
#define LW_LEDGER(text) text;
#include "rewrite/rules.inc"
#undef LW_RULES
#undef LW_LEDGER

}  // namespace

std::span<const RuleFile> builtin_rule_files() { return kFiles; }

const std::vector<Rule>& builtin_rules() {
  static const std::vector<Rule> rules = [] {
    std::vector<Rule> all;
    for (const RuleFile& file : kFiles) {
      Diagnostics diagnostics(std::string(file.name), file.text);
      for (Rule& rule : read_rules(file.text, diagnostics)) all.push_back(std::move(rule));
      LW_CHECK(!diagnostics.has_errors(), "a built-in file of rules has errors");
    }
    return all;
  }();
  return rules;
}

const Ledger& builtin_ledger() {
  static const Ledger ledger = [] {
    Diagnostics diagnostics("rules/ledger.txt", kLedger);
    Ledger read = Ledger::read(kLedger, diagnostics);
    LW_CHECK(!diagnostics.has_errors(), "the built-in ledger has errors");
    return read;
  }();
  return ledger;
}

}  // namespace lw::rewrite
