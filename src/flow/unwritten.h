// Uninitialised registers: neither the launch nor any instruction on a path there has written them.
#pragma once

#include <bitset>
#include <vector>

#include "flow/graph.h"

namespace lw::flow {

using RegisterSet = std::bitset<kRegisterCount>;

// General registers that the launch does not initialise for a kernel with a descriptor; none if this is unknown.
RegisterSet not_received(const Function& function);

class Unwritten {
 public:
  Unwritten() = default;
  // `candidates`: the registers to follow. A write of some bytes or lanes counts, and so does a write on any path.
  Unwritten(const Code& code, const Graph& graph, const RegisterSet& candidates);

  bool any() const { return !of_block_.empty(); }
  // Some register is uninitialised at the block's start.
  bool has(BlockId block) const { return any() && !of_block_[block].empty(); }
  // Visits the registers that are uninitialised before an instruction of a block; the block's end counts as one.
  template <class Visit>
  void for_each(BlockId block, size_t before, const Visit& visit) const {
    if (!any()) return;
    for (const FirstWrite& write : of_block_[block])
      if (before <= write.instruction) visit(write.reg);
  }
  bool is_unwritten(BlockId block, size_t before, Register reg) const;

 private:
  // For a register that is uninitialised at the block's start: the first instruction of the block that writes it, or
  // none.
  struct FirstWrite {
    Register reg = 0;
    uint32_t instruction = 0xffffffff;
  };
  std::vector<std::vector<FirstWrite>> of_block_;
};

}  // namespace lw::flow
