// Beyond the edge of a cube's face: the texel that is nearest in space, by OpenGL's table of major axes.
#include "image/cube.h"

#include <gtest/gtest.h>

#include <array>

namespace lw::image {
namespace {

using Point = std::array<double, 3>;

// The centre of a texel on the cube from -1 to 1 (OpenGL 4.6, table 8.19, solved for the direction).
Point centre(const CubeTexel& texel, int32_t size) {
  const double s = (2.0 * texel.x + 1) / size - 1, t = (2.0 * texel.y + 1) / size - 1;
  switch (texel.face) {
    case 0: return {1, -t, -s};
    case 1: return {-1, -t, s};
    case 2: return {s, 1, t};
    case 3: return {s, -1, -t};
    case 4: return {s, -t, 1};
    default: return {-s, -t, -1};
  }
}

double distance(const Point& a, const Point& b) {
  double sum = 0;
  for (size_t i = 0; i < 3; ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
  return sum;
}

// Of all texels of other faces the nearest one to a texel.
CubeTexel nearest_elsewhere(const CubeTexel& from, int32_t size) {
  CubeTexel best{};
  double least = 1e9;
  for (uint32_t face = 0; face < 6; ++face)
    for (int32_t y = 0; y < size; ++y)
      for (int32_t x = 0; x < size; ++x) {
        const CubeTexel other{face, x, y};
        const double d = distance(centre(other, size), centre(from, size));
        if (face != from.face && d < least) least = d, best = other;
      }
  return best;
}

TEST(Cube, NeighbourOfAnEdgeTexelIsTheNearestOfAnotherFace) {
  for (const int32_t size : {3, 4, 8})
    for (uint32_t face = 0; face < 6; ++face)
      for (int32_t along = 1; along + 1 < size; ++along)
        for (const auto& [inside, beyond] :
             {std::pair{CubeTexel{face, 0, along}, CubeTexel{face, -1, along}},
              std::pair{CubeTexel{face, size - 1, along}, CubeTexel{face, size, along}},
              std::pair{CubeTexel{face, along, 0}, CubeTexel{face, along, -1}},
              std::pair{CubeTexel{face, along, size - 1}, CubeTexel{face, along, size}}}) {
          const auto found = cube_texel(beyond, size);
          ASSERT_TRUE(found);
          const CubeTexel wanted = nearest_elsewhere(inside, size);
          EXPECT_EQ(found->face, wanted.face) << face << ' ' << beyond.x << ' ' << beyond.y;
          EXPECT_EQ(found->x, wanted.x) << face << ' ' << beyond.x << ' ' << beyond.y;
          EXPECT_EQ(found->y, wanted.y) << face << ' ' << beyond.x << ' ' << beyond.y;
        }
}

TEST(Cube, ThreeTexelsMeetAtACorner) {
  for (uint32_t face = 0; face < 6; ++face) {
    EXPECT_FALSE(cube_texel({face, -1, -1}, 4));
    EXPECT_FALSE(cube_texel({face, 4, -1}, 4));
    EXPECT_TRUE(cube_texel({face, 0, 3}, 4));
  }
}

TEST(Cube, OneTexelAFace) {
  for (uint32_t face = 0; face < 6; ++face) {
    const auto found = cube_texel({face, -1, 0}, 1);
    ASSERT_TRUE(found);
    EXPECT_NE(found->face, face);
    EXPECT_EQ(found->x, 0);
    EXPECT_EQ(found->y, 0);
  }
}

}  // namespace
}  // namespace lw::image
