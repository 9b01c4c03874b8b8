#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "state/wave.h"

namespace lw::state {

// The waves that share LDS and barriers.
struct Workgroup {
  std::array<uint32_t, 3> id{};
  std::vector<std::unique_ptr<Wave>> waves;
  std::vector<std::byte> lds;

  // True where every wave that has not ended waits at the barrier, and there is one.
  bool barrier_complete() const;
  // Lets the waiting waves go on.
  void release_barrier();
  bool ended() const;
};

}  // namespace lw::state
