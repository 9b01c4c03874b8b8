#include "rewrite/rule_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "prove/prove.h"
#include "rewrite/case.h"

namespace lw::rewrite {
namespace {

class RuleCheck {
 public:
  RuleCheck(const Rule& rule, Diagnostics& diagnostics) : rule_(rule), diagnostics_(diagnostics) {}

  void run() {
    check_targets();
    check_assumptions();
    for (const isa::Target* const target : all_targets()) add_lines(*target);
    for (const auto& [at, line] : lines_) {
      for (const std::string& mnemonic : line.failed)
        if (line.is_instruction && !exists(mnemonic))
          diagnostics_.error({at.first, at.second}, fmt::format("no target has an instruction '{}'", mnemonic));
      if (!line.is_instruction)
        diagnostics_.error({at.first, at.second}, line.error.empty() ? kExpectedAny : line.error, line.hint);
    }
  }

 private:
  static constexpr const char* kExpectedAny = "expected NAME ... OPERAND ..., or NAME OPERAND ...";

  struct Line {
    bool is_instruction = false;   // on some target, with some alternatives
    int column = 0;                // to which the assembler read it
    std::string error, hint;       // of the assembler that read most of it
    std::set<std::string> failed;  // mnemonics of alternatives that are no instruction of some target
  };

  // On any target.
  static bool exists(std::string_view mnemonic) {
    return std::ranges::any_of(isa::targets(), [&](const isa::Target& target) {
      return !isa::find_by_mnemonic(target.column, mnemonic).empty();
    });
  }

  void check_targets() {
    for (const std::string& beginning : rule_.targets)
      if (std::ranges::none_of(isa::targets(), [&](const isa::Target& t) { return t.name.starts_with(beginning); }))
        diagnostics_.error(rule_.at,
                           fmt::format("rule {}: 'targets {}' begins the name of no target", rule_.name, beginning));
  }

  void check_assumptions() {
    for (const std::string& name : rule_.assumptions)
      if (std::ranges::find(prove::assumption_names(), name, &prove::AssumptionName::name) ==
          prove::assumption_names().end())
        diagnostics_.error(rule_.at, fmt::format("rule {}: 'assume {}' is no assumption", rule_.name, name));
  }

  void add_lines(const isa::Target& target) {
    for (LineOnTarget& on : lines_on(rule_, target)) {
      Line& line = lines_[{on.line->at.line, on.line->at.column}];
      line.is_instruction = line.is_instruction || !on.error;
      if (!on.error) continue;
      line.failed.insert(on.text.substr(0, on.text.find(' ')));
      if (on.error->location.column < line.column) continue;
      line.column = on.error->location.column;
      line.error = std::move(on.error->message);
      line.hint = std::move(on.error->hint);
    }
  }

  const Rule& rule_;
  Diagnostics& diagnostics_;
  std::map<std::pair<int, int>, Line> lines_;  // by line and column
};

}  // namespace

void check_rules(const std::vector<Rule>& rules, Diagnostics& diagnostics) {
  for (const Rule& rule : rules) RuleCheck(rule, diagnostics).run();
}

}  // namespace lw::rewrite
