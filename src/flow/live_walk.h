// A backward walk through one block: the live registers, and the value of EXEC at the current place.
#pragma once

#include "flow/live_state.h"

namespace lw::flow {

class LiveWalk {
 public:
  LiveWalk(const Masks& masks, ChunkPool& pool) : masks_(masks), state_(masks, pool) {}

  // Moves to the end of a block. The caller must set the live registers.
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

  // Steps back over the changes of instruction i to EXEC and to sets of lanes.
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

}  // namespace lw::flow
