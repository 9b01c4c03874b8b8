// What ELF says of a section: SHF_*.
#pragma once

#include <cstdint>

namespace lw::text {

inline constexpr uint64_t kWrite = 1, kAlloc = 2, kExecutable = 4, kMerge = 0x10, kStrings = 0x20, kLinkOrder = 0x80,
                          kGroup = 0x200, kTls = 0x400, kRetain = 0x200000, kExclude = 0x80000000;

}  // namespace lw::text
