// Banks of dwords, of LDS and of RDNA's L0: how many clocks the lanes of an access take that meet in one.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "isa/machines.h"

namespace lw::isa {

struct Banks {
  uint32_t count = 0;  // of 4 bytes, by address; 0: there are none, and lanes never wait for each other
  uint32_t bytes_per_cycle = 0;
  bool serves_idle_lanes = false;  // a group of lanes takes its clock even if none of them is active

  static constexpr uint32_t kMost = 256;      // of `count` that can be modelled
  static constexpr unsigned kMostDwords = 4;  // that an access takes at once; wider ones are several

  // Consecutive lanes that are served together, with so many dwords each: as many as bytes_per_cycle are enough for,
  // a power of two. With 128 bytes these are 32 lanes of a dword (half waves: AMD APP SDK optimization guide), 16 of
  // two, 8 of three or four (rocRoller's LDS model; pyhip's and rocprofiler-compute's measurements agree; AMD has not
  // published the groups of gfx8 and gfx9).
  uint32_t lanes_at_once(unsigned dwords) const;

  // Clocks for lanes that are served together, each with `dwords` dwords from the one given on: the most that one bank
  // has to serve. Lanes at one dword share a clock (CLRX: a bank conflict is between different addresses), unless
  // `is_atomic`: the banks execute atomics one after the other (GCN whitepaper: atomic units in the banks), so that 64
  // lanes on one counter take the 64 clocks that the GCN3 manual has as the most of an instruction.
  uint32_t clocks(std::span<const uint64_t> first_dwords, unsigned dwords, bool is_atomic) const;
};

// Those of a compute unit's LDS; empty where nobody has published them.
std::optional<Banks> lds_banks(const TargetLimits& limits);

}  // namespace lw::isa
