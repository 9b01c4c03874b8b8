// Which operands of a pair of instructions (VOPD) are read or written at once. Private to this folder.
#pragma once

#include <array>
#include <cstddef>

#include "inst/inst.h"

namespace lw::text {

// An operand of each of the two, by their numbers in the encoding: vector registers whose numbers must differ in one
// of `bank_bits`.
struct PortPair {
  size_t x = 0, y = 0;
  uint32_t bank_bits = 0;
  bool are_destinations = false;
};

// The operands of a pair that are read together lie in different banks of registers, of which there are four, and one
// destination is even and the other odd (RDNA3 manual, section 7.6; llvm-mc). v_dual_fmamk's last source and the sum of
// v_dual_fmac are read by a third port, which tells only even from odd.
class PortPairsOf {
 public:
  PortPairsOf(const isa::Target& target, const inst::Instruction& instruction);
  const PortPair* begin() const { return pairs_.data(); }
  const PortPair* end() const { return pairs_.data() + count_; }

 private:
  std::array<PortPair, 4> pairs_{};
  size_t count_ = 0;
};

// The number that decides on the bank of an operand: a register's own, and llvm-mc's of LDS_DIRECT.
uint32_t bank_number(uint32_t value);

}  // namespace lw::text
