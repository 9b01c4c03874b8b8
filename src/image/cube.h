// Faces of a cube, and where one goes on beyond the edge of another.
#pragma once

#include <cstdint>
#include <optional>

namespace lw::image {

struct CubeTexel {
  uint32_t face;  // 0 to 5: +x, -x, +y, -y, +z, -z
  int32_t x, y;
};

// The texel at (x, y) of a face with `size` texels a side, where one of the two may lie up to `size` beyond the face:
// it is on the face beside it. Nothing where both lie beyond: there are three texels at a corner, and no fourth.
std::optional<CubeTexel> cube_texel(CubeTexel texel, int32_t size);

}  // namespace lw::image
