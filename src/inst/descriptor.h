// The 64-byte kernel descriptor of code objects v3 and later, as plain values, and its assembly text (.amdhsa_*).
//
// Layout from LLVM's AMDGPU user guide, "Kernel Descriptor"; it is the same for every generation, only the meaning of
// some bits differs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/base.h"
#include "isa/granules.h"
#include "isa/isa.h"
#include "isa/machines.h"

namespace lw::inst {

inline constexpr size_t kKernelDescriptorBytes = 64;

// Every member is the value of one bit field, unscaled: a granulated count is still granulated.
struct KernelDescriptor {
  uint32_t group_segment_fixed_bytes = 0;
  uint32_t private_segment_fixed_bytes = 0;
  uint32_t kernarg_bytes = 0;
  int64_t kernel_code_entry_byte_offset = 0;  // from the descriptor to the first instruction

  // COMPUTE_PGM_RSRC1
  uint32_t granulated_workitem_vgpr_count = 0;
  uint32_t granulated_wavefront_sgpr_count = 0;
  uint32_t priority = 0;
  uint32_t float_round_mode_32 = 0;
  uint32_t float_round_mode_16_64 = 0;
  uint32_t float_denorm_mode_32 = 0;
  uint32_t float_denorm_mode_16_64 = 0;
  uint32_t priv = 0;
  uint32_t enable_dx10_clamp = 0;
  uint32_t debug_mode = 0;
  uint32_t enable_ieee_mode = 0;
  uint32_t bulky = 0;
  uint32_t cdbg_user = 0;
  uint32_t fp16_overflow = 0;  // gfx9 and later
  uint32_t wgp_mode = 0;       // gfx10 and later, as the next two
  uint32_t mem_ordered = 0;
  uint32_t fwd_progress = 0;

  // COMPUTE_PGM_RSRC2
  uint32_t enable_private_segment = 0;
  uint32_t user_sgpr_count = 0;
  uint32_t enable_trap_handler = 0;
  uint32_t enable_sgpr_workgroup_id_x = 0;
  uint32_t enable_sgpr_workgroup_id_y = 0;
  uint32_t enable_sgpr_workgroup_id_z = 0;
  uint32_t enable_sgpr_workgroup_info = 0;
  uint32_t enable_vgpr_workitem_id = 0;  // 0: x, 1: x and y, 2: x, y and z
  uint32_t exception_address_watch = 0;
  uint32_t exception_memory_violation = 0;
  uint32_t granulated_lds_size = 0;
  uint32_t exception_fp_ieee_invalid_op = 0;
  uint32_t exception_fp_denorm_src = 0;
  uint32_t exception_fp_ieee_div_zero = 0;
  uint32_t exception_fp_ieee_overflow = 0;
  uint32_t exception_fp_ieee_underflow = 0;
  uint32_t exception_fp_ieee_inexact = 0;
  uint32_t exception_int_div_zero = 0;

  uint32_t compute_pgm_rsrc3 = 0;  // gfx90a and gfx10 on; kept as one word

  // KERNEL_CODE_PROPERTIES: which user SGPRs are set up, in this order
  uint32_t enable_sgpr_private_segment_buffer = 0;  // 4 SGPRs
  uint32_t enable_sgpr_dispatch_ptr = 0;            // 2
  uint32_t enable_sgpr_queue_ptr = 0;               // 2
  uint32_t enable_sgpr_kernarg_segment_ptr = 0;     // 2
  uint32_t enable_sgpr_dispatch_id = 0;             // 2
  uint32_t enable_sgpr_flat_scratch_init = 0;       // 2
  uint32_t enable_sgpr_private_segment_size = 0;    // 1
  uint32_t enable_wavefront_size32 = 0;             // gfx10 and later
  uint32_t uses_dynamic_stack = 0;
  uint32_t kernarg_preload_spec_length = 0;  // gfx90a, gfx940
  uint32_t kernarg_preload_spec_offset = 0;

  // The bits no member covers, in place; all zero in what a compiler writes.
  std::array<uint8_t, kKernelDescriptorBytes> reserved{};

