#include "rewrite/block_flow.h"

#include <algorithm>

namespace lw::rewrite {

void BlockFlow::set(const flow::Code& code, const flow::Block& block, const Decode& decode) {
  for (const flow::Register reg : touched_) {
    writers_[reg].clear();
    readers_[reg].clear();
  }
  touched_.clear();
  instructions_.clear();
  effects_.clear();
  disturbances_.clear();
  for (uint32_t i = block.first; i < block.end; ++i) {
    const auto at = static_cast<uint32_t>(instructions_.size());
    instructions_.push_back(decode(i));
    const flow::Effects& effects = code.effects(i);
    effects_.push_back(&effects);
    const auto add = [&](std::vector<std::vector<uint32_t>>& lists, const flow::RegisterSlot& slot) {
      const flow::Register reg = resolve(at, slot);
      if (reg >= flow::kRegisterCount) return;
      if (lists[reg].empty()) touched_.push_back(reg);
      if (lists[reg].empty() || lists[reg].back() != at) lists[reg].push_back(at);
    };
    for (const flow::Read& read : effects.reads) add(readers_, read.slot);
    for (const flow::Write& write : effects.writes) add(writers_, write.slot);
    const bool is_mode = isa::has(instructions_.back().enc().record().writes, isa::Implicit::mode) ||
                         isa::has(instructions_.back().enc().record().writes, isa::Implicit::hwreg);
    if (is_mode || effects.reads_any_vgpr || effects.reads_any_sgpr || effects.may_write_any_vgpr ||
        effects.may_write_any_sgpr || effects.sets_gpr_indexing || effects.clears_gpr_indexing)
      disturbances_.push_back(at);
  }
}

size_t BlockFlow::writer(flow::Register reg, size_t i) const {
  const std::vector<uint32_t>& list = writers_[reg];
  const auto after = std::lower_bound(list.begin(), list.end(), i);
  return after == list.begin() ? kBefore : *(after - 1);
}

size_t BlockFlow::next_writer_or_end(flow::Register reg, size_t i) const {
  const std::vector<uint32_t>& list = writers_[reg];
  const auto after = std::upper_bound(list.begin(), list.end(), i);
  return after == list.end() ? size() - 1 : *after;
}

bool BlockFlow::is_disturbed(size_t from, size_t to) const {
  const auto first = std::lower_bound(disturbances_.begin(), disturbances_.end(), from);
  return first != disturbances_.end() && *first <= to;
}

}  // namespace lw::rewrite
