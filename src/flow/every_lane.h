// A mask of all lanes.
#pragma once

#include <cstdint>

namespace lw::flow {

inline constexpr uint64_t kEveryLane = ~uint64_t{0};

}  // namespace lw::flow
