#include "report/rules.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/json_text.h"
#include "report/json_document.h"

namespace lw::report {
namespace {

using lanewise::RuleCase;
using lanewise::RuleProof;
using lanewise::RuleVerdict;

std::string_view verdict_name(RuleVerdict verdict) {
  switch (verdict) {
    case RuleVerdict::missing: return "missing";
    case RuleVerdict::proved: return "proved";
    case RuleVerdict::refuted: return "refuted";
    case RuleVerdict::each: return "each";
    case RuleVerdict::unknown: break;
  }
  return "unknown";
}

std::string inputs_text(const RuleCase& c) {
  std::string text;
  for (const lanewise::ProveInput& input : c.inputs)
    text += fmt::format("{}{}{} = {:#x}", text.empty() ? "" : ", ", input.text,
                        input.lane ? fmt::format(" of lane {}", *input.lane) : "", input.value);
  return text;
}

std::string case_text(const RuleCase& c) {
  std::string text;
  if (!c.name.empty()) text += fmt::format("  {}\n", c.name);
  for (const std::string& line : c.from) text += fmt::format("  - {}\n", line);
  for (const std::string& line : c.to) text += fmt::format("  + {}\n", line);
  if (c.live_out.empty()) return text + fmt::format("  not decided: {}\n", c.reason);
  return text + fmt::format("  {} becomes {:#x}, with the rule {:#x}; before: {}{}\n", c.live_out, c.left, c.right,
                            inputs_text(c), c.confirmed ? "" : " (execution does not confirm it)");
}

}  // namespace

template <class Visit>
void fields(Visit& visit, const lanewise::ProveInput& input) {
  visit("name", input.name);
  visit("value", input.value);
  if (input.lane) visit("lane", *input.lane);
}

template <class Visit>
void fields(Visit& visit, const RuleCase& c) {
  visit("name", c.name);
  visit("from", c.from);
  visit("to", c.to);
  if (c.live_out.empty()) {
    visit("reason", c.reason);
    return;
  }
  visit("live_out", c.live_out);
  visit("left", c.left);
  visit("right", c.right);
  visit("inputs", c.inputs);
  visit("confirmed", c.confirmed);
}

template <class Visit>
void fields(Visit& visit, const RuleProof& p) {
  visit("rule", p.rule);
  visit("file", p.file);
  visit("says", p.says);
  visit("target", p.target);
  visit("verdict", verdict_name(p.verdict));
  visit("cases", p.cases);
  visit("proved", p.proved);
  visit("seconds", p.seconds);
  visit("from_ledger", p.from_ledger);
  visit("assumptions", p.assumptions);
  visit("not_proved", p.not_proved);
}

std::string rule_proof_text(const RuleProof& proof) {
  std::string text = fmt::format("{:<28} {:<16} {:<8} {:>5}/{}", proof.rule, proof.target, verdict_name(proof.verdict),
                                 proof.proved, proof.cases);
  if (!proof.assumptions.empty()) text += fmt::format("  under {}", fmt::join(proof.assumptions, ", "));
  text += proof.from_ledger ? "  (known)\n" : fmt::format("  {:.2f} s\n", proof.seconds);
  if (proof.verdict == RuleVerdict::each) return text;
  for (const RuleCase& c : proof.not_proved) text += case_text(c);
  return text;
}

std::string rules_summary_text(const lanewise::RulesReport& report) {
  std::string text;
  for (const std::string& rule : report.without_target)
    text += fmt::format("{}: none of the targets has all its instructions\n", rule);
  const auto count = [&](RuleVerdict verdict) {
    return std::ranges::count(report.proofs, verdict, &RuleProof::verdict);
  };
  return text + fmt::format("{} proved, {} to be proved at each application, {} refuted, {} unknown\n",
                            count(RuleVerdict::proved), count(RuleVerdict::each), count(RuleVerdict::refuted),
                            count(RuleVerdict::unknown));
}

SortedJson rules_document(const lanewise::RulesReport& report) {
  SortedJson json{{"rules", json_of(report.proofs)}, {"without_target", json_of(report.without_target)}};
  return document("rules", 1, std::move(json), report.messages);
}

}  // namespace lw::report
