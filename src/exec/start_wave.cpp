#include "exec/start_wave.h"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>

#include "base/fill_pattern.h"
#include "exec/wave_place.h"
#include "image/descriptor.h"
#include "isa/granules.h"

namespace lw::exec {
namespace {

// Beyond every buffer that Memory hands out, below where programs are loaded and what they map, and the same with bit
// 47 set, where runtimes put aliases of host memory.
constexpr uint64_t kScratchArena = 0x0000'bfff'0000'0000;

// What an instruction can name; of more, the rest are AGPRs behind them.
constexpr uint32_t kMostVgprs = 256;

// Bits of kernel_code_properties, in the order in which user SGPRs are filled.
enum Property : unsigned {
  private_segment_buffer,
  dispatch_ptr,
  queue_ptr,
  kernarg_segment_ptr,
  dispatch_id,
  flat_scratch_init,
  private_segment_size,
};

// The registers that programs use as they like: not M0, and not what tells them of traps.
void fill_registers(uint64_t seed, uint64_t number, state::Wave& wave) {
  const uint64_t first = number << 16;
  for (unsigned n = 0; n < 102; ++n) wave.sgpr[n] = fill_word(seed, first + n);
  for (unsigned n = 0; n < 2; ++n) wave.sgpr[state::vcc_lo + n] = fill_word(seed, first + 102 + n);
  wave.scc = fill_word(seed, first + 104) & 1;
  for (unsigned n = 0; n < wave.vgpr_count(); ++n)
    for (unsigned lane = 0; lane < 64; ++lane) wave.vgpr(n)[lane] = fill_word(seed, first + 256 + n * 64 + lane);
}

// The resource of all private memory: swizzled by lanes. Its stride is 0, so the data format, which extends the stride,
// stays 0, too.
image::BufferResourceWords scratch_resource(const DispatchPlan& plan) {
  const isa::Target& target = *plan.model->target;
  image::BufferResource resource = image::buffer_from(target, plan.scratch_arena);
  resource.swizzle_enable = 1;
  resource.num_records = UINT32_MAX;  // beyond the arena, so that an overflow faults instead of being dropped
  resource.add_tid_enable = 1;
  if (target.has(isa::Feature::unified_formats)) {
    constexpr uint32_t k32Uint = 20;
    resource.format = k32Uint;
    resource.index_stride = plan.model->wave_size == 32 ? 2 : 3;
    resource.oob_select = static_cast<uint32_t>(image::OutOfRange::empty_buffer);
  } else {
    resource.num_format = static_cast<uint32_t>(isa::NumberFormat::uint);
    resource.element_size = 1;
    resource.index_stride = 3;
  }
  const auto words = image::write_buffer_resource(target, resource);
  LW_CHECK(words.ok(), "a resource of private memory that cannot be written");
  return *words;
}
uint32_t scratch_offset(const DispatchPlan& plan, const state::Wave& wave) {
  return static_cast<uint32_t>(wave.scratch_address - plan.scratch_arena);
}

void put_hsa_sgprs(const DispatchPlan& plan, const std::array<uint32_t, 3>& id, uint32_t workgroup_info,
                   state::Wave& wave) {
  const DispatchInfo& info = plan.info;
  const MachineModel& model = *plan.model;
  const uint32_t rsrc2 = info.compute_pgm_rsrc2;
  unsigned next = 0;
  const auto put = [&](uint32_t value) {
    if (next < 104) wave.sgpr[next++] = value;
  };
  const auto put_wide = [&](uint64_t value) {
    put(static_cast<uint32_t>(value));
    put(static_cast<uint32_t>(value >> 32));
  };
  const auto has = [&](Property p) { return (info.kernel_code_properties >> p & 1) != 0; };
  if (has(private_segment_buffer)) {
    for (const uint32_t word : scratch_resource(plan)) put(word);
  }
  if (has(dispatch_ptr)) put_wide(info.system.packet_address);
  if (has(queue_ptr)) put_wide(info.system.queue_address);
  if (has(kernarg_segment_ptr)) put_wide(info.kernarg_address);
  if (has(dispatch_id)) put_wide(info.dispatch_id);
  if (has(flat_scratch_init)) {
    if (model.flat_scratch != MachineModel::FlatScratch::offset_and_size) {
      put_wide(plan.scratch_arena);
    } else {
      put(0);  // offset of the arena from the hidden private base, which is the arena
      put(plan.scratch_bytes_per_lane);
    }
  }
  if (has(private_segment_size)) put(plan.scratch_bytes_per_lane);

  next = std::max(next, rsrc2 >> 1 & 31);  // user SGPRs that nothing was put into
  if (rsrc2 >> 7 & 1) put(id[0]);
  if (rsrc2 >> 8 & 1) put(id[1]);
  if (rsrc2 >> 9 & 1) put(id[2]);
  if (rsrc2 >> 10 & 1) put(workgroup_info);
  if (rsrc2 & 1) put(scratch_offset(plan, wave));

  wave.sgprs_set = next;
}

void put_given_sgprs(const DispatchPlan& plan, const std::array<uint32_t, 3>& id, uint32_t workgroup_info,
                     state::Wave& wave) {
  using Kind = InitialSgpr::Kind;
  const std::vector<InitialSgpr>& given = plan.info.initial_sgprs;
  for (size_t i = 0; i < given.size(); ++i) {
    uint32_t& sgpr = wave.sgpr[i];
    switch (given[i].kind) {
      case Kind::word: sgpr = given[i].value; break;
      case Kind::workgroup_id: sgpr = id[given[i].value]; break;
      case Kind::workgroup_info: sgpr = workgroup_info; break;
      case Kind::scratch_low: sgpr = scratch_resource(plan)[0]; break;
      case Kind::scratch_high: sgpr = scratch_resource(plan)[1]; break;
      case Kind::scratch_offset: sgpr = scratch_offset(plan, wave); break;
      case Kind::nothing: break;
    }
  }
  wave.sgprs_set = static_cast<uint32_t>(given.size());
}

}  // namespace

Result<DispatchPlan> make_plan(const DispatchInfo& info, const MachineModel& model) {
  DispatchPlan plan;
  plan.info = info;
  plan.model = &model;
  plan.group_count = 1;
  uint64_t size = 1;
  for (unsigned i = 0; i < 3; ++i) {
    if (info.grid[i] == 0 || info.workgroup_size[i] == 0) return Error{"a grid or workgroup dimension is 0"};
    plan.groups[i] =
        static_cast<uint32_t>((uint64_t{info.grid[i]} + info.workgroup_size[i] - 1) / info.workgroup_size[i]);
    if (plan.group_count > UINT64_MAX / plan.groups[i]) return Error{"the grid is too large"};
    plan.group_count *= plan.groups[i];
    size *= info.workgroup_size[i];
    if (size > model.limits.max_workgroup_size)
      return Error{fmt::format("a workgroup has more than {} work-items", model.limits.max_workgroup_size)};
  }
  plan.max_waves = static_cast<unsigned>((size + model.wave_size - 1) / model.wave_size);
  const isa::GrantedRegisters granted = isa::granted_registers(
      model.limits, model.wave_size, info.compute_pgm_rsrc1 & 63, info.compute_pgm_rsrc1 >> 6 & 15);
  // Work-item ids need their registers whatever the descriptor says.
  plan.registers.vgprs = std::clamp(granted.vgprs, 3u, kMostVgprs);
  plan.registers.sgprs = granted.sgprs;
  plan.registers.shared_vgprs = isa::shared_vgprs(*model.target, model.wave_size, info.compute_pgm_rsrc3);
  if (plan.registers.all_vgprs() > kMostVgprs)
    return Error{fmt::format("{} VGPRs and {} shared ones are more than {}", plan.registers.vgprs,
                             plan.registers.shared_vgprs, kMostVgprs)};
  const uint64_t lds = uint64_t{info.group_segment_bytes} + info.dynamic_lds_bytes;
  if (lds > model.limits.lds_bytes_per_workgroup)
    return Error{fmt::format("{} bytes of LDS are more than the {} a workgroup can have", lds,
                             model.limits.lds_bytes_per_workgroup)};
  plan.lds_bytes = static_cast<uint32_t>(lds);
  plan.scratch_wave_bytes =
      align_up(uint64_t{info.private_segment_bytes} * model.wave_size, model.limits.scratch_granule_bytes);
  plan.scratch_bytes_per_lane = static_cast<uint32_t>(plan.scratch_wave_bytes / model.wave_size);
  const uint64_t waves = std::min<uint64_t>(plan.group_count, 65536) * plan.max_waves;
  if (plan.scratch_wave_bytes * plan.max_waves > UINT64_C(0xf000'0000))
    return Error{fmt::format("{} bytes of private memory per work-item are too many", info.private_segment_bytes)};
  if (plan.scratch_wave_bytes != 0) {
    // Offsets of waves are 32-bit: waves far apart share addresses, never memory.
    const uint64_t slots = std::min(waves, UINT64_C(0xf000'0000) / plan.scratch_wave_bytes);
    plan.scratch_slots = slots / plan.max_waves * plan.max_waves;
  }
  plan.scratch_arena = kScratchArena;
  plan.device = device_shape(model.limits.target);
  return plan;
}

std::array<uint32_t, 3> group_id(const DispatchPlan& plan, uint64_t group) {
  return {static_cast<uint32_t>(group % plan.groups[0]), static_cast<uint32_t>(group / plan.groups[0] % plan.groups[1]),
          static_cast<uint32_t>(group / plan.groups[0] / plan.groups[1])};
}

std::array<uint32_t, 3> group_extent(const DispatchPlan& plan, const std::array<uint32_t, 3>& id) {
  std::array<uint32_t, 3> extent{};
  for (unsigned i = 0; i < 3; ++i) {
    const uint64_t begin = uint64_t{id[i]} * plan.info.workgroup_size[i];
    extent[i] = static_cast<uint32_t>(std::min<uint64_t>(plan.info.workgroup_size[i], plan.info.grid[i] - begin));
  }
  return extent;
}

unsigned waves_of(const DispatchPlan& plan, const std::array<uint32_t, 3>& extent) {
  const unsigned lanes = plan.model->wave_size;
  return (extent[0] * extent[1] * extent[2] + lanes - 1) / lanes;
}

namespace {

// The work-items' ids in the first VGPRs, and EXEC.
void put_work_items(const DispatchPlan& plan, const std::array<uint32_t, 3>& extent, unsigned wave_index,
                    state::Wave& wave) {
  const MachineModel& model = *plan.model;
  const uint32_t items = extent[0] * extent[1] * extent[2];
  const unsigned ids = plan.info.compute_pgm_rsrc2 >> 11 & 3;
  wave.vgprs_set = model.packed_work_item_ids ? 1 : std::min(ids, 2u) + 1;
  const uint32_t first = wave_index * model.wave_size;
  const unsigned lanes = std::min(items - first, model.wave_size);
  uint32_t x = first % extent[0], y = first / extent[0] % extent[1], z = first / extent[0] / extent[1];
  uint32_t *const first_row = wave.vgpr(0), *const y_row = wave.vgpr(1), *const z_row = wave.vgpr(2);
  for (unsigned lane = 0; lane < lanes; ++lane) {
    if (model.packed_work_item_ids) {
      first_row[lane] = x | y << 10 | z << 20;
    } else {
      first_row[lane] = x;
      if (ids >= 1) y_row[lane] = y;
      if (ids >= 2) z_row[lane] = z;
    }
    if (++x != extent[0]) continue;
    x = 0;
    if (++y == extent[1]) y = 0, ++z;
  }
  const uint64_t exec = lanes == state::kLanes ? ~uint64_t{0} : (uint64_t{1} << lanes) - 1;
  wave.set_sgpr_pair(state::exec_lo, exec);
}

}  // namespace

void start_wave(const DispatchPlan& plan, const std::array<uint32_t, 3>& id, const std::array<uint32_t, 3>& extent,
                uint64_t group, unsigned wave_index, state::Wave& wave) {
  const DispatchInfo& info = plan.info;
  const MachineModel& model = *plan.model;
  const unsigned wave_count = waves_of(plan, extent);

  wave.sgpr.fill(0);
  wave.clear_vgprs();
  wave.scc = 0;
  if (plan.fill_seed != 0) fill_registers(plan.fill_seed, group * plan.max_waves + wave_index, wave);
  for (unsigned n = plan.registers.vgprs; n < plan.registers.all_vgprs(); ++n)
    std::copy_n(wave.vgpr(n), state::kLanes / 2, wave.vgpr(n) + state::kLanes / 2);
  wave.pc = info.entry_address;
  wave.retired = 0;
  wave.wave_status = state::WaveStatus::ready;
  wave.index_in_workgroup = wave_index;
  const uint32_t rsrc1 = info.compute_pgm_rsrc1;
  wave.mode = (rsrc1 >> 12 & 0xff) | (rsrc1 >> 21 & 1 ? state::mode::kDx10Clamp : 0) |
              (rsrc1 >> 23 & 1 ? state::mode::kIeee : 0) |
              (model.has_sh_mem_bases && (rsrc1 >> 26 & 1) ? state::mode::kFp16Overflow : 0);
  wave.status = 1u << 16 | (wave_count > 1 ? 1u << 11 : 0);
  wave.trapsts = 0;
  const WavePlace place = wave_place(plan, group, wave_index);
  wave.hw_id = hardware_id(model.limits, place);
  wave.flat_scratch = {};
  // GPR_ALLOC and LDS_ALLOC: sizes, and where they begin, as though all waves of the machine were like this one.
  const uint32_t vgpr_quads = (plan.registers.vgprs + 3) / 4, sgpr_eights = (rsrc1 >> 6 & 15) + 1;
  const uint32_t lds_blocks = (plan.lds_bytes + 255) / 256;
  wave.gpr_alloc = (place.slot * vgpr_quads & 63) | (vgpr_quads - 1) << 8 | (place.slot * sgpr_eights & 63) << 16 |
                   (sgpr_eights - 1) << 24;
  wave.lds_alloc = (place.group_slot * lds_blocks & 255) | lds_blocks << 12;

  const uint64_t slot = (group * plan.max_waves + wave_index) % plan.scratch_slots;
  const uint64_t wave_offset = slot * plan.scratch_wave_bytes;
  wave.scratch_address = plan.scratch_arena + wave_offset;

  const uint32_t workgroup_info = (wave_index == 0 ? 1u << 31 : 0) | wave_index << 6 | wave_count;
  if (info.initial_sgprs.empty())
    put_hsa_sgprs(plan, id, workgroup_info, wave);
  else
    put_given_sgprs(plan, id, workgroup_info, wave);

  put_work_items(plan, extent, wave_index, wave);
}

void write_packet(const DispatchInfo& info, state::Memory& memory) {
  if (info.system.packet_is_there) return;
  const std::span<std::byte> packet = memory.view(info.system.packet_address, 64);
  if (packet.empty()) return;
  std::memset(packet.data(), 0, packet.size());
  std::byte* to = packet.data();
  store_le<uint16_t>(to, 2 | 2 << 9 | 2 << 11);  // kernel dispatch; system-wide fences
  const unsigned dimensions = info.grid[2] > 1 ? 3 : info.grid[1] > 1 ? 2 : 1;
  store_le<uint16_t>(to + 2, static_cast<uint16_t>(dimensions));
  for (unsigned i = 0; i < 3; ++i) {
    store_le<uint16_t>(to + 4 + 2 * i, static_cast<uint16_t>(info.workgroup_size[i]));
    store_le<uint32_t>(to + 12 + 4 * i, info.grid[i]);
  }
  store_le<uint32_t>(to + 24, info.private_segment_bytes);
  store_le<uint32_t>(to + 28, info.group_segment_bytes + info.dynamic_lds_bytes);
  store_le<uint64_t>(to + 32, info.kernel_object);
  store_le<uint64_t>(to + 40, info.kernarg_address);
}

}  // namespace lw::exec
