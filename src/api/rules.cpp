#include "lanewise/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "api/api.h"
#include "api/rule_proofs.h"
#include "isa/target_names.h"
#include "rewrite/builtin.h"
#include "snippets/snippets.h"
#include "text/printer.h"

namespace lw::api {
namespace {

using lanewise::ProveRulesRequest;
using lanewise::RuleCase;
using lanewise::RuleProof;
using lanewise::RulesReport;
using lanewise::RuleVerdict;

RuleVerdict verdict_of(rewrite::Proof proof) {
  switch (proof) {
    case rewrite::Proof::missing: return RuleVerdict::missing;
    case rewrite::Proof::proved: return RuleVerdict::proved;
    case rewrite::Proof::refuted: return RuleVerdict::refuted;
    case rewrite::Proof::each: return RuleVerdict::each;
    case rewrite::Proof::unknown: break;
  }
  return RuleVerdict::unknown;
}

std::string full_name(const isa::Target& target) { return fmt::format("{}:wave{}", target.name, target.wave_size); }

class RulesWork {
 public:
  RulesWork(const ProveRulesRequest& request, const Session& session) : request_(request), session_(session) {}

  RulesReport report() {
    keeping(session_, report_.messages, [&] {
      read_rules();
      read_targets();
      for (const rewrite::Rule& rule : rules_)
        if (is_wanted(rule)) prove(rule);
      report_.ledger = ledger_.text();
    });
    return std::move(report_);
  }

 private:
  void read_rules() {
    rules_ = request_.files.empty() ? rewrite::builtin_rules() : read_rule_files(request_.files, session_);
    for (const std::string& name : request_.only)
      if (std::ranges::find(rules_, name, &rewrite::Rule::name) == rules_.end())
        throw bad_input(code::kOption, fmt::format("there is no rule '{}'", name));
  }

  bool is_wanted(const rewrite::Rule& rule) const {
    return request_.only.empty() || std::ranges::find(request_.only, rule.name) != request_.only.end();
  }

  void read_targets() {
    for (const std::string& name : request_.targets) {
      const isa::Target* target = isa::find_target(name);
      if (target == nullptr) throw bad_input(code::kTarget, isa::unknown_target(name));
      targets_.push_back(target);
    }
    if (!targets_.empty()) return;
    targets_ = rewrite::all_targets();
  }

  void prove(const rewrite::Rule& rule) {
    bool any = false;
    for (const isa::Target* const target : targets_) {
      const Reporting reporting(session_, fmt::format("proving {} on {}", rule.name, full_name(*target)));
      throw_if_requested(session_.cancel);
      const rewrite::RuleOnTarget on = rewrite::on_target(rule, *target);
      if (on.obligations.empty() && (!rule.proves_each || on.cases.empty())) continue;
      any = true;
      prove(on);
    }
    if (!any) report_.without_target.push_back(rule.name);
  }

  void prove(const rewrite::RuleOnTarget& on) {
    RuleProof proof;
    proof.rule = on.rule->name;
    proof.file = on.rule->file;
    proof.says = on.rule->says;
    proof.target = full_name(*on.target);
    proof.assumptions = on.rule->assumptions;
    // Targets that ask the same share the answer.
    const rewrite::Verdict* known = ledger_.find(on);
    if (known == nullptr && !request_.again) known = rewrite::builtin_ledger().find(on);
    rewrite::Verdict verdict;
    if (known != nullptr) {
      verdict = *known;
      proof.from_ledger = true;
    } else {
      rewrite::Answered answered = prove_rule(on, request_.timeout_ms, session_);
      verdict = std::move(answered.verdict);
      for (const auto& [index, answer] : answered.not_proved)
        if (proof.not_proved.size() < kMostCases) proof.not_proved.push_back(told(on, index, answer));
    }
    ledger_.set(on, verdict);
    proof.verdict = verdict_of(verdict.proof);
    proof.cases = verdict.asked;
    proof.proved = verdict.proved;
    proof.seconds = verdict.seconds;
    report_.proofs.push_back(std::move(proof));
    if (request_.proved) request_.proved(report_.proofs.back());
  }

  static constexpr size_t kMostCases = 10;

  RuleCase told(const rewrite::RuleOnTarget& on, size_t index, const prove::Answer& answer) const {
    const rewrite::Obligation& obligation = on.obligations[index];
    RuleCase out;
    out.name = on.cases[obligation.rule_case].description();
    for (const inst::Instruction& i : obligation.left) out.from.push_back(text::to_string(*on.target, i));
    for (const inst::Instruction& i : obligation.right) out.to.push_back(text::to_string(*on.target, i));
    out.reason = answer.reason;
    if (answer.verdict != prove::Verdict::different) return out;
    out.live_out = answer.live_out.text;
    out.left = answer.left;
    out.right = answer.right;
    for (const prove::RegisterValue& input : answer.inputs)
      out.inputs.push_back({input.name, input.name, input.value, input.lane});
    const ObligationSides sides = sides_of(obligation, *on.target);
    const Result<uint64_t> left_value = snippets::execute(sides.left, answer);
    const Result<uint64_t> right_value = snippets::execute(sides.right, answer);
    out.confirmed = left_value && right_value && *left_value == answer.left && *right_value == answer.right;
    return out;
  }

  const ProveRulesRequest& request_;
  const Session& session_;
  std::vector<rewrite::Rule> rules_;
  std::vector<const isa::Target*> targets_;
  rewrite::Ledger ledger_;
  RulesReport report_;
};

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::RulesReport> lanewise::prove_rules(const ProveRulesRequest& request,
                                                              const Session& session) {
  return lw::api::guarded<RulesReport>(session, [&] { return lw::api::RulesWork(request, session).report(); });
}
