// What an emulated device answers where programs ask about the board: isa/machines.isa's numbers, and stand-ins where
// there are none.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "isa/machines.h"

namespace lw::hsa {

struct Board {
  std::string marketing_name;   // what a driver calls the board
  std::string instruction_set;  // target id of its ISA name: "gfx900:xnack-"
  uint32_t chip_id;             // PCI device
  uint32_t compute_units;
  uint32_t shader_engines;
  uint32_t shader_arrays_per_engine;
  uint32_t clock_mhz;
  uint32_t memory_clock_mhz;
  uint32_t memory_bus_bits;
  uint64_t memory_bytes;
  uint32_t l1_bytes;
  uint32_t l2_bytes;
  uint32_t l3_bytes;  // 0: none
  uint32_t cache_line_bytes;
};

// Devices that stand for a target without a product are small made-up ones; their marketing names say so.
Board board_of(const isa::Device& device);

}  // namespace lw::hsa
