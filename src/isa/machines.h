// The machines: limits of every gfx name, chips, products. The rows come from isa/machines.isa, where each number has
// its source; the facts of a row are the same numbers with unit, meaning and source, for display.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace lw::isa {

// The description of a number of a row.
struct FactKind {
  std::string_view name;   // the member of the row: "max_waves_per_simd", "wave64.per_lane"
  std::string_view unit;   // "bytes", "MHz"; empty for plain counts; "text", or the words it may be: "no|yes"
  std::string_view words;  // what it means
  std::string_view table;  // "Vector registers"
};

// A different value from another source.
struct Claim {
  uint64_t number;
  std::string_view word;     // instead of the number, where it is not empty
  std::string_view sources;  // keys, with blanks between them
};

struct Fact {
  const FactKind* kind;
  uint64_t number;
  std::string_view word;     // instead of the number, where it is not empty
  std::string_view sources;  // keys, with blanks between them
  uint64_t low, high;        // the range of an unmeasured number; both are 0 if it is measured
  std::span<const Claim> others;
  std::string_view why;  // why this number is used and not one of the others
};

// The meaning of a key of Fact::sources.
struct Source {
  std::string_view key;
  std::string_view words;
  std::string_view evidence;  // kind of evidence: "measured", "stated", "modelled", "inferred" or "public"
};
std::span<const Source> sources();

// The vector registers of a SIMD for waves of one size. Wave32 has twice as many registers of half as many lanes.
struct VgprFile {
  uint16_t per_lane = 0;           // registers of a SIMD, each as wide as one wave; 0: the target has no such waves
  uint8_t allocation_granule = 0;  // registers; allocations are a multiple of this
  uint8_t encoding_granule = 0;    // registers; unit of the count in the kernel descriptor
};

// Where the accumulation VGPRs are.
enum class Agprs : uint8_t {
  none,
  separate,  // in a file of their own as large as that of the VGPRs; a wave gets as many AGPRs as VGPRs (gfx908)
  unified,   // after the VGPRs in the same file, from a multiple of 4 on (gfx90a and later)
};

// The resources of a target that waves share, and their allocation granules.
struct TargetLimits {
  std::string_view target;   // "gfx803"
  std::string_view machine;  // the kind of its compute units: "GCN3 and GCN4"
  std::string_view family;   // of kinds whose occupancies are compared: "GCN3"
  std::span<const Fact> facts;
  std::span<const Fact> timing;  // isa/timing.h

  uint8_t simds_per_compute_unit = 0;
  std::optional<uint8_t> lanes_per_simd;
  bool has_wgp = false;  // two compute units may pool SIMDs, LDS and barriers (WGP mode)
  uint8_t max_waves_per_simd = 0;
  uint16_t max_workgroup_size = 0;        // work-items
  uint8_t barriers_per_compute_unit = 0;  // workgroups of more than one wave that fit

  VgprFile wave64;
  VgprFile wave32;
  uint16_t max_vgprs = 0;  // per wave; with unified AGPRs, both together
  Agprs agprs = Agprs::none;

  uint16_t sgprs_per_simd = 0;  // 0: every wave has max_sgprs, regardless of its use
  uint8_t sgpr_allocation_granule = 0;
  uint8_t sgpr_encoding_granule = 0;
  uint8_t addressable_sgprs = 0;  // from s0 on, without VCC and the like
  uint8_t max_sgprs = 0;          // allocated per wave, including VCC, XNACK_MASK and FLAT_SCRATCH
  uint8_t fixed_sgprs = 0;        // 0, or the number that every wave must request (LLVM's SGPRInitBug)

  uint32_t lds_bytes_per_compute_unit = 0;
  uint32_t lds_bytes_per_workgroup = 0;
  uint16_t lds_allocation_granule_bytes = 0;
  uint16_t lds_encoding_granule_bytes = 0;

  uint64_t shared_base = 0;            // flat address of LDS; 4 GiB from there on (Linux, kfd_flat_memory.c)
  uint64_t private_base = 0;           // the same for private memory
  uint16_t scratch_granule_bytes = 0;  // of a wave's private memory

  bool runs = false;  // Lanewise runs kernels for it

