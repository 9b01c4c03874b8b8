// Values that are known except for a summand that is equal in all lanes, such as addresses computed from the lane
// number.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "flow/registers.h"
#include "sem/program.h"

namespace lw::flow {

inline constexpr unsigned kWaveLanes = 64;

// A 32-bit value in each lane: offset[lane] + u * 2^aligned_bits modulo 2^32, with u unknown and equal in all lanes.
// Aligned_bits 32: known in every lane; all offsets equal: the same in all lanes, known or not.
struct LaneValue {
  uint8_t aligned_bits = 0;
  bool assumed = false;        // depends on an assumption about the workgroup (MemoryOptions)
  uint32_t most = 0xffffffff;  // upper limit of the value in all lanes
  std::array<uint32_t, kWaveLanes> offset{};

  bool is_exact() const { return aligned_bits == 32; }
  bool is_uniform() const;
  // The value, if it is known and the same in all lanes.
  std::optional<uint32_t> constant() const;
  bool operator==(const LaneValue&) const = default;

  static LaneValue of_constant(uint32_t value);
  static LaneValue of_uniform() { return {}; }  // the same in all lanes, nothing else known
  static LaneValue of_lanes(const std::array<uint32_t, kWaveLanes>& lanes);
};

// Normalises the value, so that equal values have one form: moves as much as possible of lane 0's offset into u.
void normalise(LaneValue& value);

// A value that describes both; nothing if their difference is not equal in all lanes.
std::optional<LaneValue> join(const LaneValue& a, const LaneValue& b);

// Values of the nodes of a program, if they have this form. For a 64-bit node, its low word. Truth values are 0 or 1.
class LaneEvaluation {
 public:
  using Known = std::optional<LaneValue>;
  // The value of a register: scalar registers by number 0..127, VGPRs from 256 on (flow::Register).
  using ReadRegister = std::function<Known(unsigned reg)>;

  LaneEvaluation(const sem::Program& program, const ReadRegister& read);
  const Known& at(sem::NodeId id) const { return values_[id]; }

 private:
  std::vector<Known> values_;
};

}  // namespace lw::flow
