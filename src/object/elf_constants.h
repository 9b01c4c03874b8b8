// Numbers of the ELF format that AMD's code objects use.
#pragma once

#include <cstdint>

namespace lw::object {

inline constexpr uint16_t kMachineAmdgpu = 224;  // EM_AMDGPU
inline constexpr uint8_t kOsAbiHsa = 64;         // ELFOSABI_AMDGPU_HSA
inline constexpr uint64_t kPageBytes = 0x1000;   // what segments are aligned to

inline constexpr uint32_t kNoteMetadataV2 = 10;  // NT_AMD_HSA_METADATA, owner "AMD"
inline constexpr uint32_t kNoteMetadata = 32;    // NT_AMDGPU_METADATA, owner "AMDGPU"

}  // namespace lw::object
