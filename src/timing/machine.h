// A product as the clock sees it: plain numbers, taken from the parameters by name.
#pragma once

#include <cstdint>
#include <optional>

#include "timing/parameters.h"

namespace lw::timing {

struct CacheShape {
  uint32_t bytes = 0, line_bytes = 64, ways = 4;  // 0 bytes: there is none
};

struct Machine {
  // How instructions leave a SIMD.
  uint32_t issue_period = 4;  // cycles: GCN considers a SIMD every fourth clock, RDNA in each
  uint32_t lanes_per_pass = 64;
  bool takes_turns() const { return issue_period > 1; }  // GCN

  // GCN: from a result to who needs it in another unit.
  uint32_t branch_after = 4, salu_after_valu = 16;

  // RDNA: the queue of vector instructions and that of scalar ones, which all waves of a SIMD share.
  uint32_t valu_queue = 13, salu_queue = 7;
  uint32_t valu_depth = 12, valu_depth_no_vgpr = 10, salu_depth = 5;
  bool valu_holds = true;  // dependent instructions wait in the wave's buffer and not in the queue
  uint32_t mask_latency = 5, sgpr_latency = 5;
  uint32_t load_after_valu = 1;       // beyond what a store waits for
  uint32_t valu_after_store = 8;      // a store reads its data before the wave's next vector instruction
  uint32_t internal_after_other = 1;  // cycles to a wait or s_nop after an instruction of a unit
  uint32_t dpp_extra = 0;             // that a result comes later for DPP

  // Compute units, and how they share.
  uint32_t compute_units = 64, simds = 4, waves_per_simd = 10;
  uint32_t arrays = 4;             // workgroups go to each in turn
  uint32_t units_per_cluster = 4;  // compute units behind one scalar and one instruction cache
  uint32_t workgroup_launch = 4, wave_launch = 1, barrier_release = 6;
  uint32_t sleep_cycles = 64, nop_most = 16;

  // LDS.
  uint32_t lds_latency = 64;
  uint32_t lds_address = 4, lds_dword = 4;  // GCN: a write of a wave alone, where its class says nothing
  uint32_t lds_write = 64, lds_write_next = 0;

  // Vector memory of a compute unit. Cycles for 64 lanes whose data are in the cache.
  uint32_t load_x1_linear = 4, load_x1_random = 16, load_x2 = 18, load_x3_linear = 16, load_x3_random = 32,
           load_x4_linear = 16, load_x4_random = 18;
  uint32_t store_bytes = 64;  // a clock
  // Of images, by the dwords that a lane gets; and of filters, by the bytes of a texel.
  uint32_t image_x1 = 16, image_x4_linear = 24, image_x4_random = 32;
  uint32_t filter_4 = 16, filter_8 = 32, filter_16 = 64;
  uint32_t line_rate = 4, lines_least = 2;
  bool l0_banks = false;           // lanes that meet in a dword bank wait for each other (RDNA)
  uint32_t memory_queue = 64;      // cycles of work that the address unit takes in advance
  uint32_t misses_in_flight = 64;  // lines that a compute unit waits for at most

  uint32_t scalar_hit = 45, vector_hit = 120, array_hit = 0, l2_hit = 220, l3_hit = 0, memory_latency = 400,
           fetch_miss = 421, fetch_block = 64, fetch_ahead = 1;
  uint32_t fetch_window = 0;     // bytes; 0: a branch's target costs the same wherever it lies
  uint32_t store_latency = 220;  // to the acknowledgement
  // What waits for the first access to a page, and how far apart those go on that have waited.
  uint32_t translation = 0, translation_return = 0;
  uint32_t scalar_miss_extra = 0, scalar_issue = 1, scalar_return = 0;
  CacheShape scalar, instruction, vector, array, l2, l3;
  uint32_t l2_slices = 16, l2_bytes_per_cycle = 64, array_bytes_per_cycle = 128, l3_bytes_per_cycle = 1024;

  // In shader clocks.
  double clock_mhz = 1000;
  double memory_bytes_per_cycle = 512;
  double read_efficiency = 0.9, write_efficiency = 0.7;
  // Rows of memory, for each slice: their bytes, how many are open, and what opening one keeps from being transferred.
  uint32_t memory_row = 2048, memory_open_rows = 32, memory_row_loss = 64;
  double kernel_launch_ns = 3000;
  double host_bytes_per_ns = 13;  // of a copy between host and device
};

// Fails where a number that is needed has not been published for the product: it is named.
Result<Machine> make_machine(const Parameters& parameters, std::optional<uint32_t> clock_mhz);

}  // namespace lw::timing
