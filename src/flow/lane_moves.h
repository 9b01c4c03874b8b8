// The source lane of every lane that an instruction writes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "flow/lanes_of.h"
#include "flow/registers.h"

namespace lw::flow {

struct LaneMove {
  enum class From : uint8_t {
    lane,  // the lane `lane` of the source
    zero,  // 0 for a lane that does not exist, is disabled, or sends nothing
    kept,  // not written: the destination keeps its value
  };
  struct Lane {
    From from = From::lane;
    uint8_t lane = 0;
  };
  Register source = 0;
  std::optional<Register>
      destination;          // of what is computed from the moved value; none: no register, as of a comparison
  bool is_result = false;   // the destination receives the moved value unchanged
  std::vector<Lane> lanes;  // one per lane of the wave; a single one if a lane is read for the whole wave
};

// The moves of a specialised program whose source lanes `lanes` determines: DPP, swizzles, permutes, reads of a lane.
// Others are left out.
std::vector<LaneMove> lane_moves(const sem::Program& program, unsigned wave_lanes, const StaticLanes& lanes);
// Whether there can be any: cheap, and independent of the register values.
bool moves_lanes(const sem::Program& program);

}  // namespace lw::flow
