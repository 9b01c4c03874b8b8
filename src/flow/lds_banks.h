// How many turns the banks of the LDS need for the addresses of a wave.
#pragma once

#include <optional>

#include "flow/affine.h"

namespace lw::flow {

struct BankUse {
  uint32_t ways = 1;         // most distinct dwords of one bank in a group of lanes that is served at once
  bool affine = true;        // each lane's address is its neighbour's plus stride_bytes
  int32_t stride_bytes = 0;  // 0 where not affine
};

// 32 banks of 4 bytes, bank number in address bits 6:2 (CLRX, "GCN timings"). Groups, of consecutive lanes: half waves
// up to a dword a lane (AMD APP SDK optimization guide), for wider ones as many lanes as 128 bytes a clock serve: 16 of
// 8 bytes, 8 of 12 or 16 (inferred from the rates; AMD has not published the groups of gfx8 and gfx9).
//
// Lanes at one address share a turn, except in atomics, which the banks execute lane by lane. Nothing where some lane's
// address is not a multiple of the smaller of `bytes` and 4. `bytes`: 1, 2, 4, 8, 12 or 16 for each lane.
std::optional<BankUse> bank_use(const LaneValue& address, unsigned bytes, bool is_atomic);

}  // namespace lw::flow
