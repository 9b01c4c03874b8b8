// The targets of jumps and calls: scalar registers with values that follow from the code (s_getpc_b64 and additions to
// it).
#pragma once

#include <array>
#include <map>
#include <optional>
#include <vector>

#include "flow/graph.h"
#include "flow/scalar_program.h"
#include "isa/operand_values.h"

namespace lw::flow {

// Follows scalar registers through straight-line code, also where they are spilled to lanes of VGPRs. A register is
// unknown, a constant, or a constant plus something unknown: the base of a table of branches.
class ScalarConstants {
 public:
  ScalarConstants(const Code& code, const ConstantReader& constants) : code_(code), constants_(constants) {}

  void forget();
  void step(size_t i);
  std::optional<uint64_t> pair(Register low) const;
  // The constant part of an address that is a constant plus something unknown.
  std::optional<uint64_t> base(Register low) const;

 private:
  struct Before;
  void write(Register reg, const ScalarValue& value);
  void take_lanes(size_t i, const Effects& effects, const ScalarProgram& program);

  const Code& code_;
  const ConstantReader& constants_;
  std::array<ScalarValue, isa::kScalarRegisters> values_{};
  ScalarValue scc_;
  std::map<std::pair<Register, uint8_t>, ScalarValue> spilled_;  // by VGPR and lane
  std::vector<ScalarValue> results_;                             // of the nodes of a program
};

}  // namespace lw::flow
