// Values that are known up to something equal in all lanes: what addresses made of a lane's number look like.
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
  bool assumed = false;        // rests on an assumption about the workgroup (MemoryOptions)
  uint32_t most = 0xffffffff;  // no lane holds more
  std::array<uint32_t, kWaveLanes> offset{};

  bool is_exact() const { return aligned_bits == 32; }
  bool is_uniform() const;
  // The value, where it is known and the same in all lanes.
  std::optional<uint32_t> constant() const;
  bool operator==(const LaneValue&) const = default;

  static LaneValue of_constant(uint32_t value);
  static LaneValue of_uniform() { return {}; }  // the same in all lanes, nothing else known
  static LaneValue of_lanes(const std::array<uint32_t, kWaveLanes>& lanes);
};

// Gives equal values one form: u takes over what it can of lane 0's offset.
void normalise(LaneValue& value);

// What holds of both; nothing where they differ by more than something equal in all lanes.
std::optional<LaneValue> join(const LaneValue& a, const LaneValue& b);

// Values of the nodes of a program where they are of this form. Of a 64-bit node, its low word. Truth values are 0
// or 1.
class LaneEvaluation {
 public:
  using Known = std::optional<LaneValue>;
  // What a register holds: scalar registers by number 0..127, VGPRs from 256 on (flow::Register).
  using ReadRegister = std::function<Known(unsigned reg)>;

  LaneEvaluation(const sem::Program& program, const ReadRegister& read);
  const Known& at(sem::NodeId id) const { return values_[id]; }

 private:
  std::vector<Known> values_;
};

}  // namespace lw::flow
