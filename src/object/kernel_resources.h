// What a kernel asks of the machine, read in one place from its descriptor and metadata: registers, wave size, LDS,
// scratch and workgroup.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "isa/isa.h"
#include "object/code_object.h"

namespace lw::object {

// Registers are counted per wave, LDS and work-items per workgroup, scratch per work-item. Registers are those that the
// kernel uses, not those that the machine sets aside: the latter may be more than a wave can have (264 for 256 on
// gfx1100).
struct KernelResources {
  uint32_t vgprs = 0;  // with unified AGPRs either VGPRs alone or, with agprs = 0, the sum that the descriptor has
  uint32_t agprs = 0;
  uint32_t sgprs = 0;  // VCC, XNACK_MASK and FLAT_SCRATCH included; 16 more with a trap handler
  uint32_t lds_bytes = 0;
  uint32_t workgroup_size = 256;  // work-items
  uint32_t wave_size = 0;         // 32, 64, or 0 for the target's default
  bool wgp_mode = true;           // nothing where compute units do not pair
  uint32_t shared_vgprs = 0;      // of waves of 64: each takes the place of half a VGPR
  uint32_t scratch_bytes = 0;
  uint32_t vgpr_spills = 0, sgpr_spills = 0;  // registers that the compiler kept in memory or in lanes, as it says
};

// Whether a symbol is that of a kernel descriptor of version 3 or later.
bool is_descriptor(const Symbol& symbol);

// What a user names as a target: a target id, and the size of waves where the name says it ("gfx1030:wave64").
struct TargetRequest {
  std::string id;
  unsigned wave_size = 0;  // lanes; 0: not said
};
TargetRequest parse_target_request(std::string_view text);

// The size of a kernel's waves, in lanes.
uint32_t wave_size_of(const isa::Target& target, const Kernel& kernel);
// The target with waves of that size.
const isa::Target& target_of(const isa::Target& target, const Kernel& kernel);

// Where code of other waves begins than those of the code before it.
struct TargetChange {
  uint64_t address = 0;
  const isa::Target* target = nullptr;
};

// The target of all code in an object, in the size of waves that it is for. That of a kernel is its descriptor's. Other
// functions have the size that all kernels share, else the one that is wanted, else the target's default.
struct CodeTargets {
  const isa::Target* common = nullptr;  // what the functions have, and all code where `changes` is empty
  std::vector<TargetChange> changes;    // where kernels differ: by address
  const isa::Target& at(uint64_t address) const;
};
// Reads the descriptors themselves: the object may be read without its kernels. `wanted_wave_size` 0: none.
CodeTargets code_targets(const isa::Target& target, const CodeObject& code, unsigned wanted_wave_size);

// Why code cannot be taken for waves of a size that the user wants: the target has none, or a kernel has others.
// `kernel` names the only one that matters; empty: all do.
std::optional<Error> wave_size_error(const isa::Target& target, const CodeObject& code, unsigned wanted_wave_size,
                                     std::string_view kernel = {});

// LDS without what a launch adds, and workgroups of the size that the kernel requires, else of the largest that it
// allows, 256 at most. The machine goes by the descriptor; the finer counts of the metadata are taken where they are
// rounded to the same allocation.
KernelResources kernel_resources(const isa::Target& target, const Kernel& kernel);

// The same of a dispatch: of workgroups of so many work-items, with all the LDS that they are given.
KernelResources dispatch_resources(const isa::Target& target, const Kernel& kernel, uint32_t workgroup_size,
                                   uint32_t lds_bytes);

}  // namespace lw::object
