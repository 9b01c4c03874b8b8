// The HSA ABI: what registers and memory a kernel finds when it starts.
//
// Sources: LLVM's AMDGPUUsage (initial kernel execution state, kernel descriptor, code object metadata), HSA Runtime
// 1.2 (hsa_kernel_dispatch_packet_t), ROCR's amd_hsa_queue.h (amd_queue_t).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "base/base.h"
#include "base/byte_range.h"
#include "isa/isa.h"
#include "isa/machines.h"
#include "state/state.h"

namespace lw::exec {

// The apertures of LDS and private memory in the flat address space; [base, limit], 4 GiB each.
struct Apertures {
  uint64_t shared_base = 0;
  uint64_t private_base = 0;
  uint64_t shared_limit() const { return shared_base + 0xffff'ffff; }
  uint64_t private_limit() const { return private_base + 0xffff'ffff; }
};

// The registers that the kernel descriptor grants a wave. SGPRs: numbered ones only, because VCC and the like always
// exist.
struct RegisterCounts {
  unsigned vgprs = 256;
  unsigned sgprs = 128;
  unsigned shared_vgprs = 0;  // after the others: lane i and lane i + 32 share one
  unsigned all_vgprs() const { return vgprs + shared_vgprs; }
  bool operator==(const RegisterCounts&) const = default;
  bool operator<(const RegisterCounts& other) const {
    return std::tie(vgprs, sgprs, shared_vgprs) < std::tie(other.vgprs, other.sgprs, other.shared_vgprs);
  }
};

// What the interpreter must know about a target, besides the meanings of instructions.
struct MachineModel {
  enum class FlatScratch : uint8_t {
    offset_and_size,    // gfx8: FLAT_SCRATCH_HI = offset / 256 from the hidden private base, _LO = bytes per lane
    address,            // gfx9: FLAT_SCRATCH is the 64-bit address of the wave's private memory
    hardware_register,  // gfx10: the same, in HW_REG_FLAT_SCR_LO and _HI
  };
  const isa::Target* target = nullptr;
  unsigned wave_size = 64;
  Apertures apertures;
  FlatScratch flat_scratch = FlatScratch::address;
  bool has_sh_mem_bases = true;       // hwreg SH_MEM_BASES
  bool packed_work_item_ids = false;  // x, y, z in v0, 10 bits each
  isa::TargetLimits limits;
};
MachineModel machine_model(const isa::Target& target);

// Buffers a runtime keeps for its queue: amd_queue_t and one dispatch packet.
struct SystemBuffers {
  uint64_t queue_address = 0;
  uint64_t packet_address = 0;
  bool packet_is_there = false;  // the packet of the dispatch exists; otherwise launch writes one
};
Result<SystemBuffers> allocate_system_buffers(state::Memory& memory, const MachineModel& machine);

// An initial SGPR of a wave in a calling convention other than HSA's.
struct InitialSgpr {
  enum class Kind : uint8_t {
    word,            // `value`
    workgroup_id,    // along axis `value`
    workgroup_info,  // as HSA's: the first wave in bit 31, the wave's number in 11:6, waves of the workgroup in 5:0
    scratch_low,     // words 0 and 1 of the swizzled buffer resource of all private memory
    scratch_high,
    scratch_offset,  // of the wave's own private memory
    nothing,         // uninitialised
  };
  Kind kind = Kind::nothing;
  uint32_t value = 0;
};

// One dispatch. The register words are those of the kernel descriptor.
struct DispatchInfo {
  std::string kernel_name;
  uint64_t entry_address = 0;  // descriptor address + kernel_code_entry_byte_offset
  uint64_t kernel_object = 0;  // address of the descriptor (for the packet)
  uint32_t compute_pgm_rsrc1 = 0;
  uint32_t compute_pgm_rsrc2 = 0;
  uint32_t compute_pgm_rsrc3 = 0;
  uint16_t kernel_code_properties = 0;
  uint32_t group_segment_bytes = 0;  // static LDS of the descriptor
  uint32_t dynamic_lds_bytes = 0;
  uint32_t private_segment_bytes = 0;  // per lane
  uint64_t kernarg_address = 0;
  std::array<uint32_t, 3> grid{1, 1, 1};  // work-items, as in the packet
  std::array<uint32_t, 3> workgroup_size{1, 1, 1};
  uint64_t dispatch_id = 1;
  std::vector<InitialSgpr> initial_sgprs;  // from s0 on, instead of those of the HSA ABI; empty: the HSA ABI
  SystemBuffers system;
  // Textures that the dispatch only reads, which drivers keep compressed (DCC). They are executed as others are; a
  // clock counts fewer bytes.
  std::vector<ByteRange> compressed;

  // The last workgroup of a row, column or plane may be partial.
  uint64_t workgroups() const {
    uint64_t count = 1;
    for (size_t i = 0; i < grid.size(); ++i)
      count *= workgroup_size[i] == 0 ? 0 : (uint64_t{grid[i]} + workgroup_size[i] - 1) / workgroup_size[i];
    return count;
  }
  uint32_t lds_bytes() const { return group_segment_bytes + dynamic_lds_bytes; }
  uint32_t work_items_of_group() const { return workgroup_size[0] * workgroup_size[1] * workgroup_size[2]; }
};

// A kernel argument that the runtime fills in, from the code object's metadata.
struct HiddenArgument {
  std::string value_kind;  // "hidden_global_offset_x"
  uint32_t offset_bytes = 0;
  uint32_t size_bytes = 0;
};

// Addresses for hidden arguments that are pointers; 0 if the runtime offers nothing.
struct HiddenValues {
  std::array<uint64_t, 3> global_offset{};
  uint64_t printf_buffer = 0;
  uint64_t hostcall_buffer = 0;
  uint64_t heap = 0;
  uint64_t default_queue = 0;
  uint64_t completion_action = 0;
  uint64_t multigrid_sync = 0;
};

// Writes the hidden arguments that `dispatch` implies into a kernarg image. Fails on a value kind it does not know and
// on an argument outside the image.
Result<bool> fill_hidden_arguments(std::span<std::byte> kernarg, std::span<const HiddenArgument> arguments,
                                   const DispatchInfo& dispatch, const MachineModel& machine,
                                   const HiddenValues& values = {});

}  // namespace lw::exec
