#include "flow/live_analysis.h"

#include <algorithm>

#include "flow/every_register.h"

namespace lw::flow {
namespace {

constexpr int kMostRounds = 40;

// Past the last register that can be live.
unsigned end_of_registers(const Code& code, const LivenessOptions& options) {
  unsigned last = kScc;
  if (code.highest_vgpr() >= 0) last = kVgpr + static_cast<unsigned>(code.highest_vgpr());
  if (code.highest_agpr() >= 0) last = kAgpr + static_cast<unsigned>(code.highest_agpr());
  for (const Register reg : options.live_out) last = std::max<unsigned>(last, reg);
  return last + 1;
}

}  // namespace

LiveAnalysis::LiveAnalysis(const Code& code, const Graph& graph, const GraphComponents& components, const Masks& masks,
                           const LivenessOptions& options)
    : code_(code),
      graph_(graph),
      masks_(masks),
      options_(options),
      pool_(end_of_registers(code, options)),
      call_graph_(graph),
      calls_(code, graph, masks, pool_),
      solver_(code, graph, components, masks, options_, call_graph_, calls_, unwritten_, pool_) {}

void LiveAnalysis::run() {
  solve_all();
  if (call_graph_.is_recursive() && solver_.make_unwanted_certain()) solve_all();
  if (const RegisterSet candidates = read_unwritten(); candidates.any()) {
    unwritten_ = Unwritten(code_, graph_, candidates);
    solver_.take_out_unwritten();
  }
}

void LiveAnalysis::solve_all() {
  summarise();
  calls_.begin_returns();
  const std::vector<uint32_t>& order = call_graph_.callees_first();
  // One round, callers first, unless functions call themselves.
  for (bool again = true; again;) {
    again = false;
    for (auto f = order.rbegin(); f != order.rend(); ++f) {
      solver_.solve(*f, FunctionSolver::Purpose::counts);
      if (collect_returns(*f)) again = call_graph_.is_recursive();
    }
  }
}

// What calling each function does, from the least that it can be to a fixed point: one round, callees first, unless
// functions call themselves.
void LiveAnalysis::summarise() {
  calls_.begin_summaries();
  bool again = true;
  for (int round = 0; again; ++round) {
    again = false;
    // Joins of sets of lanes are not associative, so that this need not end by itself.
    if (round == kMostRounds) return calls_.give_up_summaries();
    for (const uint32_t f : call_graph_.callees_first()) {
      if (graph_.functions[f].is_kernel || !call_graph_.is_called(f)) continue;
      if (calls_.set_summary(f, summary_of(f))) again = call_graph_.is_recursive();
    }
  }
}

// Which instructions nothing wants the results of plays no part: `reads` has the operands of all.
LiveCalls::Summary LiveAnalysis::summary_of(uint32_t f) {
  const BlockId entry = graph_.functions[f].entry;
  LiveCalls::Summary summary;
  summary.known = true;
  calls_.set_at_return(f, {});
  solver_.solve(f, FunctionSolver::Purpose::reads);
  const LiveSpan reads = blocks().at(entry);
  summary.reads.assign(reads.begin(), reads.end());
  calls_.set_at_return(f, every_register(code_, masks_, pool_, masks_.exec_at_entry(f)));
  solver_.solve(f, FunctionSolver::Purpose::passes);
  summary.passes.assign(kRegisterCount, 0);
  blocks().for_each(entry, [&](Register reg, const LiveCell& cell) { summary.passes[reg] = cell.bytes; });
  return summary;
}

bool LiveAnalysis::collect_returns(uint32_t function) {
  bool news = false;
  for (const uint32_t number : call_graph_.calls_in(function)) {
    const Call& call = graph_.calls[number];
    LiveWalk walk(masks_, pool_);
    walk.go_to(call.block);
    solver_.start_behind_call(walk);
    news = calls_.add_at_returns(call, walk) || news;
  }
  return news;
}

// What is live at a point that a way without a write leads to is live where the way begins, so that only these
// registers can be live anywhere without holding something.
RegisterSet LiveAnalysis::read_unwritten() const {
  RegisterSet read;
  for (const Function& function : graph_.functions) {
    const RegisterSet missing = not_received(function);
    if (missing.none()) continue;
    blocks().for_each(function.entry, [&](Register reg, const LiveCell&) { read[reg] = read[reg] || missing[reg]; });
  }
  return read;
}

}  // namespace lw::flow
