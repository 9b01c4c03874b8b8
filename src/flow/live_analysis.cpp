#include "flow/live_analysis.h"
#include "flow/every_lane.h"

#include <algorithm>
#include <functional>

namespace lw::flow {
namespace {

constexpr uint8_t kPatience = 64;

// FLAT_SCRATCH, XNACK_MASK and VCC lie behind the general ones.
constexpr Register kFirstSpecialSgpr = 102;

// Past the last register that can be live.
unsigned end_of_registers(const Code& code, const LivenessOptions& options) {
  unsigned last = kScc;
  if (code.highest_vgpr() >= 0) last = kVgpr + static_cast<unsigned>(code.highest_vgpr());
  if (code.highest_agpr() >= 0) last = kAgpr + static_cast<unsigned>(code.highest_agpr());
  for (const Register reg : options.live_out) last = std::max<unsigned>(last, reg);
  return last + 1;
}

bool is_of_one_lane(const Write& write) { return write.lanes == Lanes::one || write.lanes == Lanes::unknown; }

}  // namespace

LiveAnalysis::LiveAnalysis(const Code& code, const Graph& graph, const Components& components, const Masks& masks,
                           const LivenessOptions& options)
    : code_(code),
      graph_(graph),
      masks_(masks),
      options_(options),
      components_(components),
      pool_(end_of_registers(code, options)),
      lists_(pool_.size_of_list()) {
  forms_.reserve(code.effects_count());
  for (uint32_t number = 0; number < code.effects_count(); ++number) {
    const Effects& effects = code.effects_at(number);
    forms_.push_back(step_form(effects));
    writes_one_lane_.push_back(std::any_of(effects.writes.begin(), effects.writes.end(), is_of_one_lane));
  }
}

void LiveAnalysis::run() {
  live_in_.resize(graph_.blocks.size() * lists_);
  visits_.resize(graph_.blocks.size());
  dirty_.resize(graph_.blocks.size());
  is_called_.assign(graph_.functions.size(), false);
  at_return_.resize(graph_.functions.size());
  summaries_.resize(graph_.functions.size());
  everything_ = everything(kAllLanes);
  dead_.assign(code_.size(), false);
  counts_.resize(code_.size());
  find_register_facts();
  find_order();
  find_revisits();
  unwanted_.assign(code_.size(), false);
  solve_all();
  if (recursive_ && mark_all_dead()) solve_all();
  if (const RegisterSet candidates = read_unwritten(); candidates.any()) {
    unwritten_ = Unwritten(code_, graph_, candidates);
    take_out_unwritten();
  }
}

// From the solution there is. What is live of other registers does not change.
void LiveAnalysis::take_out_unwritten() {
  LiveWalk walk(masks_, pool_);
  const auto is_concerned = [&](const Block& block) {
    return block.reachable && unwritten_.has(static_cast<BlockId>(&block - graph_.blocks.data()));
  };
  for (const Block& block : graph_.blocks) {
    if (!is_concerned(block)) continue;
    walk.go_to(static_cast<BlockId>(&block - graph_.blocks.data()));
    walk.state().load(live_in(walk.block()));
    leave_out_unwritten(walk, block.first);
    walk.state().store(mutable_live_in(walk.block()));
  }
  counting_ = true;
  for (const Block& block : graph_.blocks)
    if (is_concerned(block)) solve_block(walk, static_cast<BlockId>(&block - graph_.blocks.data()));
  counting_ = false;
}

// What is live at a point that a way without a write leads to is live where the way begins, so that only these
// registers can be live anywhere without holding something.
RegisterSet LiveAnalysis::read_unwritten() const {
  RegisterSet read;
  for (const Function& function : graph_.functions) {
    const RegisterSet missing = not_received(function);
    if (missing.none()) continue;
    for_each_live_in(function.entry, [&](Register reg, const LiveCell&) { read[reg] = read[reg] || missing[reg]; });
  }
  return read;
}

void LiveAnalysis::find_register_facts() {
  for (size_t i = 0; i < code_.size(); ++i) {
    if (!code_.at(i).is_instruction || !writes_one_lane_[code_.at(i).effects]) continue;
    for (const Write& write : code_.effects(i).writes)
      if (is_of_one_lane(write)) {
        const Register reg = code_.resolve(i, write.slot);
        if (is_vgpr(reg)) lane_written_[reg - kVgpr] = true;
      }
  }
  exec_stays_inside_.assign(graph_.functions.size(), true);
  for (BlockId id = 0; id < graph_.blocks.size(); ++id) {
    const Block& block = graph_.blocks[id];
    if (!block.reachable) continue;
    const MaskId entry = masks_.exec_at_entry(block.function);
    bool inside = masks_.is_within(masks_.exec_in(id), entry);
    for (const Masks::Change& change : masks_.changes(id))
      inside = inside && masks_.is_within(change.exec_after, entry);
    if (!inside) exec_stays_inside_[block.function] = false;
  }
}

// Callees before callers.
void LiveAnalysis::find_order() {
  std::vector<std::vector<uint32_t>> callees(graph_.functions.size());
  for (const Call& call : graph_.calls) {
    if (!graph_.blocks[call.block].reachable) continue;
    std::vector<uint32_t>& list = callees[graph_.blocks[call.block].function];
    for_each_callee(call, [&](uint32_t callee) {
      list.push_back(callee);
      is_called_[callee] = true;
    });
  }
  calls_in_.resize(graph_.functions.size());
  for (uint32_t number = 0; number < graph_.calls.size(); ++number) {
    const Block& block = graph_.blocks[graph_.calls[number].block];
    if (block.reachable) calls_in_[block.function].push_back(number);
  }
  std::vector<uint8_t> seen(graph_.functions.size(), 0);
  const std::function<void(uint32_t)> visit = [&](uint32_t f) {
    seen[f] = 1;
    for (uint32_t callee : callees[f]) {
      if (seen[callee] == 1) recursive_ = true;
      if (seen[callee] == 0) visit(callee);
    }
    seen[f] = 2;
    order_.push_back(f);
  };
  for (uint32_t f = 0; f < graph_.functions.size(); ++f)
    if (seen[f] == 0) visit(f);
}

void LiveAnalysis::find_revisits() {
  revisit_of_.resize(graph_.blocks.size());
  revisits_ = Revisits(pool_);
  for (const BlockId id : components_.blocks())
    if (components_.is_in_cycle(id)) revisit_of_[id] = revisits_.add(named_in(id));
}

// What stepping through a block depends on, besides the registers that instructions name: EXEC, where it is read by
// every vector instruction. Blocks that do more are not told apart.
Revisits::Named LiveAnalysis::named_in(BlockId id) const {
  Revisits::Named named(pool_.size_of_list());
  const Block& block = graph_.blocks[id];
  if (graph_.call_at(id) != nullptr) return {};
  const auto add = [&](Register reg) {
    named[ChunkPool::place_of(reg / kChunkRegisters)] |= static_cast<uint8_t>(1u << reg % kChunkRegisters);
  };
  add(kExec);
  add(kExec + 1);
  for (size_t i = block.first; i < block.end; ++i) {
    if (!code_.at(i).is_instruction) continue;
    const Effects& effects = code_.effects(i);
    if (effects.reads_any_vgpr || effects.reads_any_sgpr) return {};
    for (const Read& read : effects.reads) add(code_.resolve(i, read.slot));
    for (const Write& write : effects.writes) add(code_.resolve(i, write.slot));
  }
  return named;
}

LiveList LiveAnalysis::everything(MaskId lanes) const {
  LiveState state(masks_, pool_);
  const auto add = [&](int first, int last) {
    for (int n = first; n <= last; ++n) state.add(static_cast<Register>(n), kAllBytes, lanes, kEveryLane);
  };
  add(0, std::min(code_.highest_sgpr(), 101));
  add(kFirstSpecialSgpr, kVcc + 1);
  add(kM0, kM0);
  add(kExec, kExec + 1);
  state.add(kScc, 1, lanes, kEveryLane);
  add(kVgpr, kVgpr + code_.highest_vgpr());
  add(kAgpr, kAgpr + code_.highest_agpr());
  return state.list();
}

void LiveAnalysis::solve_all() {
  summarise();
  begin_returns();
  // One round, callers first, unless functions call themselves.
  for (bool again = true; again;) {
    again = false;
    for (auto f = order_.rbegin(); f != order_.rend(); ++f) {
      counting_ = true;
      solve(*f, at_return_[*f]);
      counting_ = false;
      if (collect_returns(*f)) again = recursive_;
    }
  }
}

void LiveAnalysis::solve(uint32_t function, const LiveList& at_return) {
  if (&at_return != &at_return_[function]) at_return_[function] = at_return;
  for (const BlockId id : graph_.functions[function].blocks) std::ranges::fill(mutable_live_in(id), 0);
  LiveWalk walk(masks_, pool_);
  const std::span<const Component> components = components_.of(function);
  for (size_t c = components.size(); c-- > 0;) {
    if (components[c].is_cycle) {
      solve_cycle(walk, components[c]);
    } else {
      solve_block(walk, components_.blocks()[components[c].first]);
    }
  }
}

// What is live behind a cycle is final, so that two rounds are enough: which of its instructions are dead, and what is
// live where their operands count.
void LiveAnalysis::solve_cycle(LiveWalk& walk, const Component& cycle) {
  for (const BlockId id : components_.blocks_of(cycle)) {
    dirty_[id] = 1;
    revisits_.forget(revisit_of_[id]);
  }
  any_unwanted_ = any_unwanted_ && recursive_;
  solve_dirty(walk, cycle);
  if (!counting_ || recursive_ || !any_unwanted_) return;
  for (const BlockId id : components_.blocks_of(cycle)) {
    dirty_[id] = mark_dead(graph_.blocks[id]) ? 1 : 0;
    if (dirty_[id] != 0) revisits_.forget(revisit_of_[id]);
  }
  solve_dirty(walk, cycle);
}

void LiveAnalysis::solve_dirty(LiveWalk& walk, const Component& cycle) {
  const std::span<const BlockId> blocks = components_.blocks_of(cycle);
  for (const BlockId id : blocks) visits_[id] = 0;
  for (bool any = true; any;) {
    any = false;
    for (size_t i = blocks.size(); i-- > 0;) {
      // A loop of one block at once, while its code is near.
      while (dirty_[blocks[i]] != 0) {
        dirty_[blocks[i]] = 0;
        if (!solve_block(walk, blocks[i])) break;
        for (const BlockId predecessor : graph_.predecessors_of(blocks[i])) {
          const uint32_t place = components_.place_of(predecessor);
          if (place < cycle.first || place >= cycle.end) continue;
          dirty_[predecessor] = 1;
          any = any || place > cycle.first + i;
        }
      }
    }
  }
}

bool LiveAnalysis::solve_block(LiveWalk& walk, BlockId id) {
  const Block& block = graph_.blocks[id];
  walk.go_to(id);
  start(walk);
  if (components_.is_in_cycle(id) && !unwritten_.any()) {
    const bool may_pass = visits_[id] < kPatience;
    const std::span counts = std::span(counts_).subspan(block.first, counting_ ? block.end - block.first : 0);
    const auto lanes_pass = [&](MaskId lanes) { return masks_.is_made_outside(lanes, block.first, block.end); };
    const Revisits::Passed passed =
        revisits_.pass(revisit_of_[id], walk.state(), may_pass, lanes_pass, mutable_live_in(id), counts);
    if (passed.through) {
      visits_[id] += passed.news ? 1 : 0;
      return passed.news;
    }
  }
  step_through(walk, block);
  // Joins of sets of lanes are not associative; after many rounds a block only gains.
  if (visits_[id] == kPatience) walk.state().add(live_in(id));
  if (!walk.state().store(mutable_live_in(id))) return false;
  if (visits_[id] < kPatience) ++visits_[id];
  return true;
}

void LiveAnalysis::start(LiveWalk& walk) const {
  start_behind_call(walk);
  if (const Call* made = graph_.call_at(walk.block())) {
    if (made->callee == Graph::kUnknownFunction || !summaries_[made->callee].known) {
      call_unknown(walk);
    } else {
      call(walk, made->callee);
    }
  }
  leave_out_unwritten(walk, graph_.blocks[walk.block()].end);
}

void LiveAnalysis::start_behind_call(LiveWalk& walk) const {
  const BlockId id = walk.block();
  const Block& block = graph_.blocks[id];
  LiveState& state = walk.state();
  bool first = true;
  const auto from_block = [&](BlockId successor, bool exec_is_zero) {
    // Few sets of lanes are asked for, over and over.
    std::array<std::array<std::pair<MaskId, MaskId>, 8>, 2> known;
    for (auto& of_kind : known) of_kind.fill({kNoLanes, kNoLanes});
    const auto here = [&](MaskId lanes, size_t slot) {
      const bool vector = is_vgpr(static_cast<Register>(slot * kChunkRegisters));
      auto& [asked, before] = known[vector ? 1 : 0][lanes % known[0].size()];
      if (asked == lanes) return before;
      asked = lanes;
      before = masks_.on_edge(lanes, successor, id);
      // Where EXEC is 0, so is every part of it.
      if (exec_is_zero && vector) before = masks_.without(before, masks_.exec_out(id));
      return before;
    };
    const bool of_here = graph_.blocks[successor].function == block.function;
    const LiveSpan list = of_here ? live_in(successor) : LiveSpan(everything_);
    const bool lanes_stay = !of_here || (!exec_is_zero && !masks_.any_begins_at(successor));
    if (first) {
      lanes_stay ? state.load(list) : state.load(list, here);
    } else {
      lanes_stay ? state.add(list) : state.add(list, here);
    }
    first = false;
  };
  const Stored& last = code_.at(block.end - 1);
  Condition condition = last.is_instruction ? code_.effects(block.end - 1).condition : Condition::none;
  if (block.next == block.target) condition = Condition::none;
  if (block.next != kNoBlock) from_block(block.next, condition == Condition::execnz);
  if (block.target != kNoBlock) from_block(block.target, condition == Condition::execz);
  for (auto at = std::lower_bound(graph_.more_successors.begin(), graph_.more_successors.end(),
                                  std::pair<BlockId, BlockId>(id, 0));
       at != graph_.more_successors.end() && at->first == id; ++at)
    from_block(at->second, false);
  if (first) state.clear();
  switch (block.ends) {
    case BlockEnd::falls_through:
    case BlockEnd::branches:
    case BlockEnd::ends_wave: break;
    case BlockEnd::returns:
      // A function returns with the EXEC it was called with.
      for_each_live(pool_, at_return_[block.function], [&](Register reg, const LiveCell& cell) {
        const auto bytes = cell.bytes;
        if (cell.lanes == masks_.exec_at_entry(block.function))
          state.add(reg, bytes, masks_.exec_out(id), cell.lane_mask);
        state.add(reg, bytes, cell.lanes, cell.lane_mask);
      });
      break;
    case BlockEnd::unknown_jump: state.add(everything_); break;
    case BlockEnd::leaves_code:
      for (Register reg : options_.live_out)
        state.add(reg, reg == kScc ? Bytes{1} : kAllBytes, is_vgpr(reg) ? masks_.exec_out(id) : kAllLanes, kEveryLane);
      break;
  }
}

// Instructions whose results nothing wants. They execute all the same, so they are taken to want their operands.
bool LiveAnalysis::mark_dead(const Block& block) {
  bool any = false;
  for (size_t i = block.first; i < block.end; ++i) {
    if (unwanted_[i] == 0) continue;
    dead_[i] = 1;
    any = any_dead_ = true;
  }
  return any;
}

bool LiveAnalysis::mark_all_dead() {
  bool any = false;
  for (const Block& block : graph_.blocks) any = (block.reachable && mark_dead(block)) || any;
  return any;
}

size_t LiveAnalysis::memory_bytes() const {
  return pool_.memory_bytes() + counts_.capacity() * sizeof(LiveCounts) + dead_.capacity() + unwanted_.capacity() +
         live_in_.capacity() * sizeof(ChunkPool::Number) + revisits_.memory_bytes();
}

}  // namespace lw::flow
