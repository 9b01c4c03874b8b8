// The backward data-flow problem behind liveness: blocks, functions and calls to a fixed point.
#pragma once

#include <vector>

#include "flow/components.h"
#include "flow/live_state.h"
#include "flow/revisits.h"
#include "flow/step_form.h"
#include "flow/unwritten.h"

namespace lw::flow {

// A walk backwards through one block: the live registers, and the value of EXEC where it stands.
class LiveWalk {
 public:
  LiveWalk(const Masks& masks, ChunkPool& pool) : masks_(masks), state_(masks, pool) {}

  // To the end of a block. The live registers are for the caller to set.
  void go_to(BlockId id) {
    block_ = id;
    changes_ = masks_.changes(id);
    next_change_ = changes_.size();
    stand();
  }

  BlockId block() const { return block_; }
  LiveState& state() { return state_; }
  const LiveState& state() const { return state_; }
  MaskId exec() const { return exec_; }
  bool exec_nonzero() const { return nonzero_; }

  // Goes back past what instruction i does to EXEC and to sets of lanes.
  void before(size_t i) {
    if (next_change_ == 0 || changes_[next_change_ - 1].instruction != i) return;
    const MaskId defined = changes_[next_change_ - 1].defined;
    if (defined != kUnknownMask) state_.forget_mask(defined);
    --next_change_;
    stand();
  }

  struct Saved {
    LiveList live;
    size_t next_change;
  };
  Saved save() { return {state_.list(), next_change_}; }
  void restore(const Saved& saved) {
    state_.load(saved.live);
    next_change_ = saved.next_change;
    stand();
  }

 private:
  void stand() {
    exec_ = next_change_ > 0 ? changes_[next_change_ - 1].exec_after : masks_.exec_in(block_);
    nonzero_ = next_change_ > 0 ? changes_[next_change_ - 1].nonzero_after : masks_.nonzero_in(block_);
  }

  const Masks& masks_;
  BlockId block_ = 0;
  std::span<const Masks::Change> changes_;
  size_t next_change_ = 0;
  LiveState state_;
  MaskId exec_ = kAllLanes;
  bool nonzero_ = false;
};

class LiveAnalysis {
 public:
  LiveAnalysis(const Code& code, const Graph& graph, const Components& components, const Masks& masks,
               const LivenessOptions& options);
  void run();

  // Registers that must be held at once, by instruction.
  const std::vector<LiveCounts>& counts() const { return counts_; }
  LiveWalk walk() const { return {masks_, pool_}; }
  const Unwritten& unwritten() const { return unwritten_; }
  // What is live before the block's first instruction.
  LiveSpan live_in(BlockId block) const { return std::span(live_in_).subspan(block * lists_, lists_); }
  template <class Visit>
  void for_each_live_in(BlockId block, const Visit& visit) const {
    for_each_live(pool_, live_in(block), visit);
  }
  // Reads registers whose numbers are known only when it runs.
  bool is_indirect(size_t i) const { return code_.at(i).is_instruction && forms_[code_.at(i).effects].indirect; }
  // What is live after the block's last instruction.
  void start(LiveWalk& walk) const;
  // From after instruction i to before it. `needed`: which bytes of each of its reads matter.
  void step(LiveWalk& walk, size_t i, ReadBytes* needed) const;
  size_t memory_bytes() const;

 private:
  // What calling a function does to liveness.
  struct Summary {
    LiveList reads;             // live at its entry whatever is live after it
    std::vector<Bytes> passes;  // by register: bytes that it does not certainly overwrite
    bool known = false;
  };

