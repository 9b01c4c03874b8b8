#include <fmt/format.h>

#include <algorithm>

#include "explain/explain.h"
#include "explain/hazard_row.h"
#include "inst/roles.h"
#include "isa/timing.h"

namespace lw::explain {
namespace {

// "GCN3-ISA LLVM-haz" as "GCN3-ISA, LLVM-haz".
std::string source_list(std::string_view keys) {
  std::string list;
  for (const char c : keys) list += c == ' ' ? std::string(", ") : std::string(1, c);
  return list;
}

std::string quantity(const isa::Fact& fact, uint64_t number) {
  std::string_view unit = fact.kind->unit;
  if (number == 1 && unit.ends_with('s')) unit.remove_suffix(1);
  return fmt::format("{}{}{}", number, unit.empty() ? "" : " ", unit);
}

// "16 cycles of unit time per wave64 (CLRX: 4; two models agree)"; empty for a property that the class does not have.
std::string cost_words(const isa::Fact& fact) {
  if (!fact.word.empty()) return fact.word == "yes" ? std::string(fact.kind->words) : "";
  std::string text = fmt::format("{} {}", quantity(fact, fact.number), fact.kind->words);
  std::string beside;
  const auto add = [&](std::string_view part) { beside += fmt::format("{}{}", beside.empty() ? "" : "; ", part); };
  if (fact.high != 0) add(fmt::format("range {} to {}", fact.low, fact.high));
  for (const isa::Claim& claim : fact.others) add(fmt::format("{}: {}", source_list(claim.sources), claim.number));
  if (!fact.why.empty()) add(fact.why);
  return beside.empty() ? text : fmt::format("{} ({})", text, beside);
}

report::Hazard hazard_of(const isa::Hazard& hazard, report::HazardPlace place) {
  return {.name = std::string(hazard.name),
          .place = place,
          .text = std::string(hazard.words),
          .wait_states = hazard.wait_states,
          .wait_words = std::string(hazard.wait_words),
          .remedy = std::string(hazard.remedy),
          .ignored = std::string(ignored_words(hazard.ignored)),
          .is_interlocked = hazard.is_interlocked(),
          .source = source_list(hazard.sources)};
}

}  // namespace

void fill_costs(const isa::Target& target, const isa::Record& record, report::ExplainPage& page) {
  const isa::Cost* cost = isa::cost_of(*target.limits, record);
  if (cost == nullptr) {
    page.costs.push_back({fmt::format("no published cost for {} on {}", record.name(), target.name), ""});
    return;
  }
  for (const isa::Fact& fact : cost->facts) {
    const std::string words = cost_words(fact);
    if (words.empty()) continue;
    const std::string source = source_list(fact.sources);
    if (page.costs.empty() || page.costs.back().source != source)
      page.costs.push_back({fmt::format("{}: {}", cost->words, words), source});
    else
      page.costs.back().text += ", " + words;
  }
  if (page.costs.empty()) page.costs.push_back({fmt::format("{}: no published cost", cost->words), ""});
}

void fill_hazards(const isa::Target& target, const inst::Instruction& instruction, report::ExplainPage& page) {
  const isa::Roles roles = inst::roles_of(target, instruction);
  for (const isa::Hazard* hazard : inst::hazards_before(target, roles))
    page.hazards.push_back(
        hazard_of(*hazard, hazard->is_pair() ? report::HazardPlace::before : report::HazardPlace::itself));
  for (const isa::Hazard* hazard : inst::hazards_after(target, roles))
    page.hazards.push_back(hazard_of(*hazard, report::HazardPlace::after));
}

}  // namespace lw::explain
