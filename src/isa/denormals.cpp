#include "isa/denormals.h"

#include "isa/tables.h"

namespace lw::isa {
namespace {

template <class F>
void for_rules(const Target& target, const Record& record, F f) {
  const uint32_t of_record = kDenormalRulesOfRecords[static_cast<size_t>(record.op)];
  for (size_t i = 0; of_record >> i != 0; ++i)
    if ((of_record >> i & 1) != 0 && kDenormalRules[i].concerns(target)) f(kDenormalRules[i]);
}

}  // namespace

std::span<const DenormalRule> denormal_rules() { return {kDenormalRules, kDenormalRulesCount}; }

std::vector<const DenormalRule*> denormal_rules(const Target& target, const Record& record) {
  std::vector<const DenormalRule*> rules;
  for_rules(target, record, [&](const DenormalRule& rule) { rules.push_back(&rule); });
  return rules;
}

unsigned flushed_widths(const Target& target, const Record& record) {
  unsigned widths = 0;
  for_rules(target, record, [&](const DenormalRule& rule) {
    if (rule.kind == DenormalRule::Kind::flush) widths |= rule.widths;
  });
  return widths;
}

}  // namespace lw::isa