  void find_register_facts();
  void find_order();
  void find_revisits();
  Revisits::Named named_in(BlockId id) const;
  // With callers solved before callees, what is live behind the block is final when it is solved. Where not, which
  // instructions nothing wants the results of is known only when the cycle is solved (where functions call themselves:
  // all), and a second round makes their operands live.
  bool is_settled(BlockId id) const { return !recursive_ && !components_.is_in_cycle(id); }
  // Registers live where a kernel begins that it does not receive.
  RegisterSet read_unwritten() const;
  void take_out_unwritten();
  // Nothing is live before an instruction of a register that holds nothing there.
  void leave_out_unwritten(LiveWalk& walk, size_t before) const {
    unwritten_.for_each(walk.block(), before, [&](Register reg) { walk.state().remove(reg); });
  }
  void solve_all();
  void begin_returns();
  Summary summary_of(uint32_t function);
  void solve(uint32_t function, const LiveList& at_return);
  void solve_cycle(LiveWalk& walk, const Component& cycle);
  // The blocks of a cycle that are dirty, and what follows from them.
  void solve_dirty(LiveWalk& walk, const Component& cycle);
  bool solve_block(LiveWalk& walk, BlockId id);
  // Back through all instructions of a block.
  void step_through(LiveWalk& walk, const Block& block);
  template <bool Counting>
  void step_through_as(LiveWalk& walk, const Block& block);
  // The same behind a call that the block ends with, when it has returned.
  void start_behind_call(LiveWalk& walk) const;
  void call(LiveWalk& walk, uint32_t callee) const;
  void call_unknown(LiveWalk& walk) const;
  void add_reads(LiveWalk& walk, uint32_t callee) const;
  // A call whose target is not known may be of any function here.
  template <class Visit>
  void for_each_callee(const Call& call, const Visit& visit) const {
    if (call.callee != Graph::kUnknownFunction) return visit(call.callee);
    for (uint32_t f = 0; f < graph_.functions.size(); ++f)
      if (!graph_.functions[f].is_kernel) visit(f);
  }
  void summarise();
  bool collect_returns(uint32_t function);
  // Notes which instructions nothing wants the results of; whether there are any.
  bool mark_dead(const Block& block);
  bool mark_all_dead();
  std::span<ChunkPool::Number> mutable_live_in(BlockId block) {
    return std::span(live_in_).subspan(block * lists_, lists_);
  }
  LiveList everything(MaskId lanes) const;
  LiveList convention_at_return(uint32_t function) const;
  MaskId lanes_of_read(const LiveWalk& walk, const Read& read, Register reg) const;
  // Whether no result of the instruction is wanted, and it is not known for good what that means; where `Counting`,
  // what must be held at once goes to `counts`.
  template <bool Counting>
  bool step_as(LiveWalk& walk, size_t i, ReadBytes* needed, LiveCounts* counts) const;
  template <bool Counting>
  bool step_plain(LiveWalk& walk, size_t i, const StepForm& form, LiveCounts* counts) const;
  template <bool Counting>
  bool step_wide(LiveWalk& walk, size_t i, const Effects& effects, ReadBytes* needed, LiveCounts* counts) const;
  void add_read(LiveWalk& walk, const Read& read, Register reg, Bytes bytes) const;
  void add_indirect(LiveWalk& walk, const Effects& effects) const;

  const Code& code_;
  const Graph& graph_;
  const Masks& masks_;
  const LivenessOptions options_;
  const Components& components_;
  mutable ChunkPool pool_;            // of all lists here
  const size_t lists_;                // chunks in a list
  LiveList live_in_;                  // by block, one list after the other
  LiveList everything_;               // in all lanes
  std::vector<LiveList> at_return_;   // by function
  std::vector<Summary> summaries_;    // by function
  std::vector<uint8_t> visits_;       // of a block, while its cycle is solved
  std::vector<uint8_t> dirty_;        // by block: is to be solved
  std::vector<uint32_t> revisit_of_;  // by block in a cycle, into revisits_
  Revisits revisits_;
  std::vector<uint32_t> order_;                  // functions, callees first
  bool recursive_ = false;                       // some function calls itself, directly or not
  std::vector<bool> is_called_;                  // by function: from code here
  std::vector<std::vector<uint32_t>> calls_in_;  // numbers of the calls in each function
  std::vector<bool> exec_stays_inside_;          // by function: EXEC never has more lanes than at entry
  std::vector<StepForm> forms_;                  // by number of Effects
  std::vector<bool> writes_one_lane_;            // the same
  std::array<bool, 256> lane_written_{};         // VGPRs that v_writelane_b32 writes
  bool all_reads_count_ = false;                 // while a function is summarised: its callers may want any result
  // By instruction: none of its results is wanted, and it counts as wanting all; and what that will be.
  std::vector<uint8_t> dead_, unwanted_;
  bool any_dead_ = false, any_unwanted_ = false;
  Unwritten unwritten_;
  std::vector<LiveCounts> counts_;
  bool counting_ = false;  // blocks are solved for good, not for a summary
};

}  // namespace lw::flow
