#include "input/module_findings.h"

#include "lint/words.h"

namespace lw::input {

lint::Subject subject_of(const ModuleCode& code, std::vector<lint::Allocated> allocated) {
  return {code.code(), code.graph(), [&](uint64_t address) { return code.bytes_at(address); }, std::move(allocated)};
}

lanewise::LintPlace place_of(const ModuleCode& code, size_t instruction) {
  const flow::Graph& graph = code.graph();
  lanewise::LintPlace place;
  place.address = code.code().address(instruction);
  place.text = code.text(instruction);
  place.function = graph.functions[graph.blocks[graph.block_of(instruction)].function].name;
  if (const auto source = code.module().source ? code.module().source(place.address) : std::nullopt) {
    place.source_file = source->file;
    place.source_line = source->line;
  }
  return place;
}

lanewise::LintFinding report_finding(const ModuleCode& code, const lint::Finding& finding) {
  lanewise::LintFinding out;
  out.severity = finding.severity;
  out.kind = finding.kind;
  out.name = finding.name;
  out.text = lint::sentence(finding);
  out.file = code.module().file;
  out.target = code.module().target->name;
  out.at = place_of(code, finding.at);
  if (finding.first != lint::kNoInstruction) out.producer = place_of(code, finding.first);
  for (const size_t jump : finding.path) out.path.push_back(place_of(code, jump));
  out.needed = finding.needed;
  out.present = finding.present;
  out.unit = lint::unit(finding);
  out.remedy = lint::remedy(*code.module().target, finding);
  if (finding.hazard != nullptr) out.sources = finding.hazard->sources;
  return out;
}

std::vector<lanewise::LintFinding> hazards_of(const ModuleCode& code) {
  std::vector<lanewise::LintFinding> list;
  for (const lint::Finding& finding : lint::find_hazards(subject_of(code)))
    if (finding.severity != Severity::note) list.push_back(report_finding(code, finding));
  return list;
}

}  // namespace lw::input
