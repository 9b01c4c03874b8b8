#include "lint/words.h"

#include <fmt/format.h>

#include <algorithm>

#include "flow/registers.h"
#include "inst/roles.h"

namespace lw::lint {
namespace {

constexpr std::string_view kWaitStates = "wait states";

// "v3", "v[4:7]", "s[0:1]", "vcc".
std::string registers_text(const inst::Access& access) {
  const std::string first = flow::register_name(access.first);
  if (access.count == 1) return first;
  const auto last = static_cast<flow::Register>(access.first + access.count - 1);
  if (access.first == isa::kVcc || access.first == isa::kExec) return first.substr(0, first.find('_'));
  const size_t digits = first.find_first_of("0123456789");
  if (digits == std::string::npos) return fmt::format("{} to {}", first, flow::register_name(last));
  return fmt::format("{}[{}:{}]", first.substr(0, digits), first.substr(digits),
                     flow::register_name(last).substr(digits));
}

std::string wait_sentence(const Finding& finding) {
  const std::string registers = registers_text(finding.registers);
  const std::string_view counter = counter_name(finding.counter);
  switch (finding.use) {
    case Use::reads:
      return fmt::format("reads {} before an earlier operation has written it; no wait for {} covers it", registers,
                         counter);
    case Use::overwrites:
      return fmt::format("overwrites {} before an earlier operation has written it; no wait for {} covers it",
                         registers, counter);
    case Use::overwrites_source:
      return fmt::format("overwrites {} before an earlier operation has read it; no wait for {} covers it", registers,
                         counter);
    case Use::none: break;
  }
  return {};
}

// "s_nop 15, s_nop 2".
std::string nops_of(const isa::Target& target, unsigned states) {
  std::string text;
  for (const unsigned most = inst::most_states_of_nop(target); states != 0;) {
    const unsigned part = std::min(states, most);
    text += fmt::format("{}s_nop {}", text.empty() ? "" : ", ", part - 1);
    states -= part;
  }
  return text;
}

std::string nop_sentence(const Finding& finding) {
  if (finding.needed == 0u) return "no hazard needs this s_nop";
  return fmt::format("hazards require only {} of its {}", *finding.needed, counted(*finding.present, kWaitStates));
}

}  // namespace

std::string_view counter_name(inst::Counter counter) {
  switch (counter) {
    case inst::Counter::vm: return "vmcnt";
    case inst::Counter::exp: return "expcnt";
    case inst::Counter::lgkm: return "lgkmcnt";
    case inst::Counter::vs: return "vscnt";
    case inst::Counter::load: return "loadcnt";
    case inst::Counter::store: return "storecnt";
    case inst::Counter::sample: return "samplecnt";
    case inst::Counter::bvh: return "bvhcnt";
    case inst::Counter::ds: return "dscnt";
    case inst::Counter::km: return "kmcnt";
    default: return "depctr";
  }
}

std::string counted(unsigned count, std::string_view unit) {
  if (count == 1 && unit.ends_with('s')) unit.remove_suffix(1);
  return fmt::format("{} {}", count, unit);
}

std::string sentence(const Finding& finding) {
  switch (finding.kind) {
    case LintKind::hazard: return std::string(finding.hazard->words);
    case LintKind::wait: return wait_sentence(finding);
    case LintKind::redundant:
      if (finding.needed) return nop_sentence(finding);
      return finding.text.empty() ? "no operation that this waits for is outstanding" : finding.text;
    case LintKind::suspicious: break;
  }
  return finding.text;
}

std::string unit(const Finding& finding) {
  if (!finding.needed) return {};
  if (finding.hazard == nullptr || finding.hazard->distance_count == 0) return std::string(kWaitStates);
  const isa::Roles& of = finding.hazard->distances[0].of;
  if (of.empty()) return std::string(kWaitStates);
  return of.has(isa::Role::valu) ? "VALU instructions" : "instructions";
}

std::string remedy(const isa::Target& target, const Finding& finding) {
  if (finding.hazard != nullptr && !finding.hazard->remedy.empty()) return std::string(finding.hazard->remedy);
  if (finding.kind == LintKind::hazard && unit(finding) == kWaitStates && *finding.needed > *finding.present)
    return fmt::format("put {} before the second instruction", nops_of(target, *finding.needed - *finding.present));
  return {};
}

}  // namespace lw::lint
