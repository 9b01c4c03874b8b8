// The registers that a kernel asks for: in its descriptor, its metadata and its symbols.
#include <elf.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "isa/granules.h"
#include "object/elf_constants.h"
#include "object/kernel_resources.h"
#include "object/patch_parts.h"

namespace lw::object {
namespace {

// COMPUTE_PGM_RSRC3.ACCUM_OFFSET of targets with unified AGPRs: where AGPRs begin, in fours less one (LLVM's
// AMDGPUUsage, "compute_pgm_rsrc3 for GFX90A, GFX940").
constexpr uint32_t kAccumOffsetMask = 0x3f, kAccumOffsetUnit = 4;

// Offsets in amd_kernel_code_t (kernel_code_v2.cpp).
constexpr size_t kV2Rsrc1 = 48, kV2SgprCount = 84, kV2VgprCount = 86;

class KernelPatcher {
 public:
  KernelPatcher(const PatchTask& task, const PatchedKernel& patch, const Kernel& kernel, const isa::Target& target)
      : task_(task), patch_(patch), kernel_(kernel), target_(target), limits_(*target.limits) {}

  std::optional<Error> run() {
    count_registers();
    if (auto error = patch_descriptor()) return error;
    if (auto error = patch_notes()) return error;
    patch_counting_symbols();
    return std::nullopt;
  }

 private:
  Error more(std::string_view what, uint32_t now, uint32_t before) const {
    return Error{fmt::format("kernel {}: {} {} are more than the {} it has", kernel_.name, now, what, before)};
  }

  uint32_t accum_offset() const {
    return ((kernel_.descriptor.compute_pgm_rsrc3 & kAccumOffsetMask) + 1) * kAccumOffsetUnit;
  }

  // What the descriptor counts: with AGPRs, the larger of both numbers, or their sum.
  void count_registers() {
    std::optional<uint32_t> agprs = patch_.agprs ? patch_.agprs : kernel_.metadata.agpr_count;
    if (limits_.agprs == isa::Agprs::none) agprs = 0;
    if (!agprs) return;
    if (limits_.agprs != isa::Agprs::unified) {
      if (patch_.vgprs) all_vgprs_ = isa::total_vgprs(limits_, *patch_.vgprs, *agprs);
      return;
    }
    // AGPRs stay where they begin, unless the caller says how many there are.
    moves_agprs_ = patch_.vgprs && (patch_.agprs || *agprs == 0);
    if (moves_agprs_ || patch_.agprs)
      all_vgprs_ = isa::total_vgprs(limits_, moves_agprs_ ? *patch_.vgprs : accum_offset(), *agprs);
  }

  std::optional<Error> patch_descriptor() {
    inst::KernelDescriptor d = kernel_.descriptor;
    if (all_vgprs_) {
      const uint32_t field = isa::encoded_vgprs(limits_, wave_size_of(target_, kernel_), *all_vgprs_);
      if (field > d.granulated_workitem_vgpr_count)
        return more("VGPRs", *all_vgprs_,
                    isa::vgprs_of_encoding(limits_, wave_size_of(target_, kernel_), d.granulated_workitem_vgpr_count));
      d.granulated_workitem_vgpr_count = field;
      if (moves_agprs_) {
        const uint32_t fours = static_cast<uint32_t>(align_up(std::max(*patch_.vgprs, 1u), kAccumOffsetUnit));
        if (fours > accum_offset()) return more("VGPRs", *patch_.vgprs, accum_offset());
        d.compute_pgm_rsrc3 = (d.compute_pgm_rsrc3 & ~kAccumOffsetMask) | (fours / kAccumOffsetUnit - 1);
      }
    }
    // Where waves have all SGPRs anyway, the field is reserved.
    if (patch_.sgprs && limits_.sgprs_per_simd != 0) {
      const uint32_t field = isa::encoded_sgprs(limits_, *patch_.sgprs);
      if (field > d.granulated_wavefront_sgpr_count)
        return more("SGPRs", *patch_.sgprs, isa::sgprs_of_encoding(limits_, d.granulated_wavefront_sgpr_count));
      d.granulated_wavefront_sgpr_count = field;
    }
    return kernel_.code_v2 ? store_v2(d) : store(d);
  }

