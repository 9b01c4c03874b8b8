#include "flow/mask_merge.h"

#include <algorithm>

namespace lw::flow {

void MaskMerge::merge(BlockId id, MaskState& state) {
  find_edges(id);
  state.visited = true;
  state.nonzero = is_nonzero(id);
  state.exec = kAllLanes;
  state.pairs.clear();
  if (from_.empty()) return;
  const MaskState& first = *from_.front().state;
  if (from_.size() == 1 && made_.all_of_block(id).empty()) {
    state.exec = first.exec;
    state.pairs = first.pairs;
    return;
  }
  values_.clear();
  for (const From& from : from_) values_.emplace_back(from.block, from.state->exec);
  state.exec = join(id, kExec);
  for (const auto& [low, value] : first.pairs)
    if (find_values(low)) state.pairs.emplace_back(low, join(id, low));
}

void MaskMerge::find_edges(BlockId id) {
  const uint32_t number = graph_.blocks[id].function;
  const Function& function = graph_.functions[number];
  from_.clear();
  if (function.entry == id) {
    entry_.exec = masks_.exec_at_entry(number);
    entry_.nonzero = function.is_kernel;
    from_.push_back({kNoBlock, &entry_});
  }
  for (const BlockId predecessor : graph_.predecessors_of(id))
    if (out_[predecessor].visited) from_.push_back({predecessor, &out_[predecessor]});
}

bool MaskMerge::is_nonzero(BlockId id) const {
  return std::ranges::all_of(from_, [&](const From& from) {
    return from.block == kNoBlock ? from.state->nonzero : is_nonzero_on_edge(from.block, id);
  });
}

bool MaskMerge::is_nonzero_on_edge(BlockId from, BlockId to) const {
  const Block& block = graph_.blocks[from];
  const Stored& last = code_.at(block.end - 1);
  if (last.is_instruction && block.next != block.target) {
    const Condition condition = code_.effects(block.end - 1).condition;
    if (condition == Condition::execz) return to == block.next;
    if (condition == Condition::execnz) return to == block.target;
  }
  return out_[from].nonzero;
}

// Registers are asked for in order.
bool MaskMerge::find_values(Register low) {
  values_.clear();
  for (From& from : from_) {
    const MaskState::Pairs& pairs = from.state->pairs;
    while (from.next < pairs.size() && pairs[from.next].first < low) ++from.next;
    if (from.next == pairs.size() || pairs[from.next].first != low) return false;
    values_.emplace_back(from.block, pairs[from.next].second);
  }
  return true;
}

// One set for what the edges bring.
MaskId MaskMerge::join(BlockId id, Register low) {
  const MaskId first = values_.front().second;
  const bool same = std::ranges::all_of(values_, [&](const auto& value) { return value.second == first; });
  return same && !made_.has_of_block(id, low) ? first : of_block(id, low);
}

// What the set lies within must be made before the block on every path: one that holds the values of all edges is. No
// lanes at all lie in EXEC, too.
MaskId MaskMerge::of_block(BlockId block, Register low) {
  const MaskId id = made_.of_block(block, low);
  MaskId within = kUnknownMask;
  for (const auto& [predecessor, value] : values_) {
    if (value == id || (value != kNoLanes && masks_.is_within(value, id))) continue;
    MaskId around = value;
    if (value == kNoLanes)
      around = predecessor == kNoBlock ? masks_.exec_at_entry(graph_.blocks[block].function) : out_[predecessor].exec;
    if (around == kNoLanes) around = kAllLanes;
    within = within == kUnknownMask ? around : masks_.common(within, around);
    while (within == id) within = masks_.at(id).within;
  }
  if (within == kUnknownMask || within == kNoLanes) within = kAllLanes;
  made_.describe(id, {.within = within});
  return id;
}

}  // namespace lw::flow
