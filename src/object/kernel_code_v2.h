// amd_kernel_code_t: the 256 bytes in front of the code of a kernel in code objects of version 2.
#pragma once

#include <cstdint>

#include "inst/descriptor.h"
#include "object/elf_file.h"

namespace lw::object {

inline constexpr size_t kKernelCodeV2Bytes = 256;

// Field names as in LLVM's AMDKernelCodeT.
struct KernelCodeV2 {
  uint32_t amd_kernel_code_version_major = 0;
  uint32_t amd_kernel_code_version_minor = 0;
  uint16_t amd_machine_kind = 0;
  uint16_t amd_machine_version_major = 0;
  uint16_t amd_machine_version_minor = 0;
  uint16_t amd_machine_version_stepping = 0;
  int64_t kernel_code_entry_byte_offset = 0;
  int64_t kernel_code_prefetch_byte_offset = 0;
  uint64_t kernel_code_prefetch_byte_size = 0;
  uint32_t compute_pgm_rsrc1 = 0;
  uint32_t compute_pgm_rsrc2 = 0;
  uint32_t code_properties = 0;
  uint32_t workitem_private_segment_byte_size = 0;
  uint32_t workgroup_group_segment_byte_size = 0;
  uint32_t gds_segment_byte_size = 0;
  uint64_t kernarg_segment_byte_size = 0;
  uint32_t workgroup_fbarrier_count = 0;
  uint16_t wavefront_sgpr_count = 0;
  uint16_t workitem_vgpr_count = 0;
  uint16_t reserved_vgpr_first = 0;
  uint16_t reserved_vgpr_count = 0;
  uint16_t reserved_sgpr_first = 0;
  uint16_t reserved_sgpr_count = 0;
  uint16_t debug_wavefront_private_segment_offset_sgpr = 0;
  uint16_t debug_private_segment_buffer_sgpr = 0;
  uint8_t kernarg_segment_alignment = 0;  // log2 of bytes, as the next two
  uint8_t group_segment_alignment = 0;
  uint8_t private_segment_alignment = 0;
  uint8_t wavefront_size = 0;  // log2
  int32_t call_convention = 0;
  uint64_t runtime_loader_kernel_symbol = 0;

  bool is_xnack_enabled() const { return (code_properties >> 22) & 1; }
  bool is_dynamic_callstack() const { return (code_properties >> 20) & 1; }
};

// `bytes` holds at least kKernelCodeV2Bytes.
KernelCodeV2 read_kernel_code_v2(Bytes bytes);

// The same facts in the form of the later descriptor; the entry offset stays relative to the kernel's symbol.
inst::KernelDescriptor descriptor_of(const KernelCodeV2& code);

}  // namespace lw::object
