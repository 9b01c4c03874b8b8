// The effect of one instruction on EXEC and on the sets of lanes in scalar registers.
#pragma once

#include <array>
#include <span>
#include <utility>

#include "flow/made_masks.h"

namespace lw::flow {

class MaskTransfer {
 public:
  // All must outlive it.
  MaskTransfer(const Code& code, const Graph& graph, const Masks& masks, MadeMasks& made)
      : code_(code), graph_(graph), masks_(masks), made_(made), evaluator_(code, masks) {}

  // From before instruction i to after it.
  void step(size_t i, MaskState& state);

 private:
  // Register pairs that an instruction writes and that can be sets of lanes; EXEC is first.
  static constexpr size_t kMostResults = 2;
  using Result = std::pair<Register, MaskValue>;
  std::span<const Result> evaluate(size_t i, const Effects& effects, const MaskState& state);
  void forget_overwritten(size_t i, const Effects& effects, MaskState& state) const;
  void place(size_t i, const Effects& effects, std::span<const Result> results, MaskState& state);
  MaskId make(size_t i, Register low, const MaskRelations& relations, MaskState& state);
  void set_exec(MaskState& state, MaskId id, MaskId old_exec) const;
  bool is_all_that_starts(MaskId id) const;

  const Code& code_;
  const Graph& graph_;
  const Masks& masks_;
  MadeMasks& made_;
  MaskEvaluator evaluator_;
  std::array<Result, kMostResults> results_;  // room
};

}  // namespace lw::flow
