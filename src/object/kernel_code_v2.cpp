#include "object/kernel_code_v2.h"

namespace lw::object {

KernelCodeV2 read_kernel_code_v2(Bytes bytes) {
  LW_CHECK(bytes.size() >= kKernelCodeV2Bytes, "amd_kernel_code_t is cut short");
  KernelCodeV2 code;
  const auto read = [&](size_t at, auto& member) {
    member = load_le<std::remove_reference_t<decltype(member)>>(bytes.data() + at);
  };
  read(0, code.amd_kernel_code_version_major);
  read(4, code.amd_kernel_code_version_minor);
  read(8, code.amd_machine_kind);
  read(10, code.amd_machine_version_major);
  read(12, code.amd_machine_version_minor);
  read(14, code.amd_machine_version_stepping);
  read(16, code.kernel_code_entry_byte_offset);
  read(24, code.kernel_code_prefetch_byte_offset);
  read(32, code.kernel_code_prefetch_byte_size);
  read(48, code.compute_pgm_rsrc1);
  read(52, code.compute_pgm_rsrc2);
  read(56, code.code_properties);
  read(60, code.workitem_private_segment_byte_size);
  read(64, code.workgroup_group_segment_byte_size);
  read(68, code.gds_segment_byte_size);
  read(72, code.kernarg_segment_byte_size);
  read(80, code.workgroup_fbarrier_count);
  read(84, code.wavefront_sgpr_count);
  read(86, code.workitem_vgpr_count);
  read(88, code.reserved_vgpr_first);
  read(90, code.reserved_vgpr_count);
  read(92, code.reserved_sgpr_first);
  read(94, code.reserved_sgpr_count);
  read(96, code.debug_wavefront_private_segment_offset_sgpr);
  read(98, code.debug_private_segment_buffer_sgpr);
  read(100, code.kernarg_segment_alignment);
  read(101, code.group_segment_alignment);
  read(102, code.private_segment_alignment);
  read(103, code.wavefront_size);
  read(104, code.call_convention);
  read(120, code.runtime_loader_kernel_symbol);
  return code;
}

inst::KernelDescriptor descriptor_of(const KernelCodeV2& code) {
  inst::KernelDescriptor descriptor;
  inst::set_words(descriptor, code.compute_pgm_rsrc1, code.compute_pgm_rsrc2,
                  static_cast<uint16_t>(code.code_properties & 0x7f));
  descriptor.group_segment_fixed_bytes = code.workgroup_group_segment_byte_size;
  descriptor.private_segment_fixed_bytes = code.workitem_private_segment_byte_size;
  descriptor.kernarg_bytes = static_cast<uint32_t>(code.kernarg_segment_byte_size);
  descriptor.kernel_code_entry_byte_offset = code.kernel_code_entry_byte_offset;
  descriptor.uses_dynamic_stack = code.is_dynamic_callstack();
  return descriptor;
}

}  // namespace lw::object
