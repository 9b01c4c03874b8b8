// Proofs of rules: the questions that a rule asks of the prover on a target, the answers, and the file that keeps them.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/session.h"
#include "flow/registers.h"
#include "prove/prove.h"
#include "rewrite/case.h"

namespace lw::rewrite {

// Bytes of registers.
using RegisterBytes = std::map<flow::Register, flow::ByteMask>;
// What a rule's `dead` lines name, by stand-ins.
RegisterBytes dead_bytes(const Case& c);

// One question: whether `left` and `right` leave equal registers. Stand-ins are in place of variables.
struct Obligation {
  size_t rule_case = 0;  // index into RuleOnTarget::cases
  std::string name;      // any_name() of a rule about any instruction, otherwise case_name()
  std::vector<inst::Instruction> left, right;
  prove::Snippet left_snippet, right_snippet;
  std::vector<prove::LiveOut> live_out;
  std::vector<std::string> assumptions;  // as prove::parse_assumptions() reads them
  std::string why_not;                   // set where the prover cannot be asked
};

// Adds the meanings of a list to a snippet. Returns why some instruction has none, or nothing.
std::string add_meanings(const isa::Target& target, const std::vector<inst::Instruction>& list,
                         prove::Snippet& snippet);
// Asks for equality of all registers that either side writes, but for the dead bytes.
void ask_for_all_but(const isa::Target& target, const RegisterBytes& dead, Obligation& obligation);

// A rule on a target, with all its questions.
struct RuleOnTarget {
  const Rule* rule = nullptr;
  const isa::Target* target = nullptr;
  std::vector<Case> cases;
  std::vector<Obligation> obligations;
  // Of everything that the answers depend on: the rule's condition lines, and the micro-operations of both sides.
  uint64_t hash = 0;
};
// "16+WORD_1+v_add_f16/1": alternatives, instruction, and its operands as bits.
std::string case_name(const Case& c);
std::string any_name(const Case& c, const inst::Instruction& instruction, uint32_t operands);

RuleOnTarget on_target(const Rule& rule, const isa::Target& target);

enum class Proof : uint8_t {
  missing,  // the ledger has no answer, or one to another question
  proved,
  refuted,
  each,     // every application is proved by itself: the rule has the line `each`, or a constant is an immediate field
  unknown,  // the solver did not decide, or the prover lacks a form of some instruction
};
std::string_view name_of(Proof proof);

// The answers to a rule's questions. A rule may be proved for some of its cases only.
struct Verdict {
  Proof proof = Proof::missing;  // proved: some case is, and none that the rule lists is refuted
  size_t proved = 0, asked = 0;
  std::set<std::string> unproved;  // Obligation::name of the others
  double seconds = 0;
  std::string solver;
};

// Of everything that a rule's text says, but for `says` and `idea`.
uint64_t text_hash(const Rule& rule);

class Ledger {
 public:
  // Lines that are wrong go to `diagnostics`.
  static Ledger read(std::string_view text, Diagnostics& diagnostics);
  std::string text() const;

  // The answer to these questions; nullptr where there is none.
  const Verdict* find(const RuleOnTarget& rule) const;
  // The answer about a rule with this text on the target. That the meanings of instructions are still those of the
  // proof is for find() to say: the tests ask it about every rule (tests/rewrite).
  const Verdict* find(const Rule& rule, const isa::Target& target) const;
  void set(const RuleOnTarget& rule, Verdict verdict);
  size_t size() const { return entries_.size(); }

 private:
  struct Entry {
    Verdict verdict;
    uint64_t text = 0;
    std::set<std::string> targets;  // "gfx900:64"
  };
  std::map<std::pair<std::string, uint64_t>, Entry> entries_;
};

// A state in which the two sides of an obligation differ, found without the solver; nullopt where none is.
using FindDifference =
    std::function<std::optional<prove::Answer>(const Obligation& obligation, const prove::ProveOptions& options)>;

struct Answered {
  Verdict verdict;
  std::vector<std::pair<size_t, prove::Answer>> not_proved;  // by obligation
};
// Asks `find_difference`, and the prover about what it has no answer to. Fails where the prover's library is missing.
Result<Answered> prove_rule(const RuleOnTarget& rule, const prove::ProveOptions& options,
                            const FindDifference& find_difference);

}  // namespace lw::rewrite
