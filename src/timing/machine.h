// A product as the clock sees it: numbers from the parameters, by their keys. A number that a product lacks is 0. This
// file contains no values (they are in isa/timing and isa/machines.isa, with their sources).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "timing/dram.h"
#include "timing/parameters.h"
#include "trace/banks.h"

namespace lw::timing {

inline constexpr uint32_t kAllPercent = 100;

struct CacheShape {
  uint32_t bytes = 0, line_bytes = 0, ways = 0;  // 0 bytes: there is none
};

struct TlbShape {
  uint32_t entries = 0, page_bytes = 1;  // 0 entries: nothing is known of it, and it holds everything
  uint32_t miss = 0;                     // additional cycles of an access whose translation it does not hold
};

struct Machine {
  // How a SIMD issues instructions.
  uint32_t issue_period = 0;  // cycles: GCN considers a SIMD every fourth clock, RDNA every clock
  uint32_t issue_kinds = 0;   // instructions issued per clock, each of a different kind and wave
  uint32_t lanes_per_pass = 0;
  bool units_have_queues = false;  // issued instructions may wait there for their operands (RDNA)
  bool idles_in_buffer = false;    // s_nop and s_sleep stay in the wave's buffer until their time is over (RDNA)
  bool smem_shares_issue = false;  // scalar loads take SALU issue slots (GCN)
  uint32_t scalar_units = 0;       // per compute unit

  // Without queues: from a result to an instruction in another unit that needs it.
  uint32_t branch_after = 0, salu_after_valu = 0;

  // With queues: the VALU queue and the SALU queue, which all waves of a SIMD share.
  uint32_t valu_queue = 0, salu_queue = 0;
  uint32_t valu_depth = 0, valu_depth_no_vgpr = 0, salu_depth = 0;
  bool valu_holds_dependents = false;  // dependent instructions wait in the wave's buffer and not in the queue
  uint32_t mask_latency = 0, sgpr_latency = 0;
  uint32_t load_after_valu = 0;       // in addition to the wait of a store
  uint32_t valu_after_store = 0;      // a store reads its data before the wave's next vector instruction
  uint32_t internal_after_other = 0;  // cycles from an instruction that uses a unit to a wait or s_nop after it
  uint32_t dpp_extra = 0;             // additional latency of a result that DPP reads
  uint32_t condition_after_salu = 0, scalar_load_after_salu = 0;

  // Compute units, and what they share.
  uint32_t compute_units = 0, simds = 0, waves_per_simd = 0;
  uint32_t arrays = 0;             // shader arrays, which receive workgroups in turn
  uint32_t units_per_cluster = 0;  // compute units behind one scalar and one instruction cache
  uint32_t workgroup_launch = 0, wave_launch = 0, barrier_release = 0;
  uint32_t launching_engines = 0;  // launch waves of one dispatch at the same time
  uint32_t sleep_cycles = 0, nop_most = 0;
  uint32_t fp64_ratio = 0;  // f32 instructions in the time of one f64 instruction

  // LDS, and the banks of RDNA's L0.
  isa::Banks lds, vector_banks;
  uint32_t lds_latency = 0;
  uint32_t lds_port_simds = 0;                            // GCN: SIMDs that share a port; 0: there are no ports
  uint32_t lds_address = 0, lds_read = 0, lds_dword = 0;  // GCN: for a single wave, if its class has no number
  uint32_t lds_write = 0, lds_write_next = 0;
  bool has_lds_ports() const { return lds_port_simds != 0; }
  trace::MachineBanks banks() const { return {lds, vector_banks}; }

  // Vector memory of a compute unit. Cycles for 64 lanes whose data are in the cache.
  uint32_t load_x1_linear = 0, load_x1_random = 0, load_x2 = 0, load_x3_linear = 0, load_x3_random = 0,
           load_x4_linear = 0, load_x4_random = 0;
  uint32_t load_bytes = 0, store_bytes = 0;  // per clock
  // Image loads by dwords per lane, and filtered samples by bytes per texel.
  uint32_t image_x1 = 0, image_x4_linear = 0, image_x4_random = 0;
  uint32_t filter_4 = 0, filter_8 = 0, filter_16 = 0;
  uint32_t line_rate = 0, lines_least = 0;
  uint32_t memory_queue = 0;      // cycles of work that the address unit accepts in advance
  uint32_t vector_level = 0;      // AMD's number of the cache: L0, L1
  uint32_t misses_in_flight = 0;  // maximum number of missing lines per compute unit

  uint32_t scalar_hit = 0, vector_hit = 0, array_hit = 0, l2_hit = 0, l3_hit = 0, memory_latency = 0, fetch_miss = 0,
           fetch_block = 0, fetch_ahead = 0;
  uint32_t fetch_window = 0;   // bytes; 0: the cost of a branch target does not depend on its address
  uint32_t store_latency = 0;  // to the acknowledgement
  // Wait for the first access to a page, and time between the returns of accesses that waited.
  uint32_t translation = 0, translation_return = 0, page_bytes = 0;
  TlbShape tlb;             // of a compute unit
  uint32_t clock_read = 0;  // from s_memtime to its value
  uint32_t scalar_miss_extra = 0, scalar_issue = 0, scalar_return = 0;
  CacheShape scalar, instruction, vector, array, l2, l3;
  uint32_t l2_slices = 0, l2_bytes_per_cycle = 0, array_bytes_per_cycle = 0, array_fill_bytes_per_cycle = 0;
  uint32_t dcc_block_bytes = 1;        // of a texture that is compressed as a whole
  uint32_t dcc_percent = kAllPercent;  // what memory transfers of the bytes of a compressed texture
  uint32_t l2_atomics = 0;             // lanes per clock and slice, on one line

  // In shader clocks.
  double clock_mhz = 0;
  double memory_bytes_per_cycle = 0, l3_bytes_per_cycle = 0;
  DramShape dram;
  uint32_t memory_after_row = 0;  // from the first burst on the data bus to data in registers
  double kernel_launch_ns = 0;
  double host_bytes_per_ns = 0;  // of a copy between host and device
};

// Fails, with its name, if a required number has not been published for the product or has an impossible value.
Result<Machine> make_machine(const Parameters& parameters, std::optional<uint32_t> clock_mhz);

// A part of the device that does with a part of the workgroups what the device does with all: every compute unit is the
// same, and there are fewer of them and of all that they share. A device divides into this many parts at most, a power
// of two.
uint32_t most_parts(const Machine& machine);
Machine part_of(const Machine& machine, uint32_t parts);

// A compute unit by itself: its caches hold everything, and what leaves it is answered after the time of a hit. The
// machine's `compute_units` are those of the device, to which workgroups go in turn.
struct ComputeUnit {
  Machine machine;
  // Names of numbers that nobody has published, by what they describe. In the machine they take no time and limit
  // nothing.
  struct Unknown {
    std::vector<std::string> issue, lds, scalar, vector;
  } unknown;
  // Numbers of a product whose compute units are of the same kind or family, as sentences without an end.
  std::vector<std::string> borrowed;
};

// Fails, with its name, if a number has an impossible value. Targets without a product have no fp64_ratio, which is
// then 0: nothing is known of instructions whose cost scales with it.
Result<ComputeUnit> make_compute_unit(const Parameters& parameters);

// Whether make_machine() looks at the number.
bool is_read_by_clock(const Parameters& parameters, const isa::Fact& fact);
// Whether make_compute_unit() looks at it.
bool is_read_by_compute_unit(const Parameters& parameters, const isa::Fact& fact);

}  // namespace lw::timing
