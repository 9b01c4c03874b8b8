// What the first workgroup of a variant of studies/spd does to its texture, instruction by instruction.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "study/spd/spd.h"

namespace lw::study {

struct SpdPlace {
  uint32_t level = 0, x = 0, y = 0;
};

// Of one instruction of one wave.
struct SpdAccess {
  bool is_store = false;
  uint32_t wave = 0;    // in the workgroup
  uint64_t number = 0;  // of the wave's instructions
  uint64_t lanes = 0;   // that reach a texel
  // Of each of them: the texel, and where it lies, in bytes from where the texture begins.
  std::array<SpdPlace, 64> texels{};
  std::array<uint64_t, 64> offsets{};

  // How many pieces of memory of so many bytes, a power of two, the lanes reach; of texels of so many bytes.
  uint32_t lines(uint32_t line_bytes, uint32_t texel_bytes) const;
};

// In the order in which they executed. Of variants that load level 0, as a sampler reaches other texels of a lane too.
Result<std::vector<SpdAccess>> watch_texels(SpdBench& bench, const SpdRun& run);

}  // namespace lw::study
