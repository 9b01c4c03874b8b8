// Target ids: a gfx name with the settings of the features that code can be compiled for or against.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/base.h"
#include "inst/descriptor.h"

namespace lw::object {

// How code was compiled with regard to a feature of its processor.
enum class Setting : uint8_t {
  unsupported,  // the processor has no such feature, or the file format cannot say
  any,          // runs with the feature on or off
  off,
  on,
};

// "gfx906:sramecc+:xnack-".
struct TargetId {
  std::string processor;
  Setting sramecc = Setting::unsupported;
  Setting xnack = Setting::unsupported;
  bool operator==(const TargetId&) const = default;
};

// "gfx906:sramecc+:xnack-"; settings `any` and `unsupported` are not written, as in clang's --offload-arch.
std::string to_string(const TargetId& target);

// Reads the same spelling, with or without the triple in front ("amdgcn-amd-amdhsa--gfx900:xnack-"), in the order of
// code object v4 or with v3's "+xnack" suffixes.
Result<TargetId> parse_target_id(std::string_view text);

// Whether code compiled as `code` may run on or satisfies a request for `wanted`: same processor, and no feature on in
// one and off in the other.
bool compatible(const TargetId& code, const TargetId& wanted);

// EF_AMDGPU_MACH: the gfx name of a number (empty when no processor has it) and back.
std::string_view processor_of_mach(uint32_t mach);
std::optional<uint32_t> mach_of_processor(std::string_view processor);

// Whether the processor has the feature, so that code objects v4 and later encode a setting for it.
bool supports_xnack(std::string_view processor);
bool supports_sramecc(std::string_view processor);

// What the descriptor text of this target looks like; nullopt for processors Lanewise has no tables for.
std::optional<inst::DescriptorTarget> descriptor_target(const TargetId& target);

// e_flags of a code object of version 2 to 6. Version 2 says its target in a note; 0 stands for files
// of other operating systems than HSA.
Result<TargetId> target_of_flags(uint32_t e_flags, int code_object_version);
Result<uint32_t> flags_of_target(const TargetId& target, int code_object_version);

// The processor that the note NT_AMD_HSA_ISA_VERSION of a code object v2 means.
Result<TargetId> target_of_isa_version(uint32_t major, uint32_t minor, uint32_t stepping);

}  // namespace lw::object
