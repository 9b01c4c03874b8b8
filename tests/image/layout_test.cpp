// Where texels lie: published numbers, and the whole of small images. Every layout against the equations is in
// layouts_test.py. Cases are those of the image tests.
#include "image/layout.h"

#include <gtest/gtest.h>

#include <set>

#include "support.h"

namespace lw::image {
namespace {

// Case 8: the standard swizzle as Microsoft publishes it for textures of 32 bits: these bits of an address are x, those
// y.
TEST(Layout, Case8StandardSwizzle) {
  constexpr uint32_t kX = 0b1010'1010'1000'1111, kY = 0b0101'0101'0111'0000;
  for (const std::string_view name : {"gfx900", "gfx1010", "gfx1030"}) {
    const ImageLayout layout = layout_of(name, surface_2d(128, 128, 4, 9));
    const auto deposit = [](uint32_t value, uint32_t mask) {
      uint32_t result = 0;
      for (; mask != 0; mask &= mask - 1, value >>= 1)
        if ((value & 1) != 0) result |= mask & (0 - mask);
      return result;
    };
    for (uint32_t y = 0; y < 128; ++y)
      for (uint32_t x = 0; x < 128; ++x)  // the lowest two bits of x are those of the byte
        ASSERT_EQ(layout.offset(0, x, y, 0), deposit(x << 2, kX) | deposit(y, kY)) << name;
  }
}

// At 64 bits a texel the 8 x 8 order of threads of the downsampler is the order in memory.
TEST(Layout, QuadOrderIsStandardAt64Bits) {
  const ImageLayout layout = layout_of("gfx1010", surface_2d(64, 64, 8, 5));
  for (uint32_t thread = 0; thread < 64; ++thread) {
    const auto bit = [&](unsigned number) { return (thread >> number) & 1; };
    const uint32_t x = bit(0) | bit(3) << 1 | bit(4) << 2, y = bit(1) | bit(2) << 1 | bit(5) << 2;
    EXPECT_EQ(layout.offset(0, x, y, 0), 8 * thread);
  }
}

// Case 9: the three orders of 32-bit texels in blocks for display, upward from the texel's size.
TEST(Layout, Case9DisplayOrders) {
  struct Case {
    std::string_view name;
    std::array<std::string_view, 6> bits;
  };
  for (const Case& c :
       {Case{"gfx900", {"x0", "x1", "y0", "x2", "y1", "y2"}}, Case{"gfx1010", {"x0", "x1", "y0", "y1", "y2", "x2"}},
        Case{"gfx1030", {"x0", "x1", "y0", "y1", "x2", "y2"}}}) {
    for (const uint32_t mode : {2u, 6u, 10u}) {
      const ImageLayout layout = layout_of(c.name, surface_2d(256, 256, 4, mode));
      for (unsigned i = 0; i < c.bits.size(); ++i) {
        const uint32_t at = 1u << (c.bits[i][1] - '0');
        const bool is_x = c.bits[i][0] == 'x';
        EXPECT_EQ(layout.offset(0, is_x ? at : 0, is_x ? 0 : at, 0), 4u << i) << c.name << " " << c.bits[i];
      }
    }
  }
}

// Case 10: rows, tiles and tiles for display of gfx8.
TEST(Layout, Case10TileModes) {
  const ImageLayout rows = layout_of("gfx803", surface_2d(100, 3, 4, 8));
  EXPECT_EQ(rows.pitch(), 112u + 16u);  // whole 64 bytes a row, and 256 bytes in all
  EXPECT_EQ(rows.offset(0, 5, 2, 0), (2 * 128 + 5) * 4u);
  const ImageLayout thin = layout_of("gfx803", surface_2d(16, 16, 4, 13));
  EXPECT_EQ(thin.offset(0, 1, 0, 0), 4u);
  EXPECT_EQ(thin.offset(0, 0, 1, 0), 8u);
  EXPECT_EQ(thin.offset(0, 8, 0, 0), 256u);
  EXPECT_EQ(thin.offset(0, 0, 8, 0), 512u);
  const ImageLayout display = layout_of("gfx803", surface_2d(16, 16, 16, 9));
  EXPECT_EQ(display.offset(0, 0, 1, 0), 16u);
  EXPECT_EQ(display.offset(0, 1, 0, 0), 32u);
  // Blocks of several tiles go with the chip.
  EXPECT_TRUE(ImageLayout::make(target("gfx803"), surface_2d(256, 256, 4, 14), "polaris10").ok());
  const auto fiji = ImageLayout::make(target("gfx803"), surface_2d(256, 256, 4, 14), "fiji");
  ASSERT_FALSE(fiji.ok());
  EXPECT_EQ(fiji.error().kind, ImageRefusal::Kind::not_modelled);
  EXPECT_EQ(fiji.error().what, "2d_tiled_thin1 with MICRO_TILE_MODE_NEW 1 of 2D images of 32-bit elements on fiji");
}

// Case 11: the low byte of the address of an X mode exchanges pipes and banks.
TEST(Layout, Case11PipeBankXor) {
  for (const std::string_view name : {"gfx900", "gfx1010"}) {
    Surface surface = surface_2d(512, 512, 4, 25);
    const ImageLayout plain = layout_of(name, surface);
    surface.pipe_bank_xor = 0x0b;
    const ImageLayout exchanged = layout_of(name, surface);
    EXPECT_EQ(plain.alignment(), 65536u);
    for (uint32_t y = 0; y < 512; y += 3)
      for (uint32_t x = 0; x < 512; x += 3) ASSERT_EQ(exchanged.offset(0, x, y, 0), plain.offset(0, x, y, 0) ^ 0x0b00);
  }
}

// Case 12: thick blocks differ.
TEST(Layout, Case12ThickBlocks) {
  Surface surface = surface_2d(32, 32, 4, 9);
  surface.dimensions = 3;
  surface.depth = 16;
  const ImageLayout gfx9 = layout_of("gfx900", surface), gfx10 = layout_of("gfx1010", surface);
  EXPECT_EQ(gfx9.offset(0, 2, 0, 0), 8u);
  EXPECT_EQ(gfx10.offset(0, 2, 0, 0), 64u);
  EXPECT_EQ(gfx9.offset(0, 0, 0, 1), 64u);
  EXPECT_EQ(gfx10.offset(0, 0, 0, 1), 16u);
  EXPECT_EQ(gfx9.size_bytes(), 65536u);
  EXPECT_EQ(gfx10.size_bytes(), 65536u);
}

// Case 13: levels of 256 x 256 texels of 64 bits.
TEST(Layout, Case13Chains) {
  const ImageLayout linear9 = layout_of("gfx900", surface_2d(256, 256, 8, 0, 9));
  EXPECT_EQ(linear9.offset(1, 0, 0, 0), 524288u);
  EXPECT_EQ(linear9.offset(2, 0, 0, 0), 786432u);
  const ImageLayout linear10 = layout_of("gfx1010", surface_2d(256, 256, 8, 0, 9));
  EXPECT_EQ(linear10.offset(8, 0, 0, 0), 0u);
  EXPECT_EQ(linear10.offset(7, 0, 0, 0), 256u);
  EXPECT_EQ(linear10.offset(6, 0, 0, 0), 768u);
  EXPECT_EQ(linear10.offset(0, 0, 0, 0), 179968u);

  const ImageLayout blocks9 = layout_of("gfx900", surface_2d(256, 256, 8, 9, 9));
  EXPECT_EQ(blocks9.offset(1, 0, 0, 0), 131072u);
  EXPECT_EQ(blocks9.offset(2, 0, 0, 0), 524288u + 32768);
  EXPECT_EQ(blocks9.size_bytes(), 786432u);
  const ImageLayout blocks10 = layout_of("gfx1010", surface_2d(256, 256, 8, 9, 9));
  EXPECT_EQ(blocks10.offset(2, 0, 0, 0), 32768u);
  EXPECT_EQ(blocks10.offset(1, 0, 0, 0), 65536u);
  EXPECT_EQ(blocks10.offset(0, 0, 0, 0), 196608u);
  EXPECT_EQ(blocks10.size_bytes(), 720896u);
  const std::array<std::pair<uint32_t, uint32_t>, 7> texels = {
      {{64, 0}, {0, 32}, {32, 0}, {0, 16}, {16, 0}, {8, 8}, {0, 12}}};
  for (uint32_t i = 0; i < texels.size(); ++i) {
    EXPECT_EQ(blocks10.level(2 + i).x_origin, texels[i].first);
    EXPECT_EQ(blocks10.level(2 + i).y_origin, texels[i].second);
  }
  // The same place gives another address with XOR.
  EXPECT_EQ(layout_of("gfx1010", surface_2d(256, 256, 8, 25, 9)).offset(2, 0, 0, 0), 33024u);
  EXPECT_EQ(layout_of("gfx900", surface_2d(256, 256, 8, 25, 9)).offset(2, 0, 0, 0), 524288u + 32768);
}

// No two texels of an image have one place, and each lies within the size; of every mode, size of element and target.
TEST(Layout, TexelsAreDistinct) {
  unsigned made = 0;
  for (const std::string_view name : {"gfx803", "gfx802", "gfx900", "gfx902", "gfx1010", "gfx1012", "gfx1030"}) {
    for (uint32_t mode = 0; mode < 32; ++mode) {
      for (const uint8_t bytes : {1, 2, 4, 8, 16}) {
        for (unsigned shape = 0; shape < 4; ++shape) {
          Surface surface = surface_2d(shape == 1 ? 37 : 70, shape == 1 ? 150 : 33, bytes, mode);
          if (shape == 2) surface.slices = 5;
          if (shape == 3) surface = surface_2d(20, 23, bytes, mode), surface.dimensions = 3, surface.depth = 19;
          for (const uint32_t levels : {1u, full_chain(surface)}) {
            surface.levels = levels;
            surface.pipe_bank_xor = 0x5a;
            const auto layout = ImageLayout::make(target(name), surface, name == "gfx803" ? "polaris10" : "");
            if (!layout.ok()) continue;
            ++made;
            std::set<uint64_t> seen;
            for (uint32_t l = 0; l < levels; ++l) {
              const uint32_t deep = shape == 3 ? layout->level(l).depth : surface.slices;
              for (uint32_t z = 0; z < deep; ++z)
                for (uint32_t y = 0; y < layout->level(l).height; ++y)
                  for (uint32_t x = 0; x < layout->level(l).width; ++x) {
                    const uint64_t offset = layout->offset(l, x, y, z);
                    ASSERT_LE(offset + bytes, layout->size_bytes()) << name << " mode " << mode;
                    ASSERT_EQ(offset % bytes, 0u);
                    ASSERT_TRUE(seen.insert(offset).second)
                        << name << " mode " << mode << " level " << l << ": " << x << " " << y << " " << z;
                  }
            }
          }
        }
      }
    }
  }
  EXPECT_GT(made, 800u);
}

}  // namespace
}  // namespace lw::image
