// Wait states that software must leave (isa/hazards.h) and that code, read from its beginning to its end, does not
// have.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "inst/inst.h"
#include "isa/hazards.h"

namespace lw::inst {

struct MissingWait {
  const isa::Hazard* hazard = nullptr;
  uint64_t first = 0, second = 0;  // addresses of the two instructions
  unsigned wait_states = 0;        // that lie between
};

// How many wait states an instruction is. s_nop takes the low bits of its operand, as many as its most wait states
// need.
unsigned wait_states_of(const isa::Target& target, const Instruction& instruction);

// Takes instructions one after another. What it finds is certain: the two run one after the other on some path, that
// which falls through all branches between. What comes to a label from elsewhere is not looked at.
class MissingWaits {
 public:
  // Decodes the instruction at an address once more; few are asked for, so that none need be kept.
  using Fetch = std::function<Instruction(uint64_t address)>;
  MissingWaits(const isa::Target& target, Fetch fetch);

  // Whether the target has any such rule.
  bool any() const { return !rows_.empty(); }

  void add(const Instruction& instruction, uint64_t address);
  // Nothing is known of what runs before the next instruction.
  void restart() { count_ = 0; }

  const std::vector<MissingWait>& found() const { return found_; }

 private:
  static constexpr size_t kMostRules = 64;
  static constexpr size_t kKept = 8;  // more instructions than any rule reaches back over

  // Bit sets over rows_.
  struct Rows {
    uint64_t first = 0, second = 0;
    bool leaves = false;  // what stands behind does not run next
    bool known = false;
  };
  struct Step {
    uint64_t address = 0;
    Rows rows;
    unsigned states = 1;
  };

  Rows rows_of(const isa::Encoding& encoding);
  bool meet(const isa::Hazard& hazard, uint64_t first_address, const Instruction& second) const;

  const isa::Target& target_;
  Fetch fetch_;
  std::vector<const isa::Hazard*> rows_;
  std::vector<Rows> by_encoding_;
  unsigned farthest_ = 0;  // the most wait states of any row
  std::array<Step, kKept> steps_;
  size_t count_ = 0;  // of instructions since restart()
  std::vector<MissingWait> found_;
};

}  // namespace lw::inst
