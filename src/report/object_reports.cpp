#include "report/object_reports.h"

#include "base/messages.h"
#include "report/json_document.h"

namespace lw::report {
namespace {

SortedJson finding_json(const lanewise::AssembleFinding& finding) {
  SortedJson json{{"severity", severity_word(finding.severity)},
                  {"name", finding.name},
                  {"text", finding.text},
                  {"line", finding.line}};
  if (finding.first_line != 0) json["first_line"] = finding.first_line;
  if (!finding.remedy.empty()) json["remedy"] = finding.remedy;
  return json;
}

}  // namespace

SortedJson assemble_document(const lanewise::AssembleReport& report, const std::string& output) {
  SortedJson findings = SortedJson::array();
  for (const lanewise::AssembleFinding& finding : report.findings) findings.push_back(finding_json(finding));
  SortedJson json{{"target", report.target},
                  {"size_bytes", report.object.size()},
                  {"instructions", report.instructions},
                  {"kernels", report.kernels},
                  {"findings", std::move(findings)}};
  if (!output.empty()) json["output"] = output;
  return document("as", 1, std::move(json), report.messages);
}

SortedJson compile_document(const lanewise::CompileReport& report, const std::string& output) {
  SortedJson json{{"target", report.target}, {"commands", report.commands}};
  for (const auto& [name, value] : report.statistics) json["statistics"][name] = value;
  if (!output.empty()) json["output"] = output;
  return document("compile", 1, std::move(json), report.messages);
}

}  // namespace lw::report
