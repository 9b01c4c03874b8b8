#include "flow/mask_transfer.h"

#include <optional>

namespace lw::flow {
namespace {

// Scalar registers that a called function may change (LLVM's AMDGPUUsage, non-kernel functions: s30 and above are
// preserved).
constexpr Register kFirstPreservedSgpr = 30;

}  // namespace

void MaskTransfer::step(size_t i, MaskState& state) {
  const Effects& effects = code_.effects(i);
  const std::span<const Result> results = evaluate(i, effects, state);
  forget_overwritten(i, effects, state);
  place(i, effects, results, state);
}

std::span<const MaskTransfer::Result> MaskTransfer::evaluate(size_t i, const Effects& effects, const MaskState& state) {
  size_t count = 0;
  for (const MaskWrite& write : effects.masks) {
    if (write.value.size() == 1 && write.value[0].kind == MaskTerm::Kind::unknown) continue;
    if (count == kMostResults) break;
    results_[count++] = {code_.resolve(i, write.slot), evaluator_.evaluate(i, write.value, state)};
  }
  for (size_t k = 1; k < count; ++k)
    if (results_[k].first == kExec) std::swap(results_[0], results_[k]);
  return std::span(results_).first(count);
}

void MaskTransfer::forget_overwritten(size_t i, const Effects& effects, MaskState& state) const {
  for (const Write& write : effects.writes) {
    const Register reg = code_.resolve(i, write.slot);
    if (reg < kExec) state.set_pair(reg & ~1u, kUnknownMask);
  }
  if (effects.may_write_any_sgpr) state.pairs.clear();
  if (inst::is_call(effects.control))
    std::erase_if(state.pairs, [](const auto& pair) { return pair.first < kFirstPreservedSgpr || pair.first >= kVcc; });
}

// One new set an instruction; where it makes two, the one in EXEC is it.
void MaskTransfer::place(size_t i, const Effects& effects, std::span<const Result> results, MaskState& state) {
  const bool all_are_equal = effects.masks.size() == 2 && effects.masks[0].value == effects.masks[1].value;
  const MaskId old_exec = state.exec;
  bool exec_done = !effects.writes_exec;
  std::optional<MaskRelations> made;
  for (const auto& [low, value] : results) {
    MaskId id = value.is_known() ? value.id : kUnknownMask;
    if (value.is_new || (low == kExec && id == kUnknownMask)) {
      const MaskRelations relations = value.is_new ? value.relations : MaskRelations{};
      if (!made) {
        made = relations;
        id = make(i, low, relations, state);
      } else if (all_are_equal && *made == relations) {
        id = made_.known_of_instruction(i);
      }
    }
    if (low == kExec) {
      set_exec(state, id, old_exec);
      exec_done = true;
    } else if (low < kExec) {
      state.set_pair(low, id);
    }
  }
  if (exec_done) return;
  const MaskId id = made_.of_instruction(i);
  made_.describe(id, {});
  set_exec(state, id, old_exec);
}

MaskId MaskTransfer::make(size_t i, Register low, const MaskRelations& relations, MaskState& state) {
  const MaskId id = made_.of_instruction(i);
  made_.note_place(id, low);
  made_.describe(id, relations);
  state.forget_set(id);
  return id;
}

void MaskTransfer::set_exec(MaskState& state, MaskId id, MaskId old_exec) const {
  const bool grows = masks_.is_within(old_exec, id) && state.nonzero;
  state.nonzero = grows || is_all_that_starts(id);
  state.exec = id;
}

// A kernel begins with some lane.
bool MaskTransfer::is_all_that_starts(MaskId id) const {
  if (id <= kNoLanes) return id == kAllLanes;
  const Mask& mask = masks_.at(id);
  return mask.instruction == 0xffffffff && mask.block == kNoBlock && graph_.functions[mask.function].is_kernel;
}

}  // namespace lw::flow
