#include "input/assembly_lint.h"

#include <fmt/format.h>

#include <algorithm>

#include "flow/flow.h"
#include "input/module_code.h"
#include "lint/lint.h"
#include "lint/words.h"
#include "text/section_flags.h"

namespace lw::input {
namespace {

constexpr size_t kMostMessages = 100;

// Kernels, functions, and the beginning of the section, which may be a piece of a program.
std::vector<flow::EntryPoint> entries_of(const text::Assembly& assembly, uint32_t section) {
  std::vector<flow::EntryPoint> entries;
  for (const text::AssemblySymbol& symbol : assembly.symbols) {
    if (symbol.place != text::SymbolPlace::section || symbol.section != section) continue;
    const bool is_kernel =
        std::ranges::find(assembly.kernels, symbol.name, &text::AssemblyKernel::name) != assembly.kernels.end();
    if (is_kernel || symbol.type == text::SymbolType::function || symbol.binding != text::AssemblySymbolBinding::local)
      entries.push_back({symbol.value, symbol.name, is_kernel, !is_kernel});
  }
  if (std::ranges::find(entries, 0u, &flow::EntryPoint::address) == entries.end())
    entries.push_back({0, "", false, true});
  std::ranges::sort(entries, {}, &flow::EntryPoint::address);
  return entries;
}

std::vector<lint::Finding> findings_of(const lint::Subject& subject, AssemblyLint wanted) {
  if (wanted == AssemblyLint::all) return lint::find_faults(subject);
  std::vector<lint::Finding> findings = lint::find_hazards(subject);
  std::erase_if(findings, [](const lint::Finding& f) { return f.severity != Severity::error; });
  return findings;
}

// ": 5 wait states required in between, 2 found".
std::string distance_text(const lint::Finding& finding) {
  if (finding.kind == lint::LintKind::redundant || !finding.needed) return {};
  return fmt::format(": {} required in between, {} found", lint::counted(*finding.needed, lint::unit(finding)),
                     *finding.present == 0 ? "none" : fmt::format("{}", *finding.present));
}

class SectionLint {
 public:
  SectionLint(const lint::Subject& subject, AssemblyLint wanted, Diagnostics& diagnostics,
              std::vector<ToldFinding>& told)
      : subject_(subject), wanted_(wanted), diagnostics_(diagnostics), told_(told) {}

  // `place_of` an offset; nullptr if a directive wrote the word, which is data then, whatever it decodes to.
  template <class PlaceOf>
  void tell(const lint::Finding& finding, const PlaceOf& place_of) {
    const Location* const at = place_of(offset(finding.at));
    const Location* const first = finding.first == lint::kNoInstruction ? nullptr : place_of(offset(finding.first));
    if (at == nullptr || (finding.first != lint::kNoInstruction && first == nullptr)) return;
    ToldFinding told;
    told.severity =
        finding.severity == Severity::error && wanted_ != AssemblyLint::all ? Severity::warning : finding.severity;
    told.name = finding.name;
    told.text = fmt::format("{}{}{}", lint::sentence(finding),
                            first != nullptr ? fmt::format(" (line {})", first->line) : "", distance_text(finding));
    told.line = at->line;
    if (first != nullptr) told.first_line = first->line;
    told.remedy = lint::remedy(subject_.target(), finding);
    add(finding, std::move(told), *at);
  }

 private:
  uint64_t offset(size_t i) const { return subject_.code().address(i); }

  void add(const lint::Finding& finding, ToldFinding told, const Location& at) {
    const std::string text = fmt::format("{}: {}", told.name, told.text);
    const std::string_view code = finding.kind == lint::LintKind::hazard ? code::kHazard : code::kLint;
    switch (told.severity) {
      case Severity::error: diagnostics_.error(at, text, told.remedy, code); break;
      case Severity::warning: diagnostics_.warning(at, text, told.remedy, code); break;
      case Severity::note: diagnostics_.note(at, text, told.remedy, code); break;
    }
    told_.push_back(std::move(told));
  }

  const lint::Subject& subject_;
  AssemblyLint wanted_;
  Diagnostics& diagnostics_;
  std::vector<ToldFinding>& told_;
};

}  // namespace

std::vector<ToldFinding> add_lint(const text::Assembly& assembly, AssemblyLint wanted,
                                  const isa::Target& default_target, std::string_view source,
                                  const text::IncludeReader& include, text::Dialect dialect, Diagnostics& diagnostics) {
  std::vector<ToldFinding> told;
  for (uint32_t i = 0; i < assembly.sections.size() && told.size() < kMostMessages; ++i) {
    const std::span<const std::byte> bytes = assembly.sections[i].bytes;
    if ((assembly.sections[i].flags & text::kExecutable) == 0 || bytes.empty()) continue;
    flow::Code code(*assembly.target);
    add_code(bytes, 0, 0, bytes.size(), code);
    const flow::Graph graph = flow::make_graph(code, entries_of(assembly, i));
    const lint::Subject subject(code, graph, [&](uint64_t address) { return bytes.subspan(address); });
    const std::vector<lint::Finding> findings = findings_of(subject, wanted);
    if (findings.empty()) continue;
    size_t last = findings.back().at;
    for (const lint::Finding& finding : findings)
      if (finding.first != lint::kNoInstruction) last = std::max(last, finding.first);
    std::vector<text::InstructionPlace> places =
        text::instruction_places(default_target, source, include, dialect, i, code.address(last));
    const auto key = [](const text::InstructionPlace& place) { return std::pair(place.section, place.offset); };
    std::ranges::sort(places, {}, key);
    const auto place_of = [&](uint64_t offset) -> const Location* {
      const auto at = std::ranges::lower_bound(places, std::pair(i, offset), {}, key);
      return at != places.end() && key(*at) == std::pair(i, offset) ? &at->location : nullptr;
    };
    SectionLint section(subject, wanted, diagnostics, told);
    for (const lint::Finding& finding : findings)
      if (told.size() < kMostMessages) section.tell(finding, place_of);
  }
  if (told.size() == kMostMessages)
    diagnostics.warning({}, fmt::format("only the first {} findings are shown", kMostMessages), "", code::kLint);
  return told;
}

}  // namespace lw::input
