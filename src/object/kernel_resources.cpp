#include "object/kernel_resources.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/check.h"
#include "isa/granules.h"

namespace lw::object {
namespace {

uint32_t workgroup_size_of(const Kernel& kernel, uint32_t most) {
  if (const auto& size = kernel.metadata.reqd_workgroup_size) {
    const uint64_t items = uint64_t{(*size)[0]} * (*size)[1] * (*size)[2];
    if (items > 0 && items <= most) return static_cast<uint32_t>(items);
  }
  constexpr uint32_t kUsual = 256;
  return std::min(kUsual, std::max(1u, kernel.metadata.max_flat_workgroup_size.value_or(kUsual)));
}

uint32_t wave_size_of(const isa::Target& target, const inst::KernelDescriptor& descriptor) {
  // The bit that says 32 lanes means nothing where there are no such waves.
  return target.has(isa::Feature::wave32) ? descriptor.wave_size() : 64;
}

const isa::Target& sized(const isa::Target& target, unsigned wave_size) {
  const isa::Target* found = isa::with_wave_size(target, wave_size);
  LW_CHECK(found != nullptr, "a target has waves of 64 lanes, and of 32 where its features say so");
  return *found;
}

// The descriptors of version 3 and later, with their kernels' first instruction.
template <class Visit>
void visit_descriptors(const CodeObject& code, const Visit& visit) {
  if (code.version < 3) return;
  for (const Symbol& symbol : code.symbols) {
    if (!is_descriptor(symbol)) continue;
    const std::optional<Bytes> bytes = code.bytes_at(symbol.address, inst::kKernelDescriptorBytes);
    if (!bytes) continue;
    const inst::KernelDescriptor descriptor = inst::decode_descriptor(bytes->first<inst::kKernelDescriptorBytes>());
    visit(symbol.address + static_cast<uint64_t>(descriptor.kernel_code_entry_byte_offset), descriptor);
  }
}

}  // namespace

bool is_descriptor(const Symbol& symbol) {
  constexpr std::string_view kEnding = ".kd";
  return symbol.kind == SymbolKind::object && symbol.section >= 0 &&
         symbol.size_bytes == inst::kKernelDescriptorBytes && symbol.name.size() > kEnding.size() &&
         symbol.name.ends_with(kEnding);
}

TargetRequest parse_target_request(std::string_view text) {
  for (const unsigned wave_size : {32u, 64u})
    if (const std::string suffix = fmt::format(":wave{}", wave_size); text.ends_with(suffix))
      return {std::string(text.substr(0, text.size() - suffix.size())), wave_size};
  return {std::string(text), 0};
}

const isa::Target& CodeTargets::at(uint64_t address) const {
  const auto after = std::upper_bound(changes.begin(), changes.end(), address,
                                      [](uint64_t a, const TargetChange& change) { return a < change.address; });
  return after == changes.begin() ? *common : *std::prev(after)->target;
}

CodeTargets code_targets(const isa::Target& target, const CodeObject& code, unsigned wanted_wave_size) {
  CodeTargets targets{isa::with_wave_size(target, wanted_wave_size), {}};
  if (targets.common == nullptr) targets.common = &target;
  if (!target.has(isa::Feature::wave32)) return targets;
  std::vector<TargetChange> starts;
  visit_descriptors(code, [&](uint64_t entry, const inst::KernelDescriptor& descriptor) {
    starts.push_back({entry, &sized(target, wave_size_of(target, descriptor))});
  });
  if (starts.empty()) return targets;
  if (std::ranges::all_of(starts, [&](const TargetChange& s) { return s.target == starts.front().target; })) {
    targets.common = starts.front().target;
    return targets;
  }
  const auto by_address = [](const TargetChange& a, const TargetChange& b) { return a.address < b.address; };
  std::ranges::stable_sort(starts, by_address);
  const auto kernels = static_cast<ptrdiff_t>(starts.size());
  for (const Symbol& symbol : code.symbols)
    if (symbol.kind == SymbolKind::function && symbol.section >= 0 &&
        !std::binary_search(starts.begin(), starts.begin() + kernels, TargetChange{symbol.address, nullptr},
                            by_address))
      starts.push_back({symbol.address, targets.common});
  std::ranges::stable_sort(starts, by_address);
  const isa::Target* before = targets.common;
  for (const TargetChange& start : starts) {
    if (start.target != before) targets.changes.push_back(start);
    before = start.target;
  }
  return targets;
}

std::optional<Error> wave_size_error(const isa::Target& target, const CodeObject& code, unsigned wanted_wave_size,
                                     std::string_view kernel) {
  if (wanted_wave_size == 0) return std::nullopt;
  if (isa::with_wave_size(target, wanted_wave_size) == nullptr)
    return Error{fmt::format("{} has no waves of {} lanes", target.name, wanted_wave_size)};
  for (const Kernel& k : code.kernels) {
    if (!kernel.empty() && k.name != kernel && k.symbol != kernel) continue;
    if (const uint32_t lanes = wave_size_of(target, k); lanes != wanted_wave_size)
      return Error{fmt::format("the descriptor of kernel {} says waves of {} lanes, --target {}:wave{} says {}", k.name,
                               lanes, target.name, wanted_wave_size, wanted_wave_size)};
  }
  return std::nullopt;
}

uint32_t wave_size_of(const isa::Target& target, const Kernel& kernel) {
  return wave_size_of(target, kernel.descriptor);
}

const isa::Target& target_of(const isa::Target& target, const Kernel& kernel) {
  return sized(target, wave_size_of(target, kernel));
}

KernelResources kernel_resources(const isa::Target& target, const Kernel& kernel) {
  const isa::TargetLimits& limits = *target.limits;
  const inst::KernelDescriptor& d = kernel.descriptor;
  KernelResources r;
  r.wave_size = wave_size_of(target, kernel);
  r.vgprs = isa::vgprs_of_encoding(limits, r.wave_size, d.granulated_workitem_vgpr_count);
  r.sgprs = isa::sgprs_of_encoding(limits, d.granulated_wavefront_sgpr_count);
  const auto allocated_vgprs = [&](uint32_t vgprs) { return isa::allocated_vgprs(limits, r.wave_size, vgprs); };
  const auto allocated_sgprs = [&](uint32_t sgprs) { return isa::allocated_sgprs(limits, sgprs); };
  if (const auto stated = kernel.metadata.vgpr_count; stated && allocated_vgprs(*stated) == allocated_vgprs(r.vgprs))
    r.vgprs = *stated;
  if (const auto stated = kernel.metadata.sgpr_count; stated && allocated_sgprs(*stated) == allocated_sgprs(r.sgprs))
    r.sgprs = *stated;
  r.lds_bytes = d.group_segment_fixed_bytes;
  r.workgroup_size = workgroup_size_of(kernel, limits.max_workgroup_size);
  r.wgp_mode = d.wgp_mode != 0;
  r.shared_vgprs = isa::shared_vgprs(target, r.wave_size, d.compute_pgm_rsrc3);
  r.scratch_bytes = d.private_segment_fixed_bytes;
  r.vgpr_spills = kernel.metadata.vgpr_spill_count.value_or(0);
  r.sgpr_spills = kernel.metadata.sgpr_spill_count.value_or(0);
  return r;
}

KernelResources dispatch_resources(const isa::Target& target, const Kernel& kernel, uint32_t workgroup_size,
                                   uint32_t lds_bytes) {
  KernelResources resources = kernel_resources(target, kernel);
  resources.workgroup_size = workgroup_size;
  resources.lds_bytes = lds_bytes;
  return resources;
}

}  // namespace lw::object
