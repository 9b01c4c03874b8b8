// Where rules apply in a basic block.
//
// A rule applies where its instructions compute from each other as the rule says, each in the same EXEC and MODE; where
// what `to` reads still has its value at the last of them; where nothing else reads what is removed; and where all
// other registers that either side writes are dead afterwards.
#pragma once

#include <vector>

#include "rewrite/block_flow.h"
#include "rewrite/rule_set.h"

namespace lw::rewrite {

struct Match {
  const IndexedCase* rule_case = nullptr;
  std::vector<size_t> members;  // instructions of the block, in the order of `from`; all are removed
  size_t at = 0;                // the last one; `to` stands in its place
  std::vector<inst::Instruction> to;
  // Registers, by byte, that must be dead after `at`.
  std::vector<std::pair<flow::Register, flow::ByteMask>> dead;
  unsigned bytes_before = 0, bytes_after = 0;
};

// The matches of a block, by `at`, liveness not asked yet. They may share instructions.
// `exec_is_nonempty`: by instruction of the block, whether EXEC enables a lane before it.
std::vector<Match> matches_in(const RuleSet& rules, const BlockFlow& block, const std::vector<bool>& exec_is_nonempty);

}  // namespace lw::rewrite
