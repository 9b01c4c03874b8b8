// The `.amdhsa_*` lines of a kernel descriptor: names, defaults and limits as in LLVM's AMDGPU user guide, "AMDHSA
// Kernel Assembler Directives"; the arithmetic and the limits were compared with llvm-mc.
#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "inst/descriptor.h"

namespace lw::inst {
namespace {

using K = KernelDescriptor;

constexpr std::string_view kPrefix = ".amdhsa_";

using enum isa::Feature;

// COMPUTE_PGM_RSRC3 of gfx90a and later: where AGPRs begin, in fours less one, and whether thread groups may split.
constexpr uint32_t kAccumOffsetMask = 63, kAccumOffsetUnit = 4, kTgSplitBit = 1u << 16;
constexpr uint32_t kMaxAccumOffset = (kAccumOffsetMask + 1) * kAccumOffsetUnit;

constexpr DescriptorKey::Condition has(isa::Feature feature) { return {feature, true}; }
// FLAT_SCRATCH set up by the kernel, or by the hardware.
constexpr DescriptorKey::Condition kOwnScratch{architected_flat_scratch, false};
constexpr DescriptorKey::Condition kGivenScratch = has(architected_flat_scratch);

constexpr std::string_view kLaterCdna = "gfx90a and later CDNA";
constexpr std::string_view kArchitected = "targets with architected flat scratch";

// In the order llvm-objdump prints them, those it does not print at the end.
constexpr DescriptorKey kKeys[] = {
    {"group_segment_fixed_size", &K::group_segment_fixed_bytes, 32, 0, false},
    {"private_segment_fixed_size", &K::private_segment_fixed_bytes, 32, 0, false},
    {"kernarg_size", &K::kernarg_bytes, 32, 0, false},
    {"accum_offset", nullptr, 32, 0, true, has(unified_registers), kLaterCdna},
    {"tg_split", nullptr, 1, 0, false, has(thread_group_split), kLaterCdna},
    {"shared_vgpr_count", nullptr, 4, 0, false, has(shared_vgprs), "gfx10 and gfx11"},
    {"inst_pref_size", nullptr, 6, 0, false, has(inst_pref_size_6), "gfx11 and later", 4},
    {"inst_pref_size", nullptr, 8, 0, false, has(inst_pref_size_8), "gfx11 and later", 4},
    {"next_free_vgpr", nullptr, 32, 0, true},
    {"reserve_vcc", nullptr, 1, 0, false},
    {"reserve_flat_scratch", nullptr, 1, 0, false, kOwnScratch},
    {"reserve_xnack_mask", nullptr, 1, 0, false},
    {"next_free_sgpr", nullptr, 32, 0, true},
    {"float_round_mode_32", &K::float_round_mode_32, 2, 0, false},
    {"float_round_mode_16_64", &K::float_round_mode_16_64, 2, 0, false},
    {"float_denorm_mode_32", &K::float_denorm_mode_32, 2, 0, false},
    {"float_denorm_mode_16_64", &K::float_denorm_mode_16_64, 2, 0, false},
    {"dx10_clamp", &K::enable_dx10_clamp, 1, 0, false, has(dx10_clamp), "gfx11 and earlier"},
    {"ieee_mode", &K::enable_ieee_mode, 1, 0, false, has(ieee_mode), "gfx11 and earlier"},
    {"fp16_overflow", &K::fp16_overflow, 1, 0, false, has(fp16_overflow)},
    {"workgroup_processor_mode", &K::wgp_mode, 1, 0, false, has(wgp_mode), "gfx10 and later"},
    {"memory_ordered", &K::mem_ordered, 1, 0, false, has(memory_ordered), "gfx10 and later"},
    {"forward_progress", &K::fwd_progress, 1, 0, false, has(forward_progress), "gfx10 and later"},
    // In the bit of DX10_CLAMP.
    {"round_robin_scheduling", &K::enable_dx10_clamp, 1, 0, false, has(round_robin_scheduling), "gfx12 and later"},
    {"system_sgpr_private_segment_wavefront_offset", &K::enable_private_segment, 1, 0, false, kOwnScratch},
    {"enable_private_segment", &K::enable_private_segment, 1, 0, false, kGivenScratch, kArchitected},
    {"system_sgpr_workgroup_id_x", &K::enable_sgpr_workgroup_id_x, 1, 0, false},
    {"system_sgpr_workgroup_id_y", &K::enable_sgpr_workgroup_id_y, 1, 0, false},
    {"system_sgpr_workgroup_id_z", &K::enable_sgpr_workgroup_id_z, 1, 0, false},
    {"system_sgpr_workgroup_info", &K::enable_sgpr_workgroup_info, 1, 0, false},
    {"system_vgpr_workitem_id", &K::enable_vgpr_workitem_id, 2, 0, false},
    {"exception_fp_ieee_invalid_op", &K::exception_fp_ieee_invalid_op, 1, 0, false},
    {"exception_fp_denorm_src", &K::exception_fp_denorm_src, 1, 0, false},
    {"exception_fp_ieee_div_zero", &K::exception_fp_ieee_div_zero, 1, 0, false},
    {"exception_fp_ieee_overflow", &K::exception_fp_ieee_overflow, 1, 0, false},
    {"exception_fp_ieee_underflow", &K::exception_fp_ieee_underflow, 1, 0, false},
    {"exception_fp_ieee_inexact", &K::exception_fp_ieee_inexact, 1, 0, false},
    {"exception_int_div_zero", &K::exception_int_div_zero, 1, 0, false},
    {"user_sgpr_private_segment_buffer", &K::enable_sgpr_private_segment_buffer, 1, 4, false, kOwnScratch},
    {"user_sgpr_dispatch_ptr", &K::enable_sgpr_dispatch_ptr, 1, 2, false},
    {"user_sgpr_queue_ptr", &K::enable_sgpr_queue_ptr, 1, 2, false},
    {"user_sgpr_kernarg_segment_ptr", &K::enable_sgpr_kernarg_segment_ptr, 1, 2, false},
    {"user_sgpr_dispatch_id", &K::enable_sgpr_dispatch_id, 1, 2, false},
    {"user_sgpr_flat_scratch_init", &K::enable_sgpr_flat_scratch_init, 1, 2, false, kOwnScratch},
    {"user_sgpr_private_segment_size", &K::enable_sgpr_private_segment_size, 1, 1, false},
    {"wavefront_size32", &K::enable_wavefront_size32, 1, 0, false, has(wave32), "gfx10 and later"},
    {"uses_dynamic_stack", &K::uses_dynamic_stack, 1, 0, false},
    {"user_sgpr_kernarg_preload_length", &K::kernarg_preload_spec_length, 7, 0, false, has(kernarg_preload),
     kLaterCdna},
    {"user_sgpr_kernarg_preload_offset", &K::kernarg_preload_spec_offset, 9, 0, false, has(kernarg_preload),
     kLaterCdna},
    {"user_sgpr_count", nullptr, 5, 0, false},
};

// Of targets that are not modelled.
constexpr std::string_view kNamedBarrierCount = "named_barrier_count";

// Bits of COMPUTE_PGM_RSRC3 that llvm-objdump shows and no line sets.
struct RemarkBit {
  std::string_view name;
  unsigned bit;
  isa::Feature needs;
};
constexpr RemarkBit kRemarkBits[] = {
    {"TRAP_ON_START", 10, trap_on_start_end},
    {"TRAP_ON_END", 11, trap_on_start_end},
    {"GLG_EN", 13, glg_enable},
    {"IMAGE_OP", 31, image_op},
};

// SGPRs above a kernel's own: XNACK_MASK lies above FLAT_SCRATCH, which lies above VCC.
constexpr uint32_t kSgprsForVcc = 2, kSgprsForXnack = 4, kSgprsForFlatScratch = 6;

// As many user SGPRs as there are (LLVM 22).
constexpr int64_t kMaxPreloadedWords = 16;

uint32_t granules(uint64_t registers, uint32_t granule) {
  return static_cast<uint32_t>((std::max<uint64_t>(registers, 1) + granule - 1) / granule);
}

const KernelDescriptorField& field_of(uint32_t K::*member) {
  for (const KernelDescriptorField& field : descriptor_fields())
    if (field.member == member) return field;
  LW_CHECK(false, "a descriptor key without a field");
  return descriptor_fields()[0];
}

bool is_in_rsrc3(const DescriptorKey& key) { return key.name == "shared_vgpr_count" || key.name == "inst_pref_size"; }

// The bits of COMPUTE_PGM_RSRC3 that lines tell.
uint32_t rsrc3_mask(const DescriptorTarget& target, const KernelDescriptor& descriptor) {
  uint32_t mask = target.has(unified_registers) ? kAccumOffsetMask : 0;
  if (target.has(thread_group_split)) mask |= kTgSplitBit;
  for (const DescriptorKey& key : kKeys) {
    const bool is_void = key.name == "shared_vgpr_count" && descriptor.enable_wavefront_size32 != 0;
    if (is_in_rsrc3(key) && key.exists_on(target) && !is_void) mask |= ((1u << key.width) - 1) << key.rsrc3_lsb;
  }
  return mask;
}

Error out_of_range(std::string_view key, int64_t value, uint64_t max) {
  return Error{fmt::format(".amdhsa_{}: {} is out of range (0 to {})", key, value, max)};
}

Error for_others(std::string_view key, std::string_view whose, const DescriptorTarget& target) {
  return Error{fmt::format(".amdhsa_{} is for {}, not for {}", key, whose, target.target.name)};
}

std::string_view first_column_with(isa::Feature feature) {
  const isa::ColumnSet columns = isa::kColumnsWith[static_cast<size_t>(feature)];
  return isa::column_name(static_cast<isa::Column>(std::countr_zero(columns)));
}

std::string line(std::string_view key, uint64_t value) { return fmt::format("\t.amdhsa_{} {}\n", key, value); }

}  // namespace

uint32_t DescriptorTarget::vgpr_granule_of(const KernelDescriptor& descriptor) const {
  // The bit that says 32 lanes means nothing where there are no such waves.
  const isa::VgprFile* file = limits().vgpr_file(descriptor.wave_size());
  return (file != nullptr ? file : &limits().wave64)->encoding_granule;
}

uint32_t shared_vgprs(const isa::Target& target, const KernelDescriptor& descriptor) {
  return isa::shared_vgprs(target, descriptor.wave_size(), descriptor.compute_pgm_rsrc3);
}

isa::GrantedRegisters granted_registers(const isa::Target& target, const KernelDescriptor& descriptor) {
  return isa::granted_registers(*target.limits, descriptor.wave_size(), descriptor.granulated_workitem_vgpr_count,
                                descriptor.granulated_wavefront_sgpr_count);
}

bool DescriptorKey::exists_on(const DescriptorTarget& target) const {
  return !where || target.has(where->feature) == where->wanted;
}

std::span<const DescriptorKey> descriptor_keys() { return kKeys; }

const DescriptorKey* find_descriptor_key(std::string_view name) {
  if (name.starts_with(kPrefix)) name.remove_prefix(kPrefix.size());
  for (const DescriptorKey& key : kKeys)
    if (key.name == name) return &key;
  return nullptr;
}

uint32_t implied_user_sgprs(const KernelDescriptor& descriptor) {
  uint32_t count = 0;
  for (const DescriptorKey& key : kKeys)
    if (key.user_sgprs != 0 && descriptor.*key.member != 0) count += key.user_sgprs;
  return count + descriptor.kernarg_preload_spec_length;
}

DescriptorBuilder::DescriptorBuilder(DescriptorTarget target) : target_(target) {
  descriptor_.float_denorm_mode_16_64 = 3;
  descriptor_.enable_dx10_clamp = target_.has(dx10_clamp);
  descriptor_.enable_ieee_mode = target_.has(ieee_mode);
  descriptor_.wgp_mode = target_.has(wgp_mode);
  descriptor_.mem_ordered = target_.has(memory_ordered);
  descriptor_.fwd_progress = target_.has(forward_progress);
  descriptor_.enable_wavefront_size32 = target_.target.wave_size == 32;
  descriptor_.enable_sgpr_workgroup_id_x = 1;
}

std::optional<int64_t> DescriptorBuilder::value_of(std::string_view key) const {
  for (const auto& [name, value] : set_)
    if (name == key) return value;
  return std::nullopt;
}

std::optional<Error> DescriptorBuilder::set(std::string_view name, int64_t value) {
  const DescriptorKey* key = find_descriptor_key(name);
  for (const DescriptorKey& other : kKeys)  // of the two with one name, that of this target
    if (key != nullptr && other.name == key->name && other.exists_on(target_)) key = &other;
  if (name.starts_with(kPrefix)) name.remove_prefix(kPrefix.size());
  if (name == kNamedBarrierCount) return for_others(name, "gfx12.5", target_);
  if (key == nullptr) return Error{fmt::format("unknown kernel descriptor line .amdhsa_{}", name)};
  if (!key->exists_on(target_)) {
    if (!key->whose.empty()) return for_others(name, key->whose, target_);
    if (key->where->wanted)
      return Error{fmt::format(".amdhsa_{} needs {} or later; the target is {}", name,
                               first_column_with(key->where->feature), target_.target.name)};
    return Error{fmt::format(".amdhsa_{} does not exist on {}", name, target_.target.name)};
  }
  if (value_of(key->name)) return Error{fmt::format(".amdhsa_{} is given twice for this kernel", name)};
  const uint64_t max = key->width == 32 ? UINT32_MAX : (uint64_t{1} << key->width) - 1;
  if (value < 0 || static_cast<uint64_t>(value) > max) return out_of_range(name, value, max);
  if (key->name == "reserve_xnack_mask" && (value != 0) != target_.xnack_on_or_any)
    return Error{fmt::format(".amdhsa_reserve_xnack_mask {} does not fit the target id, which {} XNACK", value,
                             target_.xnack_on_or_any ? "allows" : "excludes")};
  if (key->name == "user_sgpr_kernarg_preload_length" && value > kMaxPreloadedWords)
    return out_of_range(name, value, kMaxPreloadedWords);
  set_.emplace_back(key->name, value);
  if (key->member != nullptr) descriptor_.*key->member = static_cast<uint32_t>(value);
  return std::nullopt;
}

std::optional<Error> DescriptorBuilder::check_arguments(const KernelDescriptor& out) const {
  const uint64_t preload_end_bytes = 4 * (uint64_t{out.kernarg_preload_spec_length} + out.kernarg_preload_spec_offset);
  if (out.kernarg_preload_spec_length != 0 && out.kernarg_bytes != 0 && preload_end_bytes > out.kernarg_bytes)
    return Error{fmt::format("kernel arguments are preloaded up to byte {}, but there are {} bytes of them",
                             preload_end_bytes, out.kernarg_bytes)};
  return std::nullopt;
}

std::optional<Error> DescriptorBuilder::set_vgprs(KernelDescriptor& out) const {
  const int64_t vgprs = *value_of("next_free_vgpr");
  const uint32_t vgpr_granule = target_.vgpr_granule_of(out);
  const uint32_t vgpr_blocks = granules(static_cast<uint64_t>(vgprs), vgpr_granule) - 1;
  const uint32_t vgpr_blocks_max = field_of(&K::granulated_workitem_vgpr_count).max();
  if (vgpr_blocks > vgpr_blocks_max)
    return out_of_range("next_free_vgpr", vgprs, uint64_t{vgpr_blocks_max + 1} * vgpr_granule);
  out.granulated_workitem_vgpr_count = vgpr_blocks;
  return std::nullopt;
}

std::optional<Error> DescriptorBuilder::set_agprs(KernelDescriptor& out) const {
  if (!target_.has(unified_registers)) return std::nullopt;
  const int64_t vgprs = *value_of("next_free_vgpr");
  const int64_t offset = *value_of("accum_offset");
  if (offset < kAccumOffsetUnit || offset > kMaxAccumOffset || offset % kAccumOffsetUnit != 0)
    return Error{fmt::format(".amdhsa_accum_offset: {} is not a multiple of {} from {} to {}", offset, kAccumOffsetUnit,
                             kAccumOffsetUnit, kMaxAccumOffset)};
  if (static_cast<uint64_t>(offset) > align_up(static_cast<uint64_t>(std::max<int64_t>(vgprs, 1)), kAccumOffsetUnit))
    return Error{fmt::format(".amdhsa_accum_offset: {} is beyond the {} registers of the kernel", offset, vgprs)};
  out.compute_pgm_rsrc3 = static_cast<uint32_t>(offset / kAccumOffsetUnit - 1);
  return std::nullopt;
}

std::optional<Error> DescriptorBuilder::check_shared_vgprs(const KernelDescriptor& out) const {
  const uint32_t vgpr_blocks_max = field_of(&K::granulated_workitem_vgpr_count).max();
  if (const int64_t shared = value_of("shared_vgpr_count").value_or(0); shared != 0) {
    // llvm-mc looks at the line alone.
    if (value_of("wavefront_size32").value_or(0) != 0)
      return Error{fmt::format(".amdhsa_shared_vgpr_count: {}, but waves of 32 lanes share none", shared)};
    if (out.granulated_workitem_vgpr_count + 2 * static_cast<uint64_t>(shared) > vgpr_blocks_max)
      return Error{fmt::format(".amdhsa_shared_vgpr_count: {} times 8 and the {} registers of the kernel are too many",
                               shared, *value_of("next_free_vgpr"))};
  }
  return std::nullopt;
}

std::optional<Error> DescriptorBuilder::set_sgprs(KernelDescriptor& out) const {
  uint32_t extra = value_of("reserve_vcc").value_or(1) != 0 ? kSgprsForVcc : 0;
  if (target_.xnack_on_or_any) extra = kSgprsForXnack;
  if (target_.has(architected_flat_scratch) || value_of("reserve_flat_scratch").value_or(1) != 0)
    extra = kSgprsForFlatScratch;
  const int64_t named_sgprs = *value_of("next_free_sgpr");
  const uint32_t named_max = !target_.counts_sgprs()
                                 ? UINT32_MAX
                                 : target_.limits().addressable_sgprs - (target_.has_fixed_sgprs() ? extra : 0);
  if (named_sgprs > named_max) return out_of_range("next_free_sgpr", named_sgprs, named_max);
  const uint64_t sgprs =
      target_.has_fixed_sgprs() ? target_.limits().addressable_sgprs : static_cast<uint64_t>(named_sgprs) + extra;
  if (target_.counts_sgprs())
    out.granulated_wavefront_sgpr_count = granules(sgprs, target_.limits().sgpr_encoding_granule) - 1;
  return std::nullopt;
}

std::optional<Error> DescriptorBuilder::set_user_sgprs(KernelDescriptor& out) const {
  const uint32_t implied = implied_user_sgprs(out);
  const int64_t user_sgprs = value_of("user_sgpr_count").value_or(implied);
  if (user_sgprs < implied)
    return Error{fmt::format(".amdhsa_user_sgpr_count is {}, but the enabled user SGPRs are {}", user_sgprs, implied)};
  out.user_sgpr_count = static_cast<uint32_t>(user_sgprs);
  return std::nullopt;
}

Result<KernelDescriptor> DescriptorBuilder::finish() const {
  for (const DescriptorKey& key : kKeys)
    if (key.required && key.exists_on(target_) && !value_of(key.name))
      return Error{fmt::format("the kernel descriptor has no .amdhsa_{}", key.name)};
  KernelDescriptor out = descriptor_;
  if (auto error = check_arguments(out)) return *error;
  if (auto error = set_vgprs(out)) return *error;
  if (auto error = set_agprs(out)) return *error;
  if (value_of("tg_split").value_or(0) != 0) out.compute_pgm_rsrc3 |= kTgSplitBit;

  for (const DescriptorKey& key : kKeys)
    if (is_in_rsrc3(key) && key.exists_on(target_))
      out.compute_pgm_rsrc3 |= static_cast<uint32_t>(value_of(key.name).value_or(0)) << key.rsrc3_lsb;
  if (auto error = check_shared_vgprs(out)) return *error;
  if (auto error = set_sgprs(out)) return *error;
  if (auto error = set_user_sgprs(out)) return *error;
  return out;
}

namespace {

// Fields that are set and that no line says: " NAME=VALUE" each.
std::string fields_without_text(const KernelDescriptor& descriptor, const DescriptorTarget& target) {
  std::string silent;
  for (const KernelDescriptorField& field : descriptor_fields()) {
    const bool printed = std::any_of(std::begin(kKeys), std::end(kKeys), [&](const DescriptorKey& key) {
      return key.member == field.member && key.exists_on(target);
    });
    const bool counted = field.member == &K::granulated_workitem_vgpr_count ||
                         (field.member == &K::granulated_wavefront_sgpr_count && target.counts_sgprs()) ||
                         field.member == &K::user_sgpr_count;
    const bool printed_by_fields =
        field.member == &K::compute_pgm_rsrc3 && (descriptor.compute_pgm_rsrc3 & ~rsrc3_mask(target, descriptor)) == 0;
    if (!printed && !counted && !printed_by_fields && descriptor.*field.member != 0)
      silent += fmt::format(" {}={:#x}", field.name, descriptor.*field.member);
  }
  if (!descriptor.reserved_bits_clear()) silent += " reserved bits";
  return silent;
}

}  // namespace

std::string print_descriptor(std::string_view kernel_name, const KernelDescriptor& descriptor,
                             const DescriptorTarget& target, DescriptorStyle style, int code_object_version) {
  const bool assemblable = style == DescriptorStyle::assemblable;
  // The descriptor does not tell named SGPRs from VCC, FLAT_SCRATCH and XNACK_MASK, so all are printed as named. Above
  // the last SGPR a kernel can name, and where the target id makes XNACK_MASK count, that would not assemble.
  uint32_t sgprs = (descriptor.granulated_wavefront_sgpr_count + 1) * target.limits().sgpr_encoding_granule;
  uint32_t extra = 0;
  if (!target.counts_sgprs())
    sgprs = target.limits().sgpr_encoding_granule;
  else if (assemblable && (sgprs > target.limits().addressable_sgprs || target.has_fixed_sgprs()))
    extra = kSgprsForFlatScratch;
  if (assemblable && target.xnack_on_or_any && target.counts_sgprs()) extra = kSgprsForFlatScratch;
  if (extra != 0)
    sgprs = std::min(sgprs - extra, target.limits().addressable_sgprs - (target.has_fixed_sgprs() ? extra : 0));

  std::string out = fmt::format(".amdhsa_kernel {}\n", kernel_name);
  for (const DescriptorKey& key : kKeys) {
    if (!key.exists_on(target)) continue;
    if (!assemblable && code_object_version == 4 && key.member == &K::uses_dynamic_stack) continue;
    if (key.member != nullptr) {
      out += line(key.name, descriptor.*key.member);
    } else if (key.name == "accum_offset") {
      out += line(key.name, ((descriptor.compute_pgm_rsrc3 & kAccumOffsetMask) + 1) * kAccumOffsetUnit);
    } else if (key.name == "tg_split") {
      out += line(key.name, (descriptor.compute_pgm_rsrc3 & kTgSplitBit) != 0);
    } else if (is_in_rsrc3(key)) {
      const uint32_t value = descriptor.compute_pgm_rsrc3 >> key.rsrc3_lsb & ((1u << key.width) - 1);
      const bool is_void = key.name == "shared_vgpr_count" && descriptor.enable_wavefront_size32 != 0;
      out += is_void ? fmt::format("\t; SHARED_VGPR_COUNT {}\n", value) : line(key.name, value);
    } else if (key.name == "next_free_vgpr") {
      for (const RemarkBit& bit : kRemarkBits)
        if (target.has(bit.needs))
          out += fmt::format("\t; {} {}\n", bit.name, descriptor.compute_pgm_rsrc3 >> bit.bit & 1);
      out +=
          line(key.name, uint64_t{descriptor.granulated_workitem_vgpr_count + 1} * target.vgpr_granule_of(descriptor));
    } else if (key.name == "next_free_sgpr") {
      out += line(key.name, sgprs);
    } else if (key.name == "reserve_xnack_mask") {
      out += line(key.name, assemblable && target.xnack_on_or_any);
    } else if (key.name == "user_sgpr_count") {
      if (assemblable && descriptor.user_sgpr_count != implied_user_sgprs(descriptor))
        out += line(key.name, descriptor.user_sgpr_count);
    } else {
      out += line(key.name, key.name == "reserve_flat_scratch" && extra != 0);
    }
  }
  const std::string silent = fields_without_text(descriptor, target);
  if (!silent.empty()) out += fmt::format("\t; not expressible in this text:{}\n", silent);
  return out + ".end_amdhsa_kernel\n";
}

}  // namespace lw::inst
