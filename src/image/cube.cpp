#include "image/cube.h"

#include <array>
#include <cstdlib>

namespace lw::image {
namespace {

// The directions in which x and y of a face grow, and the one that it looks in: axis and sign. By the table of major
// axes that OpenGL, Direct3D and v_cubesc_f32, v_cubetc_f32 share.
struct Direction {
  int axis, sign;
};
struct Face {
  Direction right, down, out;
};
constexpr std::array<Face, 6> kFaces = {{
    {{2, -1}, {1, -1}, {0, +1}},
    {{2, +1}, {1, -1}, {0, -1}},
    {{0, +1}, {2, +1}, {1, +1}},
    {{0, +1}, {2, -1}, {1, -1}},
    {{0, +1}, {1, -1}, {2, +1}},
    {{0, -1}, {1, -1}, {2, -1}},
}};

}  // namespace

std::optional<CubeTexel> cube_texel(CubeTexel texel, int32_t size) {
  const bool beyond_x = texel.x < 0 || texel.x >= size, beyond_y = texel.y < 0 || texel.y >= size;
  if (!beyond_x && !beyond_y) return texel;
  if (beyond_x && beyond_y) return std::nullopt;
  // Positions of centres in half texels from the middle of the cube, whose faces are `size` away. What lies beyond an
  // edge is folded around it.
  const Face& from = kFaces[texel.face];
  std::array<int32_t, 3> at{};
  const auto put = [&at](Direction direction, int32_t distance) {
    at[static_cast<size_t>(direction.axis)] = direction.sign * distance;
  };
  int32_t right = 2 * texel.x + 1 - size, down = 2 * texel.y + 1 - size, out = size;
  int32_t& beyond = beyond_x ? right : down;
  out -= std::abs(beyond) - size;
  beyond = beyond < 0 ? -size : size;
  put(from.right, right);
  put(from.down, down);
  put(from.out, out);
  for (uint32_t face = 0; face < kFaces.size(); ++face) {
    const Face& to = kFaces[face];
    const auto along = [&at](Direction direction) { return direction.sign * at[static_cast<size_t>(direction.axis)]; };
    if (along(to.out) != size) continue;
    return CubeTexel{face, (along(to.right) + size - 1) / 2, (along(to.down) + size - 1) / 2};
  }
  return std::nullopt;
}

}  // namespace lw::image
