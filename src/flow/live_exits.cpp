#include "flow/live_exits.h"

#include <algorithm>
#include <array>
#include <utility>

#include "flow/every_lane.h"
#include "flow/every_register.h"

namespace lw::flow {

LiveExits::LiveExits(const Code& code, const Graph& graph, const Masks& masks, const LivenessOptions& options,
                     const LiveBlocks& blocks, const LiveCalls& calls, ChunkPool& pool)
    : code_(code),
      graph_(graph),
      masks_(masks),
      options_(options),
      blocks_(blocks),
      calls_(calls),
      pool_(pool),
      everything_(every_register(code, masks, pool, kAllLanes)) {}

void LiveExits::load(LiveWalk& walk) const {
  bool first = true;
  for_each_edge(walk.block(), [&](const Edge& edge) {
    join(walk, edge, first);
    first = false;
  });
  if (first) walk.state().clear();
  add_outside(walk);
}

template <class Visit>
void LiveExits::for_each_edge(BlockId id, const Visit& visit) const {
  const Block& block = graph_.blocks[id];
  const Stored& last = code_.at(block.end - 1);
  Condition condition = last.is_instruction ? code_.effects(block.end - 1).condition : Condition::none;
  if (block.next == block.target) condition = Condition::none;
  if (block.next != kNoBlock) visit(Edge{block.next, condition == Condition::execnz});
  if (block.target != kNoBlock) visit(Edge{block.target, condition == Condition::execz});
  for (const auto& [from, to] : graph_.more_successors_of(id)) visit(Edge{to, false});
}

void LiveExits::join(LiveWalk& walk, const Edge& edge, bool is_first) const {
  const BlockId id = walk.block();
  // Few sets of lanes are asked for, over and over.
  std::array<std::array<std::pair<MaskId, MaskId>, 8>, 2> known;
  for (auto& of_kind : known) of_kind.fill({kNoLanes, kNoLanes});
  const auto here = [&](MaskId lanes, size_t slot) {
    const bool vector = is_vgpr(static_cast<Register>(slot * kChunkRegisters));
    auto& [asked, before] = known[vector ? 1 : 0][lanes % known[0].size()];
    if (asked == lanes) return before;
    asked = lanes;
    before = masks_.on_edge(lanes, edge.successor, id);
    // Where EXEC is 0, so is every part of it.
    if (edge.exec_is_zero && vector) before = masks_.without(before, masks_.exec_out(id));
    return before;
  };
  const bool is_of_here = graph_.blocks[edge.successor].function == graph_.blocks[id].function;
  const LiveSpan list = is_of_here ? blocks_.at(edge.successor) : LiveSpan(everything_);
  LiveState& state = walk.state();
  if (!is_of_here || (!edge.exec_is_zero && !masks_.any_begins_at(edge.successor))) {
    is_first ? state.load(list) : state.add(list);
  } else {
    is_first ? state.load(list, here) : state.add(list, here);
  }
}

void LiveExits::add_outside(LiveWalk& walk) const {
  switch (graph_.blocks[walk.block()].ends) {
    case BlockEnd::falls_through:
    case BlockEnd::branches:
    case BlockEnd::ends_wave: break;
    case BlockEnd::returns: add_at_return(walk); break;
    case BlockEnd::unknown_jump: walk.state().add(everything_); break;
    case BlockEnd::leaves_code: {
      const MaskId exec = masks_.exec_out(walk.block());
      for (const Register reg : options_.live_out)
        walk.state().add(reg, reg == kScc ? ByteMask{1} : kAllBytes, is_vgpr(reg) ? exec : kAllLanes, kEveryLane);
      break;
    }
  }
}

// A function returns with the EXEC it was called with.
void LiveExits::add_at_return(LiveWalk& walk) const {
  const uint32_t function = graph_.blocks[walk.block()].function;
  const MaskId entry = masks_.exec_at_entry(function), exec = masks_.exec_out(walk.block());
  for_each_live(pool_, calls_.at_return(function), [&](Register reg, const LiveCell& cell) {
    if (cell.lanes == entry) walk.state().add(reg, cell.bytes, exec, cell.lane_mask);
    walk.state().add(reg, cell.bytes, cell.lanes, cell.lane_mask);
  });
}

}  // namespace lw::flow
