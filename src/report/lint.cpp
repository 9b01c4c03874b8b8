#include "report/lint.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/json_text.h"
#include "base/messages.h"
#include "base/symbol_name.h"
#include "report/json_document.h"
#include "report/junit.h"
#include "report/sarif.h"
#include "report/words.h"

namespace lw::report {

using lanewise::LintCode;
using lanewise::LintFinding;
using lanewise::LintKind;
using lanewise::LintPlace;
using lanewise::LintReport;
using lanewise::LintUnknown;

namespace {

std::string source_text(const LintPlace& place) {
  if (place.source_file.empty()) return {};
  return place.source_line == 0 ? place.source_file : fmt::format("{}:{}", place.source_file, place.source_line);
}

std::string distance_text(const LintFinding& f) {
  if (!f.needed || f.kind == LintKind::redundant) return {};
  return fmt::format("{} required, {} present", counted(*f.needed, f.unit.substr(0, f.unit.size() - 1)), *f.present);
}

std::string place_line(std::string_view role, const LintPlace& place) {
  std::string text = fmt::format("  {:<8}  {:#x}: {}", role, place.address, place.text);
  if (const std::string source = source_text(place); !source.empty()) text += fmt::format("  ({})", source);
  return text + "\n";
}

std::string headline(const LintFinding& f) {
  std::string text = fmt::format("{}: {}: {}", severity_word(f.severity), f.name, f.text);
  if (const std::string distance = distance_text(f); !distance.empty()) text += ": " + distance;
  return text;
}

// Lines about the instructions before `at`.
std::string earlier_lines(const LintFinding& f) {
  std::string text;
  if (f.producer) text += place_line("first", *f.producer);
  for (const LintPlace& jump : f.path) text += place_line("through", jump);
  return text;
}

std::string remedy_line(const LintFinding& f) {
  return f.remedy.empty() ? "" : fmt::format("  remedy    {}\n", f.remedy);
}

std::string finding_text(const LintFinding& f) {
  std::string text = fmt::format("{}: {}\n  in {} ({})\n", f.file, headline(f), shown_symbol(f.at.function), f.target);
  return text + earlier_lines(f) + place_line(f.producer ? "second" : "at", f.at) + remedy_line(f);
}

// The description of a rule.
std::string rule_text(const LintFinding& f) {
  switch (f.kind) {
    case LintKind::hazard: return f.text;
    case LintKind::wait: return "a register is used before an outstanding operation has written or read it";
    case LintKind::redundant: return "a wait or an s_nop has no effect but lost time";
    case LintKind::suspicious: break;
  }
  return "the code is valid and probably not what was meant";
}

// "… : 5 wait states required, 2 present; first: 0x1300: v_mov_b32_e32 v1, v0; second: …".
std::string sarif_text(const LintFinding& f) {
  std::string text = f.text;
  if (const std::string distance = distance_text(f); !distance.empty()) text += ": " + distance;
  if (f.producer) text += fmt::format("; first: {:#x}: {}", f.producer->address, f.producer->text);
  for (const LintPlace& jump : f.path) text += fmt::format("; through: {:#x}: {}", jump.address, jump.text);
  text += fmt::format("; {}: {:#x}: {}", f.producer ? "second" : "at", f.at.address, f.at.text);
  if (!f.remedy.empty()) text += "; remedy: " + f.remedy;
  return text;
}

// The last lines: counts by severity and by name.
std::string summary_text(const LintReport& report) {
  const LintCounts counts = lint_counts(report);
  size_t functions = 0, instructions = 0;
  for (const LintCode& code : report.code) {
    functions += code.functions;
    instructions += code.instructions;
  }
  std::string text =
      fmt::format("{}, {}, {} in {} of {}\n", counted(counts.errors, "error"), counted(counts.warnings, "warning"),
                  counted(counts.notes, "note"), counted(instructions, "instruction"), counted(functions, "function"));
  std::map<std::pair<Severity, std::string>, size_t> by_name;
  for (const LintFinding& finding : report.findings) ++by_name[{finding.severity, finding.name}];
  for (const auto& [key, count] : by_name)
    text += fmt::format("  {:>7}  {:<8} {}\n", count, severity_word(key.first), key.second);
  return text;
}

}  // namespace
}  // namespace lw::report

namespace lanewise {

template <class Visit>
void fields(Visit& visit, const LintPlace& p) {
  visit("address", p.address);
  visit("text", p.text);
  visit("function", p.function);
  if (!p.source_file.empty()) visit("source_file", p.source_file);
  if (p.source_line != 0) visit("source_line", p.source_line);
}

// The first of two instructions, the way from it, and what would correct the code.
template <class Visit>
void fields_of_distance(Visit& visit, const LintFinding& f) {
  visit("producer", f.producer);
  visit("path", f.path);
  visit("needed", f.needed);
  visit("present", f.present);
  if (!f.unit.empty()) visit("unit", f.unit);
  if (!f.remedy.empty()) visit("remedy", f.remedy);
  if (!f.sources.empty()) visit("sources", f.sources);
}

template <class Visit>
void fields(Visit& visit, const LintFinding& f) {
  visit("severity", std::string(lw::severity_word(f.severity)));
  visit("kind", std::string(lw::report::kind_name(f.kind)));
  visit("name", f.name);
  visit("message", f.text);
  visit("file", f.file);
  visit("target", f.target);
  visit("function", f.at.function);
  visit("address", f.at.address);
  visit("at", f.at);
  visit("producer_address", f.producer ? std::optional(f.producer->address) : std::nullopt);
  fields_of_distance(visit, f);
}

// What instructions have in their list of hazards, where they say the rest themselves.
struct HazardAtInstruction {
  const LintFinding& finding;
};

template <class Visit>
void fields(Visit& visit, const HazardAtInstruction& h) {
  const LintFinding& f = h.finding;
  visit("severity", std::string(lw::severity_word(f.severity)));
  visit("name", f.name);
  visit("message", f.text);
  fields_of_distance(visit, f);
}

template <class Visit>
void fields(Visit& visit, const LintUnknown& u) {
  visit("file", u.file);
  visit("target", u.target);
  visit("at", u.at);
  visit("message", u.text);
}

template <class Visit>
void fields(Visit& visit, const LintCode& c) {
  visit("file", c.file);
  visit("target", c.target);
  visit("functions", c.functions);
  visit("instructions", c.instructions);
}

}  // namespace lanewise