  unsigned wave_size() const { return enable_wavefront_size32 != 0 ? 32 : 64; }  // in lanes
  uint32_t compute_pgm_rsrc1() const;
  uint32_t compute_pgm_rsrc2() const;
  uint16_t kernel_code_properties() const;
  bool reserved_bits_clear() const { return reserved == std::array<uint8_t, kKernelDescriptorBytes>{}; }
  bool operator==(const KernelDescriptor&) const = default;
};

// Exact inverses of each other, reserved bits included.
KernelDescriptor decode_descriptor(std::span<const std::byte, kKernelDescriptorBytes> bytes);
std::array<std::byte, kKernelDescriptorBytes> encode_descriptor(const KernelDescriptor& descriptor);

// Bits 9:0 of MODE with which a wave of the kernel starts (LLVM's AMDGPUUsage, COMPUTE_PGM_RSRC1: FLOAT_MODE,
// DX10_CLAMP, IEEE_MODE).
uint32_t initial_mode(const KernelDescriptor& descriptor);

// One bit field of the descriptor.
struct KernelDescriptorField {
  std::string_view name;  // the member's name
  uint32_t KernelDescriptor::*member;
  uint8_t byte;  // of the 32-bit word (16-bit at byte 56 and 58) the field is in
  uint8_t lsb;
  uint8_t width;
  uint32_t max() const { return width == 32 ? UINT32_MAX : (uint32_t{1} << width) - 1; }
};
std::span<const KernelDescriptorField> descriptor_fields();

// Puts the values of compute_pgm_rsrc1/2 and the low half of the properties into the members; code objects v2 carry
// these words in another structure.
void set_words(KernelDescriptor& descriptor, uint32_t rsrc1, uint32_t rsrc2, uint16_t properties);

// What a wave of the kernel gets. Those that the halves of a wave share are beside the others.
uint32_t shared_vgprs(const isa::Target& target, const KernelDescriptor& descriptor);
isa::GrantedRegisters granted_registers(const isa::Target& target, const KernelDescriptor& descriptor);

// The assembly text ------------------------------------------------------------------------------------------------

// What the text form needs to know of a target. Registers are counted in granules by the descriptor, and VCC,
// FLAT_SCRATCH and XNACK_MASK take SGPRs above those a kernel names.
struct DescriptorTarget {
  const isa::Target& target;  // its waves are those of a text that does not say their size
  bool xnack_on_or_any;       // code may run with XNACK, so XNACK_MASK is reserved

  bool has(isa::Feature feature) const { return target.has(feature); }
  const isa::TargetLimits& limits() const { return *target.limits; }
  // Else a wave always has all SGPRs.
  bool counts_sgprs() const { return limits().sgprs_per_simd != 0; }
  // A wave must always ask for all its SGPRs.
  bool has_fixed_sgprs() const { return limits().fixed_sgprs != 0; }
  uint32_t vgpr_granule_of(const KernelDescriptor& descriptor) const;
};

// One `.amdhsa_NAME VALUE` line.
struct DescriptorKey {
  std::string_view name;               // without ".amdhsa_"
  uint32_t KernelDescriptor::*member;  // nullptr for those that other fields are computed from
  uint8_t width;                       // bits of the value
  uint8_t user_sgprs;                  // how many the kernel gets when the value is 1
  bool required;
  struct Condition {
    isa::Feature feature;
    bool wanted;
  };
  std::optional<Condition> where = {};  // for the line to exist
  std::string_view whose = {};          // the targets that have it, for the message: "gfx10 and later"
  uint8_t rsrc3_lsb = 0;                // of values that are in compute_pgm_rsrc3
  bool exists_on(const DescriptorTarget& target) const;
};
std::span<const DescriptorKey> descriptor_keys();
const DescriptorKey* find_descriptor_key(std::string_view name);  // with or without ".amdhsa_"

// Collects the lines of one `.amdhsa_kernel` block. The kernel_code_entry_byte_offset is left 0 for the writer.
class DescriptorBuilder {
 public:
  explicit DescriptorBuilder(DescriptorTarget target);

  // One line. The error is what is wrong with the key or the value.
  std::optional<Error> set(std::string_view key, int64_t value);

  // At `.end_amdhsa_kernel`: computes the granulated counts and what else follows from the rest.
  Result<KernelDescriptor> finish() const;

 private:
  // Steps of finish().
  std::optional<Error> check_arguments(const KernelDescriptor& out) const;
  std::optional<Error> set_vgprs(KernelDescriptor& out) const;
  std::optional<Error> set_agprs(KernelDescriptor& out) const;
  std::optional<Error> check_shared_vgprs(const KernelDescriptor& out) const;
  std::optional<Error> set_sgprs(KernelDescriptor& out) const;
  std::optional<Error> set_user_sgprs(KernelDescriptor& out) const;

  std::optional<int64_t> value_of(std::string_view key) const;

  DescriptorTarget target_;
  KernelDescriptor descriptor_;
  std::vector<std::pair<std::string_view, int64_t>> set_;  // key name in the table, value
};

enum class DescriptorStyle : uint8_t {
  objdump,      // line for line what llvm-objdump prints
  assemblable,  // the same, but also for descriptors of which that text would not give the same bits back
};

// The `.amdhsa_kernel NAME` … `.end_amdhsa_kernel` block. Bits that no line can express (reserved ones, PRIV,
// PRIORITY, …) are named in a comment line at the end. llvm-objdump leaves one line out in code objects of version 4.
std::string print_descriptor(std::string_view kernel_name, const KernelDescriptor& descriptor,
                             const DescriptorTarget& target, DescriptorStyle style = DescriptorStyle::objdump,
                             int code_object_version = 5);

// SGPRs that the enable_sgpr_* members ask for, in sum.
uint32_t implied_user_sgprs(const KernelDescriptor& descriptor);

}  // namespace lw::inst
