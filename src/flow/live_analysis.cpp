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

LiveAnalysis::LiveAnalysis(const Code& code, const Graph& graph, const Masks& masks, const LivenessOptions& options)
    : code_(code), graph_(graph), masks_(masks), options_(options), pool_(end_of_registers(code, options)) {
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
  dirty_.resize(graph_.blocks.size());
  is_called_.assign(graph_.functions.size(), false);
  at_return_.resize(graph_.functions.size());
  summaries_.resize(graph_.functions.size());
  everything_ = everything(kAllLanes);
  dead_.assign(code_.size(), false);
  counts_.resize(code_.size());
  find_register_facts();
  find_order();
  find_settled();
  unwanted_.assign(code_.size(), false);
  solve_all();
  if (mark_dead()) solve_for_dead();
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
    walk.state().load(live_in_[walk.block()]);
    leave_out_unwritten(walk, block.first);
    walk.state().store(live_in_[walk.block()]);
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
    live_in_[function.entry].for_each([&](Register reg, const LiveCell&) { read[reg] = read[reg] || missing[reg]; });
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

// Live after a return to callers that are not here: results and preserved registers.
LiveList LiveAnalysis::convention_at_return(uint32_t function) const {
  LiveState state(masks_, pool_);
  everything(masks_.exec_at_entry(function)).for_each([&](Register reg, const LiveCell& cell) {
    const unsigned vgpr = reg - kVgpr;
    const bool is_preserved = is_vgpr(reg) && is_preserved_vgpr(vgpr);
    if (is_vgpr(reg) && vgpr > unsigned{kLastArgumentVgpr} && !is_preserved) return;
    if (reg == kScc || reg == kVcc || reg == kVcc + 1 || reg == kM0) return;
    state.add(reg, cell.bytes, is_preserved ? kAllLanes : cell.lanes, kEveryLane);
  });
  return state.list();
}

// What is live when functions return, before any caller is known.
void LiveAnalysis::begin_returns() {
  for (LiveList& list : at_return_) list = {};
  for (uint32_t f = 0; f < graph_.functions.size(); ++f)
    if (!graph_.functions[f].is_kernel && graph_.functions[f].called_from_elsewhere)
      at_return_[f] = convention_at_return(f);
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
      if (function.is_kernel || !is_called_[f]) continue;
      Summary summary = summary_of(f, true);
      if (summary.reads == summaries_[f].reads && summary.passes == summaries_[f].passes) continue;
      summaries_[f] = std::move(summary);
      again = recursive_;
    }
  }
}

LiveAnalysis::Summary LiveAnalysis::summary_of(uint32_t f, bool reads_too) {
  const BlockId entry = graph_.functions[f].entry;
  Summary summary;
  summary.known = true;
  if (reads_too) {
    all_reads_count_ = true;
    solve(f, {});
    all_reads_count_ = false;
    summary.reads = live_in_[entry];
  } else {
    summary.reads = summaries_[f].reads;
  }
  solve(f, everything(masks_.exec_at_entry(f)));
  summary.passes.assign(kRegisterCount, 0);
  live_in_[entry].for_each([&](Register reg, const LiveCell& cell) { summary.passes[reg] = cell.bytes; });
  return summary;
}

// What is live after each call in `function` is live when the callee returns. Whether that was news.
bool LiveAnalysis::collect_returns(uint32_t function) {
  bool news = false;
  for (const uint32_t number : calls_in_[function]) {
    const Call& call = graph_.calls[number];
    LiveWalk walk(masks_, pool_);
    walk.go_to(call.block);
    start_behind_call(walk);
    for_each_callee(call, [&](uint32_t callee) {
      LiveState state(masks_, pool_);
      state.load(at_return_[callee]);
      const MaskId inside = masks_.exec_at_entry(callee);
      walk.state().for_each([&](Register reg) {
        const bool within = masks_.is_within(walk.state().lanes(reg), walk.exec());
        state.add(reg, walk.state().bytes(reg), within ? inside : kAllLanes, walk.state().lane_mask(reg));
      });
      if (state.store(at_return_[callee])) news = true;
    });
  }
  return news;
}

void LiveAnalysis::solve(uint32_t function, const LiveList& at_return) {
  at_return_[function] = at_return;
  for (BlockId id : graph_.functions[function].blocks) {
    live_in_[id] = {};
    dirty_[id] = true;
  }
  solve_dirty(function);
}

