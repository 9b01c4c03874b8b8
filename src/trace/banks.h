// Banks of LDS and of caches: how long lanes that meet in one take.
#pragma once

#include <cstdint>

#include "events/events.h"

namespace lw::trace {

inline constexpr unsigned kBanks = 32;  // of 4 bytes, in LDS and in RDNA's L0

struct BankCycles {
  uint32_t cycles = 0;
  uint32_t free = 0;  // if no two lanes met
};

// Lanes are taken in windows of as many as fill the banks once: 32 of up to a dword, 16 of two, 8 of three or four
// (rocRoller's LDS model; pyhip's and rocprofiler-compute's measurements agree). A window without an active lane takes
// nothing, another one as long as the bank that most different dwords of it lie in; equal dwords are one.
BankCycles bank_cycles(const events::Access& access);

}  // namespace lw::trace
