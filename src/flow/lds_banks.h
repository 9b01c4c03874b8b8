// How many passes the banks of the LDS need for the addresses of a wave.
#pragma once

#include <optional>

#include "flow/affine.h"
#include "isa/banks.h"

namespace lw::flow {

struct BankUse {
  uint32_t ways = 1;   // maximum number of distinct dwords in one bank, in a group of lanes that is served at once
  bool affine = true;  // each lane's address is its neighbour's plus stride_bytes
  int32_t stride_bytes = 0;  // 0 where not affine
};

// For the worst group of lanes that are served together, with the banks of isa/banks.h. All 64 lanes are assumed
// active.
//
// Nothing where some lane's address is not a multiple of the smaller of `bytes` and 4. `bytes`: 1, 2, 4, 8, 12 or 16
// for each lane.
std::optional<BankUse> bank_use(const isa::Banks& banks, const LaneValue& address, unsigned bytes, bool is_atomic);

}  // namespace lw::flow
