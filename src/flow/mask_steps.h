// The few instructions that involve sets of lanes, by block.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "flow/graph.h"

namespace lw::flow {

struct MaskStep {
  enum Role : uint8_t { none, writes_scalars, makes_masks, changes_exec };
  uint32_t instruction;
  Role role;
};

class MaskSteps {
 public:
  MaskSteps(const Code& code, const Graph& graph);

  std::span<const MaskStep> of(BlockId block) const {
    return std::span(steps_).subspan(first_[block], first_[block + 1] - first_[block]);
  }
  // Whether an instruction of the function writes EXEC; or any at all.
  bool change_exec(const Function& function) const;
  bool change_exec() const { return std::ranges::any_of(steps_, changes_exec); }

 private:
  static bool changes_exec(const MaskStep& step) { return step.role == MaskStep::changes_exec; }

  std::vector<MaskStep> steps_;  // by instruction
  std::vector<uint32_t> first_;  // by block, into steps_; one more at the end
};

}  // namespace lw::flow
