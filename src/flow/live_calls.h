// Calls as liveness sees them: what functions read and overwrite, and what their callers keep alive behind them.
#pragma once

#include <vector>

#include "flow/call_graph.h"
#include "flow/live_walk.h"

namespace lw::flow {

class LiveCalls {
 public:
  // What calling a function does to liveness.
  struct Summary {
    LiveList reads;                // live at its entry whatever is live after it
    std::vector<ByteMask> passes;  // by register: bytes that it does not certainly overwrite
    bool known = false;
    bool operator==(const Summary&) const = default;
  };

  // All must outlive it.
  LiveCalls(const Code& code, const Graph& graph, const Masks& masks, ChunkPool& pool);

  // The least that calling each function can do: it reads nothing, and overwrites all registers.
  void begin_summaries();
  // Whether that is news.
  bool set_summary(uint32_t function, Summary&& summary);
  // What calls do is not known of any function.
  void give_up_summaries();

  // What is live when functions return, before any caller here is known.
  void begin_returns();
  void set_at_return(uint32_t function, LiveList&& list) { at_return_[function] = std::move(list); }
  const LiveList& at_return(uint32_t function) const { return at_return_[function]; }
  // What is live behind a call, where `behind` stands, is live when the callee returns. Whether that is news.
  bool add_at_returns(const Call& call, const LiveWalk& behind);

  // From what is live behind a call to what is live before it.
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
