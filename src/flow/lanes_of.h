// Values per lane that follow from the lane number alone, or from known registers.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "sem/program.h"

namespace lw::flow {

// The known register values of a wave; registers by their numbers in the encodings.
struct KnownRegisters {
  std::function<std::optional<uint32_t>(unsigned number)> sgpr;
  std::function<std::optional<uint32_t>(unsigned number, unsigned lane)> vgpr;
};

// Evaluates nodes lane by lane as far as constants, lane numbers and known registers determine them.
class StaticLanes {
 public:
  // `every_lane_enabled`: EXEC is all ones.
  StaticLanes(const sem::Program& program, bool every_lane_enabled);
  StaticLanes(const sem::Program& program, const KnownRegisters& registers);

  std::optional<uint64_t> value(sem::NodeId id, unsigned lane) const { return values_[id][lane]; }
  // Lanes in which a truth value certainly holds, and lanes in which it may.
  uint64_t certain(sem::NodeId id) const;
  uint64_t possible(sem::NodeId id) const;
  // Where the registers say it.
  std::optional<uint64_t> exec() const { return exec_; }

 private:
  StaticLanes(const sem::Program& program, const KnownRegisters* registers, bool every_lane_enabled);

  std::optional<uint64_t> exec_;
  std::vector<std::array<std::optional<uint64_t>, 64>> values_;
};

}  // namespace lw::flow
