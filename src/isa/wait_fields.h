// The counters that s_waitcnt waits for, and where its immediate has them (isa/generations.isa, `waits`).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "isa/isa.h"

namespace lw::isa {

// One counter of s_waitcnt: the low bits, and for vmcnt on gfx9 and gfx10 more of them further up.
struct WaitField {
  std::string_view counter;
  uint8_t lsb, width;
  uint8_t high_lsb, high_width;
  constexpr unsigned maximum() const { return (1u << (width + high_width)) - 1; }
  constexpr unsigned get(unsigned imm) const {
    return ((imm >> lsb) & ((1u << width) - 1)) | ((imm >> high_lsb) & ((1u << high_width) - 1)) << width;
  }
  constexpr unsigned put(unsigned imm, unsigned count) const {
    imm &= ~(((1u << width) - 1) << lsb | ((1u << high_width) - 1) << high_lsb);
    return imm | (count & ((1u << width) - 1)) << lsb | (count >> width & ((1u << high_width) - 1)) << high_lsb;
  }
};
// vmcnt, expcnt, lgkmcnt, in that order. A counter that a text leaves out waits for nothing: its maximum.
using WaitFields = std::array<WaitField, 3>;
const WaitFields& wait_fields(Column column);

}  // namespace lw::isa
