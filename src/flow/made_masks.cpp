#include "flow/made_masks.h"

#include <algorithm>

namespace lw::flow {
namespace {

template <class List>
auto place_of(List& list, Register low) {
  return std::ranges::lower_bound(list, low, {}, [](const auto& entry) { return entry.first; });
}

}  // namespace

MaskId MadeMasks::add(const Mask& mask) {
  sets_.push_back(mask);
  return static_cast<MaskId>(sets_.size() - 1);
}

MaskId MadeMasks::add_entry(uint32_t function) {
  Mask entry;
  entry.function = function;
  return add(entry);
}

MaskId MadeMasks::of_instruction(size_t i) {
  MaskId& id = of_instruction_[i];
  if (id == kUnknownMask) {
    Mask mask;
    mask.instruction = static_cast<uint32_t>(i);
    mask.function = graph_.blocks[graph_.block_of(i)].function;
    id = fresh_ = add(mask);
  }
  return id;
}

MaskId MadeMasks::of_block(BlockId block, Register low) {
  OfBlock& list = of_block_[block];
  auto at = place_of(list, low);
  if (at == list.end() || at->first != low) {
    Mask mask;
    mask.block = block;
    mask.function = graph_.blocks[block].function;
    mask.within = kNoLanes;
    mask.slot = low;
    at = list.insert(at, {low, add(mask)});
    fresh_ = at->second;
  }
  return at->second;
}

bool MadeMasks::has_of_block(BlockId block, Register low) const {
  const auto at = place_of(of_block_[block], low);
  return at != of_block_[block].end() && at->first == low;
}

void MadeMasks::describe(MaskId id, MaskRelations relations) {
  if (given_up_) relations = {};
  const bool fresh = std::exchange(fresh_, kUnknownMask) == id;
  Mask& mask = sets_[id];
  if (MaskRelations{mask.within, mask.complement_of, mask.part_a, mask.part_b} == relations) return;
  mask.within = relations.within;
  mask.complement_of = relations.complement_of;
  mask.part_a = relations.part_a;
  mask.part_b = relations.part_b;
  if (!fresh) clock_.described_at = clock_.changed_at = clock_.tick();
}

}  // namespace lw::flow
