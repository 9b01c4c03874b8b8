#include "report/hazard_row.h"

#include <fmt/format.h>

#include <vector>

#include "base/json_text.h"
#include "base/messages.h"
#include "isa/target_names.h"
#include "report/explain_page.h"
#include "report/json_document.h"
#include "report/lint.h"

namespace lw::report {

using lanewise::HazardRow;

namespace {

constexpr size_t kRowColumns = 80, kRowLabelColumns = 14;

void paragraph(std::string& out, std::string_view label, const std::string& text) {
  if (text.empty()) return;
  std::string start = fmt::format("  {:<{}}", label, kRowLabelColumns - 2);
  for (const std::string& line : wrapped(text, kRowColumns - kRowLabelColumns)) {
    out += start + line + "\n";
    start.assign(kRowLabelColumns, ' ');
  }
}

void paragraphs(std::string& out, std::string_view label, const std::vector<std::string>& texts) {
  for (const std::string& text : texts) {
    paragraph(out, label, text);
    label = "";
  }
}

}  // namespace

std::string hazard_row_text(const HazardRow& row) {
  std::string out = row.name + "\n";
  for (const std::string& line : wrapped(row.text, kRowColumns - 2)) out += "  " + line + "\n";
  paragraph(out, "targets", isa::compact_targets(row.targets));
  paragraphs(out, row.first.empty() ? "" : "first", row.first);
  paragraphs(out, row.first.empty() ? "instruction" : "second", row.second);
  paragraph(out, "shared", row.shared);
  paragraphs(out, "required", row.distances);
  paragraphs(out, "ended by", row.ends);
  paragraph(out, "through", row.through);
  paragraph(out, "remedy", row.remedy);
  paragraph(out, "if ignored", row.ignored);
  paragraph(out, "lint",
            row.is_checked ? fmt::format("{}, {}", severity_word(row.severity), row.check)
                           : fmt::format("does not look for it: {}", row.check));
  for (const HazardRow::Source& source : row.sources)
    paragraph(out, &source == row.sources.data() ? "sources" : "", fmt::format("{}: {}", source.key, source.title));
  return out;
}

template <class Visit>
void fields(Visit& visit, const HazardRow::Source& s) {
  visit("key", s.key);
  visit("title", s.title);
}

template <class Visit>
void fields(Visit& visit, const HazardRow& r) {
  visit("name", r.name);
  visit("text", r.text);
  visit("targets", r.targets);
  visit("first", r.first);
  visit("second", r.second);
  visit("shared", r.shared);
  visit("distances", r.distances);
  visit("ends", r.ends);
  visit("through", r.through);
  visit("remedy", r.remedy);
  visit("ignored", r.ignored);
  visit("severity", std::string(severity_word(r.severity)));
  visit("checked", r.is_checked);
  visit("check", r.check);
  visit("sources", r.sources);
}

SortedJson hazard_row_document(const HazardRow& row, const lanewise::Messages& messages) {
  return document("explain-hazard", 1, json_of(row), messages);
}

std::string lint_rule_text(const lanewise::LintRule& rule) {
  std::string out = rule.name + "\n";
  for (const std::string& line : wrapped(rule.text, kRowColumns - 2)) out += "  " + line + "\n";
  paragraph(out, "lint", std::string(severity_word(rule.severity)));
  return out;
}

SortedJson lint_rule_document(const lanewise::LintRule& rule, const lanewise::Messages& messages) {
  return document("explain-finding", 1,
                  {{"name", rule.name},
                   {"text", rule.text},
                   {"kind", kind_name(rule.kind)},
                   {"severity", severity_word(rule.severity)}},
                  messages);
}

}  // namespace lw::report
