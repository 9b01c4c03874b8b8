#include "report/findings.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "base/json_text.h"
#include "base/symbol_name.h"
#include "report/junit.h"
#include "report/sarif.h"

namespace lw::report {

using lanewise::Finding;
using lanewise::FindingSide;

template <class Visit>
void fields(Visit& visit, const FindingSide& s) {
  visit("role", s.role);
  visit("actor", s.actor);
  visit("workgroup", s.workgroup);
  visit("wave", s.wave);
  visit("lane", s.lane);
  visit("address", s.address);
  visit("instruction", s.instruction);
  visit("source", s.source);
  visit("inlined_at", s.inlined_at);
  visit("header", s.header);
  visit("caller", s.caller);
}

template <class Visit>
void fields(Visit& visit, const Finding& f) {
  visit("check", f.check);
  visit("severity", std::string(f.is_note ? "note" : "error"));
  visit("message", f.message);
  visit("count", f.count);
  visit("places", f.places);
  visit("kernel", f.kernel);
  visit("demangled", f.demangled);
  visit("space", f.space);
  visit("address", f.address);
  visit("size_bytes", f.size_bytes);
  visit("relation", f.relation);
  visit("sides", f.sides);
}

namespace {

std::string who(const FindingSide& side) {
  if (side.actor) return *side.actor;
  std::string text = fmt::format("workgroup ({}, {}, {}), wave {}", (*side.workgroup)[0], (*side.workgroup)[1],
                                 (*side.workgroup)[2], *side.wave);
  if (*side.lane >= 0) text += fmt::format(", lane {}", *side.lane);
  return text;
}

std::string side_lines(const FindingSide& side, size_t role_width) {
  std::string text = fmt::format("  {:<{}}  {}", side.role, role_width, who(side));
  if (side.address) text += fmt::format(", {:#x}", *side.address);
  text += side.instruction.empty() ? "\n" : fmt::format(": {}\n", side.instruction);
  const auto below = [&](std::string_view what) { text += fmt::format("  {:<{}}  {}\n", "", role_width, what); };
  if (side.source.value_or("") != "") {
    below("at " + *side.source + (side.header ? fmt::format(" (in {})", *side.header) : ""));
    for (const std::string& around : side.inlined_at.value_or(std::vector<std::string>()))
      below("inlined at " + around);
  }
  if (side.caller) below("started by " + *side.caller);
  return text;
}

}  // namespace

std::string finding_text(const Finding& finding) {
  if (finding.stops_dispatch) return {};
  std::string text = fmt::format("{}{}: {}", finding.check, finding.is_note ? " (note)" : "", finding.message);
  if (finding.count > 1) text += fmt::format(", {} times", finding.count);
  if (finding.places > 1)
    text +=
        fmt::format(" at {} {}", finding.places, finding.sides.size() > 1 ? "pairs of instructions" : "instructions");
  text += '\n';
  if (finding.kernel) text += fmt::format("  in kernel {}\n", shown_symbol(*finding.kernel));
  if (finding.relation.value_or("") != "")
    text +=
        fmt::format("  {} byte{}, {}\n", *finding.size_bytes, *finding.size_bytes == 1 ? "" : "s", *finding.relation);
  size_t width = 0;
  for (const FindingSide& side : finding.sides) width = std::max(width, side.role.size());
  for (const FindingSide& side : finding.sides) text += side_lines(side, width);
  return text;
}

OrderedJson finding_json(const Finding& finding) { return json_of<OrderedJson>(finding); }
OrderedJson findings_json(const std::vector<Finding>& findings) { return json_of<OrderedJson>(findings); }

std::string findings_document(const OrderedJson& findings, const OrderedJson& without_effect) {
  return json_text(OrderedJson{{"findings", findings}, {"findings_without_effect", without_effect}}, 2) + "\n";
}

namespace {

using Json = nlohmann::ordered_json;

std::string text_at(const Json& object, const char* key) { return object.value(key, std::string()); }

std::string who(const Json& side) {
  if (side.contains("actor")) return text_at(side, "actor");
  const Json& group = side.at("workgroup");
  std::string text = fmt::format("workgroup ({}, {}, {}), wave {}", group[0].get<uint32_t>(), group[1].get<uint32_t>(),
                                 group[2].get<uint32_t>(), side.at("wave").get<uint32_t>());
  if (const int lane = side.at("lane").get<int>(); lane >= 0) text += fmt::format(", lane {}", lane);
  return text;
}

// "store by workgroup (0, 0, 0), wave 1, lane 0: ds_write_b32 v1, v0".
std::string side_text(const Json& side) {
  std::string text = fmt::format("{} by {}", text_at(side, "role"), who(side));
  if (const std::string instruction = text_at(side, "instruction"); !instruction.empty()) text += ": " + instruction;
  return text;
}

std::string title(const Json& finding) {
  std::string text = text_at(finding, "message");
  if (const uint64_t count = finding.value("count", uint64_t{1}); count > 1) text += fmt::format(", {} times", count);
  return text;
}

bool is_note(const Json& finding) { return text_at(finding, "severity") == "note"; }

// What a failed test says of a finding.
std::string failure_text(const Json& finding) {
  std::string text = title(finding);
  if (const std::string kernel = text_at(finding, "kernel"); !kernel.empty())
    text += fmt::format("\nin kernel {}", kernel);
  if (const std::string relation = text_at(finding, "relation"); !relation.empty())
    text += fmt::format("\n{}", relation);
  for (const Json& side : finding.at("sides")) {
    text += fmt::format("\n{}", side_text(side));
    if (const std::string source = text_at(side, "source"); !source.empty()) text += "\n  at " + source;
    for (const Json& around : side.value("inlined_at", Json::array()))
      text += "\n  inlined at " + around.get<std::string>();
    if (const std::string caller = text_at(side, "caller"); !caller.empty()) text += "\n  started by " + caller;
  }
  return text;
}

// Of "scale.cl:4:12". A file's name may have colons, too.
std::optional<SarifPlace> line_of(std::string_view text) {
  SarifPlace line;
  for (uint32_t* const part : {&line.column, &line.line}) {
    const size_t colon = text.rfind(':');
    if (colon == text.npos) return std::nullopt;
    const std::optional<uint64_t> number = parse_unsigned(text.substr(colon + 1));
    if (!number) return std::nullopt;
    *part = static_cast<uint32_t>(*number);
    text = text.substr(0, colon);
  }
  line.file = text;
  return line;
}

std::optional<Json> location_of(const std::string& source) {
  const std::optional<SarifPlace> line = line_of(source);
  if (!line || line->line == 0) return std::nullopt;
  return sarif_location(*line);
}

struct Rule {
  std::string_view id, text;
};
constexpr std::array kRules{
    Rule{"memory", "A memory access is not allowed: out of bounds, to freed memory, or misaligned."},
    Rule{"uninitialised", "An uninitialised value decides a branch, an address or EXEC, or is stored."},
    Rule{"races", "Two waves access the same memory, and nothing orders the accesses."},
    Rule{"waits", "A register is used before its load has been waited for."},
    Rule{"barriers", "The waves of a workgroup do not all reach the same barriers."},
    Rule{"registers", "Code uses registers that its descriptor does not grant."},
    Rule{"streams", "Streams, copies or the host access the same memory, and nothing orders the accesses."},
    Rule{"lanes", "A value is used that comes from a lane that EXEC had switched off."},
    Rule{"calls", "A call of the HIP runtime fails."},
};

Json result_of(const Json& finding) {
  const std::string id = text_at(finding, "check");
  Json result{{"ruleId", id}};
  for (size_t i = 0; i < kRules.size(); ++i)
    if (kRules[i].id == id) result["ruleIndex"] = i;
  std::string message = title(finding);
  if (const std::string relation = text_at(finding, "relation"); !relation.empty()) message += "; " + relation;
  result["level"] = is_note(finding) ? "note" : "error";
  result["occurrenceCount"] = finding.value("count", uint64_t{1});

  Json related = Json::array();
  std::optional<Json> place;
  const auto add_related = [&](Json location, const std::string& text) {
    location["id"] = related.size();
    location["message"] = {{"text", text}};
    related.push_back(std::move(location));
  };
  const Json& sides = finding.at("sides");
  for (size_t i = sides.size(); i-- != 0;) {
    const Json& side = sides[i];
    message += fmt::format("\n{}", side_text(side));
    std::optional<Json> at = location_of(text_at(side, "source"));
    if (!at) continue;
    if (!place)
      place = *at;
    else
      add_related(std::move(*at), side_text(side));
    for (const Json& around : side.value("inlined_at", Json::array()))
      if (std::optional<Json> outer = location_of(around.get<std::string>()))
        add_related(std::move(*outer), "inlined here");
  }
  result["message"] = {{"text", message}};
  Json location = place.value_or(Json::object());
  if (const std::string kernel = text_at(finding, "kernel"); !kernel.empty())
    location["logicalLocations"] = Json::array({{{"fullyQualifiedName", kernel}, {"kind", "function"}}});
  if (!location.empty()) result["locations"] = Json::array({location});
  if (!related.empty()) result["relatedLocations"] = std::move(related);
  return result;
}

}  // namespace

std::string findings_junit(const std::string& suites_name, const std::string& suite,
                           const std::vector<std::string>& checks, const Json& findings,
                           const std::vector<CheckResult>& others) {
  std::vector<CheckResult> results;
  for (const std::string& check : checks) {
    std::vector<std::string> texts;
    for (const Json& finding : findings)
      if (text_at(finding, "check") == check && !is_note(finding)) texts.push_back(failure_text(finding));
    std::string failure = texts.size() > 1 ? fmt::format("{} mistakes", texts.size()) : "";
    for (const std::string& text : texts) failure += (failure.empty() ? "" : "\n\n") + text;
    results.push_back({suite, check, std::move(failure)});
  }
  results.insert(results.end(), others.begin(), others.end());
  text::OutputBuffer out;
  write_junit(suites_name, results, out);
  return std::string(out.view());
}

std::string findings_sarif(const Json& findings) {
  std::vector<SarifRule> rules;
  for (const Rule& rule : kRules) rules.push_back({std::string(rule.id), std::string(rule.text)});
  Json results = Json::array();
  for (const Json& finding : findings) results.push_back(result_of(finding));
  return sarif_log(rules, std::move(results));
}

}  // namespace lw::report
