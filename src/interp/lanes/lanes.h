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

// Where the lanes of a mask (not 0) point.
struct AddressRange {
  uint64_t low, high;  // lowest and highest address
  bool is_run;         // all lanes of the wave take part, and lane i is at low + i * stride
};

struct LaneTable {
  const char* name;
  unsigned lanes;      // 64 or 32
  uint64_t full_exec;  // EXEC with all of them
  // nullptr where there is no such loop (uniform arguments then need a row).
  StepFunction (*find)(const LaneQuery& query);
  StepFunction steps[static_cast<size_t>(LaneStep::count)];
  AddressRange (*range64)(const uint64_t* addresses, uint64_t mask, uint64_t stride);
  AddressRange (*range32)(const uint32_t* addresses, uint64_t mask, uint64_t stride);
};

const LaneTable& lane_table_baseline();
const LaneTable& lane_table_baseline_wave32();
#if defined(__x86_64__)
const LaneTable& lane_table_v3();
const LaneTable& lane_table_v3_wave32();
const LaneTable& lane_table_v4();
const LaneTable& lane_table_v4_wave32();
#endif

// One lane of a float micro-operation, as defined in uops.def; the host must be in the rounding mode that the
// operation asks for. Words in the low 32 bits.
uint64_t float_one_lane(sem::Uop op, FloatMode mode, uint64_t a, uint64_t b, uint64_t c);

// The same of fadd32 alone.
uint32_t add_one_lane(FloatMode mode, uint32_t a, uint32_t b);

}  // namespace lw::interp
