// Registers that hold nothing: neither the launch nor any instruction on a way there has put a value into them.
#pragma once

#include <bitset>
#include <vector>

#include "flow/graph.h"

namespace lw::flow {

using RegisterSet = std::bitset<kRegisterCount>;

// General registers that a kernel with a descriptor does not receive; none where what it receives is not known.
RegisterSet not_received(const Function& function);

class Unwritten {
 public:
  Unwritten() = default;
  // `candidates`: the registers to follow. A write of some bytes or lanes counts; so does one on any way there.
  Unwritten(const Code& code, const Graph& graph, const RegisterSet& candidates);

  bool any() const { return !of_block_.empty(); }
  // Some register holds nothing where the block begins.
  bool has(BlockId block) const { return any() && !of_block_[block].empty(); }
  // Visits the registers that hold nothing before an instruction of a block; the block's end counts as one.
  template <class Visit>
  void for_each(BlockId block, size_t before, const Visit& visit) const {
    if (!any()) return;
    for (const FirstWrite& write : of_block_[block])
      if (before <= write.instruction) visit(write.reg);
  }
  bool is_unwritten(BlockId block, size_t before, Register reg) const;

 private:
  // Of a register that holds nothing where the block begins: the first instruction there that writes it, or none.
  struct FirstWrite {
    Register reg = 0;
    uint32_t instruction = 0xffffffff;
  };
  std::vector<std::vector<FirstWrite>> of_block_;
};

}  // namespace lw::flow
