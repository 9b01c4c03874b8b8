#include "check/counters.h"

#include <algorithm>

namespace lw::check {

bool has_result(const code::InstructionFacts& facts) {
  return std::ranges::any_of(facts.effects->writes,
                             [&](const flow::Write& w) { return facts.resolve(w.slot) != flow::kScc; });
}

bool is_cache_control(const code::InstructionFacts& facts) {
  const std::string_view name = facts.mnemonic();
  return name.find("wbinvl1") != name.npos || name.find("_inv") != name.npos;
}

}  // namespace lw::check
