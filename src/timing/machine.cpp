#include "timing/machine.h"

#include <fmt/format.h>

#include <algorithm>

namespace lw::timing {
namespace {

// Reads parameters by name, and remembers the first that is not there.
class Reader {
 public:
  explicit Reader(const Parameters& parameters) : parameters_(parameters) {}

  void need(std::string_view name, uint32_t& into) {
    if (const auto value = parameters_.value(name))
      into = static_cast<uint32_t>(*value);
    else if (missing_.empty())
      missing_ = name;
  }
  uint32_t needed(std::string_view name) {
    uint32_t value = 1;
    need(name, value);
    return value;
  }
  uint32_t or_else(std::string_view name, uint32_t otherwise) const {
    return static_cast<uint32_t>(parameters_.value(name).value_or(otherwise));
  }
  bool has(std::string_view name) const { return parameters_.find(name) != nullptr; }
  const std::string& missing() const { return missing_; }

 private:
  const Parameters& parameters_;
  std::string missing_;
};

constexpr uint32_t kWaysWhereUnknown = 16;

CacheShape cache(Reader& read, std::string_view what) {
  CacheShape shape;
  const auto name = [&](std::string_view part) { return fmt::format("{}_{}", what, part); };
  shape.bytes = read.or_else(name("bytes"), 0);
  if (shape.bytes == 0) return shape;
  read.need(name("line_bytes"), shape.line_bytes);
  shape.ways = read.or_else(name("ways"), kWaysWhereUnknown);
  return shape;
}

}  // namespace

Result<Machine> make_machine(const Parameters& parameters, std::optional<uint32_t> clock_mhz) {
  Machine m;
  Reader read(parameters);
  const isa::Product& product = parameters.product();

  read.need("simd_issue_period", m.issue_period);
  read.need("lanes_per_pass", m.lanes_per_pass);
  read.need("sleep_cycles", m.sleep_cycles);
  read.need("nop_most", m.nop_most);
  if (m.takes_turns()) {
    read.need("salu_to_branch_cycles", m.branch_after);
    read.need("valu_to_salu_cycles", m.salu_after_valu);
    read.need("lds_address_cycles", m.lds_address);
    read.need("lds_write_dword_cycles", m.lds_dword);
  } else {
    read.need("dpp_cycles", m.dpp_extra);
    read.need("valu_queue_entries", m.valu_queue);
    read.need("valu_queue_cycles", m.valu_depth);
    read.need("valu_no_vgpr_cycles", m.valu_depth_no_vgpr);
    read.need("salu_queue_entries", m.salu_queue);
    read.need("salu_queue_cycles", m.salu_depth);
    read.need("valu_to_mask_cycles", m.mask_latency);
    read.need("valu_to_sgpr_cycles", m.sgpr_latency);
    const uint32_t store = read.needed("valu_to_store_cycles"), load = read.needed("valu_to_load_cycles");
    m.load_after_valu = load - std::min(load, store);
    read.need("valu_after_store_cycles", m.valu_after_store);
    read.need("internal_after_other_cycles", m.internal_after_other);
    m.valu_holds = read.needed("valu_holds_dependent") != 0;
  }
  read.need("barrier_release_cycles", m.barrier_release);

  read.need("compute_units", m.compute_units);
  read.need("simds_per_compute_unit", m.simds);
  read.need("max_waves_per_simd", m.waves_per_simd);
  m.arrays = read.needed("shader_engines") * read.needed("shader_arrays_per_engine");
  read.need("scalar_cache_compute_units", m.units_per_cluster);
  read.need("workgroup_launch_cycles", m.workgroup_launch);
  read.need("wave_launch_cycles", m.wave_launch);

  read.need("lds_latency_cycles", m.lds_latency);
  m.lds_write = read.or_else("lds_write_cycles", m.lds_latency);
  m.lds_write_next = read.or_else("lds_write_next_cycles", 0);
  read.need("load_x1_linear_cycles", m.load_x1_linear);
  read.need("load_x1_random_cycles", m.load_x1_random);
  read.need("load_x2_cycles", m.load_x2);
  read.need("load_x3_linear_cycles", m.load_x3_linear);
  read.need("load_x3_random_cycles", m.load_x3_random);
  read.need("load_x4_linear_cycles", m.load_x4_linear);
  read.need("load_x4_random_cycles", m.load_x4_random);
  read.need("image_x1_cycles", m.image_x1);
  read.need("image_x4_linear_cycles", m.image_x4_linear);
  read.need("image_x4_random_cycles", m.image_x4_random);
  read.need("filter_4_cycles", m.filter_4);
  read.need("filter_8_cycles", m.filter_8);
  read.need("filter_16_cycles", m.filter_16);
  read.need("store_bytes_per_cycle", m.store_bytes);
  m.l0_banks = read.needed("vector_cache_dword_banks") != 0;
  if (m.l0_banks) {
    read.need("vector_cache_line_rate", m.line_rate);
    read.need("vector_cache_lines_least", m.lines_least);
  }
  read.need("memory_queue_cycles", m.memory_queue);
  read.need("misses_in_flight", m.misses_in_flight);

  read.need("scalar_hit_cycles", m.scalar_hit);
  read.need("vector_hit_cycles", m.vector_hit);
  read.need("l2_hit_cycles", m.l2_hit);
  read.need("memory_cycles", m.memory_latency);
  read.need("fetch_miss_cycles", m.fetch_miss);
  read.need("fetch_block_bytes", m.fetch_block);
  read.need("fetch_ahead_lines", m.fetch_ahead);
  m.fetch_window = read.or_else("fetch_window_bytes", 0);
  m.store_latency = read.or_else("store_cycles", m.l2_hit);
  m.translation = read.or_else("translation_cycles", 0);
  m.translation_return = read.or_else("translation_return_cycles", 0);
  m.scalar_miss_extra = read.or_else("scalar_miss_cycles", 0);
  m.scalar_issue = read.or_else("scalar_issue_cycles", 1);
  m.scalar_return = read.or_else("scalar_return_cycles", 0);
  m.scalar = cache(read, "scalar_cache");
  m.instruction = cache(read, "instruction_cache");
  m.vector = cache(read, "vector_cache");
  m.array = cache(read, "array_cache");
  m.l2 = cache(read, "l2");
  m.l3 = cache(read, "l3");
  if (m.array.bytes != 0) {
    read.need("array_hit_cycles", m.array_hit);
    read.need("array_bytes_per_cycle", m.array_bytes_per_cycle);
  }
  if (m.l3.bytes != 0) {
    read.need("l3_hit_cycles", m.l3_hit);
    read.need("l3_bytes_per_cycle", m.l3_bytes_per_cycle);
  }
  read.need("l2_slices", m.l2_slices);
  read.need("l2_bytes_per_cycle", m.l2_bytes_per_cycle);

  uint32_t clock = 0;
  if (clock_mhz)
    clock = *clock_mhz;
  else
    read.need("boost_clock_mhz", clock);
  m.clock_mhz = clock;
  m.memory_bytes_per_cycle = read.needed("memory_gb_per_second") * 1000.0 / std::max(1u, clock);
  // A copy is as much read as written.
  const double reads = read.needed("memory_read_percent") / 100.0, copies = read.needed("memory_copy_percent") / 100.0;
  m.read_efficiency = reads;
  m.write_efficiency = 1 / std::max(0.1, 2 / copies - 1 / reads);
  read.need("memory_row_bytes", m.memory_row);
  read.need("memory_open_rows", m.memory_open_rows);
  read.need("memory_row_loss_bytes", m.memory_row_loss);
  m.kernel_launch_ns = read.needed("kernel_launch_ns");
  m.host_bytes_per_ns = read.needed("host_gb_per_second");

  if (!read.missing().empty())
    return Error{fmt::format("{}: nobody has published {} of it", product.name, read.missing())};
  if (m.compute_units == 0 || m.simds == 0 || m.waves_per_simd == 0 || m.clock_mhz <= 0 || m.l2_slices == 0 ||
      m.l2_bytes_per_cycle == 0 || m.units_per_cluster == 0 || m.issue_period == 0 || m.valu_queue == 0 ||
      m.salu_queue == 0 || m.lanes_per_pass == 0 || m.memory_row == 0 || m.memory_bytes_per_cycle <= 0 ||
      m.arrays == 0 || m.store_bytes == 0 || m.line_rate == 0 || m.nop_most == 0 || m.host_bytes_per_ns <= 0)
    return Error{fmt::format("{}: a machine without units, waves, clock, caches or memory", product.name)};
  return m;
}

}  // namespace lw::timing
