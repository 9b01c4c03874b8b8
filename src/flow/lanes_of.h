// What can be said of lanes without running: values that follow from the lane's number alone.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "sem/program.h"

namespace lw::flow {

// Evaluates nodes lane by lane as far as constants and lane numbers determine them.
class StaticLanes {
 public:
  // `every_lane_enabled`: EXEC is all ones.
  StaticLanes(const sem::Program& program, bool every_lane_enabled);

  std::optional<uint64_t> value(sem::NodeId id, unsigned lane) const { return values_[id][lane]; }
  // Lanes in which a truth value certainly holds, and lanes in which it may.
  uint64_t certain(sem::NodeId id) const;
  uint64_t possible(sem::NodeId id) const;

 private:
  std::vector<std::array<std::optional<uint64_t>, 64>> values_;
};

}  // namespace lw::flow
