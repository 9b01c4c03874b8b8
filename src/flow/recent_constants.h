// Constants that straight-line code has recently written to scalar registers, tracked while code is added.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>

#include "flow/effects.h"
#include "isa/operand_values.h"

namespace lw::flow {

class RecentConstants {
 public:
  struct Constant {
    uint32_t value = 0;
    uint32_t since = 0;  // the instruction that put it there
  };

  bool any() const { return any_; }
  // Of a scalar register, or nullptr.
  const Constant* at(uint32_t reg) const {
    return any_ && reg < known_.size() && known_[reg] ? &constant_[reg] : nullptr;
  }

  void forget() {
    if (any_) known_.reset();
    any_ = false;
  }
  // Steps past instruction `i`. The code after a branch starts a new block, in which nothing is known.
  void step(uint32_t i, const inst::Instruction& instruction, const Effects& effects) {
    if (effects.control != ControlFlow::none || effects.may_write_any_sgpr) return forget();
    if (effects.writes_scalar) write(i, instruction, effects);
  }

 private:
  void write(uint32_t i, const inst::Instruction& instruction, const Effects& effects);
  void set(uint32_t reg, uint32_t value, uint32_t i);

  std::array<Constant, isa::kScalarRegisters> constant_{};
  std::bitset<isa::kScalarRegisters> known_;
  bool any_ = false;
};

}  // namespace lw::flow
