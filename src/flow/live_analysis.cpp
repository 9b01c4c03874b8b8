#include "flow/live_analysis.h"

#include <algorithm>
#include <functional>

namespace lw::flow {
namespace {

constexpr uint64_t kEveryLane = ~uint64_t{0};
constexpr uint8_t kPatience = 64;
constexpr int kMostRounds = 40;

// LLVM's calling convention of AMDGPU functions (AMDGPUUsage, "Non-Kernel Functions"; the preserved VGPRs are every
// other group of eight from v40 on).
constexpr int kLastArgumentVgpr = 31;
constexpr int kLastArgumentSgpr = 29;
constexpr bool is_preserved_vgpr(unsigned n) { return n >= 40 && (n / 8) % 2 == 1; }

bool is_of_one_lane(const Write& write) { return write.lanes == Lanes::one || write.lanes == Lanes::unknown; }

}  // namespace

LiveAnalysis::LiveAnalysis(const Code& code, const Graph& graph, const Masks& masks, const LivenessOptions& options)
    : code_(code), graph_(graph), masks_(masks), options_(options) {
  forms_.reserve(code.effects_count());
  for (uint32_t number = 0; number < code.effects_count(); ++number) {
    const Effects& effects = code.effects_at(number);
    forms_.push_back(step_form(effects));
    writes_one_lane_.push_back(std::any_of(effects.writes.begin(), effects.writes.end(), is_of_one_lane));
  }
}

void LiveAnalysis::run() {
  live_in_.resize(graph_.blocks.size());
  position_.resize(graph_.blocks.size());
  visits_.resize(graph_.blocks.size());
  at_return_.resize(graph_.functions.size());
  summaries_.resize(graph_.functions.size());
  dead_.assign(code_.size(), false);
  counts_.resize(code_.size());
  find_register_facts();
  find_order();
  find_settled();
  unwanted_.assign(code_.size(), false);
  solve_all();
  if (mark_dead()) solve_all();
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

// A call whose target is not known may be of any function here.
template <class Visit>
void LiveAnalysis::for_each_callee(const Call& call, const Visit& visit) const {
  if (call.callee != Graph::kUnknownFunction) return visit(call.callee);
  for (uint32_t f = 0; f < graph_.functions.size(); ++f)
    if (!graph_.functions[f].is_kernel) visit(f);
}

// Callees before callers.
void LiveAnalysis::find_order() {
  std::vector<std::vector<uint32_t>> callees(graph_.functions.size());
  for (const Call& call : graph_.calls) {
    if (!graph_.blocks[call.block].reachable) continue;
    std::vector<uint32_t>& list = callees[graph_.blocks[call.block].function];
    for_each_callee(call, [&](uint32_t callee) { list.push_back(callee); });
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

// Blocks in no cycle: with callers solved before callees, what is live behind them does not change once they are
// solved. A cycle lies between the ends of its edges that go back in the order of blocks.
void LiveAnalysis::find_settled() {
  settled_.assign(graph_.blocks.size(), !recursive_);
  if (recursive_) return;
  for (const Function& function : graph_.functions) {
    for (uint32_t i = 0; i < function.blocks.size(); ++i) position_[function.blocks[i]] = i;
    uint32_t cycles_end = 0;
    for (uint32_t i = 0; i < function.blocks.size(); ++i) {
      const BlockId id = function.blocks[i];
      for (const BlockId predecessor : graph_.predecessors_of(id))
        if (graph_.blocks[predecessor].function == graph_.blocks[id].function && position_[predecessor] >= i)
          cycles_end = std::max(cycles_end, position_[predecessor] + 1);
      settled_[id] = i >= cycles_end;
    }
  }
}

LiveList LiveAnalysis::everything(MaskId lanes) const {
  LiveList list;
  for (int n = 0; n <= std::min(code_.highest_sgpr(), 101); ++n)
    list.entries.push_back({static_cast<uint16_t>(n), kAllBytes, lanes});
  for (Register reg : {Register{102}, Register{103}, Register{104}, Register{105}, kVcc, Register{kVcc + 1}, kM0, kExec,
                       Register{kExec + 1}})
    list.entries.push_back({reg, kAllBytes, lanes});
  list.entries.push_back({kScc, 1, lanes});
  for (int n = 0; n <= code_.highest_vgpr(); ++n)
    list.entries.push_back({static_cast<uint16_t>(kVgpr + n), kAllBytes, lanes});
  for (int n = 0; n <= code_.highest_agpr(); ++n)
    list.entries.push_back({static_cast<uint16_t>(kAgpr + n), kAllBytes, lanes});
  return list;
}

// Live after a return to callers that are not here: results and preserved registers.
LiveList LiveAnalysis::convention_at_return(uint32_t function) const {
  LiveList list;
  for (const LiveList::Entry& entry : everything(masks_.exec_at_entry(function)).entries) {
    const unsigned vgpr = entry.reg - kVgpr;
    if (is_vgpr(entry.reg) && vgpr > unsigned{kLastArgumentVgpr} && !is_preserved_vgpr(vgpr)) continue;
    if (entry.reg == kScc || entry.reg == kVcc || entry.reg == kVcc + 1 || entry.reg == kM0) continue;
    list.entries.push_back(entry);
    if (is_vgpr(entry.reg) && is_preserved_vgpr(vgpr)) list.entries.back().lanes = kAllLanes;
  }
  return list;
}

void LiveAnalysis::solve_all() {
  summarise();
  for (LiveList& list : at_return_) list = {};
  for (uint32_t f = 0; f < graph_.functions.size(); ++f)
    if (!graph_.functions[f].is_kernel && graph_.functions[f].called_from_elsewhere)
      at_return_[f] = convention_at_return(f);
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

// What calling each function does, from the least that it can be to a fixed point: one round, callees first, unless
// functions call themselves.
void LiveAnalysis::summarise() {
  for (uint32_t f = 0; f < graph_.functions.size(); ++f) {
    summaries_[f] = {};
    summaries_[f].passes.assign(graph_.functions[f].is_kernel ? 0 : kRegisterCount, 0);
    summaries_[f].known = !graph_.functions[f].is_kernel;
  }
  bool again = true;
  for (int round = 0; again; ++round) {
    again = false;
    if (round == kMostRounds) {
      // Joins of sets of lanes are not associative, so that this need not end by itself.
      for (Summary& summary : summaries_) summary.known = false;
      return;
    }
    for (uint32_t f : order_) {
      const Function& function = graph_.functions[f];
      if (function.is_kernel) continue;
      Summary summary;
      all_reads_count_ = true;
      solve(f, {});
      all_reads_count_ = false;
      summary.reads = live_in_[function.entry];
      solve(f, everything(masks_.exec_at_entry(f)));
      summary.passes.assign(kRegisterCount, 0);
      for (const LiveList::Entry& entry : live_in_[function.entry].entries) summary.passes[entry.reg] = entry.bytes;
      summary.known = true;
      if (summary.reads == summaries_[f].reads && summary.passes == summaries_[f].passes) continue;
      summaries_[f] = std::move(summary);
      again = recursive_;
    }
  }
}

// What is live after each call in `function` is live when the callee returns. Whether that was news.
bool LiveAnalysis::collect_returns(uint32_t function) {
  bool news = false;
  for (const uint32_t number : calls_in_[function]) {
    const Call& call = graph_.calls[number];
    LiveWalk walk(masks_);
    walk.go_to(call.block);
    start_behind_call(walk);
    for_each_callee(call, [&](uint32_t callee) {
      LiveState state(masks_);
      state.load(at_return_[callee]);
      const MaskId inside = masks_.exec_at_entry(callee);
      walk.state().for_each([&](Register reg) {
        const bool within = masks_.is_within(walk.state().lanes(reg), walk.exec());
        state.add(reg, walk.state().bytes(reg), within ? inside : kAllLanes, walk.state().lane_mask(reg));
      });
      if (state.is(at_return_[callee])) return;
      at_return_[callee] = state.list();
      news = true;
    });
  }
  return news;
}

void LiveAnalysis::solve(uint32_t function, const LiveList& at_return) {
  at_return_[function] = at_return;
  const std::vector<BlockId>& blocks = graph_.functions[function].blocks;
  for (BlockId id : blocks) {
    live_in_[id] = {};
    visits_[id] = 0;
  }
  std::vector<bool> dirty(blocks.size(), true);
  for (uint32_t i = 0; i < blocks.size(); ++i) position_[blocks[i]] = i;
  LiveWalk walk(masks_);
  for (bool any = true; any;) {
    any = false;
    for (size_t i = blocks.size(); i-- > 0;) {
      // A loop of one block at once, while its code is near.
      while (dirty[i]) {
        dirty[i] = false;
        if (!solve_block(walk, blocks[i])) break;
        for (const BlockId predecessor : graph_.predecessors_of(blocks[i])) {
          if (graph_.blocks[predecessor].function != function) continue;
          const uint32_t at = position_[predecessor];
          dirty[at] = true;
          any = any || at > i;
        }
      }
    }
  }
}

bool LiveAnalysis::solve_block(LiveWalk& walk, BlockId id) {
  const Block& block = graph_.blocks[id];
  walk.go_to(id);
  start(walk);
  if (counting_) {
    for (size_t i = block.end; i > block.first; --i) step_and_count(walk, i - 1);
  } else {
    for (size_t i = block.end; i > block.first; --i) step(walk, i - 1, nullptr);
  }
  if (walk.state().is(live_in_[id])) return false;
  // Joins of sets of lanes are not associative; after many rounds a block only gains.
  if (visits_[id] == kPatience) {
    walk.state().add(live_in_[id]);
    if (walk.state().is(live_in_[id])) return false;
  } else {
    ++visits_[id];
  }
  live_in_[id] = walk.state().list();
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
}

void LiveAnalysis::start_behind_call(LiveWalk& walk) const {
  const BlockId id = walk.block();
  const Block& block = graph_.blocks[id];
  LiveState& state = walk.state();
  state.clear();
  const auto from_block = [&](BlockId successor, bool exec_is_zero) {
    if (graph_.blocks[successor].function != block.function) {
      state.add(everything(kAllLanes));
      return;
    }
    const LiveList& list = live_in_[successor];
    list.for_each([&](const LiveList::Entry& entry, uint64_t lanes) {
      MaskId here = masks_.on_edge(entry.lanes, successor, id);
      // Where EXEC is 0, so is every part of it.
      if (exec_is_zero && is_vgpr(entry.reg)) here = masks_.without(here, masks_.exec_out(id));
      state.add(entry.reg, entry.bytes, here, lanes);
    });
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
  switch (block.ends) {
    case BlockEnd::falls_through:
    case BlockEnd::branches:
    case BlockEnd::ends_wave: break;
    case BlockEnd::returns: {
      LiveState after(masks_);
      after.load(at_return_[block.function]);
      after.for_each([&](Register reg) {
        // A function returns with the EXEC it was called with.
        const bool whole = after.lanes(reg) == masks_.exec_at_entry(block.function);
        state.add(reg, after.bytes(reg), whole ? masks_.exec_out(id) : after.lanes(reg), after.lane_mask(reg));
        if (whole) state.add(reg, after.bytes(reg), after.lanes(reg), after.lane_mask(reg));
      });
      break;
    }
    case BlockEnd::unknown_jump: state.add(everything(kAllLanes)); break;
    case BlockEnd::leaves_code:
      for (Register reg : options_.live_out)
        state.add(reg, reg == kScc ? Bytes{1} : kAllBytes, is_vgpr(reg) ? masks_.exec_out(id) : kAllLanes, kEveryLane);
      break;
  }
}

void LiveAnalysis::call(LiveWalk& walk, uint32_t callee) const {
  const Summary& summary = summaries_[callee];
  LiveState& state = walk.state();
  std::vector<Register> live;
  state.for_each([&](Register reg) { live.push_back(reg); });
  for (Register reg : live) {
    const auto overwritten = static_cast<Bytes>(kAllBytes & ~summary.passes[reg]);
    if (reg == kExec || reg == kExec + 1 || overwritten == 0) continue;
    if (is_vgpr(reg) || is_agpr(reg)) {
      state.kill(reg, overwritten, walk.exec(), kEveryLane);
    } else {
      state.kill_whole(reg, overwritten);
    }
  }
  add_reads(walk, callee);
}

void LiveAnalysis::add_reads(LiveWalk& walk, uint32_t callee) const {
  const Summary& summary = summaries_[callee];
  LiveState& state = walk.state();
  const MaskId inside = masks_.exec_at_entry(callee);
  summary.reads.for_each([&](const LiveList::Entry& entry, uint64_t lanes) {
    state.add(entry.reg, entry.bytes, masks_.is_within(entry.lanes, inside) ? walk.exec() : kAllLanes, lanes);
  });
}

// Arguments by the convention, and whatever a function here reads. Nothing counts as overwritten: compilers know which
// registers the functions of one object leave alone, and use them across calls.
void LiveAnalysis::call_unknown(LiveWalk& walk) const {
  LiveState& state = walk.state();
  // Registers that this code never names hold nothing of it.
  for (int n = 0; n <= std::min(code_.highest_vgpr(), kLastArgumentVgpr); ++n)
    state.add(static_cast<Register>(kVgpr + n), kAllBytes, walk.exec(), kEveryLane);
  for (int n = 0; n <= std::min(code_.highest_sgpr(), kLastArgumentSgpr); ++n)
    state.add(static_cast<Register>(n), kAllBytes, kAllLanes, kEveryLane);
  for (Register reg : {Register{32}, Register{33}, Register{102}, Register{103}, kExec, Register{kExec + 1}})
    state.add(reg, kAllBytes, kAllLanes, kEveryLane);
  for (uint32_t f = 0; f < graph_.functions.size(); ++f)
    if (summaries_[f].known) add_reads(walk, f);
}

// Instructions whose results nothing wants. They execute all the same, so they are taken to want their operands.
bool LiveAnalysis::mark_dead() {
  if (!any_unwanted_) return false;
  dead_.swap(unwanted_);
  any_dead_ = std::find(dead_.begin(), dead_.end(), true) != dead_.end();
  return any_dead_;
}

size_t LiveAnalysis::memory_bytes() const {
  size_t bytes = counts_.capacity() * sizeof(Counts) + dead_.capacity() / 8 + live_in_.capacity() * sizeof(LiveList);
  for (const LiveList& list : live_in_) bytes += list.memory_bytes();
  return bytes;
}

}  // namespace lw::flow
