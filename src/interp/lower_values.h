// First half of lowering: the kind of each node of a program, with known values folded.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "interp/lower.h"

namespace lw::interp {

// The kind of a node's value, before it has a place.
struct LoweredValue {
  enum class OperandKind : uint8_t {
    none,           // effects
    constant,       // the same known bits in all lanes
    lane_constant,  // known bits, lane by lane
    uniform,        // one value, known when the instruction runs
    row,            // a value per lane (words or 64 bits)
    mask,           // a truth value per lane
    bundle,         // what a load or an atomic returned
  };
  OperandKind kind = OperandKind::none;
  bool uniform_bundle = false;
  uint64_t constant = 0;
  uint32_t lane_constants = 0;  // index into Values::lane_tables
};

using LaneValues = std::array<uint64_t, 64>;

// The program with equal nodes merged and known values folded. A node with an alias is replaced by that other node.
struct Values {
  const sem::Program* program = nullptr;
  std::vector<sem::NodeId> alias;
  std::vector<LoweredValue> value;
  std::vector<LaneValues> lane_tables;

  sem::NodeId of(sem::NodeId id) const { return alias[id]; }
  const LoweredValue& at(sem::NodeId id) const { return value[alias[id]]; }
  const sem::Node& node(sem::NodeId id) const { return program->nodes[alias[id]]; }
  bool is_constant(sem::NodeId id, uint64_t wanted) const {
    return at(id).kind == LoweredValue::OperandKind::constant && at(id).constant == wanted;
  }
};

// `exec_full`: EXEC is known to have all lanes of the wave where the instruction starts.
Values find_values(const sem::Program& program, const LowerContext& context, bool exec_full);

}  // namespace lw::interp
