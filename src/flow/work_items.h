// The work-item ids in the lanes of a wave.
#pragma once

#include <array>
#include <optional>

#include "flow/affine.h"

namespace lw::flow {

// x, y and z of the work-items of one wave, lane by lane: they are numbered x first, 64 to a wave, from any multiple of
// 64. `size`: of the workgroup; all zeros: not known, and x is taken to be a multiple of 64, so that it counts the
// lanes and y and z are the same in all of them (the values are then `assumed`).
std::array<std::optional<LaneValue>, 3> work_item_ids(const std::array<uint32_t, 3>& size);

}  // namespace lw::flow
