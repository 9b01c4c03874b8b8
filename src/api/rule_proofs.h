// What `suggest`, `rewrite` and `prove --rules` share: files of rules, and the proof of a rule.
#pragma once

#include <string>
#include <vector>

#include "base/session.h"
#include "rewrite/ledger.h"
#include "snippets/snippets.h"

namespace lw::api {

// The rules of the files. Throws a Failure with all that is wrong in them.
std::vector<rewrite::Rule> read_rule_files(const std::vector<std::string>& paths, const Session& session);

// The two sides of an obligation, as execution takes them.
struct ObligationSides {
  snippets::LoadedSnippet left, right;
};
ObligationSides sides_of(const rewrite::Obligation& obligation, const isa::Target& target);

// Tries random inputs, then asks the solver, for at most `timeout_ms` milliseconds for each case. Throws the Failure.
rewrite::Answered prove_rule(const rewrite::RuleOnTarget& on, unsigned timeout_ms, const Session& session);

}  // namespace lw::api
