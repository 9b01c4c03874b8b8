// DPP as its documents describe it: bit fields, where each lane's source comes from, and which lanes are written.
//
// Sources: GCN3 manual 13.3 (VOP_DPP) and CLRX "GCN 1.2 VOP_SDWA and VOP_DPP encodings", whose pseudocode has
// BOUND_CTRL inverted against its own text and the manual: the bit set means that an invalid source reads as 0, clear
// that the lane is not written.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "operation.h"

namespace oracle {

inline constexpr unsigned kLanes = 64;

// Every control that gfx8 and gfx9 define.
std::vector<uint16_t> dpp_controls();

struct Dpp {
  const Operation* operation = nullptr;
  uint8_t destination = 0;
  uint8_t source0 = 0;
  uint8_t source1 = 0;
  uint16_t control = 0xe4;
  bool bound_ctrl = false;
  bool neg0 = false, abs0 = false, neg1 = false, abs1 = false;
  uint8_t row_mask = 0xf;
  uint8_t bank_mask = 0xf;

  uint64_t words() const;
};

// The lane a control reads for `lane`; -1 where there is none.
int source_lane(unsigned control, unsigned lane);

struct DppLanes {
  std::array<bool, kLanes> written{};
  std::array<Computed, kLanes> result{};  // of the lanes that are written
};

using Row = std::span<const uint32_t>;  // one register, 64 lanes
DppLanes run_wave(const Dpp& instruction, const Mode& mode, uint64_t exec, uint64_t carry_in, Row s0, Row s1, Row old);

}  // namespace oracle