namespace lw::report {

std::string_view kind_name(LintKind kind) {
  switch (kind) {
    case LintKind::hazard: return "hazard";
    case LintKind::wait: return "wait";
    case LintKind::redundant: return "redundant";
    case LintKind::suspicious: break;
  }
  return "suspicious";
}

LintCounts lint_counts(const LintReport& report) {
  LintCounts counts;
  for (const LintFinding& finding : report.findings) switch (finding.severity) {
      case Severity::error: ++counts.errors; break;
      case Severity::warning: ++counts.warnings; break;
      case Severity::note: ++counts.notes; break;
    }
  return counts;
}

std::string hazard_text(const LintFinding& finding, size_t indent) {
  const std::string lines = headline(finding) + "\n" + earlier_lines(finding) + remedy_line(finding);
  std::string text;
  for (size_t at = 0; at < lines.size(); at = lines.find('\n', at) + 1)
    text += std::string(indent, ' ') + lines.substr(at, lines.find('\n', at) + 1 - at);
  return text;
}

OrderedJson hazards_json(std::span<const LintFinding> findings) {
  OrderedJson list = OrderedJson::array();
  for (const LintFinding& finding : findings)
    list.push_back(json_of<OrderedJson>(lanewise::HazardAtInstruction{finding}));
  return list;
}

OrderedJson hazard_marks(std::span<const LintFinding> findings) {
  OrderedJson list = OrderedJson::array();
  for (const LintFinding& finding : findings)
    list.push_back({fmt::format("{}: {}", severity_word(finding.severity), finding.name), hazard_text(finding, 0)});
  return list;
}

std::string lint_text(const LintReport& report) {
  std::string text;
  for (const LintFinding& finding : report.findings) text += finding_text(finding);
  for (const LintUnknown& unknown : report.unknown)
    text += fmt::format("{}: note: {}: {:#x}: {}\n", unknown.file, shown_symbol(unknown.at.function),
                        unknown.at.address, unknown.text);
  for (const LintUnknown& unknown : report.not_decoded)
    text += fmt::format("{}: {}: {:#x}: not modelled: {}\n", unknown.file, shown_symbol(unknown.at.function),
                        unknown.at.address, unknown.text);
  return text + summary_text(report);
}

OrderedJson lint_document(const LintReport& report) {
  const LintCounts counts = lint_counts(report);
  OrderedJson json{{"errors", counts.errors},
                   {"warnings", counts.warnings},
                   {"notes", counts.notes},
                   {"findings", json_of<OrderedJson>(report.findings)},
                   {"unknown", json_of<OrderedJson>(report.unknown)},
                   {"not_decoded", json_of<OrderedJson>(report.not_decoded)},
                   {"code", json_of<OrderedJson>(report.code)}};
  return ordered_document("lint", 1, json, report.messages);
}

std::string lint_junit(const LintReport& report, bool strict) {
  std::vector<CheckResult> results;
  for (const LintCode& code : report.code) {
    std::string failure;
    for (const LintFinding& finding : report.findings) {
      const bool counts = finding.severity == Severity::error || (strict && finding.severity == Severity::warning);
      if (counts && finding.file == code.file && finding.target == code.target)
        failure += (failure.empty() ? "" : "\n") + finding_text(finding);
    }
    results.push_back({code.file, fmt::format("lint {}", code.target), std::move(failure)});
  }
  text::OutputBuffer out;
  write_junit("lanewise lint", results, out);
  return std::string(out.view());
}

std::string lint_sarif(const LintReport& report) {
  std::vector<SarifRule> rules;
  std::vector<SarifResult> results;
  for (const LintFinding& finding : report.findings) {
    if (std::ranges::find(rules, finding.name, &SarifRule::id) == rules.end())
      rules.push_back({finding.name, rule_text(finding)});
    SarifResult result;
    result.rule = finding.name;
    result.level = severity_word(finding.severity);
    result.text = sarif_text(finding);
    result.function = finding.at.function;
    result.place = {finding.at.source_file, finding.at.source_line};
    result.artifact = finding.file;
    result.address = finding.at.address;
    if (finding.producer)
      result.related.push_back(
          {{finding.producer->source_file, finding.producer->source_line}, finding.producer->text});
    results.push_back(std::move(result));
  }
  return sarif_document(rules, results);
}

}  // namespace lw::report
