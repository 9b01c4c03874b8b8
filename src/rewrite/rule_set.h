// The rules that may be applied to code of a target: proved, or conditional with their assumption made.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "flow/registers.h"
#include "rewrite/ledger.h"

namespace lw::rewrite {

// How the instructions of a case hand values to each other, by the stand-ins: for each register that a line reads, the
// earlier line that writes it.
struct CaseFlow {
  static constexpr size_t kBefore = SIZE_MAX;  // no line: the contents before
  // By line, by register.
  std::vector<std::map<flow::Register, size_t>> reads;
  std::vector<std::set<flow::Register>> writes;
  std::map<flow::Register, flow::ByteMask> dead;  // what must be dead after the last line
};
CaseFlow flow_of(const Case& c);

struct IndexedCase {
  const Rule* rule = nullptr;
  Case what;
  CaseFlow flow;
};

// Proves one application of a rule: two lists of instructions, the bytes of registers that may differ, and conditions
// that hold before.
using InstanceProver =
    std::function<bool(const std::vector<inst::Instruction>& from, const std::vector<inst::Instruction>& to,
                       const RegisterBytes& dead, const std::vector<std::string>& assumptions)>;

class RuleSet {
 public:
  // `assumed`: the conditions on MODE that hold, as rules name them. `encodings`: those that the code has; rules about
  // other instructions are left out. Rules, ledger and target must outlive the set.
  RuleSet(const std::vector<const Rule*>& rules, const Ledger& ledger, const isa::Target& target,
          std::set<std::string> assumed, InstanceProver prover, const std::set<isa::EncodingId>& encodings);

  // Cases whose last line is an instruction of this encoding, with the shape that it must have.
  struct Entry {
    const IndexedCase* rule_case = nullptr;
    size_t line = 0, shape = 0;
  };
  std::span<const Entry> ending_with(isa::EncodingId encoding) const { return found(last_, encoding); }
  // Cases whose last line is any instruction that reads the result of one of this encoding.
  std::span<const Entry> beginning_with(isa::EncodingId encoding) const { return found(first_, encoding); }

  const isa::Target& target() const { return target_; }
  // Whether the ledger has a proof of a case, by any_name() or case_name(). `each`: every application is proved by
  // itself.
  Proof proof_of(const IndexedCase& c, const std::string& name) const;
  const InstanceProver& prover() const { return prover_; }
  const Verdict* verdict(const Rule& rule) const;
  // Rules that matched code and have no proof, with the reason.
  const std::map<std::string, std::string>& refused() const { return refused_; }

 private:
  using Index = std::unordered_map<isa::EncodingId, std::vector<Entry>>;
  static std::span<const Entry> found(const Index& index, isa::EncodingId encoding) {
    const auto entry = index.find(encoding);
    return entry == index.end() ? std::span<const Entry>() : std::span<const Entry>(entry->second);
  }
  void add(const IndexedCase& c);
  // Adds the cases of a rule that are not there yet, and to `stems` what they make. Returns whether anything was added.
  bool add_cases(const Rule& rule, std::set<std::string, std::less<>>& stems);

  const Ledger& ledger_;
  const isa::Target& target_;
  const InstanceProver prover_;
  std::vector<std::unique_ptr<IndexedCase>> cases_;
  std::set<std::string> known_;  // keys of cases
  Index last_, first_;
  mutable std::map<const Rule*, const Verdict*> verdicts_;
  mutable std::map<std::string, std::string> refused_;
};

}  // namespace lw::rewrite
