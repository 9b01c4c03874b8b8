#include "flow/mask_steps.h"

namespace lw::flow {
namespace {

MaskStep::Role role_of(const Effects& effects) {
  if (!effects.writes_scalar) return MaskStep::none;
  if (effects.writes_exec) return MaskStep::changes_exec;
  return effects.masks.empty() ? MaskStep::writes_scalars : MaskStep::makes_masks;
}

}  // namespace

MaskSteps::MaskSteps(const Code& code, const Graph& graph) {
  std::vector<MaskStep::Role> roles;  // by number of Effects
  roles.reserve(code.effects_count());
  for (uint32_t number = 0; number < code.effects_count(); ++number) roles.push_back(role_of(code.effects_at(number)));
  first_.reserve(graph.blocks.size() + 1);
  for (const Block& block : graph.blocks) {
    first_.push_back(static_cast<uint32_t>(steps_.size()));
    for (uint32_t i = block.first; i < block.end; ++i) {
      const MaskStep::Role role = code.at(i).is_instruction ? roles[code.at(i).effects] : MaskStep::none;
      if (role != MaskStep::none) steps_.push_back({i, role});
    }
  }
  first_.push_back(static_cast<uint32_t>(steps_.size()));
}

bool MaskSteps::change_exec(const Function& function) const {
  return std::ranges::any_of(function.blocks, [&](BlockId id) { return std::ranges::any_of(of(id), changes_exec); });
}

}  // namespace lw::flow
