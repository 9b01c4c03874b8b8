#include "timing/machine.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <set>

namespace lw::timing {
namespace {

using Key = isa::TimingKey;

constexpr double kPercent = 100;
constexpr double kMegabytes = 1000;  // of a gigabyte: with MHz, bytes per clock
constexpr uint32_t kDwordBytes = 4;
constexpr uint32_t kMostWaves = 1u << 20;  // resident ones: a few hundred bytes each

// Reads parameters by key, and remembers the first that is not there or cannot be.
class Reader {
 public:
  explicit Reader(const Parameters& parameters) : parameters_(parameters) {}

  std::optional<uint64_t> find(Key key) {
    looked_at_.insert(isa::key_name(key));
    return parameters_.value(key);
  }
  void need(Key key, uint32_t& into) {
    if (const auto value = find(key))
      into = static_cast<uint32_t>(*value);
    else
      refuse("nobody has published {} of it", isa::key_name(key));
  }
  void positive(Key key, uint32_t& into) {
    need(key, into);
    if (into == 0) refuse("{} is 0", isa::key_name(key));
    into = std::max(1u, into);
  }
  void at_most(Key key, uint32_t value, uint32_t most) {
    if (value > most) refuse("{} is {}, and the model has at most {}", isa::key_name(key), value, most);
  }
  uint32_t needed(Key key) {
    uint32_t value = 0;
    need(key, value);
    return value;
  }
  uint32_t or_else(Key key, uint32_t otherwise) { return static_cast<uint32_t>(find(key).value_or(otherwise)); }
  // In equal parts, each of which has a set at least.
  CacheShape cache(Key bytes, Key line_bytes, Key ways, uint32_t parts = 1) {
    CacheShape shape;
    positive(bytes, shape.bytes);
    positive(line_bytes, shape.line_bytes);
    positive(ways, shape.ways);
    if (!std::has_single_bit(shape.line_bytes))
      refuse("{} is {}, which is no power of two", isa::key_name(line_bytes), shape.line_bytes);
    const uint64_t least = uint64_t{parts} * shape.ways * shape.line_bytes;
    if (shape.bytes < least)
      refuse("{} is {}, less than {} x {}{} = {} bytes", isa::key_name(bytes), shape.bytes, isa::key_name(ways),
             isa::key_name(line_bytes), parts == 1 ? "" : fmt::format(" x {} slices", parts), least);
    return shape;
  }
  // Of some machines.
  CacheShape cache_if_any(Key bytes, Key line_bytes, Key ways, uint32_t parts = 1) {
    return find(bytes).value_or(0) == 0 ? CacheShape() : cache(bytes, line_bytes, ways, parts);
  }
  template <typename... Values>
  void refuse(fmt::format_string<Values...> format, Values&&... values) {
    if (problem_.empty()) problem_ = fmt::format(format, std::forward<Values>(values)...);
  }
  const std::string& problem() const { return problem_; }
  bool has_looked_at(std::string_view name) const { return looked_at_.contains(name); }

