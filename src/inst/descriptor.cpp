#include "inst/descriptor.h"

namespace lw::inst {
namespace {

using K = KernelDescriptor;

constexpr uint8_t kRsrc3 = 44, kRsrc1 = 48, kRsrc2 = 52, kProperties = 56, kPreload = 58;
constexpr uint8_t kEntryOffset = 16;

constexpr KernelDescriptorField kFields[] = {
    {"group_segment_fixed_bytes", &K::group_segment_fixed_bytes, 0, 0, 32},
    {"private_segment_fixed_bytes", &K::private_segment_fixed_bytes, 4, 0, 32},
    {"kernarg_bytes", &K::kernarg_bytes, 8, 0, 32},
    {"compute_pgm_rsrc3", &K::compute_pgm_rsrc3, kRsrc3, 0, 32},

    {"granulated_workitem_vgpr_count", &K::granulated_workitem_vgpr_count, kRsrc1, 0, 6},
    {"granulated_wavefront_sgpr_count", &K::granulated_wavefront_sgpr_count, kRsrc1, 6, 4},
    {"priority", &K::priority, kRsrc1, 10, 2},
    {"float_round_mode_32", &K::float_round_mode_32, kRsrc1, 12, 2},
    {"float_round_mode_16_64", &K::float_round_mode_16_64, kRsrc1, 14, 2},
    {"float_denorm_mode_32", &K::float_denorm_mode_32, kRsrc1, 16, 2},
    {"float_denorm_mode_16_64", &K::float_denorm_mode_16_64, kRsrc1, 18, 2},
    {"priv", &K::priv, kRsrc1, 20, 1},
    {"enable_dx10_clamp", &K::enable_dx10_clamp, kRsrc1, 21, 1},
    {"debug_mode", &K::debug_mode, kRsrc1, 22, 1},
    {"enable_ieee_mode", &K::enable_ieee_mode, kRsrc1, 23, 1},
    {"bulky", &K::bulky, kRsrc1, 24, 1},
    {"cdbg_user", &K::cdbg_user, kRsrc1, 25, 1},
    {"fp16_overflow", &K::fp16_overflow, kRsrc1, 26, 1},
    {"wgp_mode", &K::wgp_mode, kRsrc1, 29, 1},
    {"mem_ordered", &K::mem_ordered, kRsrc1, 30, 1},
    {"fwd_progress", &K::fwd_progress, kRsrc1, 31, 1},

    {"enable_private_segment", &K::enable_private_segment, kRsrc2, 0, 1},
    {"user_sgpr_count", &K::user_sgpr_count, kRsrc2, 1, 5},
    {"enable_trap_handler", &K::enable_trap_handler, kRsrc2, 6, 1},
    {"enable_sgpr_workgroup_id_x", &K::enable_sgpr_workgroup_id_x, kRsrc2, 7, 1},
    {"enable_sgpr_workgroup_id_y", &K::enable_sgpr_workgroup_id_y, kRsrc2, 8, 1},
    {"enable_sgpr_workgroup_id_z", &K::enable_sgpr_workgroup_id_z, kRsrc2, 9, 1},
    {"enable_sgpr_workgroup_info", &K::enable_sgpr_workgroup_info, kRsrc2, 10, 1},
    {"enable_vgpr_workitem_id", &K::enable_vgpr_workitem_id, kRsrc2, 11, 2},
    {"exception_address_watch", &K::exception_address_watch, kRsrc2, 13, 1},
    {"exception_memory_violation", &K::exception_memory_violation, kRsrc2, 14, 1},
    {"granulated_lds_size", &K::granulated_lds_size, kRsrc2, 15, 9},
    {"exception_fp_ieee_invalid_op", &K::exception_fp_ieee_invalid_op, kRsrc2, 24, 1},
    {"exception_fp_denorm_src", &K::exception_fp_denorm_src, kRsrc2, 25, 1},
    {"exception_fp_ieee_div_zero", &K::exception_fp_ieee_div_zero, kRsrc2, 26, 1},
    {"exception_fp_ieee_overflow", &K::exception_fp_ieee_overflow, kRsrc2, 27, 1},
    {"exception_fp_ieee_underflow", &K::exception_fp_ieee_underflow, kRsrc2, 28, 1},
    {"exception_fp_ieee_inexact", &K::exception_fp_ieee_inexact, kRsrc2, 29, 1},
    {"exception_int_div_zero", &K::exception_int_div_zero, kRsrc2, 30, 1},

    {"enable_sgpr_private_segment_buffer", &K::enable_sgpr_private_segment_buffer, kProperties, 0, 1},
    {"enable_sgpr_dispatch_ptr", &K::enable_sgpr_dispatch_ptr, kProperties, 1, 1},
    {"enable_sgpr_queue_ptr", &K::enable_sgpr_queue_ptr, kProperties, 2, 1},
    {"enable_sgpr_kernarg_segment_ptr", &K::enable_sgpr_kernarg_segment_ptr, kProperties, 3, 1},
    {"enable_sgpr_dispatch_id", &K::enable_sgpr_dispatch_id, kProperties, 4, 1},
    {"enable_sgpr_flat_scratch_init", &K::enable_sgpr_flat_scratch_init, kProperties, 5, 1},
    {"enable_sgpr_private_segment_size", &K::enable_sgpr_private_segment_size, kProperties, 6, 1},
    {"enable_wavefront_size32", &K::enable_wavefront_size32, kProperties, 10, 1},
    {"uses_dynamic_stack", &K::uses_dynamic_stack, kProperties, 11, 1},
    {"kernarg_preload_spec_length", &K::kernarg_preload_spec_length, kPreload, 0, 7},
    {"kernarg_preload_spec_offset", &K::kernarg_preload_spec_offset, kPreload, 7, 9},
};

// The 32 bits at `byte`, from which a field is taken; the two 16-bit words at 56 and 58 are read with what follows.
uint32_t word_at(std::span<const uint8_t, kKernelDescriptorBytes> bytes, uint8_t byte) {
  return load_le<uint32_t>(bytes.data() + byte);
}

uint32_t word_of(const KernelDescriptor& descriptor, uint8_t byte) {
  uint32_t word = 0;
  for (const KernelDescriptorField& field : kFields)
    if (field.byte == byte) word |= (descriptor.*field.member & field.max()) << field.lsb;
  return word;
}

void set_word(KernelDescriptor& descriptor, uint8_t byte, uint32_t word) {
  for (const KernelDescriptorField& field : kFields)
    if (field.byte == byte) descriptor.*field.member = (word >> field.lsb) & field.max();
}

}  // namespace

std::span<const KernelDescriptorField> descriptor_fields() { return kFields; }

uint32_t KernelDescriptor::compute_pgm_rsrc1() const {
  return word_of(*this, kRsrc1) | load_le<uint32_t>(reserved.data() + kRsrc1);
}
uint32_t KernelDescriptor::compute_pgm_rsrc2() const {
  return word_of(*this, kRsrc2) | load_le<uint32_t>(reserved.data() + kRsrc2);
}
uint16_t KernelDescriptor::kernel_code_properties() const {
  return static_cast<uint16_t>(word_of(*this, kProperties) | load_le<uint16_t>(reserved.data() + kProperties));
}

KernelDescriptor decode_descriptor(std::span<const std::byte, kKernelDescriptorBytes> bytes) {
  KernelDescriptor descriptor;
  std::memcpy(descriptor.reserved.data(), bytes.data(), bytes.size());
  for (const KernelDescriptorField& field : kFields) {
    const uint32_t word = word_at(descriptor.reserved, field.byte);
    descriptor.*field.member = (word >> field.lsb) & field.max();
  }
  for (const KernelDescriptorField& field : kFields) {
    const uint32_t word = word_at(descriptor.reserved, field.byte);
    store_le<uint32_t>(descriptor.reserved.data() + field.byte, word & ~(field.max() << field.lsb));
  }
  descriptor.kernel_code_entry_byte_offset = load_le<int64_t>(descriptor.reserved.data() + kEntryOffset);
  store_le<uint64_t>(descriptor.reserved.data() + kEntryOffset, 0);
  return descriptor;
}

std::array<std::byte, kKernelDescriptorBytes> encode_descriptor(const KernelDescriptor& descriptor) {
  std::array<uint8_t, kKernelDescriptorBytes> bytes = descriptor.reserved;
  for (const KernelDescriptorField& field : kFields) {
    const uint32_t word = word_at(bytes, field.byte) | ((descriptor.*field.member & field.max()) << field.lsb);
    store_le<uint32_t>(bytes.data() + field.byte, word);
  }
  store_le<int64_t>(bytes.data() + kEntryOffset, descriptor.kernel_code_entry_byte_offset);
  return std::bit_cast<std::array<std::byte, kKernelDescriptorBytes>>(bytes);
}

uint32_t initial_mode(const KernelDescriptor& d) {
  return d.float_round_mode_32 | d.float_round_mode_16_64 << 2 | d.float_denorm_mode_32 << 4 |
         d.float_denorm_mode_16_64 << 6 | d.enable_dx10_clamp << 8 | d.enable_ieee_mode << 9;
}

void set_words(KernelDescriptor& descriptor, uint32_t rsrc1, uint32_t rsrc2, uint16_t properties) {
  set_word(descriptor, kRsrc1, rsrc1);
  set_word(descriptor, kRsrc2, rsrc2);
  set_word(descriptor, kProperties, properties);
}

}  // namespace lw::inst
