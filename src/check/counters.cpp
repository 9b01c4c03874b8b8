#include "check/counters.h"

#include <algorithm>

namespace lw::check {

bool has_result(const code::InstructionFacts& facts) {
  return std::ranges::any_of(facts.effects->writes,
                             [&](const flow::Write& w) { return facts.resolve(w.slot) != flow::kScc; });
}

bool is_cache_control(const code::InstructionFacts& facts) {
  const flow::Hint hint = facts.effects->hint;
  return hint == flow::Hint::invalidate || hint == flow::Hint::invalidate_array;
}

}  // namespace lw::check
