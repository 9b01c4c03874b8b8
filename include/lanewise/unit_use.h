// How much a dispatch uses the caches and units of a device.
#pragma once

#include <cstdint>
#include <string>

namespace lanewise {

struct CacheUse {
  std::uint64_t hits = 0;           // requested lines that were present
  std::uint64_t on_the_way = 0;     // lines that an earlier request had asked for and that had not arrived
  std::uint64_t misses = 0;         // lines that the next level was asked for
  std::uint64_t bytes = 0;          // requested
  std::uint64_t queued_cycles = 0;  // that requests waited for the cache

  std::uint64_t requests() const { return hits + on_the_way + misses; }
};

// Busy shares of the dispatch's cycles, 0 to 1. VALU, SALU, LDS and address units: the mean of the compute units that
// had work. All compute units share the L2 and memory.
struct Utilisation {
  double valu = 0, salu = 0, lds = 0, address = 0, l2 = 0, memory = 0;
};

// Rates per cycle, beside those that the device can reach.
struct Roofline {
  double vector_instructions_per_cycle = 0, peak_vector_instructions_per_cycle = 0;
  double bytes_per_cycle = 0, peak_bytes_per_cycle = 0;  // of device memory
  double l2_bytes_per_cycle = 0, peak_l2_bytes_per_cycle = 0;
  double instructions_per_byte = 0;        // of device memory; 0 without traffic
  double ridge_instructions_per_byte = 0;  // where both peaks are reached at once
};

// The time if one thing were different.
struct WhatIfTime {
  std::string what;  // "twice the bandwidth of memory"
  std::uint64_t cycles = 0;
};

}  // namespace lanewise
