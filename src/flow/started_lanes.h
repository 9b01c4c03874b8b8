// The lanes in which reads that ignore EXEC can find a value written by the program.
//
// Lanes that were never started hold nothing of it, unless it wrote to a lane by its number or enabled more lanes than
// it was given.
#pragma once

#include <array>
#include <vector>

#include "flow/live_walk.h"

namespace lw::flow {

class StartedLanes {
 public:
  // All must outlive it.
  StartedLanes(const Code& code, const Graph& graph, const Masks& masks);

  // Of a register that an instruction reads in `lanes`, where the walk stands. A scalar one has no lanes: all.
  MaskId of_read(const LiveWalk& walk, Lanes lanes, Register reg) const;

 private:
  void find_lane_writes(const Code& code);
  void find_growing_exec();

  const Graph& graph_;
  const Masks& masks_;
  std::vector<bool> exec_stays_inside_;   // by function: EXEC never has more lanes than at entry
  std::array<bool, 256> lane_written_{};  // VGPRs that v_writelane_b32 writes
};

}  // namespace lw::flow
