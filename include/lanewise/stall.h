// The reasons why a wave does not issue, for reports, traces and pages. docs/time.md describes each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lanewise {

// A reason.
enum class Stall : std::uint8_t {
  issue,         // no stall: the cycles in which the wave issues the instruction
  dependency,    // waits for a result of an earlier instruction of the same wave
  wait_vm,       // s_waitcnt vmcnt: waits for vector memory loads
  wait_lgkm,     // s_waitcnt lgkmcnt: waits for LDS and scalar loads
  wait_vs,       // s_waitcnt_vscnt: waits for stores
  wait_exp,      // s_waitcnt expcnt: waits for exports
  unit_busy,     // the unit has not finished earlier work
  not_picked,    // the scheduler picked another wave
  fetch,         // the instruction has not been fetched
  barrier,       // waits for the other waves of the workgroup
  lds_conflict,  // the part of a wait for LDS that bank conflicts cause
  memory_queue,  // the address unit is full
  sleep,         // s_sleep, s_nop, and branches until they are taken
  launch,        // the wave's registers are being initialised
  drain,         // s_endpgm: stores have not arrived
};
inline constexpr std::size_t kStalls = 15;
// Names in text and JSON, indexed by Stall.
inline constexpr std::array<std::string_view, kStalls> kStallNames = {
    "issue", "dependency", "wait vm",      "wait lgkm",    "wait vs", "wait exp", "unit busy", "not picked",
    "fetch", "barrier",    "lds conflict", "memory queue", "sleep",   "launch",   "drain"};

// Shader clock cycles of waves, indexed by Stall.
using StallCycles = std::array<std::uint64_t, kStalls>;

}  // namespace lanewise
