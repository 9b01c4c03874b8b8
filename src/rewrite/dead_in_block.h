// Results of a block that no remaining instruction reads.
#pragma once

#include <map>
#include <span>
#include <utility>
#include <vector>

#include "rewrite/match.h"
#include "rewrite/program.h"

namespace lw::rewrite {

class DeadInBlock {
 public:
  // `flow` speaks of the block; all three must outlive this.
  DeadInBlock(const Program& program, const flow::Block& block, const BlockFlow& flow);

  // Whether none of these bytes of registers is live after instruction `at` of the block.
  bool are_dead_after(size_t at, std::span<const std::pair<flow::Register, flow::ByteMask>> bytes) const;

  // The registers that no longer hold a value between the instructions of a match, minus those that hold one for
  // longer.
  int registers_freed(const Match& match) const;

  // Instructions of the block, ascending, that can be removed: only removable instructions read their results, and they
  // have no other effect. Loads stay, since they may fault.
  std::vector<size_t> results() const;

 private:
  bool is_arithmetic(size_t i) const;
  bool is_wanted(size_t i, const std::vector<bool>& goes) const;
  bool is_held_longer(flow::Register reg, const Match& match) const;
  const std::vector<flow::Live>& live_after(size_t i) const;

  const Program& program_;
  const flow::Block& block_;
  const BlockFlow& flow_;
  mutable std::vector<std::vector<flow::Live>> live_;  // after each instruction; empty until asked
};

}  // namespace lw::rewrite
