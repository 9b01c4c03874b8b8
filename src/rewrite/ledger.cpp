#include "rewrite/ledger.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <sstream>

namespace lw::rewrite {
namespace {

constexpr std::array<std::string_view, 5> kNames = {"missing", "proved", "refuted", "each", "unknown"};

constexpr unsigned kMostOfAny = 50;  // milliseconds

std::optional<Proof> proof_of(std::string_view name) {
  const auto found = std::ranges::find(kNames, name);
  return found == kNames.end() ? std::nullopt : std::optional(static_cast<Proof>(found - kNames.begin()));
}

std::string joined(const std::set<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += fmt::format("{}{}", text.empty() ? "" : ",", word);
  return text.empty() ? "-" : text;
}

std::set<std::string> split(const std::string& text) {
  std::set<std::string> words;
  if (text == "-") return words;
  std::istringstream in(text);
  for (std::string word; std::getline(in, word, ',');) words.insert(word);
  return words;
}

std::string target_key(const isa::Target& target) { return fmt::format("{}:{}", target.name, target.wave_size); }

}  // namespace

std::string_view name_of(Proof proof) { return kNames[static_cast<size_t>(proof)]; }

// RULE TEXT QUESTIONS VERDICT PROVED/ASKED SECONDS SOLVER TARGETS UNPROVED
Ledger Ledger::read(std::string_view text, Diagnostics& diagnostics) {
  Ledger ledger;
  std::istringstream lines{std::string(text)};
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.empty() || line[0] == '#') continue;
    std::istringstream in(line);
    std::string rule, text_key, hash, verdict, counts, seconds, solver, targets, unproved;
    in >> rule >> text_key >> hash >> verdict >> counts >> seconds >> solver >> targets >> unproved;
    const std::optional<Proof> proof = proof_of(verdict);
    const size_t slash = counts.find('/');
    const std::optional<uint64_t> key = parse_unsigned("0x" + hash);
    const std::optional<uint64_t> of_text = parse_unsigned("0x" + text_key);
    const std::optional<uint64_t> proved = parse_unsigned(counts.substr(0, slash));
    const std::optional<uint64_t> asked =
        slash == std::string::npos ? std::nullopt : parse_unsigned(counts.substr(slash + 1));
    if (!in || !proof || !key || !of_text || !proved || !asked) {
      diagnostics.error({number, 1},
                        "expected RULE TEXT QUESTIONS VERDICT PROVED/ASKED SECONDS SOLVER TARGETS UNPROVED with spaces "
                        "between");
      continue;
    }
    Entry& entry = ledger.entries_[{rule, *key}];
    entry.text = *of_text;
    entry.targets = split(targets);
    entry.verdict = {*proof, *proved, *asked, split(unproved), std::strtod(seconds.c_str(), nullptr), solver};
  }
  return ledger;
}

std::string Ledger::text() const {
  std::string out =
      "# Proofs of the rules, by rule and by what was asked. Made by `./dev rules`; not to be edited.\n"
      "# RULE TEXT QUESTIONS VERDICT PROVED/ASKED SECONDS SOLVER TARGETS UNPROVED\n"
      "# TEXT and QUESTIONS are hashes: of the rule, and of what the solver was asked.\n";
  for (const auto& [key, entry] : entries_)
    out += fmt::format("{} {:016x} {:016x} {} {}/{} {:.2f} {} {} {}\n", key.first, entry.text, key.second,
                       name_of(entry.verdict.proof), entry.verdict.proved, entry.verdict.asked, entry.verdict.seconds,
                       entry.verdict.solver, joined(entry.targets), joined(entry.verdict.unproved));
  return out;
}

const Verdict* Ledger::find(const RuleOnTarget& rule) const {
  const auto found = entries_.find({rule.rule->name, rule.hash});
  return found == entries_.end() ? nullptr : &found->second.verdict;
}

const Verdict* Ledger::find(const Rule& rule, const isa::Target& target) const {
  const uint64_t text = text_hash(rule);
  for (auto at = entries_.lower_bound({rule.name, 0}); at != entries_.end() && at->first.first == rule.name; ++at)
    if (at->second.text == text && at->second.targets.contains(target_key(target))) return &at->second.verdict;
  return nullptr;
}

void Ledger::set(const RuleOnTarget& rule, Verdict verdict) {
  Entry& entry = entries_[{rule.rule->name, rule.hash}];
  entry.text = text_hash(*rule.rule);
  entry.verdict = std::move(verdict);
  entry.targets.insert(target_key(*rule.target));
}

Result<Answered> prove_rule(const RuleOnTarget& rule, const prove::ProveOptions& options,
                            const FindDifference& find_difference) {
  Answered out;
  const auto begin = std::chrono::steady_clock::now();
  bool refuted = false, any_refuted = false;
  size_t each = 0;
  if (rule.rule->proves_each) {
    out.verdict.proof = Proof::each;
    out.verdict.solver = "-";
    return out;
  }
  for (size_t i = 0; i < rule.obligations.size(); ++i) {
    const Obligation& obligation = rule.obligations[i];
    throw_if_requested(options.cancel);
    prove::ProveOptions one = options;
    one.target = rule.target;
    // A rule about any instruction does without those that take long.
    if (rule.cases[obligation.rule_case].any_line) one.timeout_ms = std::min(one.timeout_ms, kMostOfAny);
    prove::Answer answer;
    answer.reason = obligation.why_not;
    for (const std::string& text : obligation.assumptions) {
      const Result<std::vector<prove::Assumption>> read = prove::parse_assumptions(*rule.target, text);
      if (!read) return Error{fmt::format("rule {}: {}", rule.rule->name, read.error().message)};
      one.assumptions.insert(one.assumptions.end(), read->begin(), read->end());
    }
    if (obligation.why_not.empty()) {
      if (std::optional<prove::Answer> found = find_difference(obligation, one)) {
        answer = std::move(*found);
      } else {
        Result<prove::Answer> asked =
            prove::prove_equal(obligation.left_snippet, obligation.right_snippet, obligation.live_out, one);
        if (!asked) return Error{fmt::format("rule {}: {}", rule.rule->name, asked.error().message)};
        answer = std::move(*asked);
      }
    }
    const Case& c = rule.cases[obligation.rule_case];
    ++out.verdict.asked;
    if (answer.verdict == prove::Verdict::equal) {
      ++out.verdict.proved;
      continue;
    }
    if (!c.is_general) {
      ++each;
      continue;
    }
    // Of a set, some instructions may be refuted; of what a rule lists itself, none.
    refuted = refuted || (!c.any_line && answer.verdict == prove::Verdict::different);
    any_refuted = any_refuted || answer.verdict == prove::Verdict::different;
    out.verdict.unproved.insert(obligation.name);
    out.not_proved.emplace_back(i, std::move(answer));
  }
  out.verdict.proof = refuted                   ? Proof::refuted
                      : out.verdict.proved != 0 ? Proof::proved
                      : each != 0               ? Proof::each
                      : any_refuted             ? Proof::refuted
                                                : Proof::unknown;
  out.verdict.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  out.verdict.solver = "z3";
  return out;
}

}  // namespace lw::rewrite
