// Where texels lie: published numbers, the whole of small images, and what descriptors say. Every layout against the
// equations is in layouts_test.py. Cases are those of the image tests.
#include "image/layout.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>
#include <set>

namespace lw::image {
namespace {

const isa::Target& target(std::string_view name) { return *isa::find_target(name); }

Surface surface_2d(uint32_t width, uint32_t height, uint8_t bytes, uint32_t mode, uint32_t levels = 1) {
  Surface surface;
  surface.width = width, surface.height = height, surface.element_bytes = bytes, surface.mode = mode;
  surface.levels = levels;
  return surface;
}

ImageLayout layout_of(std::string_view name, const Surface& surface, std::string_view chip = {}) {
  auto layout = ImageLayout::make(target(name), surface, chip);
  EXPECT_TRUE(layout.ok()) << name << ": " << layout.error().what;
  return std::move(layout).value();
}

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
  EXPECT_EQ(fiji.error().kind, Refusal::Kind::not_modelled);
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

// A T# of a 2D image with the format R32_UINT.
ImageResource resource_2d(std::string_view name, uint32_t width, uint32_t height) {
  ImageResource resource;
  set_format(resource, target(name), *TexelFormat::find("32", "uint")->number_on(target(name)));
  resource.type = static_cast<uint32_t>(ImageType::image_2d);
  resource.base_address = 0x123400;
  resource.width_minus_1 = width - 1;
  resource.height_minus_1 = height - 1;
  resource.dst_sel_x = 4;
  return resource;
}

// Case 14: rows of an image 100 wide. What gfx10.1 has no field for, gfx10.3 takes from the descriptor.
TEST(Layout, Case14Pitch) {
  const auto pitch_of = [](std::string_view name, uint32_t field) {
    ImageResource resource = resource_2d(name, 100, 10);
    resource.pitch = field;
    const auto words = write_image_resource(target(name), resource);
    EXPECT_TRUE(words.ok());
    const auto view = view_of(target(name), read_image_resource(target(name), *words));
    EXPECT_TRUE(view.ok());
    return layout_of(name, view->surface).pitch();
  };
  EXPECT_EQ(pitch_of("gfx900", 127), 128u);
  EXPECT_EQ(pitch_of("gfx900", 255), 256u);
  EXPECT_EQ(pitch_of("gfx1010", 0), 128u);
  EXPECT_EQ(pitch_of("gfx1030", 0), 128u);
  EXPECT_EQ(pitch_of("gfx1030", 255), 256u);
  // A T# of four words has no pitch on gfx8: the smallest.
  ImageResource resource = resource_2d("gfx803", 100, 16);
  resource.tiling_index = linear_mode(target("gfx803"));
  EXPECT_EQ(resource.tiling_index, 8u);
  EXPECT_EQ(layout_of("gfx803", view_of(target("gfx803"), resource)->surface).pitch(), 112u);
}

// Case 15: the slices of views, by generation.
TEST(Layout, Case15Slices) {
  for (const std::string_view name : {"gfx803", "gfx900", "gfx1010", "gfx1030"}) {
    ImageResource resource = resource_2d(name, 64, 64);
    resource.type = static_cast<uint32_t>(ImageType::image_2d_array);
    resource.base_array = 2;
    if (name == "gfx803") {
      resource.depth = 9;
      resource.last_array = 6;
      resource.tiling_index = linear_mode(target(name));
    } else {
      resource.depth = 6;
    }
    if (name == "gfx900") resource.pitch = 63;
    const auto view = view_of(target(name), resource);
    ASSERT_TRUE(view.ok()) << view.error().what;
    EXPECT_EQ(view->first_slice, 2u);
    EXPECT_EQ(view->last_slice, 6u);
    EXPECT_EQ(view->surface.slices, 7u);
    EXPECT_EQ(view->address, 0x12340000u);
    const ImageLayout layout = layout_of(name, view->surface);
    EXPECT_EQ(layout.offset(0, 0, 0, 3) - layout.offset(0, 0, 0, 2), 64u * 64 * 4);
  }
}

// A 3D image of which slices of a level are bound: they are counted there.
TEST(Layout, BoundSlices) {
  ImageResource resource = resource_2d("gfx1010", 64, 64);
  resource.type = static_cast<uint32_t>(ImageType::image_3d);
  resource.max_mip = resource.base_level = resource.last_level = 1;
  resource.array_pitch = 1;
  resource.base_array = 3;
  resource.depth = 7;
  const auto view = view_of(target("gfx1010"), resource);
  ASSERT_TRUE(view.ok());
  EXPECT_EQ(view->first_slice, 3u);
  EXPECT_EQ(view->last_slice, 7u);
  EXPECT_EQ(view->surface.depth, 16u);
}

// The field that is a pitch, or the rows of the chain.
TEST(Layout, ChainRowsInThePitchField) {
  for (const auto& [width, height, rows] :
       {std::tuple{256u, 256u, false}, std::tuple{1024u, 64u, true}, std::tuple{64u, 64u, true}}) {
    const Surface surface = surface_2d(width, height, 8, 9, 7);
    EXPECT_EQ(rows_are_pitch(target("gfx900"), surface), rows) << width;
    const ImageLayout smallest = layout_of("gfx900", surface);
    ImageResource resource = resource_2d("gfx900", width, height);
    set_format(resource, target("gfx900"), *TexelFormat::find("32_32", "uint")->number_on(target("gfx900")));
    resource.sw_mode = 9;
    resource.max_mip = 6;
    resource.pitch = (rows ? smallest.chain_rows() : smallest.pitch()) - 1;
    const auto view = view_of(target("gfx900"), resource);
    ASSERT_TRUE(view.ok()) << view.error().what;
    const ImageLayout layout = layout_of("gfx900", view->surface);
    EXPECT_EQ(layout.size_bytes(), smallest.size_bytes());
    resource.pitch = 0;
    EXPECT_FALSE(ImageLayout::make(target("gfx900"), view_of(target("gfx900"), resource)->surface).ok());
  }
}

// A T# made of a view shows the same view again, on the same texels; of random surfaces in every mode.
TEST(Layout, DescribedAndViewedAgain) {
  const char* given = std::getenv("LW_SEED");
  const unsigned seed =
      given != nullptr ? static_cast<unsigned>(std::strtoul(given, nullptr, 0)) : std::random_device{}();
  SCOPED_TRACE("LW_SEED=" + std::to_string(seed));
  std::mt19937 random(seed);
  const auto below = [&](uint32_t limit) { return static_cast<uint32_t>(random() % limit); };
  constexpr std::pair<std::string_view, std::string_view> kFormats[] = {
      {"8", "uint"}, {"16", "float"}, {"8_8_8_8", "unorm"}, {"32_32", "float"}, {"32_32_32_32", "sint"}};
  constexpr ImageType kTypes[] = {ImageType::image_1d, ImageType::image_2d,       ImageType::image_3d,
                                  ImageType::cube,     ImageType::image_1d_array, ImageType::image_2d_array};
  unsigned described = 0;
  for (unsigned i = 0; i < 20000; ++i) {
    constexpr std::string_view kTargets[] = {"gfx803", "gfx900", "gfx1010", "gfx1030"};
    const std::string_view name = kTargets[below(4)];
    const ImageType type = kTypes[below(6)];
    const auto& [data, number] = kFormats[below(5)];
    const TexelFormat format = TexelFormat::find(data, number).value();
    Surface surface = surface_2d(1 + below(600), 1 + below(600), static_cast<uint8_t>(format.bytes()), below(32));
    if (type == ImageType::image_1d || type == ImageType::image_1d_array) surface.dimensions = 1, surface.height = 1;
    if (type == ImageType::image_3d) surface.dimensions = 3, surface.depth = 1 + below(100);
    if (type == ImageType::image_1d_array || type == ImageType::image_2d_array) surface.slices = 1 + below(50);
    if (type == ImageType::cube) surface.slices = 6;
    if (name != "gfx803") surface.levels = 1 + below(full_chain(surface));
    surface.pipe_bank_xor = static_cast<uint32_t>(pipe_bank_mask(target(name), surface) >> 8) & below(256);
    const auto layout = ImageLayout::make(target(name), surface, name == "gfx803" ? "polaris10" : "");
    if (!layout.ok()) continue;
    const uint32_t slices = type == ImageType::image_3d ? surface.depth : surface.slices;
    const uint32_t level = below(surface.levels);
    const ImageView view{type,
                         surface,
                         uint64_t{0x10000} * (1 + below(1000)) * layout->alignment(),
                         level,
                         level + below(surface.levels - level),
                         type == ImageType::image_3d ? 0 : below(slices),
                         slices - 1,
                         format,
                         Swizzle({ComponentSelect::b, ComponentSelect::g, ComponentSelect::r, ComponentSelect::one})};
    const auto resource = resource_of(target(name), view, *layout);
    ASSERT_TRUE(resource.ok()) << resource.error().message;
    const auto words = write_image_resource(target(name), *resource);
    ASSERT_TRUE(words.ok());
    const auto again = view_of(target(name), read_image_resource(target(name), *words));
    ASSERT_TRUE(again.ok()) << name << " " << name_of(type) << ": " << again.error().what;
    EXPECT_EQ(again->type, view.type);
    EXPECT_EQ(again->address, view.address);
    EXPECT_EQ(again->first_level, view.first_level);
    EXPECT_EQ(again->last_level, view.last_level);
    EXPECT_EQ(again->first_slice, view.first_slice);
    EXPECT_EQ(again->last_slice, view.last_slice);
    EXPECT_EQ(again->format, view.format);
    Surface rest = again->surface;
    rest.pitch = surface.pitch, rest.chain_rows = surface.chain_rows;  // what is said is what was found
    EXPECT_EQ(rest, surface) << name << " mode " << surface.mode;
    const auto layout_again = ImageLayout::make(target(name), again->surface, name == "gfx803" ? "polaris10" : "");
    ASSERT_TRUE(layout_again.ok()) << layout_again.error().what;
    EXPECT_EQ(layout_again->size_bytes(), layout->size_bytes());
    for (unsigned k = 0; k < 4; ++k) {
      const uint32_t l = below(surface.levels);
      const uint32_t x = below(layout->level(l).width), y = below(layout->level(l).height);
      const uint32_t z = below(surface.dimensions == 3 ? layout->level(l).depth : surface.slices);
      EXPECT_EQ(layout_again->offset(l, x, y, z), layout->offset(l, x, y, z));
    }
    ++described;
  }
  EXPECT_GT(described, 2000u);
}

TEST(Layout, WhatIsRefused) {
  const auto refusal = [](std::string_view name, auto change) {
    ImageResource resource = resource_2d(name, 64, 32);
    change(resource);
    const auto view = view_of(target(name), resource);
    if (!view.ok()) return view.error();
    const auto layout = ImageLayout::make(target(name), view->surface);
    return layout.ok() ? Refusal{Refusal::Kind::reserved, "nothing"} : layout.error();
  };
  using Kind = Refusal::Kind;
  const auto expect = [](const Refusal& found, Kind kind, std::string_view what) {
    EXPECT_EQ(found.kind, kind) << found.what;
    EXPECT_EQ(found.what, what);
  };
  expect(refusal("gfx1010", [](ImageResource& r) { r.type = 3; }), Kind::reserved, "image type 3");
  expect(refusal("gfx1010", [](ImageResource& r) { r.type = 0; }), Kind::reserved,
         "a buffer's descriptor in the place of an image's");
  expect(refusal("gfx1010", [](ImageResource& r) { r.type = 14; }), Kind::not_modelled,
         "images with several samples a texel");
  expect(refusal("gfx1010", [](ImageResource& r) { r.format = 0; }), Kind::reserved, "format 0");
  expect(refusal("gfx1010", [](ImageResource& r) { r.format = 511; }), Kind::reserved, "format 511");
  expect(refusal("gfx900", [](ImageResource& r) { r.data_format = 15; }), Kind::reserved, "data format 15");
  expect(refusal("gfx900", [](ImageResource& r) { r.num_format = 6; }), Kind::reserved,
         "number format reserved of data format 32");
  expect(refusal("gfx900", [](ImageResource& r) { r.data_format = 47; }), Kind::not_modelled,
         "data format FMASK: fragment masks");
  expect(refusal("gfx1010", [](ImageResource& r) { r.sw_mode = 12; }), Kind::reserved, "SW_MODE 12");
  expect(refusal("gfx1010", [](ImageResource& r) { r.sw_mode = 3; }), Kind::not_modelled,
         "256B_R of 2D images of 32-bit elements on navi10");
  expect(refusal("gfx1010", [](ImageResource& r) { r.sw_mode = 28; }), Kind::not_modelled,
         "blocks of variable size (SW_MODE VAR_Z_X)");
  expect(refusal("gfx1010", [](ImageResource& r) { r.dst_sel_z = 2; }), Kind::reserved, "dst_sel_z 2");
  expect(refusal("gfx1010", [](ImageResource& r) { r.max_mip = 9; }), Kind::reserved,
         "max_mip 9 of 64 x 32 x 1 texels");
  expect(refusal("gfx1010", [](ImageResource& r) { r.max_mip = 2, r.last_level = 3; }), Kind::reserved,
         "last_level 3 of an image of 3 levels");
  expect(refusal("gfx1010", [](ImageResource& r) { r.max_mip = 2, r.base_level = 1; }), Kind::reserved,
         "base_level 1 above last_level 0");
  expect(refusal("gfx900", [](ImageResource& r) { r.pitch = 31; }), Kind::reserved,
         "a pitch of 32: expected at least 64");
  expect(refusal("gfx900", [](ImageResource& r) { r.sw_mode = 1, r.max_mip = 1, r.pitch = 63; }), Kind::reserved,
         "several levels in blocks of 256 bytes");
  expect(refusal("gfx803", [](ImageResource& r) { r.tiling_index = 20; }), Kind::not_modelled,
         "2d_tiled_thick with MICRO_TILE_MODE_NEW 4");
  expect(refusal("gfx803", [](ImageResource& r) { r.tiling_index = 8, r.last_level = 1; }), Kind::not_modelled,
         "levels behind the first in one descriptor, on this target");
  expect(refusal("gfx1100", [](ImageResource&) {}), Kind::not_modelled, "layouts of images on gfx1100");
}

}  // namespace
}  // namespace lw::image
