#include "exec/dispatch.h"

#include <cstring>

#include <fmt/format.h>

namespace lw::exec {

MachineModel machine_model(const isa::Target& target) {
  MachineModel m;
  m.target = &target;
  m.wave_size = target.wave_size;
  m.limits = *target.limits;
  m.apertures = {m.limits.shared_base, m.limits.private_base};
  m.flat_scratch = target.has(isa::Feature::flat_scratch_hwreg)     ? MachineModel::FlatScratch::hardware_register
                   : target.has(isa::Feature::flat_scratch_pointer) ? MachineModel::FlatScratch::address
                                                                    : MachineModel::FlatScratch::offset_and_size;
  m.has_sh_mem_bases = target.has(isa::Feature::sh_mem_bases);
  return m;
}

Result<SystemBuffers> allocate_system_buffers(state::Memory& memory, const MachineModel& machine) {
  SystemBuffers system;
  const auto queue = memory.allocate(256, {.name = "the queue (amd_queue_t)", .writable = false});
  if (!queue) return queue.error();
  const auto packet = memory.allocate(64, {.name = "the dispatch packet", .writable = false});
  if (!packet) return packet.error();
  system.queue_address = *queue;
  system.packet_address = *packet;
  std::byte* to = memory.view(*queue, 256).data();
  store_le<uint64_t>(to + 8, *packet);  // base_address: a ring of one
  store_le<uint32_t>(to + 24, 1);       // size
  store_le<uint64_t>(to + 0x38, 1);     // write_dispatch_id
  store_le<uint32_t>(to + 0x40, static_cast<uint32_t>(machine.apertures.shared_base >> 32));
  store_le<uint32_t>(to + 0x44, static_cast<uint32_t>(machine.apertures.private_base >> 32));
  return system;
}

namespace {

// Value of a hidden argument; false where the kind is unknown.
bool hidden_value(std::string_view kind, const DispatchInfo& d, const MachineModel& m, const HiddenValues& v,
                  uint64_t& value) {
  const auto axis = [&](std::string_view prefix, unsigned& i) {
    if (!kind.starts_with(prefix) || kind.size() != prefix.size() + 1) return false;
    i = static_cast<unsigned>(kind.back() - 'x');
    return i < 3;
  };
  unsigned i = 0;
  if (axis("hidden_global_offset_", i)) return value = v.global_offset[i], true;
  // Whole workgroups only; what is left over is the remainder.
  if (axis("hidden_block_count_", i)) return value = d.grid[i] / d.workgroup_size[i], true;
  if (axis("hidden_group_size_", i)) return value = d.workgroup_size[i], true;
  if (axis("hidden_remainder_", i)) return value = d.grid[i] % d.workgroup_size[i], true;
  if (kind == "hidden_grid_dims") return value = d.grid[2] > 1 ? 3 : d.grid[1] > 1 ? 2 : 1, true;
  if (kind == "hidden_private_base") return value = m.apertures.private_base >> 32, true;
  if (kind == "hidden_shared_base") return value = m.apertures.shared_base >> 32, true;
  if (kind == "hidden_queue_ptr") return value = d.system.queue_address, true;
  if (kind == "hidden_dynamic_lds_size") return value = d.dynamic_lds_bytes, true;
  if (kind == "hidden_printf_buffer") return value = v.printf_buffer, true;
  if (kind == "hidden_hostcall_buffer") return value = v.hostcall_buffer, true;
  if (kind == "hidden_heap_v1") return value = v.heap, true;
  if (kind == "hidden_default_queue") return value = v.default_queue, true;
  if (kind == "hidden_completion_action") return value = v.completion_action, true;
  if (kind == "hidden_multigrid_sync_arg") return value = v.multigrid_sync, true;
  if (kind == "hidden_none") return value = 0, true;
  return false;
}

}  // namespace

Result<bool> fill_hidden_arguments(std::span<std::byte> kernarg, std::span<const HiddenArgument> arguments,
                                   const DispatchInfo& dispatch, const MachineModel& machine,
                                   const HiddenValues& values) {
  for (const HiddenArgument& argument : arguments) {
    uint64_t value = 0;
    if (!hidden_value(argument.value_kind, dispatch, machine, values, value))
      return Error{fmt::format("hidden argument of a kind Lanewise does not know: {}", argument.value_kind)};
    if (argument.size_bytes > 8 || uint64_t{argument.offset_bytes} + argument.size_bytes > kernarg.size())
      return Error{fmt::format("hidden argument {} at {} does not fit the kernel's arguments", argument.value_kind,
                               argument.offset_bytes)};
    std::memcpy(kernarg.data() + argument.offset_bytes, &value, argument.size_bytes);
  }
  return true;
}

}  // namespace lw::exec
