// The counters of outstanding instructions that a wave has, the instructions that wait for them, and where their
// immediates have the counts (isa/generations.isa, `counts` and `waits`; isa/control.isa, `waits`).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "isa/isa.h"

namespace lw::isa {

// The first four are those of targets without Feature::extended_wait_counts, the next six, and exp, those of the
// others. The rest belongs to s_waitcnt_depctr: registers that instructions of the VALU (va), of the SALU (sa) and of
// vector memory (vm) have yet to write (dst) or to read (src).
enum class Counter : uint8_t {
  vm,
  exp,
  lgkm,
  vs,
  load,
  store,
  sample,
  bvh,
  ds,
  km,
  va_vdst,
  va_sdst,
  va_ssrc,
  va_vcc,
  vm_vsrc,
  sa_sdst,
  hold,
};
inline constexpr size_t kCounterCount = static_cast<size_t>(Counter::hold) + 1;

// Bits by Counter; 0: there is none.
using CounterBits = std::array<uint8_t, kCounterCount>;
const CounterBits& counter_bits(Column column);

// Where the immediate of a wait has the most that may be outstanding of a counter.
struct WaitPart {
  Counter counter;
  uint8_t lsb, width;
  constexpr unsigned get(unsigned imm) const { return (imm >> lsb) & ((1u << width) - 1); }
};
// Of WaitKind::counters; else empty.
std::span<const WaitPart> wait_parts(const Record& record);

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
