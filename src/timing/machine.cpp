#include "timing/machine.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <initializer_list>
#include <numeric>
#include <set>
#include <utility>

#include "timing/tlb.h"
#include "trace/trace.h"

namespace lw::timing {
namespace {

using Key = isa::TimingKey;

constexpr double kMegabytes = 1000;                 // of a gigabyte: with MHz, bytes per clock
constexpr double kPicosecondsPerMicrosecond = 1e6;  // MHz are clocks per microsecond
constexpr uint32_t kDwordBytes = 4;
constexpr uint32_t kMostLatency = 1u << 28;  // cycles
constexpr uint32_t kMostLines = 1u << 23;    // of a cache: 40 bytes each
constexpr uint32_t kMostWaves = 1u << 20;    // resident ones: a few hundred bytes each

// A parameter that becomes a member as it is.
enum class Least : uint8_t { zero, one };
struct Number {
  Key key;
  uint32_t Machine::*into;
  Least least;
};

// Reads parameters by key, and remembers the first that is not there or cannot be. With `collects`, what is not there
// is no problem: the names of all such parameters are collected.
class Reader {
 public:
  explicit Reader(const Parameters& parameters, bool collects = false) : parameters_(parameters), collects_(collects) {}

  std::optional<uint64_t> find(Key key) {
    looked_at_.insert(isa::key_name(key));
    return parameters_.value(key);
  }
  void need(Key key, uint32_t& into) {
    if (const auto value = find(key))
      into = static_cast<uint32_t>(*value);
    else if (collects_)
      unknown_.emplace_back(isa::key_name(key));
    else
      refuse("nobody has published {} of it", isa::key_name(key));
  }
  void positive(Key key, uint32_t& into) {
    need(key, into);
    if (into == 0 && parameters_.value(key)) refuse("{} is 0", isa::key_name(key));
    into = std::max(1u, into);
  }
  // In their order.
  void all(Machine& machine, std::initializer_list<Number> numbers) {
    for (const Number& number : numbers)
      number.least == Least::one ? positive(number.key, machine.*number.into) : need(number.key, machine.*number.into);
  }
  void at_most(Key key, uint32_t value, uint32_t most) {
    if (value > most) refuse("{} is {}, and the model has at most {}", isa::key_name(key), value, most);
  }
  // A number that is at most another one of the machine.
  void at_most(Key key, uint32_t value, Key other, uint32_t most) {
    if (value > most)
      refuse("{} is {}, more than {}, which is {}", isa::key_name(key), value, isa::key_name(other), most);
  }
  void power_of_two(Key key, uint32_t& into) {
    positive(key, into);
    check_power_of_two(key, into);
  }
  void check_power_of_two(Key key, uint32_t value) {
    if (!std::has_single_bit(value)) refuse("{} is {}, which is not a power of two", isa::key_name(key), value);
  }
  // The line of a cache.
  void check_line(Key key, uint32_t bytes) {
    check_power_of_two(key, bytes);
    if (bytes < trace::kLineBytes)
      refuse("{} is {}, less than the {} bytes that a trace tells apart", isa::key_name(key), bytes, trace::kLineBytes);
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
    check_line(line_bytes, shape.line_bytes);
    if (shape.bytes / shape.line_bytes > kMostLines)
      refuse("{} is {} and {} is {}: more than {} lines", isa::key_name(bytes), shape.bytes, isa::key_name(line_bytes),
             shape.line_bytes, kMostLines);
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
  // Since the last call.
  std::vector<std::string> take_unknown() { return std::exchange(unknown_, {}); }
  bool has_looked_at(std::string_view name) const { return looked_at_.contains(name); }

 private:
  const Parameters& parameters_;
  bool collects_;
  std::string problem_;
  std::vector<std::string> unknown_;
  std::set<std::string_view> looked_at_;
};

void read_issue(Reader& read, Machine& m) {
  read.all(m, {{Key::simd_issue_period, &Machine::issue_period, Least::one},
               {Key::issue_kinds, &Machine::issue_kinds, Least::one},
               {Key::lanes_per_pass, &Machine::lanes_per_pass, Least::one},
               {Key::sleep_cycles, &Machine::sleep_cycles, Least::zero},
               {Key::nop_most, &Machine::nop_most, Least::one}});
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
}

// Of machines whose units take instructions in turn.
void read_turns(Reader& read, Machine& m) {
  read.need(Key::salu_to_branch_cycles, m.branch_after);
  read.need(Key::valu_to_salu_cycles, m.salu_after_valu);
}

// Of machines whose units have queues.
void read_queues(Reader& read, Machine& m) {
  read.all(m, {{Key::dpp_cycles, &Machine::dpp_extra, Least::zero},
               {Key::valu_queue_entries, &Machine::valu_queue, Least::one},
               {Key::valu_queue_cycles, &Machine::valu_depth, Least::zero},
               {Key::valu_no_vgpr_cycles, &Machine::valu_depth_no_vgpr, Least::zero},
               {Key::salu_queue_entries, &Machine::salu_queue, Least::one},
               {Key::salu_queue_cycles, &Machine::salu_depth, Least::zero},
               {Key::valu_to_mask_cycles, &Machine::mask_latency, Least::zero},
               {Key::valu_to_sgpr_cycles, &Machine::sgpr_latency, Least::zero}});
  const uint32_t store = read.needed(Key::valu_to_store_cycles), load = read.needed(Key::valu_to_load_cycles);
  m.load_after_valu = load - std::min(load, store);
  read.all(m, {{Key::valu_after_store_cycles, &Machine::valu_after_store, Least::zero},
               {Key::internal_after_other_cycles, &Machine::internal_after_other, Least::zero},
               {Key::salu_to_condition_cycles, &Machine::condition_after_salu, Least::zero},
               {Key::salu_to_scalar_load_cycles, &Machine::scalar_load_after_salu, Least::zero}});
  m.valu_holds_dependents = read.needed(Key::valu_holds_dependent) != 0;
}

void read_size(Reader& read, Machine& m) {
  read.all(m, {{Key::compute_units, &Machine::compute_units, Least::one},
               {Key::simds_per_compute_unit, &Machine::simds, Least::one},
               {Key::max_waves_per_simd, &Machine::waves_per_simd, Least::one}});
  uint32_t engines = 0, arrays_per_engine = 0;
  read.positive(Key::shader_engines, engines);
  read.positive(Key::shader_arrays_per_engine, arrays_per_engine);
  // Arrays without a compute unit do nothing.
  m.arrays = static_cast<uint32_t>(std::min<uint64_t>(uint64_t{engines} * arrays_per_engine, m.compute_units));
  if (uint64_t{m.compute_units} * m.simds * m.waves_per_simd > kMostWaves)
    read.refuse("{} compute units of {} SIMDs of {} waves are more than the model has room for", m.compute_units,
                m.simds, m.waves_per_simd);
  read.all(m, {{Key::scalar_cache_compute_units, &Machine::units_per_cluster, Least::one},
               {Key::workgroup_launch_cycles, &Machine::workgroup_launch, Least::zero},
               {Key::wave_launch_cycles, &Machine::wave_launch, Least::zero},
               {Key::launching_engines, &Machine::launching_engines, Least::one},
               {Key::fp64_ratio, &Machine::fp64_ratio, Least::zero}});
}

void read_lds(Reader& read, Machine& m) {
  read.positive(Key::lds_banks, m.lds.count);
  read.positive(Key::lds_bytes_per_cycle, m.lds.bytes_per_cycle);
  read.at_most(Key::lds_banks, m.lds.count, isa::Banks::kMost);
  m.lds.serves_idle_lanes = read.needed(Key::lds_serves_idle_lanes) != 0;
  read.need(Key::lds_latency_cycles, m.lds_latency);
  m.lds_write = read.or_else(Key::lds_write_cycles, m.lds_latency);
  m.lds_write_next = read.or_else(Key::lds_write_next_cycles, 0);
}

// How long vector memory instructions take the units that they go through.
void read_vector_memory(Reader& read, Machine& m) {
  read.all(m, {{Key::load_x1_linear_cycles, &Machine::load_x1_linear, Least::zero},
               {Key::load_x1_random_cycles, &Machine::load_x1_random, Least::zero},
               {Key::load_x2_cycles, &Machine::load_x2, Least::zero},
               {Key::load_x3_linear_cycles, &Machine::load_x3_linear, Least::zero},
               {Key::load_x3_random_cycles, &Machine::load_x3_random, Least::zero},
               {Key::load_x4_linear_cycles, &Machine::load_x4_linear, Least::zero},
               {Key::load_x4_random_cycles, &Machine::load_x4_random, Least::zero},
               {Key::image_x1_cycles, &Machine::image_x1, Least::zero},
               {Key::image_x4_linear_cycles, &Machine::image_x4_linear, Least::zero},
               {Key::image_x4_random_cycles, &Machine::image_x4_random, Least::zero},
               {Key::filter_4_cycles, &Machine::filter_4, Least::zero},
               {Key::filter_8_cycles, &Machine::filter_8, Least::zero},
               {Key::filter_16_cycles, &Machine::filter_16, Least::zero},
               {Key::store_bytes_per_cycle, &Machine::store_bytes, Least::one},
               {Key::vector_bytes_per_cycle, &Machine::load_bytes, Least::one}});
  read.need(Key::vector_cache_dword_banks, m.vector_banks.count);
  read.at_most(Key::vector_cache_dword_banks, m.vector_banks.count, isa::Banks::kMost);
  m.vector_banks.bytes_per_cycle = m.vector_banks.count * kDwordBytes;
  if (m.vector_banks.count != 0) {
    read.positive(Key::vector_cache_line_rate, m.line_rate);
    read.need(Key::vector_cache_lines_least, m.lines_least);
  }
  read.all(m, {{Key::vector_cache_level, &Machine::vector_level, Least::zero},
               {Key::memory_queue_cycles, &Machine::memory_queue, Least::zero},
               {Key::misses_in_flight, &Machine::misses_in_flight, Least::one}});
}

void read_latencies(Reader& read, Machine& m) {
  read.all(m, {{Key::scalar_hit_cycles, &Machine::scalar_hit, Least::zero},
               {Key::clock_read_cycles, &Machine::clock_read, Least::zero},
               {Key::vector_hit_cycles, &Machine::vector_hit, Least::zero},
               {Key::l2_hit_cycles, &Machine::l2_hit, Least::zero},
               {Key::memory_cycles, &Machine::memory_latency, Least::zero},
               {Key::fetch_block_bytes, &Machine::fetch_block, Least::zero},
               {Key::fetch_ahead_lines, &Machine::fetch_ahead, Least::zero}});
  m.fetch_miss = read.or_else(Key::fetch_miss_cycles, m.memory_latency);
  m.fetch_window = read.or_else(Key::fetch_window_bytes, 0);
  m.store_latency = read.or_else(Key::store_cycles, m.l2_hit);
  m.translation = read.or_else(Key::translation_cycles, 0);
  m.translation_return = read.or_else(Key::translation_return_cycles, 0);
  m.tlb.entries = read.or_else(Key::tlb_entries, 0);
  m.tlb.miss = read.or_else(Key::tlb_miss_cycles, 0);
  m.tlb.page_bytes = read.or_else(Key::tlb_page_bytes, 1);
  read.at_most(Key::tlb_entries, m.tlb.entries, Tlb::kMostEntries);
  read.check_power_of_two(Key::tlb_page_bytes, m.tlb.page_bytes);
  m.scalar_miss_extra = read.or_else(Key::scalar_miss_cycles, 0);
  m.scalar_issue = read.or_else(Key::scalar_issue_cycles, 1);
  m.scalar_return = read.or_else(Key::scalar_return_cycles, 0);
}

void read_caches(Reader& read, Machine& m) {
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
    read.positive(Key::array_bytes_per_cycle, m.array_bytes_per_cycle);
    read.positive(Key::array_fill_bytes_per_cycle, m.array_fill_bytes_per_cycle);
  }
  if (m.l3.bytes != 0) read.need(Key::l3_hit_cycles, m.l3_hit);
  read.power_of_two(Key::dcc_block_bytes, m.dcc_block_bytes);
  read.need(Key::dcc_percent, m.dcc_percent);
  if (m.dcc_percent < kAllPercent / 4 || m.dcc_percent > kAllPercent)
    read.refuse("{} is {}, and the model has {} to {}", isa::key_name(Key::dcc_percent), m.dcc_percent, kAllPercent / 4,
                kAllPercent);
  read.all(m, {{Key::l2_bytes_per_cycle, &Machine::l2_bytes_per_cycle, Least::one},
               {Key::l2_atomics_per_cycle, &Machine::l2_atomics, Least::one}});
  read.power_of_two(Key::translation_page_bytes, m.page_bytes);
}

struct DramTime {
  Key key;
  Ticks DramTimes::*into;
};

// Times in picoseconds become ticks of the shader clock.
void read_dram_times(Reader& read, Machine& m) {
  const double ticks_per_ps = m.clock_mhz / kPicosecondsPerMicrosecond * static_cast<double>(kTicks);
  for (const DramTime& time : {DramTime{Key::dram_row_to_read_ps, &DramTimes::row_to_read},
                               {Key::dram_row_to_write_ps, &DramTimes::row_to_write},
                               {Key::dram_precharge_ps, &DramTimes::precharge},
                               {Key::dram_row_open_ps, &DramTimes::row_open},
                               {Key::dram_row_to_row_ps, &DramTimes::row_to_row},
                               {Key::dram_four_rows_ps, &DramTimes::four_rows},
                               {Key::dram_same_group_ps, &DramTimes::same_group},
                               {Key::dram_read_to_precharge_ps, &DramTimes::read_to_precharge},
                               {Key::dram_write_to_precharge_ps, &DramTimes::write_to_precharge},
                               {Key::dram_read_to_write_ps, &DramTimes::read_to_write},
                               {Key::dram_write_to_read_ps, &DramTimes::write_to_read},
                               {Key::dram_refresh_ps, &DramTimes::refresh},
                               {Key::dram_refresh_interval_ps, &DramTimes::refresh_interval},
                               {Key::dram_age_limit_ps, &DramTimes::age_limit}}) {
    uint32_t picoseconds = 0;
    read.need(time.key, picoseconds);
    const auto ticks = static_cast<Ticks>(picoseconds * ticks_per_ps);
    m.dram.times.*time.into = picoseconds == 0 ? 0 : std::max<Ticks>(1, ticks);
  }
}

void read_dram(Reader& read, Machine& m) {
  DramShape& dram = m.dram;
  read.positive(Key::dram_channels, dram.channels);
  read.power_of_two(Key::channel_interleave_bytes, dram.interleave_bytes);
  read.power_of_two(Key::dram_row_bytes, dram.row_bytes);
  read.power_of_two(Key::dram_burst_bytes, dram.burst_bytes);
  read.power_of_two(Key::dram_banks, dram.times.banks);
  read.power_of_two(Key::dram_bank_groups, dram.times.bank_groups);
  read.positive(Key::dram_refresh_banks, dram.times.refresh_banks);
  read.positive(Key::dram_read_window, dram.times.read_window);
  read.positive(Key::dram_write_window, dram.times.write_window);
  read.at_most(Key::dram_banks, dram.times.banks, DramChannel::kMostBanks);
  read.at_most(Key::dram_read_window, dram.times.read_window, DramChannel::kMostWindow);
  read.at_most(Key::dram_write_window, dram.times.write_window, DramChannel::kMostWindow);
  read.at_most(Key::dram_refresh_banks, dram.times.refresh_banks, DramChannel::kMostBanks);
  // With fewer banks, a refresh of all banks is still one of all.
  dram.times.refresh_banks = std::min(dram.times.refresh_banks, dram.times.banks);
  read.at_most(Key::dram_bank_groups, dram.times.bank_groups, Key::dram_banks, dram.times.banks);
  // A block lies in one row, and lines and bursts in one block.
  read.at_most(Key::l2_line_bytes, m.l2.line_bytes, Key::channel_interleave_bytes, dram.interleave_bytes);
  read.at_most(Key::channel_interleave_bytes, dram.interleave_bytes, Key::dram_row_bytes, dram.row_bytes);
  read.at_most(Key::dram_burst_bytes, dram.burst_bytes, Key::channel_interleave_bytes, dram.interleave_bytes);
  read_dram_times(read, m);
  if (dram.times.refresh_interval != 0 && dram.times.refresh >= dram.times.refresh_interval)
    read.refuse("{} leaves no time for accesses in {}", isa::key_name(Key::dram_refresh_ps),
                isa::key_name(Key::dram_refresh_interval_ps));
  const double bytes_per_tick = m.memory_bytes_per_cycle / dram.channels / static_cast<double>(kTicks);
  dram.times.burst = std::max<Ticks>(1, static_cast<Ticks>(dram.burst_bytes / bytes_per_tick));
  dram.times.same_group = std::max(dram.times.same_group, dram.times.burst);
  // The latency of memory is that of an access to a bank without an open row.
  const auto row = static_cast<uint32_t>((dram.times.row_to_read + kTicks - 1) / kTicks);
  m.memory_after_row = std::max(1u, m.memory_latency - std::min(m.memory_latency, row));
}

// What is behind the L2 takes the same nanoseconds at each shader clock.
uint32_t at_clock(const Machine& machine, uint32_t cycles, uint32_t latency_clock) {
  if (cycles <= machine.l2_hit) return cycles;
  const double behind = (cycles - machine.l2_hit) * machine.clock_mhz / latency_clock;
  return machine.l2_hit + static_cast<uint32_t>(std::min<double>(std::round(behind), kMostLatency));
}

void read_memory(Reader& read, Machine& m, std::optional<uint32_t> clock_mhz) {
  uint32_t boost = 0, gigabytes = 0, host = 0, launch = 0, latency_clock = 0, l3_gigabytes = 0;
  read.positive(Key::boost_clock_mhz, boost);
  const uint32_t clock = clock_mhz.value_or(boost);
  m.clock_mhz = clock;
  read.positive(Key::memory_gb_per_second, gigabytes);
  m.memory_bytes_per_cycle = gigabytes * kMegabytes / std::max(1u, clock);
  read.positive(Key::latency_clock_mhz, latency_clock);
  if (m.l3.bytes != 0) {
    read.positive(Key::l3_gb_per_second, l3_gigabytes);
    m.l3_bytes_per_cycle = l3_gigabytes * kMegabytes / std::max(1u, clock);
    m.l3_hit = at_clock(m, m.l3_hit, latency_clock);
  }
  m.memory_latency = at_clock(m, m.memory_latency, latency_clock);
  m.fetch_miss = at_clock(m, m.fetch_miss, latency_clock);
  read_dram(read, m);
  read.need(Key::kernel_launch_ns, launch);
  m.kernel_launch_ns = launch;
  read.positive(Key::host_gb_per_second, host);
  m.host_bytes_per_ns = host;
}

// The order counts: of several problems the first is told.
Machine read_machine(Reader& read, std::optional<uint32_t> clock_mhz) {
  Machine m;
  read_issue(read, m);
  m.units_have_queues ? read_queues(read, m) : read_turns(read, m);
  read.need(Key::barrier_release_cycles, m.barrier_release);
  read_size(read, m);
  read_lds(read, m);
  read_vector_memory(read, m);
  read_latencies(read, m);
  read_caches(read, m);
  read_memory(read, m, clock_mhz);
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

namespace {

// A number of the first product whose compute units are of the same kind, else of the same family.
std::optional<std::pair<uint32_t, std::string_view>> number_of_relative(const Parameters& parameters, Key key) {
  const isa::TargetLimits& own = *parameters.product().chip->limits;
  for (const bool same_machine : {true, false})
    for (const isa::Product& product : isa::products()) {
      const isa::TargetLimits& limits = *product.chip->limits;
      if (same_machine ? limits.machine != own.machine : limits.family != own.family) continue;
      if (const auto value = Parameters(product).value(key))
        return std::pair(static_cast<uint32_t>(*value), product.name);
    }
  return std::nullopt;
}

// A cache that holds whatever is asked of it.
CacheShape endless_cache(const Parameters& parameters, Reader& read, Key line_bytes, ComputeUnit& unit) {
  CacheShape cache{.bytes = 1u << 20, .line_bytes = 0, .ways = 16};
  if (const auto own = read.find(line_bytes)) {
    cache.line_bytes = static_cast<uint32_t>(*own);
    read.check_line(line_bytes, cache.line_bytes);
  } else if (const auto other = number_of_relative(parameters, line_bytes)) {
    cache.line_bytes = other->first;
    unit.borrowed.push_back(fmt::format("{} {}, as on {}", isa::key_name(line_bytes), other->first, other->second));
  } else {
    read.need(line_bytes, cache.line_bytes);
    cache.line_bytes = 64;
  }
  return cache;
}

}  // namespace

uint32_t most_parts(const Machine& machine) {
  constexpr uint32_t kMost = 8;
  const uint32_t whole_clusters =
      machine.compute_units % machine.units_per_cluster == 0 ? machine.units_per_cluster : 1;
  // Arrays without a cache are places to which workgroups are handed out.
  const uint32_t shared[] = {machine.compute_units / whole_clusters, machine.l2_slices, machine.dram.channels,
                             machine.array.bytes == 0 ? kMost : machine.arrays};
  uint32_t parts = kMost;
  while (!std::ranges::all_of(shared, [&](uint32_t number) { return number % parts == 0; })) parts /= 2;
  return parts;
}

Machine part_of(const Machine& machine, uint32_t parts) {
  Machine part = machine;
  part.compute_units /= parts;
  part.arrays = std::max(1u, machine.arrays / parts);
  part.l2_slices /= parts;
  part.l2.bytes /= parts;
  part.l3.bytes /= parts;
  part.l3_bytes_per_cycle /= parts;
  part.memory_bytes_per_cycle /= parts;
  part.dram.channels /= parts;
  part.workgroup_launch *= parts;
  // An engine launches waves of the part at the same rate as before divided by `parts`.
  const uint32_t common = std::gcd(machine.launching_engines, parts);
  part.launching_engines = machine.launching_engines / common;
  part.wave_launch = machine.wave_launch * (parts / common);
  return part;
}

namespace {

ComputeUnit read_compute_unit(const Parameters& parameters, Reader& read) {
  ComputeUnit unit;
  Machine& m = unit.machine;
  read_issue(read, m);
  m.units_have_queues ? read_queues(read, m) : read_turns(read, m);
  read.need(Key::barrier_release_cycles, m.barrier_release);
  read.all(m, {{Key::simds_per_compute_unit, &Machine::simds, Least::one},
               {Key::max_waves_per_simd, &Machine::waves_per_simd, Least::one}});
  unit.unknown.issue = read.take_unknown();
  m.fp64_ratio = read.or_else(Key::fp64_ratio, 0);
  m.fetch_window = read.or_else(Key::fetch_window_bytes, 0);
  m.units_per_cluster = m.arrays = 1;
  m.compute_units = std::max(1u, read.or_else(Key::compute_units, 1));
  m.workgroup_launch = read.or_else(Key::workgroup_launch_cycles, 0);
  m.wave_launch = read.or_else(Key::wave_launch_cycles, 0);
  m.launching_engines = read.or_else(Key::launching_engines, 1);
  read_lds(read, m);
  unit.unknown.lds = read.take_unknown();
  read.need(Key::scalar_hit_cycles, m.scalar_hit);
  m.clock_read = read.or_else(Key::clock_read_cycles, m.scalar_hit);
  m.scalar_issue = read.or_else(Key::scalar_issue_cycles, 1);
  m.scalar = endless_cache(parameters, read, Key::scalar_cache_line_bytes, unit);
  unit.unknown.scalar = read.take_unknown();
  read_vector_memory(read, m);
  // What is not known limits nothing.
  for (const auto& [key, into] : {std::pair(Key::misses_in_flight, &Machine::misses_in_flight),
                                  {Key::vector_bytes_per_cycle, &Machine::load_bytes},
                                  {Key::store_bytes_per_cycle, &Machine::store_bytes}})
    if (!parameters.value(key)) m.*into = UINT32_MAX;
  read.need(Key::vector_hit_cycles, m.vector_hit);
  read.need(Key::l2_hit_cycles, m.l2_hit);
  m.store_latency = read.or_else(Key::store_cycles, m.l2_hit);
  m.vector = endless_cache(parameters, read, Key::vector_cache_line_bytes, unit);
  unit.unknown.vector = read.take_unknown();
  return unit;
}

}  // namespace

Result<ComputeUnit> make_compute_unit(const Parameters& parameters) {
  Reader read(parameters, true);
  ComputeUnit unit = read_compute_unit(parameters, read);
  if (!read.problem().empty()) return Error{fmt::format("{}: {}", parameters.product().name, read.problem())};
  return unit;
}

bool is_read_by_compute_unit(const Parameters& parameters, const isa::Fact& fact) {
  Reader read(parameters, true);
  read_compute_unit(parameters, read);
  return read.has_looked_at(fact.kind->name);
}

bool is_read_by_clock(const Parameters& parameters, const isa::Fact& fact) {
  Reader read(parameters);
  read_machine(read, std::nullopt);
  return read.has_looked_at(fact.kind->name);
}

}  // namespace lw::timing
