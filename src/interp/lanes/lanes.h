// The lane loops of each host level and wave size: the same sources compiled for x86-64-v2 (or plain), v3 and v4, and
// for waves of 64 and of 32 lanes. A row has room for 64 lanes always; loops for 32 leave the upper half alone.
#pragma once

#include "interp/step.h"
#include "sem/program.h"

namespace lw::interp {

// Which function a step needs. `uniform` has bit i set where argument i is one value for all lanes.
struct LaneQuery {
  sem::Uop op;
  unsigned uniform = 0;
  FloatMode mode{};
};

// Steps that are not one micro-operation.
enum class LaneStep : uint8_t {
  copy32,  // d row = a row
  copy64,
  broadcast32,  // d row = a uniform
  broadcast64,
  merge32,  // d row = a row in the lanes of EXEC
  merge32_uniform,
  merge32_where,  // … in the lanes of EXEC and the mask b
  merge32_where_uniform,
  lane_id,  // d row = 0, 1, 2, …
  count,
};

struct LaneTable {
  const char* name;
  unsigned lanes;      // 64 or 32
  uint64_t full_exec;  // EXEC with all of them
  // nullptr where there is no such loop (uniform arguments then need a row).
  StepFunction (*find)(const LaneQuery& query);
  StepFunction steps[static_cast<size_t>(LaneStep::count)];
  exec::AddressRanges ranges;
};

const LaneTable& lane_table_baseline();
const LaneTable& lane_table_baseline_wave32();
#if defined(__x86_64__)
const LaneTable& lane_table_v3();
const LaneTable& lane_table_v3_wave32();
const LaneTable& lane_table_v4();
const LaneTable& lane_table_v4_wave32();
#endif

}  // namespace lw::interp