 private:
  const Parameters& parameters_;
  std::string problem_;
  std::set<std::string_view> looked_at_;
};

Machine read_machine(Reader& read, std::optional<uint32_t> clock_mhz) {
  Machine m;
  read.positive(Key::simd_issue_period, m.issue_period);
  read.positive(Key::issue_kinds, m.issue_kinds);
  read.positive(Key::lanes_per_pass, m.lanes_per_pass);
  read.need(Key::sleep_cycles, m.sleep_cycles);
  read.positive(Key::nop_most, m.nop_most);
  m.units_have_queues = read.needed(Key::units_have_queues) != 0;
  m.idles_in_buffer = read.needed(Key::idles_in_buffer) != 0;
  m.smem_shares_issue = read.needed(Key::scalar_loads_share_issue) != 0;
  read.positive(Key::scalar_units, m.scalar_units);
  if (read.find(Key::lds_port_simds)) {
    read.positive(Key::lds_port_simds, m.lds_port_simds);
    read.need(Key::lds_address_cycles, m.lds_address);
    read.need(Key::lds_read_dword_cycles, m.lds_read);
    read.need(Key::lds_write_dword_cycles, m.lds_dword);
  }
  if (!m.units_have_queues) {
    read.need(Key::salu_to_branch_cycles, m.branch_after);
    read.need(Key::valu_to_salu_cycles, m.salu_after_valu);
  } else {
    read.need(Key::dpp_cycles, m.dpp_extra);
    read.positive(Key::valu_queue_entries, m.valu_queue);
    read.need(Key::valu_queue_cycles, m.valu_depth);
    read.need(Key::valu_no_vgpr_cycles, m.valu_depth_no_vgpr);
    read.positive(Key::salu_queue_entries, m.salu_queue);
    read.need(Key::salu_queue_cycles, m.salu_depth);
    read.need(Key::valu_to_mask_cycles, m.mask_latency);
    read.need(Key::valu_to_sgpr_cycles, m.sgpr_latency);
    const uint32_t store = read.needed(Key::valu_to_store_cycles), load = read.needed(Key::valu_to_load_cycles);
    m.load_after_valu = load - std::min(load, store);
    read.need(Key::valu_after_store_cycles, m.valu_after_store);
    read.need(Key::internal_after_other_cycles, m.internal_after_other);
    read.need(Key::salu_to_condition_cycles, m.condition_after_salu);
    read.need(Key::salu_to_scalar_load_cycles, m.scalar_load_after_salu);
    m.valu_holds = read.needed(Key::valu_holds_dependent) != 0;
  }
  read.need(Key::barrier_release_cycles, m.barrier_release);

  read.positive(Key::compute_units, m.compute_units);
  read.positive(Key::simds_per_compute_unit, m.simds);
  read.positive(Key::max_waves_per_simd, m.waves_per_simd);
  uint32_t engines = 0, arrays_per_engine = 0;
  read.positive(Key::shader_engines, engines);
  read.positive(Key::shader_arrays_per_engine, arrays_per_engine);
  // Arrays without a compute unit do nothing.
  m.arrays = static_cast<uint32_t>(std::min<uint64_t>(uint64_t{engines} * arrays_per_engine, m.compute_units));
  if (uint64_t{m.compute_units} * m.simds * m.waves_per_simd > kMostWaves)
    read.refuse("{} compute units of {} SIMDs of {} waves are more than the model has room for", m.compute_units,
                m.simds, m.waves_per_simd);
  read.positive(Key::scalar_cache_compute_units, m.units_per_cluster);
  read.need(Key::workgroup_launch_cycles, m.workgroup_launch);
  read.need(Key::wave_launch_cycles, m.wave_launch);
  read.need(Key::fp64_ratio, m.fp64_ratio);

  read.positive(Key::lds_banks, m.lds.count);
  read.positive(Key::lds_bytes_per_cycle, m.lds.bytes_per_cycle);
  read.at_most(Key::lds_banks, m.lds.count, isa::Banks::kMost);
  read.need(Key::lds_latency_cycles, m.lds_latency);
  m.lds_write = read.or_else(Key::lds_write_cycles, m.lds_latency);
  m.lds_write_next = read.or_else(Key::lds_write_next_cycles, 0);
  read.need(Key::load_x1_linear_cycles, m.load_x1_linear);
  read.need(Key::load_x1_random_cycles, m.load_x1_random);
  read.need(Key::load_x2_cycles, m.load_x2);
  read.need(Key::load_x3_linear_cycles, m.load_x3_linear);
  read.need(Key::load_x3_random_cycles, m.load_x3_random);
  read.need(Key::load_x4_linear_cycles, m.load_x4_linear);
  read.need(Key::load_x4_random_cycles, m.load_x4_random);
  read.need(Key::image_x1_cycles, m.image_x1);
  read.need(Key::image_x4_linear_cycles, m.image_x4_linear);
  read.need(Key::image_x4_random_cycles, m.image_x4_random);
  read.need(Key::filter_4_cycles, m.filter_4);
  read.need(Key::filter_8_cycles, m.filter_8);
  read.need(Key::filter_16_cycles, m.filter_16);
  read.positive(Key::store_bytes_per_cycle, m.store_bytes);
  read.positive(Key::vector_bytes_per_cycle, m.load_bytes);
  read.need(Key::vector_cache_dword_banks, m.vector_banks.count);
  read.at_most(Key::vector_cache_dword_banks, m.vector_banks.count, isa::Banks::kMost);
  m.vector_banks.bytes_per_cycle = m.vector_banks.count * kDwordBytes;
  if (m.vector_banks.count != 0) {
    read.positive(Key::vector_cache_line_rate, m.line_rate);
    read.need(Key::vector_cache_lines_least, m.lines_least);
  }
  read.need(Key::vector_cache_level, m.vector_level);
  read.need(Key::memory_queue_cycles, m.memory_queue);
  read.need(Key::misses_in_flight, m.misses_in_flight);

  read.need(Key::scalar_hit_cycles, m.scalar_hit);
  read.need(Key::vector_hit_cycles, m.vector_hit);
  read.need(Key::l2_hit_cycles, m.l2_hit);
  read.need(Key::memory_cycles, m.memory_latency);
  read.need(Key::fetch_miss_cycles, m.fetch_miss);
  read.need(Key::fetch_block_bytes, m.fetch_block);
  read.need(Key::fetch_ahead_lines, m.fetch_ahead);
  m.fetch_window = read.or_else(Key::fetch_window_bytes, 0);
  m.store_latency = read.or_else(Key::store_cycles, m.l2_hit);
  m.translation = read.or_else(Key::translation_cycles, 0);
  m.translation_return = read.or_else(Key::translation_return_cycles, 0);
  m.scalar_miss_extra = read.or_else(Key::scalar_miss_cycles, 0);
  m.scalar_issue = read.or_else(Key::scalar_issue_cycles, 1);
  m.scalar_return = read.or_else(Key::scalar_return_cycles, 0);
  m.scalar = read.cache(Key::scalar_cache_bytes, Key::scalar_cache_line_bytes, Key::scalar_cache_ways);
  m.instruction =
      read.cache(Key::instruction_cache_bytes, Key::instruction_cache_line_bytes, Key::instruction_cache_ways);
  if (m.fetch_block > m.instruction.bytes || uint64_t{m.fetch_ahead} * m.instruction.line_bytes > m.instruction.bytes)
    read.refuse("{} or {} is more than the instruction cache holds", isa::key_name(Key::fetch_block_bytes),
                isa::key_name(Key::fetch_ahead_lines));
  m.vector = read.cache(Key::vector_cache_bytes, Key::vector_cache_line_bytes, Key::vector_cache_ways);
  m.array = read.cache_if_any(Key::array_cache_bytes, Key::array_cache_line_bytes, Key::array_cache_ways);
  read.positive(Key::l2_slices, m.l2_slices);
  m.l2 = read.cache(Key::l2_bytes, Key::l2_line_bytes, Key::l2_ways, m.l2_slices);
  m.l3 = read.cache_if_any(Key::l3_bytes, Key::l3_line_bytes, Key::l3_ways, m.l2_slices);
  if (m.array.bytes != 0) {
    read.need(Key::array_hit_cycles, m.array_hit);
    read.need(Key::array_bytes_per_cycle, m.array_bytes_per_cycle);
  }
  if (m.l3.bytes != 0) {
    read.need(Key::l3_hit_cycles, m.l3_hit);
    read.need(Key::l3_bytes_per_cycle, m.l3_bytes_per_cycle);
  }
  read.positive(Key::l2_bytes_per_cycle, m.l2_bytes_per_cycle);
  read.positive(Key::l2_atomics_per_cycle, m.l2_atomics);
  read.positive(Key::channel_interleave_bytes, m.interleave_bytes);
  read.positive(Key::translation_page_bytes, m.page_bytes);

  uint32_t boost = 0, gigabytes = 0, reads = 0, copies = 0, host = 0, launch = 0;
  read.positive(Key::boost_clock_mhz, boost);
  const uint32_t clock = clock_mhz.value_or(boost);
  m.clock_mhz = clock;
  read.positive(Key::memory_gb_per_second, gigabytes);
  m.memory_bytes_per_cycle = gigabytes * kMegabytes / std::max(1u, clock);
  read.positive(Key::memory_read_percent, reads);
  read.positive(Key::memory_copy_percent, copies);
  m.read_efficiency = reads / kPercent;
  // A copy is as much read as written.
  m.write_efficiency = 1 / std::max(0.1, 2 * kPercent / copies - kPercent / reads);
  read.positive(Key::memory_row_bytes, m.memory_row);
  read.need(Key::memory_open_rows, m.memory_open_rows);
  read.need(Key::memory_row_loss_bytes, m.memory_row_loss);
  read.need(Key::kernel_launch_ns, launch);
  m.kernel_launch_ns = launch;
  read.positive(Key::host_gb_per_second, host);
  m.host_bytes_per_ns = host;
  return m;
}

}  // namespace

Result<Machine> make_machine(const Parameters& parameters, std::optional<uint32_t> clock_mhz) {
  Reader read(parameters);
  Machine machine = read_machine(read, clock_mhz);
  if (!read.problem().empty()) return Error{fmt::format("{}: {}", parameters.product().name, read.problem())};
  if (machine.clock_mhz <= 0) return Error{fmt::format("{}: a clock of 0 MHz", parameters.product().name)};
  return machine;
}

bool is_read_by_clock(const Parameters& parameters, const isa::Fact& fact) {
  Reader read(parameters);
  read_machine(read, std::nullopt);
  return read.has_looked_at(fact.kind->name);
}

}  // namespace lw::timing
