// Why a wave does not issue: one vocabulary for reports, traces and pages.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lanewise {

enum class Stall : std::uint8_t {
  issue,       // no stall: the cycles in which the wave issues the instruction
  dependency,  // waits for a result of the wave's own
  wait_vm,     // s_waitcnt, by counter
  wait_lgkm,
  wait_vs,
  wait_exp,
  unit_busy,   // the unit has not finished earlier work
  not_picked,  // the scheduler picked another wave
  fetch,       // the instruction has not been fetched
  barrier,
  lds_conflict,  // the part of a wait for LDS that bank conflicts cause
  memory_queue,  // the address unit takes no more
  sleep,         // s_sleep, s_nop, and branches until they are taken
  launch,        // registers are being initialised
  drain,         // s_endpgm: stores have not arrived
};
inline constexpr std::size_t kStalls = 15;
// As text and JSON spell them, in the order of Stall.
inline constexpr std::array<std::string_view, kStalls> kStallNames = {
    "issue", "dependency", "wait vm",      "wait lgkm",    "wait vs", "wait exp", "unit busy", "not picked",
    "fetch", "barrier",    "lds conflict", "memory queue", "sleep",   "launch",   "drain"};

// Cycles of waves, by Stall.
using StallCycles = std::array<std::uint64_t, kStalls>;

}  // namespace lanewise
