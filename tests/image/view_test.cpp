// Views: what descriptors show of images, what they are refused for, and descriptors made of views.
#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

#include "image/layout.h"
#include "support.h"

namespace lw::image {
namespace {

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
TEST(View, Case14Pitch) {
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
TEST(View, Case15Slices) {
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
TEST(View, BoundSlices) {
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
TEST(View, ChainRowsInThePitchField) {
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
TEST(View, DescribedAndViewedAgain) {
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
    const ImageView view{
        type,
        surface,
        uint64_t{0x10000} * (1 + below(1000)) * layout->alignment(),
        level,
        level + below(surface.levels - level),
        type == ImageType::image_3d ? 0 : below(slices),
        slices - 1,
        format,
        ComponentSwizzle({ComponentSelect::b, ComponentSelect::g, ComponentSelect::r, ComponentSelect::one})};
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

TEST(View, WhatIsRefused) {
  const auto refusal = [](std::string_view name, auto change) {
    ImageResource resource = resource_2d(name, 64, 32);
    change(resource);
    const auto view = view_of(target(name), resource);
    if (!view.ok()) return view.error();
    const auto layout = ImageLayout::make(target(name), view->surface);
    return layout.ok() ? ImageRefusal{ImageRefusal::Kind::reserved, "nothing"} : layout.error();
  };
  using Kind = ImageRefusal::Kind;
  const auto expect = [](const ImageRefusal& found, Kind kind, std::string_view what) {
    EXPECT_EQ(found.kind, kind) << found.what;
    EXPECT_EQ(found.what, what);
  };
  expect(refusal("gfx1010", [](ImageResource& r) { r.type = 3; }), Kind::reserved, "image type 3");
  expect(refusal("gfx1010", [](ImageResource& r) { r.type = 0; }), Kind::reserved,
         "a buffer descriptor instead of an image descriptor");
  expect(refusal("gfx1010", [](ImageResource& r) { r.type = 14; }), Kind::not_modelled,
         "images with several samples per texel");
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
         "more than one level in a descriptor, on this target");
  expect(refusal("gfx1100", [](ImageResource&) {}), Kind::not_modelled, "layouts of images on gfx1100");
}

}  // namespace
}  // namespace lw::image
