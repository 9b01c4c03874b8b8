// Where EXEC certainly enables a lane.
#pragma once

#include <bitset>
#include <vector>

#include "flow/flow.h"

namespace lw::rewrite {

// Masks of lanes that are not empty, on every path: EXEC at the entry of a kernel, in what runs only if a branch on
// EXECZ says so, and in copies of such masks. Nothing is known at the entry of a function and after a call.
class NonemptyMasks {
 public:
  NonemptyMasks(const flow::Code& code, const flow::Graph& graph);

  // For each instruction of a block, whether EXEC enables a lane before it.
  std::vector<bool> exec_in(const flow::Block& block) const;

 private:
  // By the number of a mask's lower register.
  using Masks = std::bitset<isa::kScalarRegisters>;
  void step(size_t i, Masks& known) const;
  Masks after(flow::BlockId block) const;
  bool merge(flow::BlockId to, const Masks& masks);

  const flow::Code& code_;
  const flow::Graph& graph_;
  std::vector<Masks> before_;  // by block
  std::vector<bool> is_reached_;
};

}  // namespace lw::rewrite
