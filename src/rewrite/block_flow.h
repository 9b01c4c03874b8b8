// Who wrote what an instruction of a block reads, and who reads it.
#pragma once

#include <functional>
#include <vector>

#include "flow/flow.h"
#include "inst/inst.h"

namespace lw::rewrite {

// Instructions of the block count from its first one. `kBefore` stands for whatever wrote a register before the block.
class BlockFlow {
 public:
  static constexpr size_t kBefore = SIZE_MAX;

  // The decoded instruction at an index of the code.
  using Decode = std::function<inst::Instruction(size_t index)>;

  BlockFlow() : writers_(flow::kRegisterCount), readers_(flow::kRegisterCount) {}
  BlockFlow(BlockFlow&&) = delete;
  // Speaks of this block from now on. The code must outlive the use.
  void set(const flow::Code& code, const flow::Block& block, const Decode& decode);

  size_t size() const { return instructions_.size(); }
  const inst::Instruction& instruction(size_t i) const { return instructions_[i]; }
  const flow::Effects& effects(size_t i) const { return *effects_[i]; }
  flow::Register resolve(size_t i, const flow::RegisterSlot& slot) const {
    return flow::register_of(instructions_[i], slot);
  }
  // The last instruction before i that writes any part of the register.
  size_t writer(flow::Register reg, size_t i) const;
  // The first instruction after i that writes any part of the register; the last one of the block if there is none.
  // `writer` is not i for readers behind it.
  size_t next_writer_or_end(flow::Register reg, size_t i) const;
  // visit(reader) for each instruction after `from` and up to `to` that reads the register.
  template <class Visit>
  void for_each_reader(flow::Register reg, size_t from, size_t to, const Visit& visit) const {
    const std::vector<uint32_t>& list = readers_[reg];
    for (auto at = std::upper_bound(list.begin(), list.end(), from); at != list.end() && *at <= to; ++at) visit(*at);
  }
  // Whether something between the two may change MODE, or read and write registers by numbers known only at run time.
  bool is_disturbed(size_t from, size_t to) const;

 private:
  std::vector<inst::Instruction> instructions_;
  std::vector<const flow::Effects*> effects_;
  std::vector<std::vector<uint32_t>> writers_, readers_;  // by register
  std::vector<flow::Register> touched_;                   // those with an entry there, some twice
  std::vector<uint32_t> disturbances_;
};

}  // namespace lw::rewrite