  // Default wave size of the target's compilers: 32 if the target has wave32.
  uint32_t default_wave_size() const { return wave32.per_lane != 0 ? 32 : 64; }
  // nullptr for a wave size the target does not have. 0 stands for the default.
  const VgprFile* vgpr_file(uint32_t wave_size) const;
  // Compute units whose SIMDs, LDS and barriers a workgroup may use: 2 in WGP mode, else 1.
  uint32_t compute_units_per_pool(bool wgp_mode) const { return has_wgp && wgp_mode ? 2 : 1; }
};

// In the order of the product list: GCN, RDNA, CDNA.
std::span<const TargetLimits> all_limits();
// By gfx name without features ("gfx90a"); nullptr when unknown.
const TargetLimits* find_limits(std::string_view target);

// Unknown numbers of a chip or product have no value.

// A piece of silicon. Caches are counted as Linux's kfd_crat.c does.
struct Chip {
  std::string_view name;   // "vega10"
  std::string_view words;  // "Vega 10"
  const TargetLimits* limits = nullptr;
  std::span<const Fact> facts;

  std::optional<uint32_t> shader_engines;
  std::optional<uint32_t> shader_arrays_per_engine;
  std::optional<uint32_t> wave_launch_cycles;  // minimum between the starts of two waves

  std::optional<uint32_t> vector_cache_bytes;  // per compute unit: vL1 on GCN, L0 on RDNA
  std::optional<uint32_t> vector_cache_line_bytes;
  std::optional<uint32_t> vector_cache_ways;
  std::optional<uint32_t> array_cache_bytes;  // per shader array: GL1 on RDNA
  std::optional<uint32_t> array_cache_line_bytes;
  std::optional<uint32_t> array_cache_ways;
  std::optional<uint32_t> array_cache_compute_units;  // compute units that share it

  std::optional<uint32_t> scalar_cache_bytes;
  std::optional<uint32_t> scalar_cache_line_bytes;
  std::optional<uint32_t> scalar_cache_ways;
  std::optional<uint32_t> scalar_cache_compute_units;
  std::optional<uint32_t> instruction_cache_bytes;
  std::optional<uint32_t> instruction_cache_line_bytes;
  std::optional<uint32_t> instruction_cache_ways;
  std::optional<uint32_t> instruction_cache_compute_units;

  std::optional<uint32_t> l2_bytes;
  std::optional<uint32_t> l2_line_bytes;
  std::optional<uint32_t> l2_ways;
  std::optional<uint32_t> l2_slices;  // that work in parallel
  std::optional<uint32_t> l3_bytes;   // Infinity Cache
  std::optional<uint32_t> l3_line_bytes;
  std::optional<uint32_t> l3_ways;
};
std::span<const Chip> chips();

struct Product {
  std::string_view name;            // "vega-64"
  std::string_view marketing_name;  // what a driver calls it: "AMD Radeon RX Vega 64"
  const Chip* chip = nullptr;
  std::span<const Fact> facts;
  std::span<const Fact> timing;  // isa/timing.h

  std::optional<uint32_t> pci_device_id;
  uint32_t compute_units = 0;  // active ones; on RDNA two form a WGP
  std::optional<uint32_t> base_clock_mhz;
  std::optional<uint32_t> game_clock_mhz;
  std::optional<uint32_t> boost_clock_mhz;  // the highest
  std::optional<uint32_t> fp64_ratio;       // f32 operations in the time of one f64 operation

  std::string_view memory_type;  // "HBM2"; empty if unknown
  std::optional<uint64_t> memory_bytes;
  std::optional<uint32_t> memory_bus_bits;
  std::optional<uint32_t> memory_clock_mhz;      // as drivers report it
  std::optional<uint32_t> memory_gb_per_second;  // of 10^9 bytes

  std::optional<uint32_t> texture_units;   // texels per clock
  std::optional<uint32_t> render_outputs;  // pixels per clock
};
std::span<const Product> products();

// A product, or a generic device that stands for a target without one.
struct Device {
  std::string_view name;  // "fiji-r9-nano"; the gfx name for a generic device
  const TargetLimits* limits = nullptr;
  const Product* product = nullptr;  // nullptr: a generic device

  std::string_view target() const { return limits->target; }
  bool is_generic() const { return product == nullptr; }
  uint32_t compute_units() const { return product == nullptr ? 0 : product->compute_units; }
};

// Products in the order of the product list, then the generic devices in the order of all_limits().
std::span<const Device> devices();
// By product name or gfx name: a bare gfx name picks the first product that has it, else the generic device; nullptr
// when unknown.
const Device* find_device(std::string_view name);

}  // namespace lw::isa
