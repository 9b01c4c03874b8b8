#include "rewrite/rule_set.h"

#include <fmt/format.h>

#include <algorithm>

#include "flow/effects.h"

namespace lw::rewrite {
namespace {

// Suffixes say the form of an instruction, which is for the reader of its text to look for.
std::string without_suffix(std::string mnemonic) {
  for (const std::string_view suffix : {"_e32", "_e64", "_sdwa", "_dpp", "_e64_dpp"})
    if (mnemonic.ends_with(suffix)) return mnemonic.substr(0, mnemonic.size() - suffix.size());
  return mnemonic;
}

}  // namespace

CaseFlow flow_of(const Case& c) {
  CaseFlow out;
  for (const FromLine& line : c.from) {
    out.reads.emplace_back();
    out.writes.emplace_back();
    const auto before = [&](flow::Register reg) {
      for (size_t i = out.writes.size() - 1; i-- > 0;)
        if (out.writes[i].contains(reg)) return i;
      return CaseFlow::kBefore;
    };
    if (line.any) {
      const auto reg = static_cast<flow::Register>(c.stand_ins[line.any->variable]);
      if (line.any->writes)
        out.writes.back().insert(reg);
      else
        out.reads.back()[reg] = before(reg);
      continue;
    }
    const inst::Instruction& instruction = line.shapes[0].instruction;
    const flow::Effects effects = flow::effects_of(*c.target, instruction);
    for (const flow::Read& read : effects.reads) {
      const flow::Register reg = flow::register_of(instruction, read.slot);
      out.reads.back()[reg] = before(reg);
    }
    for (const flow::Write& write : effects.writes)
      out.writes.back().insert(flow::register_of(instruction, write.slot));
  }
  for (const auto& [reg, bytes] : dead_bytes(c)) out.dead[reg] = bytes;
  return out;
}

RuleSet::RuleSet(const std::vector<const Rule*>& rules, const Ledger& ledger, const isa::Target& target,
                 std::set<std::string> assumed, InstanceProver prover, const std::set<isa::EncodingId>& encodings)
    : ledger_(ledger), target_(target), prover_(std::move(prover)) {
  std::vector<const Rule*> wanted;
  for (const Rule* rule : rules)
    if (std::ranges::all_of(rule->assumptions, [&](const std::string& a) { return assumed.contains(a); }))
      wanted.push_back(rule);
  // What one rule makes, another may look for.
  std::set<std::string, std::less<>> present;
  for (const isa::EncodingId id : encodings) present.emplace(isa::encoding(id).stem());
  for (bool more = true; more;) {
    more = false;
    for (const Rule* rule : wanted) more = add_cases(*rule, present) || more;
  }
}

bool RuleSet::add_cases(const Rule& rule, std::set<std::string, std::less<>>& stems) {
  bool added = false;
  const auto is_wanted = [&](const std::string& key, const std::vector<std::string>& mnemonics) {
    return !known_.contains(key) &&
           std::ranges::all_of(mnemonics, [&](const std::string& m) { return stems.contains(without_suffix(m)); });
  };
  for (Case& c : cases_of(rule, target_, is_wanted)) {
    known_.insert(c.key);
    added = true;
    for (const std::string& line : c.to) stems.emplace(without_suffix(line.substr(0, line.find(' '))));
    auto indexed = std::make_unique<IndexedCase>();
    indexed->rule = &rule;
    indexed->flow = flow_of(c);
    indexed->what = std::move(c);
    add(*indexed);
    cases_.push_back(std::move(indexed));
  }
  return added;
}

void RuleSet::add(const IndexedCase& c) {
  const size_t last = c.what.from.size() - 1;
  const auto insert = [&](Index& index, size_t line) {
    const std::vector<Shape>& shapes = c.what.from[line].shapes;
    for (size_t i = 0; i < shapes.size(); ++i) index[shapes[i].instruction.encoding].push_back({&c, line, i});
  };
  if (!c.what.from[last].any) return insert(last_, last);
  // The line that writes what the last one reads.
  const auto& reads = c.flow.reads[last];
  for (const auto& [reg, line] : reads)
    if (line != CaseFlow::kBefore && !c.what.from[line].any) return insert(first_, line);
}

const Verdict* RuleSet::verdict(const Rule& rule) const {
  const auto known = verdicts_.find(&rule);
  if (known != verdicts_.end()) return known->second;
  return verdicts_[&rule] = ledger_.find(rule, target_);
}

Proof RuleSet::proof_of(const IndexedCase& c, const std::string& name) const {
  if (c.rule->proves_each) return Proof::each;
  const Verdict* const found = verdict(*c.rule);
  const Proof proof = found == nullptr ? Proof::missing : found->proof;
  if (proof == Proof::each || proof == Proof::proved) {
    if (found->unproved.contains(name)) return Proof::unknown;
    return c.what.is_general ? proof : Proof::each;
  }
  refused_[c.rule->name] = proof == Proof::missing ? "the ledger has no proof" : std::string(name_of(proof));
  return proof;
}

}  // namespace lw::rewrite
