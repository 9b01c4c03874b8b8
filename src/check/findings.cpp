#include "check/findings.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/json_text.h"
#include "base/symbol_name.h"
namespace lw::check {

std::string_view check_name(Check check) {
  switch (check) {
    case Check::memory: return "memory";
    case Check::uninitialised: return "uninitialised";
    case Check::races: return "races";
    case Check::waits: return "waits";
    case Check::barriers: return "barriers";
    case Check::registers: return "registers";
    case Check::streams: return "streams";
    case Check::lanes: return "lanes";
    case Check::calls: return "calls";
  }
  return "?";
}

FindingSide side_of(std::string role, const events::ExecutedInstruction& instruction, int lane) {
  return {std::move(role), instruction.wave.workgroup, instruction.wave.wave, lane, instruction.pc};
}

bool Findings::seen(Check check, unsigned what, uint64_t first_pc, uint64_t second_pc) {
  last_ = {check, what, first_pc, second_pc};
  const auto it = index_.find(last_);
  if (it == index_.end()) return false;
  ++findings_[it->second].count;
  return true;
}

void describe(FindingSide& side, code::CodeFacts& facts) {
  if (!facts.contains(side.pc)) return;
  if (side.text.empty()) side.text = facts.at(side.pc).text;
  side.address = facts.in_object(side.pc);
  side.source = facts.trace(side.pc);
}

void Findings::add(Finding finding) {
  index_[last_] = findings_.size();
  if (facts_ != nullptr)
    for (FindingSide& side : finding.sides) describe(side, *facts_);
  findings_.push_back(std::move(finding));
}

void Findings::settle(Check check, const std::function<bool()>& has_effect) {
  const auto is_of_dispatch = [&](size_t i) {
    return findings_[i].check == check && (i >= settled_.size() || findings_[i].count != settled_[i]);
  };
  bool in_doubt = false;
  for (size_t i = 0; i < findings_.size(); ++i)
    if (is_of_dispatch(i) && (i >= settled_.size() || !findings_[i].has_effect)) in_doubt = true;
  if (in_doubt) {
    const bool has = has_effect();
    for (size_t i = 0; i < findings_.size(); ++i)
      if (is_of_dispatch(i)) findings_[i].has_effect = has || (i < settled_.size() && findings_[i].has_effect);
  }
  settled_.clear();
  for (const Finding& finding : findings_) settled_.push_back(finding.count);
}

namespace {

// Where a side is, for people: its line, or what it was that is no instruction. Empty where nobody knows.
std::string line_of(const FindingSide& side) {
  const std::vector<object::SourceLine>& frames = side.source.frames;
  if (!frames.empty()) {
    const object::SourceLine& line = frames[std::min(side.source.own, frames.size() - 1)];
    return fmt::format("{}:{}", line.file, line.line);
  }
  return side.pc == 0 ? fmt::format("{}\n{}\n{}", side.actor, side.text, side.caller) : "";
}

// The same for findings of one mistake; empty where a finding stands for itself.
std::string mistake_of(const Finding& finding) {
  std::vector<std::string> lines;
  for (const FindingSide& side : finding.sides) {
    lines.push_back(line_of(side));
    if (lines.back().empty()) return {};
  }
  if (lines.empty()) return {};
  std::ranges::sort(lines);
  std::string key = fmt::format("{} {} {}", check_name(finding.check), finding.is_note, finding.stops);
  for (const std::string& line : lines) key += '\n' + line;
  return key;
}

}  // namespace

std::vector<Finding> Findings::mistakes() const {
  std::vector<Finding> mistakes;
  std::map<std::string, size_t> known;
  for (const Finding& finding : findings_) {
    const std::string key = mistake_of(finding);
    const auto [at, is_new] = known.try_emplace(key, mistakes.size());
    if (key.empty() || is_new) {
      mistakes.push_back(finding);
      continue;
    }
    Finding& mistake = mistakes[at->second];
    mistake.count += finding.count;
    ++mistake.places;
    mistake.has_effect |= finding.has_effect;
  }
  return mistakes;
}

namespace {

lanewise::FindingSide report(const FindingSide& side) {
  lanewise::FindingSide report;
  report.role = side.role;
  report.instruction = side.text;
  if (!side.actor.empty()) {
    report.actor = side.actor;
  } else {
    report.workgroup = side.workgroup;
    report.wave = side.wave;
    report.lane = side.lane;
  }
  if (side.pc != 0) {
    report.address = side.address;
    report.source = side.source.source();
    if (auto around = side.source.inlined_at(); !around.empty()) report.inlined_at = std::move(around);
    if (std::string header = side.source.header(); !header.empty()) report.header = std::move(header);
  }
  if (!side.caller.empty()) report.caller = side.caller;
  return report;
}

}  // namespace

lanewise::Finding Findings::report(const Finding& finding) const {
  lanewise::Finding report;
  report.check = std::string(check_name(finding.check));
  report.is_note = finding.is_note;
  report.message = finding.message;
  report.count = finding.count;
  report.places = finding.places;
  report.stops_dispatch = finding.stops;
  if (!kernel_.empty()) report.kernel = kernel_;
  if (std::string name = demangled(kernel_); !name.empty()) report.demangled = std::move(name);
  if (!finding.space.empty()) {
    report.space = finding.space;
    report.address = finding.address;
    report.size_bytes = finding.size_bytes;
    report.relation = finding.relation;
  }
  for (const FindingSide& side : finding.sides) report.sides.push_back(check::report(side));
  return report;
}

std::vector<lanewise::Finding> Findings::reports(bool has_effect) const {
  std::vector<lanewise::Finding> list;
  for (const Finding& finding : mistakes())
    if (finding.has_effect == has_effect) list.push_back(report(finding));
  return list;
}

}  // namespace lw::check
