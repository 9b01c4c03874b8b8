// A product as the clock sees it: plain numbers, taken from the parameters by their keys. What a product lacks is 0; no
// number stands here (isa/timing and isa/machines.isa have them, with their sources).
#pragma once

#include <cstdint>
#include <optional>

#include "timing/parameters.h"
#include "trace/banks.h"

namespace lw::timing {

struct CacheShape {
  uint32_t bytes = 0, line_bytes = 0, ways = 0;  // 0 bytes: there is none
};

struct Machine {
  // How instructions leave a SIMD.
  uint32_t issue_period = 0;  // cycles: GCN considers a SIMD every fourth clock, RDNA in each
  uint32_t issue_kinds = 0;   // instructions of different kinds, and waves, that leave in one clock
  uint32_t lanes_per_pass = 0;
  bool units_have_queues = false;  // instructions that are issued may wait there for what they need (RDNA)
  bool idles_in_buffer = false;    // s_nop and s_sleep leave the wave's buffer when their time is over (RDNA)
  bool smem_shares_issue = false;  // with the SALU (GCN)
  uint32_t scalar_units = 0;       // of a compute unit

  // Without queues: from a result to who needs it in another unit.
  uint32_t branch_after = 0, salu_after_valu = 0;

  // With them: the queue of vector instructions and that of scalar ones, which all waves of a SIMD share.
  uint32_t valu_queue = 0, salu_queue = 0;
  uint32_t valu_depth = 0, valu_depth_no_vgpr = 0, salu_depth = 0;
  bool valu_holds_dependents = false;  // dependent instructions wait in the wave's buffer and not in the queue
  uint32_t mask_latency = 0, sgpr_latency = 0;
  uint32_t load_after_valu = 0;       // beyond what a store waits for
  uint32_t valu_after_store = 0;      // a store reads its data before the wave's next vector instruction
  uint32_t internal_after_other = 0;  // cycles to a wait or s_nop after an instruction of a unit
  uint32_t dpp_extra = 0;             // that a result comes later for DPP
  uint32_t condition_after_salu = 0, scalar_load_after_salu = 0;

  // Compute units, and how they share.
  uint32_t compute_units = 0, simds = 0, waves_per_simd = 0;
  uint32_t arrays = 0;             // workgroups go to each in turn
  uint32_t units_per_cluster = 0;  // compute units behind one scalar and one instruction cache
  uint32_t workgroup_launch = 0, wave_launch = 0, barrier_release = 0;
  uint32_t sleep_cycles = 0, nop_most = 0;
  uint32_t fp64_ratio = 0;  // instructions of f32 in the time of one of f64

  // LDS, and the banks of RDNA's L0.
  isa::Banks lds, vector_banks;
  uint32_t lds_latency = 0;
  uint32_t lds_port_simds = 0;                            // GCN: that share a port; 0: there are no ports
  uint32_t lds_address = 0, lds_read = 0, lds_dword = 0;  // GCN: of a wave alone, where its class says nothing
  uint32_t lds_write = 0, lds_write_next = 0;
  bool has_lds_ports() const { return lds_port_simds != 0; }
  trace::MachineBanks banks() const { return {lds, vector_banks}; }

  // Vector memory of a compute unit. Cycles for 64 lanes whose data are in the cache.
  uint32_t load_x1_linear = 0, load_x1_random = 0, load_x2 = 0, load_x3_linear = 0, load_x3_random = 0,
           load_x4_linear = 0, load_x4_random = 0;
  uint32_t load_bytes = 0, store_bytes = 0;  // per clock
  // Of images, by the dwords that a lane gets; and of filters, by the bytes of a texel.
  uint32_t image_x1 = 0, image_x4_linear = 0, image_x4_random = 0;
  uint32_t filter_4 = 0, filter_8 = 0, filter_16 = 0;
  uint32_t line_rate = 0, lines_least = 0;
  uint32_t memory_queue = 0;      // cycles of work that the address unit takes in advance
  uint32_t vector_level = 0;      // AMD's number of the cache: L0, L1
  uint32_t misses_in_flight = 0;  // lines that a compute unit waits for at most

  uint32_t scalar_hit = 0, vector_hit = 0, array_hit = 0, l2_hit = 0, l3_hit = 0, memory_latency = 0, fetch_miss = 0,
           fetch_block = 0, fetch_ahead = 0;
  uint32_t fetch_window = 0;   // bytes; 0: a branch's target costs the same wherever it lies
  uint32_t store_latency = 0;  // to the acknowledgement
  // What waits for the first access to a page, and how far apart those go on that have waited.
  uint32_t translation = 0, translation_return = 0, page_bytes = 0;
  uint32_t scalar_miss_extra = 0, scalar_issue = 0, scalar_return = 0;
  CacheShape scalar, instruction, vector, array, l2, l3;
  uint32_t l2_slices = 0, l2_bytes_per_cycle = 0, array_bytes_per_cycle = 0, l3_bytes_per_cycle = 0;
  uint32_t l2_atomics = 0;        // lanes per clock of one line, in a slice
  uint32_t interleave_bytes = 0;  // that follow each other in one slice

  // In shader clocks.
  double clock_mhz = 0;
  double memory_bytes_per_cycle = 0;
  double read_efficiency = 0, write_efficiency = 0;
  // Rows of memory, for each slice: their bytes, how many are open, and what opening one keeps from being transferred.
  uint32_t memory_row = 0, memory_open_rows = 0, memory_row_loss = 0;
  double kernel_launch_ns = 0;
  double host_bytes_per_ns = 0;  // of a copy between host and device
};

// Fails where a number that is needed has not been published for the product, or is one that no machine has: it is
// named.
Result<Machine> make_machine(const Parameters& parameters, std::optional<uint32_t> clock_mhz);

// Whether make_machine() looks at the number.
bool is_read_by_clock(const Parameters& parameters, const isa::Fact& fact);

}  // namespace lw::timing
