#include "flow/live_calls.h"

#include <algorithm>
#include <utility>

#include "flow/every_lane.h"
#include "flow/every_register.h"

namespace lw::flow {
namespace {

// LLVM's calling convention of AMDGPU functions (AMDGPUUsage, "Non-Kernel Functions"; the preserved VGPRs are every
// other group of eight from v40 on).
constexpr int kLastArgumentVgpr = 31;
constexpr int kLastArgumentSgpr = 29;
constexpr bool is_preserved_vgpr(unsigned n) { return n >= 40 && (n / 8) % 2 == 1; }

}  // namespace

LiveCalls::LiveCalls(const Code& code, const Graph& graph, const Masks& masks, ChunkPool& pool)
    : code_(code),
      graph_(graph),
      masks_(masks),
      pool_(pool),
      at_return_(graph.functions.size()),
      summaries_(graph.functions.size()) {}

void LiveCalls::begin_summaries() {
  for (uint32_t f = 0; f < graph_.functions.size(); ++f) {
    const bool may_be_called = !graph_.functions[f].is_kernel;
    summaries_[f] = {.reads = {}, .passes = {}, .known = may_be_called};
    summaries_[f].passes.assign(may_be_called ? kRegisterCount : 0, 0);
  }
}

bool LiveCalls::set_summary(uint32_t function, Summary&& summary) {
  if (summaries_[function] == summary) return false;
  summaries_[function] = std::move(summary);
  return true;
}

void LiveCalls::give_up_summaries() {
  for (Summary& summary : summaries_) summary.known = false;
}

void LiveCalls::begin_returns() {
  for (LiveList& list : at_return_) list = {};
  for (uint32_t f = 0; f < graph_.functions.size(); ++f)
    if (!graph_.functions[f].is_kernel && graph_.functions[f].called_from_elsewhere)
      at_return_[f] = at_return_by_convention(f);
}

// Live after a return to callers that are not here: results and preserved registers.
LiveList LiveCalls::at_return_by_convention(uint32_t function) const {
  const LiveList every = every_register(code_, masks_, pool_, masks_.exec_at_entry(function));
  LiveState state(masks_, pool_);
  for_each_live(pool_, every, [&](Register reg, const LiveCell& cell) {
    const unsigned vgpr = reg - kVgpr;
    const bool is_preserved = is_vgpr(reg) && is_preserved_vgpr(vgpr);
    if (is_vgpr(reg) && vgpr > unsigned{kLastArgumentVgpr} && !is_preserved) return;
    if (reg == kScc || reg == kVcc || reg == kVcc + 1 || reg == kM0) return;
    state.add(reg, cell.bytes, is_preserved ? kAllLanes : cell.lanes, kEveryLane);
  });
  return state.list();
}

bool LiveCalls::add_at_returns(const Call& call, const LiveWalk& behind) {
  bool news = false;
  for_each_callee(graph_, call, [&](uint32_t callee) { news = add_at_return(callee, behind) || news; });
  return news;
}

bool LiveCalls::add_at_return(uint32_t callee, const LiveWalk& behind) {
  LiveState state(masks_, pool_);
  state.load(at_return_[callee]);
  const MaskId inside = masks_.exec_at_entry(callee);
  behind.state().for_each([&](Register reg) {
    const bool within = masks_.is_within(behind.state().lanes(reg), behind.exec());
    state.add(reg, behind.state().bytes(reg), within ? inside : kAllLanes, behind.state().lane_mask(reg));
  });
  at_return_[callee].resize(pool_.size_of_list());
  return state.store(at_return_[callee]);
}

void LiveCalls::go_before(const Call& call, LiveWalk& walk) const {
  if (call.callee == Graph::kUnknownFunction || !summaries_[call.callee].known) {
    go_before_unknown(walk);
  } else {
    go_before_known(call.callee, walk);
  }
}

void LiveCalls::go_before_known(uint32_t callee, LiveWalk& walk) const {
  const Summary& summary = summaries_[callee];
  LiveState& state = walk.state();
  std::vector<Register> live;
  state.for_each([&](Register reg) { live.push_back(reg); });
  for (Register reg : live) {
    const auto overwritten = static_cast<ByteMask>(kAllBytes & ~summary.passes[reg]);
    if (reg == kExec || reg == kExec + 1 || overwritten == 0) continue;
    if (is_vgpr(reg) || is_agpr(reg)) {
      state.kill(reg, overwritten, walk.exec(), kEveryLane);
    } else {
      state.kill_whole(reg, overwritten);
    }
  }
  add_reads(callee, walk);
}

void LiveCalls::add_reads(uint32_t callee, LiveWalk& walk) const {
  LiveState& state = walk.state();
  const MaskId inside = masks_.exec_at_entry(callee);
  for_each_live(pool_, summaries_[callee].reads, [&](Register reg, const LiveCell& cell) {
    state.add(reg, cell.bytes, masks_.is_within(cell.lanes, inside) ? walk.exec() : kAllLanes, cell.lane_mask);
  });
}

// Arguments by the convention, and whatever a function here reads. Nothing counts as overwritten: compilers know which
// registers the functions of one object leave alone, and use them across calls.
void LiveCalls::go_before_unknown(LiveWalk& walk) const {
  LiveState& state = walk.state();
  // Registers that this code never names hold nothing of it.
  for (int n = 0; n <= std::min(code_.highest_vgpr(), kLastArgumentVgpr); ++n)
    state.add(static_cast<Register>(kVgpr + n), kAllBytes, walk.exec(), kEveryLane);
  for (int n = 0; n <= std::min(code_.highest_sgpr(), kLastArgumentSgpr); ++n)
    state.add(static_cast<Register>(n), kAllBytes, kAllLanes, kEveryLane);
  for (Register reg : {Register{32}, Register{33}, Register{102}, Register{103}, kExec, Register{kExec + 1}})
    state.add(reg, kAllBytes, kAllLanes, kEveryLane);
  for (uint32_t f = 0; f < graph_.functions.size(); ++f)
    if (summaries_[f].known) add_reads(f, walk);
}

}  // namespace lw::flow
