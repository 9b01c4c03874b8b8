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

std::string findings_document(const nlohmann::ordered_json& findings, const nlohmann::ordered_json& without_effect) {
  return json_text(nlohmann::ordered_json{{"findings", findings}, {"findings_without_effect", without_effect}}, 2) +
         "\n";
}

Side side_of(std::string role, const events::Instruction& instruction, int lane) {
  return {std::move(role), instruction.wave.workgroup, instruction.wave.wave, lane, instruction.pc};
}

bool Findings::seen(Check check, unsigned what, uint64_t first_pc, uint64_t second_pc) {
  last_ = {check, what, first_pc, second_pc};
  const auto it = index_.find(last_);
  if (it == index_.end()) return false;
  ++findings_[it->second].count;
  return true;
}

void describe(Side& side, code::CodeFacts& facts) {
  if (!facts.contains(side.pc)) return;
  if (side.text.empty()) side.text = facts.at(side.pc).text;
  side.address = facts.in_object(side.pc);
  side.source = facts.trace(side.pc);
}

void Findings::add(Finding finding) {
  index_[last_] = findings_.size();
  if (facts_ != nullptr)
    for (Side& side : finding.sides) describe(side, *facts_);
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

std::string who(const Side& side) {
  if (!side.actor.empty()) return side.actor;
  std::string text = fmt::format("workgroup ({}, {}, {}), wave {}", side.workgroup[0], side.workgroup[1],
                                 side.workgroup[2], side.wave);
  if (side.lane >= 0) text += fmt::format(", lane {}", side.lane);
  return text;
}

}  // namespace

namespace {

// Where a side is, for people: its line, or what it was that is no instruction. Empty where nobody knows.
std::string line_of(const Side& side) {
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
  for (const Side& side : finding.sides) {
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

std::string Findings::text() const {
  std::string text;
  for (const Finding& finding : mistakes())
    if (finding.has_effect) text += this->text(finding);
  return text;
}

std::string Findings::text(const Finding& finding) const {
  if (finding.stops) return {};
  std::string text =
      fmt::format("{}{}: {}", check_name(finding.check), finding.is_note ? " (note)" : "", finding.message);
  if (finding.count > 1) text += fmt::format(", {} times", finding.count);
  if (finding.places > 1)
    text +=
        fmt::format(" at {} {}", finding.places, finding.sides.size() > 1 ? "pairs of instructions" : "instructions");
  text += '\n';
  if (!kernel_.empty()) text += fmt::format("  in kernel {}\n", shown_symbol(kernel_));
  if (!finding.relation.empty())
    text += fmt::format("  {} byte{}, {}\n", finding.size_bytes, finding.size_bytes == 1 ? "" : "s", finding.relation);
  size_t width = 0;
  for (const Side& side : finding.sides) width = std::max(width, side.role.size());
  for (const Side& side : finding.sides) {
    const auto below = [&](std::string_view what) { text += fmt::format("  {:<{}}  {}\n", "", width, what); };
    text += fmt::format("  {:<{}}  {}", side.role, width, who(side));
    if (side.pc != 0) text += fmt::format(", {:#x}", side.address);
    text += side.text.empty() ? "\n" : fmt::format(": {}\n", side.text);
    if (!side.source.empty()) {
      const std::string header = side.source.header();
      below("at " + side.source.source() + (header.empty() ? "" : fmt::format(" (in {})", header)));
      for (const std::string& around : side.source.inlined_at()) below("inlined at " + around);
    }
    if (!side.caller.empty()) below("started by " + side.caller);
  }
  return text;
}

nlohmann::ordered_json Findings::json(bool has_effect) const {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Finding& finding : mistakes())
    if (finding.has_effect == has_effect) list.push_back(json(finding));
  return list;
}

nlohmann::ordered_json Findings::json(const Finding& finding) const {
  nlohmann::ordered_json j{{"check", check_name(finding.check)},
                           {"severity", finding.is_note ? "note" : "error"},
                           {"message", finding.message},
                           {"count", finding.count},
                           {"places", finding.places}};
  if (!kernel_.empty()) j["kernel"] = kernel_;
  if (const std::string name = demangled(kernel_); !name.empty()) j["demangled"] = name;
  if (!finding.space.empty()) {
    j["space"] = finding.space;
    j["address"] = finding.address;
    j["size_bytes"] = finding.size_bytes;
    j["relation"] = finding.relation;
  }
  j["sides"] = nlohmann::ordered_json::array();
  for (const Side& side : finding.sides) {
    nlohmann::ordered_json s{{"role", side.role}};
    if (!side.actor.empty()) s["actor"] = side.actor;
    if (side.actor.empty()) {
      s["workgroup"] = side.workgroup;
      s["wave"] = side.wave;
      s["lane"] = side.lane;
    }
    if (side.pc != 0) s["address"] = side.address;
    s["instruction"] = side.text;
    if (side.pc != 0) {
      s["source"] = side.source.source();
      if (const auto around = side.source.inlined_at(); !around.empty()) s["inlined_at"] = around;
      if (const std::string header = side.source.header(); !header.empty()) s["header"] = header;
    }
    if (!side.caller.empty()) s["caller"] = side.caller;
    j["sides"].push_back(std::move(s));
  }
  return j;
}

}  // namespace lw::check
