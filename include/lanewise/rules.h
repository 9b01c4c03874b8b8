// Proves peephole rules: docs/adding-a-rule.md says what a rule file has.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "lanewise/message.h"
#include "lanewise/prove.h"
#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

struct RuleProof;

struct ProveRulesRequest {
  std::vector<std::string> files = {};                // rule files; empty: the rules of the library
  std::vector<std::string> targets = {};              // names, or "gfx1030:wave64"; empty: every target
  std::vector<std::string> only = {};                 // names of rules; empty: all
  std::uint32_t timeout_ms = 10'000;                  // for each question; after it the answer is unknown
  bool again = false;                                 // also proves rules whose answers the ledger has
  std::function<void(const RuleProof&)> proved = {};  // called from the calling thread after each rule on each target
};

// refuted: a counterexample shows that the rule is wrong. each: every application is proved by itself, because the
// rule has the line `each` or a constant is an immediate field of the encoding.
enum class RuleVerdict : std::uint8_t { missing, proved, refuted, each, unknown };

// One question that has not been answered with "equal".
struct RuleCase {
  std::string name;                   // the alternatives: "N=16, SEL=WORD_1", "v_add_f16"; may be empty
  std::vector<std::string> from, to;  // instructions; registers stand for the names of the rule
  std::string live_out;               // the register that differs; empty if the verdict is unknown
  std::uint64_t left = 0, right = 0;  // its values
  std::vector<ProveInput> inputs;     // registers before the code
  bool confirmed = false;             // execution gives the same values
  std::string reason;                 // for unknown: why
};

// The answer about a rule on a target.
struct RuleProof {
  std::string rule, file, says;
  std::string target;  // "gfx1030:wave64"
  RuleVerdict verdict = RuleVerdict::unknown;
  bool from_ledger = false;  // nothing was asked: the ledger has the answer
  std::uint64_t cases = 0, proved = 0;
  std::vector<std::string> assumptions;  // that the rule needs
  double seconds = 0;
  std::vector<RuleCase> not_proved;  // at most 10
};

struct RulesReport {
  std::vector<RuleProof> proofs;            // by rule, then target; rules without instructions on a target are left out
  std::vector<std::string> without_target;  // rules that no target has the instructions of
  std::string ledger;                       // all answers, as rules/ledger.txt has them
  Messages messages;
};

// Fails with bad_input if the request or a file is wrong: all errors of all files.
Result<RulesReport> prove_rules(const ProveRulesRequest& request, const Session& session);

}  // namespace lanewise
