// Calls: what functions read and overwrite, and what their callers keep alive behind them.
#include <algorithm>

#include "flow/every_lane.h"
#include "flow/live_analysis.h"

namespace lw::flow {
namespace {

constexpr int kMostRounds = 40;

// LLVM's calling convention of AMDGPU functions (AMDGPUUsage, "Non-Kernel Functions"; the preserved VGPRs are every
// other group of eight from v40 on).
constexpr int kLastArgumentVgpr = 31;
constexpr int kLastArgumentSgpr = 29;
constexpr bool is_preserved_vgpr(unsigned n) { return n >= 40 && (n / 8) % 2 == 1; }

}  // namespace

// Live after a return to callers that are not here: results and preserved registers.
LiveList LiveAnalysis::convention_at_return(uint32_t function) const {
  LiveState state(masks_, pool_);
  for_each_live(pool_, everything(masks_.exec_at_entry(function)), [&](Register reg, const LiveCell& cell) {
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
      Summary summary = summary_of(f);
      if (summary.reads == summaries_[f].reads && summary.passes == summaries_[f].passes) continue;
      summaries_[f] = std::move(summary);
      again = recursive_;
    }
  }
}

// Which instructions are dead plays no part: `reads` has the operands of all.
LiveAnalysis::Summary LiveAnalysis::summary_of(uint32_t f) {
  const BlockId entry = graph_.functions[f].entry;
  Summary summary;
  summary.known = true;
  all_reads_count_ = true;
  solve(f, {});
  all_reads_count_ = false;
  summary.reads.assign(live_in(entry).begin(), live_in(entry).end());
  solve(f, everything(masks_.exec_at_entry(f)));
  summary.passes.assign(kRegisterCount, 0);
  for_each_live_in(entry, [&](Register reg, const LiveCell& cell) { summary.passes[reg] = cell.bytes; });
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
      at_return_[callee].resize(lists_);
      if (state.store(at_return_[callee])) news = true;
    });
  }
  return news;
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
  for_each_live(pool_, summary.reads, [&](Register reg, const LiveCell& cell) {
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

}  // namespace lw::flow
