// Calls in the liveness analysis: the registers that functions read and overwrite, and those that their callers keep
// alive after the call.
#pragma once

#include <vector>

#include "flow/call_graph.h"
#include "flow/live_walk.h"

namespace lw::flow {

class LiveCalls {
 public:
  // The effect of a call on liveness.
  struct Summary {
    LiveList reads;                // live at its entry, regardless of the registers live after it
    std::vector<ByteMask> passes;  // by register: bytes that it does not certainly overwrite
    bool known = false;
    bool operator==(const Summary&) const = default;
  };

  // All must outlive it.
  LiveCalls(const Code& code, const Graph& graph, const Masks& masks, ChunkPool& pool);

  // The initial assumption: a function reads nothing and overwrites all registers.
  void begin_summaries();
  // Returns whether that changed anything.
  bool set_summary(uint32_t function, Summary&& summary);
  // The effects of no function are known.
  void give_up_summaries();

  // The registers that are live when functions return, before any caller is known.
  void begin_returns();
  void set_at_return(uint32_t function, LiveList&& list) { at_return_[function] = std::move(list); }
  const LiveList& at_return(uint32_t function) const { return at_return_[function]; }
  // The registers live after a call, where `behind` stands, are live when the callee returns. Returns whether that
  // changed anything.
  bool add_at_returns(const Call& call, const LiveWalk& behind);

  // Steps from the registers live after a call to those live before it.
  void go_before(const Call& call, LiveWalk& walk) const;

 private:
  LiveList at_return_by_convention(uint32_t function) const;
  bool add_at_return(uint32_t callee, const LiveWalk& behind);
  void go_before_known(uint32_t callee, LiveWalk& walk) const;
  void go_before_unknown(LiveWalk& walk) const;
  void add_reads(uint32_t callee, LiveWalk& walk) const;

  const Code& code_;
  const Graph& graph_;
  const Masks& masks_;
  ChunkPool& pool_;
  std::vector<LiveList> at_return_;  // by function, as the next
  std::vector<Summary> summaries_;
};

}  // namespace lw::flow