  std::optional<Error> store(const inst::KernelDescriptor& d) {
    const auto offset = task_.offset_of(kernel_.descriptor_address, inst::kKernelDescriptorBytes);
    if (!offset) return Error{fmt::format("kernel {}: the file does not have its descriptor", kernel_.name)};
    const auto bytes = inst::encode_descriptor(d);
    std::ranges::copy(bytes, task_.out.begin() + static_cast<std::ptrdiff_t>(*offset));
    return std::nullopt;
  }

  std::optional<Error> store_v2(const inst::KernelDescriptor& d) {
    const auto offset = task_.offset_of(kernel_.descriptor_address, kKernelCodeV2Bytes);
    if (!offset) return Error{fmt::format("kernel {}: the file does not have its amd_kernel_code_t", kernel_.name)};
    std::byte* code = task_.out.data() + *offset;
    store_le(code + kV2Rsrc1, d.compute_pgm_rsrc1());
    const KernelCodeV2& old = *kernel_.code_v2;
    if (patch_.sgprs) store_le(code + kV2SgprCount, std::min(old.wavefront_sgpr_count, narrow(*patch_.sgprs)));
    if (patch_.vgprs) store_le(code + kV2VgprCount, std::min(old.workitem_vgpr_count, narrow(*patch_.vgprs)));
    return std::nullopt;
  }

  static uint16_t narrow(uint32_t count) { return static_cast<uint16_t>(std::min<uint32_t>(count, UINT16_MAX)); }

  std::optional<Error> patch_notes() {
    if (!kernel_.has_metadata) return std::nullopt;
    const bool v2 = task_.code.version == 2;
    // LLVM's .vgpr_count is what the descriptor counts.
    const MetadataCounts counts{kernel_.metadata.name, v2 ? "" : kernel_.metadata.symbol, all_vgprs_, patch_.sgprs,
                                patch_.agprs};
    for (const ElfNote& note : task_.elf.notes) {
      if (note.owner != (v2 ? "AMD" : "AMDGPU") || note.type != (v2 ? kNoteMetadataV2 : kNoteMetadata)) continue;
      const std::span<std::byte> description = task_.out.subspan(note.offset, note.description.size());
      return v2 ? patch_metadata_v2(description, counts) : patch_metadata(description, counts);
    }
    return std::nullopt;
  }

  // LLVM puts the counts of each function into absolute symbols, for callers that are compiled elsewhere
  // (AMDGPUMCResourceInfo).
  void patch_counting_symbols() {
    const std::array<std::pair<std::string, std::optional<uint32_t>>, 3> counts{
        {{kernel_.name + ".num_vgpr", patch_.vgprs},
         {kernel_.name + ".num_agpr", patch_.agprs},
         {kernel_.name + ".numbered_sgpr", patch_.sgprs}}};
    for (const ElfSection& section : task_.elf.sections) {
      if (section.type != SHT_SYMTAB) continue;
      for (size_t i = 0; i < task_.elf.symbols.size(); ++i) {
        const ElfSymbol& symbol = task_.elf.symbols[i];
        if (symbol.section != SHN_ABS) continue;
        for (const auto& [name, count] : counts)
          if (count && symbol.name == name)
            store_le(task_.out.data() + section.offset + i * sizeof(Elf64_Sym) + offsetof(Elf64_Sym, st_value),
                     std::min<uint64_t>(symbol.value, *count));
      }
    }
  }

  const PatchTask& task_;
  const PatchedKernel& patch_;
  const Kernel& kernel_;
  const isa::Target& target_;
  const isa::TargetLimits& limits_;
  std::optional<uint32_t> all_vgprs_;  // empty: as before
  bool moves_agprs_ = false;           // to behind fewer VGPRs
};

}  // namespace

std::optional<Error> patch_kernel(const PatchTask& task, const PatchedKernel& patch) {
  const Kernel* kernel = task.code.find_kernel(patch.name);
  if (kernel == nullptr) return Error{fmt::format("there is no kernel {} to patch", patch.name)};
  const isa::Target* target = isa::find_target(task.code.target.processor);
  if (target == nullptr)
    return Error{
        fmt::format("kernel {}: the registers of {} are not known", kernel->name, to_string(task.code.target))};
  return KernelPatcher(task, patch, *kernel, *target).run();
}

}  // namespace lw::object
