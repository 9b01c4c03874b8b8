// What a device tells of itself beside what timing::DeviceInfo knows: clocks, memory, caches, PCI ids.
#pragma once

#include <cstdint>
#include <string_view>

#include "timing/timing.h"

namespace lw::hsa {

struct Product {
  std::string_view device;           // as in timing::devices()
  std::string_view marketing_name;   // what a driver calls the board
  std::string_view instruction_set;  // target id of its ISA name: "gfx900:xnack-"
  uint32_t chip_id;                  // PCI device
  uint32_t compute_units;
  uint32_t shader_engines;
  uint32_t shader_arrays_per_engine;
  uint32_t clock_mhz;
  uint32_t memory_clock_mhz;
  uint32_t memory_bus_bits;
  uint64_t memory_mib;
  uint32_t l1_kib;
  uint32_t l2_kib;
  uint32_t l3_kib;  // 0: none
  uint32_t cache_line_bytes;
};

// Of any device in timing::devices() that Lanewise can run. Devices that stand for a target without a product are small
// made-up ones; their marketing names say so.
Product product_of(const timing::DeviceInfo& device);

}  // namespace lw::hsa
