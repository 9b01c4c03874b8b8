// The rules and proofs that come with the program: the files of rules/.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rewrite/ledger.h"
#include "rewrite/rule.h"

namespace lw::rewrite {

struct RuleFile {
  std::string_view name, text;
};
std::span<const RuleFile> builtin_rule_files();
const std::vector<Rule>& builtin_rules();
const Ledger& builtin_ledger();

}  // namespace lw::rewrite
