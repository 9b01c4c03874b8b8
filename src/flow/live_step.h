// One backward step: the effect of an instruction on the live registers.
#pragma once

#include <vector>

#include "flow/call_graph.h"
#include "flow/components.h"
#include "flow/started_lanes.h"
#include "flow/step_form.h"
#include "flow/unwanted_results.h"
#include "flow/unwritten.h"

namespace lw::flow {

class LiveStep {
 public:
  // All must outlive it. `unwanted` is told of the instructions that through_block() counts.
  LiveStep(const Code& code, const Graph& graph, const GraphComponents& components, const Masks& masks,
           const CallGraph& calls, const Unwritten& unwritten, UnwantedResults& unwanted);

  // Reads registers whose numbers are known only at run time.
  bool is_indirect(size_t i) const { return code_.at(i).is_instruction && forms_[code_.at(i).effects].indirect; }

  // From after instruction i to before it. `needed`: which bytes of each of its reads matter.
  void before(LiveWalk& walk, size_t i, ReadBytes* needed) const;
  // Back through all instructions of a block. Where there are `counts`, one for each, they become what must be held at
  // once.
  void through_block(LiveWalk& walk, const Block& block, std::span<LiveCounts> counts) const;
  // An uninitialised register is not live.
  void leave_out_unwritten(LiveWalk& walk, size_t before) const {
    unwritten_.for_each(walk.block(), before, [&](Register reg) { walk.state().remove(reg); });
  }

  // From now on every result of every instruction is wanted (the callers of a function may want any), or only live
  // ones.
  void want_all_results(bool all) { all_results_ = all; }

 private:
  // With callers solved before callees, what is live behind the block is final when it is solved. Where not, which
  // instructions nothing wants the results of is known only when the cycle is solved (where functions call themselves:
  // all), and a second round makes their operands live.
  bool is_settled(BlockId id) const { return !calls_.is_recursive() && !components_.is_in_cycle(id); }
  // Every operand of instruction i counts. `unwanted`: none of its results is wanted.
  bool wants_operands(const LiveWalk& walk, size_t i, bool unwanted) const {
    return all_results_ || (unwanted_.any_certain() && unwanted_.is_certain(i)) ||
           (unwanted && is_settled(walk.block()));
  }
  template <bool Counting>
  void through_block_as(LiveWalk& walk, const Block& block, std::span<LiveCounts> counts) const;
  static Results results_of(bool unwanted, bool is_certain) {
    if (!unwanted) return Results::wanted;
    return is_certain ? Results::unwanted : Results::unwanted_so_far;
  }
  // Returns whether the results of the instruction are wanted. With `Counting`, `counts` gets the registers that must
  // be held at once.
  template <bool Counting>
  Results step(LiveWalk& walk, size_t i, ReadBytes* needed, LiveCounts* counts) const;
  template <bool Counting>
  Results step_plain(LiveWalk& walk, size_t i, const StepForm& form, LiveCounts* counts) const;
  template <bool Counting>
  Results step_packed(LiveWalk& walk, size_t i, uint32_t number, ReadBytes* needed, LiveCounts* counts) const;
  template <bool Counting>
  Results step_wide(LiveWalk& walk, size_t i, const Effects& effects, ReadBytes* needed, LiveCounts* counts) const;
  // The bytes of reads that `needed` has four bits for each of.
  void add_needed(LiveWalk& walk, size_t i, uint32_t number, uint64_t needed) const;
  void add_read(LiveWalk& walk, const Read& read, Register reg, ByteMask bytes) const;
  void add_indirect(LiveWalk& walk, const Effects& effects) const;

  const Code& code_;
  const Graph& graph_;
  const GraphComponents& components_;
  const CallGraph& calls_;
  const Unwritten& unwritten_;
  UnwantedResults& unwanted_;
  const StartedLanes started_;
  std::vector<StepForm> forms_;  // by number of Effects
  bool all_results_ = false;
};

}  // namespace lw::flow
