// Why a wave does not issue: one vocabulary for reports, traces and pages.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace lw::timing {

enum class Stall : uint8_t {
  issue,       // no stall: the clocks of issuing itself
  dependency,  // on a result of the wave's own
  wait_vm,     // s_waitcnt, by counter
  wait_lgkm,
  wait_vs,
  wait_exp,
  unit_busy,   // the unit has not finished with what it was given
  not_picked,  // another wave went first
  fetch,       // the instruction is not there
  barrier,
  lds_conflict,  // a wait for LDS, as far as lanes met in banks
  memory_queue,  // the address unit takes no more
  sleep,         // s_sleep, s_nop, branches on their way
  launch,        // registers are being set up
  drain,         // s_endpgm: stores are on their way
};
inline constexpr size_t kStalls = 15;
inline constexpr std::array<std::string_view, kStalls> kStallNames = {
    "issue", "dependency", "wait vm",      "wait lgkm",    "wait vs", "wait exp", "unit busy", "not picked",
    "fetch", "barrier",    "lds conflict", "memory queue", "sleep",   "launch",   "drain"};

using Cycles = std::array<uint64_t, kStalls>;

}  // namespace lw::timing
