// Numbers of the ELF format that AMD's code objects use.
#pragma once

#include <cstdint>

namespace lw::object {

inline constexpr uint16_t kMachineAmdgpu = 224;  // EM_AMDGPU
inline constexpr uint8_t kOsAbiHsa = 64;         // ELFOSABI_AMDGPU_HSA
inline constexpr uint64_t kPageBytes = 0x1000;   // what segments are aligned to

}  // namespace lw::object
