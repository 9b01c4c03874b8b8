// How much a dispatch uses the caches and units of a device. Cycles are shader clock cycles.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace lanewise {

// Requests to one level of caches, counted in lines.
struct CacheUse {
  std::uint64_t hits = 0;           // requested lines that were present
  std::uint64_t on_the_way = 0;     // lines that an earlier request had requested and that had not arrived
  std::uint64_t misses = 0;         // lines that were requested from the next level
  std::uint64_t bytes = 0;          // bytes requested from this level
  std::uint64_t queued_cycles = 0;  // sum of the cycles that requests waited until the cache served them

  std::uint64_t requests() const { return hits + on_the_way + misses; }
};

// Share of the dispatch's cycles in which a unit was busy, 0 to 1. For the VALU, SALU, LDS and address units it is the
// mean over the compute units that had work. The L2 and memory belong to the whole device.
struct Utilisation {
  double valu = 0, salu = 0, lds = 0, address = 0, l2 = 0, memory = 0;
};

// What limits a dispatch: the busiest unit, if it is busy for at least 70 % of the cycles, or else latency. Of units
// that are equally busy, the first in this order counts. `latency` must be the last, because kBounds is derived from
// it.
enum class Bound : std::uint8_t {
  launch,   // the launcher of workgroups and waves
  memory,   // device memory
  valu,     // the VALUs
  address,  // the units that take vector memory instructions
  lds,      // LDS
  l2,       // the L2
  salu,     // the SALUs
  latency,  // none of them: waves wait for results
};
inline constexpr std::size_t kBounds = static_cast<std::size_t>(Bound::latency) + 1;
// Names in text and JSON, indexed by Bound.
inline constexpr std::array<std::string_view, kBounds> kBoundNames = {"launch", "memory", "VALU", "address",
                                                                      "LDS",    "L2",     "SALU", "latency"};
inline std::string_view name_of(Bound bound) { return kBoundNames[static_cast<std::size_t>(bound)]; }

// The rates that the dispatch reached, and the peak rates of the whole device.
struct Roofline {
  double vector_instructions_per_cycle = 0, peak_vector_instructions_per_cycle = 0;  // VALU instructions of waves
  double bytes_per_cycle = 0, peak_bytes_per_cycle = 0;                              // of device memory
  double l2_bytes_per_cycle = 0, peak_l2_bytes_per_cycle = 0;                        // requested from the L2
  double instructions_per_byte = 0;        // VALU instructions per byte of device memory; 0 without traffic
  double ridge_instructions_per_byte = 0;  // ridge point: the value at which both peaks are reached
};

// The time of the dispatch with one change to the device.
struct WhatIfTime {
  std::string what;          // "twice the bandwidth of memory"
  std::uint64_t cycles = 0;  // of the whole dispatch
};

}  // namespace lanewise