void LiveAnalysis::solve_dirty(uint32_t function) {
  const std::vector<BlockId>& blocks = graph_.functions[function].blocks;
  for (uint32_t i = 0; i < blocks.size(); ++i) {
    position_[blocks[i]] = i;
    visits_[blocks[i]] = 0;
  }
  LiveWalk walk(masks_, pool_);
  for (bool any = true; any;) {
    any = false;
    for (size_t i = blocks.size(); i-- > 0;) {
      // A loop of one block at once, while its code is near.
      while (dirty_[blocks[i]]) {
        dirty_[blocks[i]] = false;
        if (!solve_block(walk, blocks[i])) break;
        for (const BlockId predecessor : graph_.predecessors_of(blocks[i])) {
          if (graph_.blocks[predecessor].function != function) continue;
          dirty_[predecessor] = true;
          any = any || position_[predecessor] > i;
        }
      }
    }
  }
}

bool LiveAnalysis::calls_any(uint32_t function, const std::vector<bool>& callees) const {
  return std::ranges::any_of(calls_in_[function], [&](uint32_t number) {
    bool any = false;
    for_each_callee(graph_.calls[number], [&](uint32_t callee) { any = any || callees[callee]; });
    return any;
  });
}

// Anew what calling a function does; its solution stays. Whether that was news. What it reads does not depend on which
// instructions are dead.
bool LiveAnalysis::summarise_again(uint32_t function, bool reads_too) {
  const std::vector<BlockId>& blocks = graph_.functions[function].blocks;
  std::vector<LiveList> solution;
  for (BlockId id : blocks) solution.push_back(std::move(live_in_[id]));
  Summary summary = summary_of(function, reads_too);
  for (size_t i = 0; i < blocks.size(); ++i) live_in_[blocks[i]] = std::move(solution[i]);
  const bool news = !(summary.reads == summaries_[function].reads) || summary.passes != summaries_[function].passes;
  summaries_[function] = std::move(summary);
  return news;
}

// A solution without the dead instructions' operands is there. Only functions that it changes in are solved again, from
// what they have where nothing but their own dead instructions is new to them.
void LiveAnalysis::solve_for_dead() {
  if (recursive_) return solve_all();
  const size_t count = graph_.functions.size();
  std::vector<bool> has_dead(count), news(count);
  for (BlockId id = 0; id < graph_.blocks.size(); ++id) {
    const Block& block = graph_.blocks[id];
    if (!block.reachable) continue;
    for (size_t i = block.first; i < block.end && !dirty_[id]; ++i) dirty_[id] = dead_[i];
    if (dirty_[id]) has_dead[block.function] = true;
  }
  const std::vector<bool> of_dead = dirty_;
  const std::vector<LiveList> old_at_return = at_return_;
  for (const uint32_t f : order_) {
    const bool callees_are_new = calls_any(f, news);
    if (is_called_[f] && (has_dead[f] || callees_are_new)) news[f] = summarise_again(f, callees_are_new);
  }
  begin_returns();
  for (auto f = order_.rbegin(); f != order_.rend(); ++f) {
    counting_ = true;
    if (calls_any(*f, news) || !(at_return_[*f] == old_at_return[*f])) {
      solve(*f, at_return_[*f]);
    } else if (has_dead[*f]) {
      for (BlockId id : graph_.functions[*f].blocks) dirty_[id] = of_dead[id];
      solve_dirty(*f);
    }
    counting_ = false;
    collect_returns(*f);
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
  // Joins of sets of lanes are not associative; after many rounds a block only gains.
  if (visits_[id] == kPatience) walk.state().add(live_in_[id]);
  if (!walk.state().store(live_in_[id])) return false;
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
    const LiveList& list = of_here ? live_in_[successor] : everything_;
    if (first) {
      of_here ? state.load(list, here) : state.load(list);
    } else {
      of_here ? state.add(list, here) : state.add(list);
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
      at_return_[block.function].for_each([&](Register reg, const LiveCell& cell) {
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
  summary.reads.for_each([&](Register reg, const LiveCell& cell) {
    state.add(reg, cell.bytes, masks_.is_within(cell.lanes, inside) ? walk.exec() : kAllLanes, cell.lane_mask);
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
  size_t bytes = pool_.memory_bytes() + counts_.capacity() * sizeof(Counts) + dead_.capacity() / 8 +
                 live_in_.capacity() * sizeof(LiveList);
  for (const LiveList& list : live_in_) bytes += list.memory_bytes();
  return bytes;
}

}  // namespace lw::flow
