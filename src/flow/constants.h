// Where jumps and calls go: scalar registers whose value the code itself fixes (s_getpc_b64 and what is added to it).
#pragma once

#include <array>
#include <bitset>
#include <map>
#include <optional>

#include "flow/graph.h"
#include "isa/operand_values.h"

namespace lw::flow {

// Follows scalar registers through straight-line code, also where they are spilled to lanes of VGPRs. A register is
// unknown, a constant, or a constant plus something unknown: the base of a table of branches.
class ScalarConstants {
 public:
  ScalarConstants(const Code& code, const ConstantReader& constants) : code_(code), constants_(constants) {}

  void forget() { known_.reset(), based_.reset(), carry_.reset(), spilled_.clear(); }
  void step(size_t i);
  std::optional<uint64_t> pair(Register low) const;
  // The constant part of an address that is a constant plus something unknown.
  std::optional<uint64_t> base(Register low) const;

 private:
  struct Value {
    std::optional<uint32_t> constant;
    bool based = false;
    uint32_t base = 0;
  };
  Value read(size_t i, unsigned operand) const;
  void write(Register reg, const Value& value);
  void follow_spills(size_t i, const Effects& effects);
  void add(size_t i, std::optional<bool> carry_in, bool first_word);

  const Code& code_;
  const ConstantReader& constants_;
  std::array<uint32_t, isa::kScalarRegisters> value_{};
  std::bitset<isa::kScalarRegisters> known_, based_;
  std::optional<bool> carry_;
  std::map<std::pair<Register, uint8_t>, Value> spilled_;  // by VGPR and lane
};

}  // namespace lw::flow
