// Images in device memory: sizes, where texels come to lie, and what descriptors show of them.
#include "image/device_image.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <random>

#include "image/bound_image.h"
#include "image/image_object.h"
#include "support.h"

namespace lw::image {
namespace {

ImageDescription described(ImageType type, std::string_view format, uint32_t width, uint32_t height = 1) {
  return {.type = type, .width = width, .height = height, .format = *find_image_format(format)};
}

DeviceImage image_of(std::string_view name, const ImageDescription& description) {
  auto image = DeviceImage::make(target(name), description);
  EXPECT_TRUE(image.ok()) << name << ": " << image.error().what;
  return std::move(image).value();
}

std::string refusal(std::string_view name, const ImageDescription& description) {
  const auto image = DeviceImage::make(target(name), description);
  return image.ok() ? "" : image.error().what;
}

std::vector<std::byte> random_bytes(uint64_t count, std::mt19937& random) {
  std::vector<std::byte> bytes(count);
  for (std::byte& byte : bytes) byte = static_cast<std::byte>(random());
  return bytes;
}

// Pitch and the order of levels, as the address library of ROCR-Runtime computes them.
TEST(DeviceImage, TexelsOfLinearImages) {
  for (const auto& [name, row] : {std::pair{"gfx803", 112u}, {"gfx900", 128u}, {"gfx1010", 128u}, {"gfx1030", 128u}}) {
    ImageDescription description = described(ImageType::image_2d_array, "r32ui", 100, 16);
    description.slices = 3;
    const DeviceImage image = image_of(name, description);
    EXPECT_EQ(image.size_bytes(), 4u * row * 16 * 3) << name;
    EXPECT_EQ(image.host_bytes(), 4u * 100 * 16 * 3);
    std::vector<uint32_t> host(image.host_bytes() / 4), device(image.size_bytes() / 4), back(host.size());
    for (size_t i = 0; i < host.size(); ++i) host[i] = static_cast<uint32_t>(i + 1);
    image.to_device(std::as_bytes(std::span(host)), std::as_writable_bytes(std::span(device)));
    EXPECT_EQ(device[row * (2 * 16 + 5) + 99], host[100 * (2 * 16 + 5) + 99]) << name;
    EXPECT_EQ(device[100], 0u);
    image.to_host(std::as_bytes(std::span(device)), std::as_writable_bytes(std::span(back)));
    EXPECT_EQ(back, host);
  }
}

TEST(DeviceImage, LevelsOfLinearImages) {
  ImageDescription description = described(ImageType::image_2d, "rgba16f", 256, 256);
  description.levels = 9;
  std::vector<std::byte> host(image_of("gfx900", description).host_bytes());
  EXPECT_EQ(host.size(), 87381u * 8);
  const auto mark = [&](const DeviceImage& image, uint32_t level) {
    std::vector<std::byte> marked(host.size()), device(image.size_bytes());
    marked[image.host_offset(level)] = std::byte{1};
    image.to_device(marked, device);
    return std::ranges::find(device, std::byte{1}) - device.begin();
  };
  const DeviceImage gfx9 = image_of("gfx900", description), gfx10 = image_of("gfx1010", description);
  EXPECT_EQ(mark(gfx9, 1), 524288);
  EXPECT_EQ(mark(gfx9, 2), 786432);
  EXPECT_EQ(mark(gfx10, 8), 0);
  EXPECT_EQ(mark(gfx10, 7), 256);
  EXPECT_EQ(mark(gfx10, 6), 768);
  EXPECT_EQ(mark(gfx10, 0), 179968);
}

struct Kind {
  ImageType type;
  uint32_t width, height, depth, slices;
  Coordinates::Dimension dimension;
};
using Dimension = Coordinates::Dimension;
const Kind kKinds[] = {
    {ImageType::image_1d, 300, 1, 1, 1, Dimension::d1}, {ImageType::image_1d_array, 70, 1, 1, 5, Dimension::d1_array},
    {ImageType::image_2d, 75, 33, 1, 1, Dimension::d2}, {ImageType::image_2d_array, 40, 20, 1, 4, Dimension::d2_array},
    {ImageType::cube, 33, 33, 1, 6, Dimension::cube},   {ImageType::image_3d, 37, 20, 9, 1, Dimension::d3},
};

// What instructions find through the descriptor, of every texel.
void compare(std::string_view name, const DeviceImage& image, const Kind& kind, std::span<const std::byte> host,
             std::span<const std::byte> device, std::optional<uint32_t> level, bool is_storage) {
  constexpr uint64_t kAddress = 0x12'3450'0000;
  const auto words = image.descriptor(kAddress, {level, is_storage});
  ASSERT_TRUE(words.ok()) << name << ": " << words.error().what;
  const auto bound = BoundImage::make(target(name), *words);
  ASSERT_TRUE(bound.ok()) << name << ": " << bound.error().what;
  const uint32_t bytes = image.description().format.texel.bytes();
  const uint32_t first = level.value_or(0), last = level.value_or(image.description().levels - 1);
  for (uint32_t i = first; i <= last; ++i) {
    const DeviceImage::Extent size = image.extent(i);
    uint64_t at = image.host_offset(i);
    for (uint32_t z = 0; z < size.depth; ++z)
      for (uint32_t y = 0; y < size.height; ++y)
        for (uint32_t x = 0; x < size.width; ++x, at += bytes) {
          const bool one = kind.dimension == Dimension::d1 || kind.dimension == Dimension::d1_array;
          TexelWords words_of = one ? TexelWords{x, z} : TexelWords{x, y, z};
          const uint32_t count = kind.dimension == Dimension::d1 ? 1 : one || kind.dimension == Dimension::d2 ? 2 : 3;
          words_of[count] = i - first;
          const TexelPlace place = bound->find({kind.dimension, true, true}, words_of);
          ASSERT_EQ(place.bytes, bytes) << name << " level " << i << " " << x << "," << y << "," << z;
          ASSERT_EQ(std::memcmp(device.data() + (place.address - kAddress), host.data() + at, bytes), 0)
              << name << " level " << i << " " << x << "," << y << "," << z;
        }
  }
}

TEST(DeviceImage, DescriptorsShowWhatWasPut) {
  constexpr unsigned kSeed = 26;
  SCOPED_TRACE(testing::Message() << "seed " << kSeed);
  std::mt19937 random(kSeed);
  size_t compared = 0;
  for (const std::string_view name : {"gfx803", "gfx900", "gfx1010", "gfx1030"})
    for (const isa::NamedLayoutFacts& layout : isa::named_layouts())
      for (const std::string_view format : {"r8ui", "rgba8", "rg32f", "rgba32i"})
        for (const Kind& kind : kKinds)
          for (const uint32_t levels : {1u, 4u}) {
            const ImageDescription description{kind.type,
                                               kind.width,
                                               kind.height,
                                               kind.depth,
                                               kind.slices,
                                               levels,
                                               *find_image_format(format),
                                               std::string(layout.name),
                                               0};
            const auto made = DeviceImage::make(target(name), description);
            if (!made) continue;
            std::vector<std::byte> device(made->size_bytes());
            const std::vector<std::byte> host = random_bytes(made->host_bytes(), random);
            made->to_device(host, device);
            if (made->descriptor(0).ok()) compare(name, *made, kind, host, device, std::nullopt, false);
            for (uint32_t level = 0; level < levels; ++level) compare(name, *made, kind, host, device, level, true);
            std::vector<std::byte> back(host.size());
            made->to_host(device, back);
            EXPECT_EQ(back, host);
            ++compared;
          }
  EXPECT_GT(compared, 400u);
}

TEST(DeviceImage, LevelsThatDescriptorsCannotShow) {
  ImageDescription description = described(ImageType::image_2d, "rgba8", 64, 64);
  description.levels = 7;
  const DeviceImage image = image_of("gfx803", description);
  const auto all = image.descriptor(0x100000);
  ASSERT_FALSE(all.ok());
  EXPECT_EQ(all.error().kind, ImageRefusal::Kind::not_modelled);
  EXPECT_TRUE(image.descriptor(0x100000, {.level = 3}).ok());
  EXPECT_EQ(image.descriptor(0x100000, {.level = 7}).error().what, "level 7 of an image of 7");
}

// Words of HSA's image library; records where the range is checked by index, bytes elsewhere.
TEST(DeviceImage, BuffersHaveVSharp) {
  const ImageDescription description = described(ImageType::buffer, "rgba16f", 1000);
  const auto words = [&](std::string_view name) {
    return image_object(image_of(name, description), 0x12'3456'7800).value();
  };
  EXPECT_EQ(words("gfx803"), (ImageObject{0x34567800, 0x00080012, 8000, 0x00067fac, 0, 0, 0, 0, 14, 8, 1000, 0}));
  EXPECT_EQ(words("gfx900"), (ImageObject{0x34567800, 0x00080012, 1000, 0x00067fac, 0, 0, 0, 0, 14, 8, 1000, 0}));
  EXPECT_EQ(words("gfx1010"), (ImageObject{0x34567800, 0x00080012, 1000, 0x11047fac, 0, 0, 0, 0, 14, 8, 1000, 0}));
  EXPECT_EQ(refusal("gfx900", described(ImageType::buffer, "rgb565", 4)),
            "rgb565: gfx900 has no such format of buffers");
}

// HSA's image library: channel order to DST_SEL.
TEST(ImageFormat, ByHsaNumbers) {
  const auto selects = [](uint32_t type, uint32_t order) {
    ImageResource resource;
    const auto format = find_image_format(type, order);
    EXPECT_TRUE(format.has_value()) << type << " " << order;
    format->swizzle.set(resource);
    return format->texel.name() +
           fmt::format(" {}{}{}{}", resource.dst_sel_x, resource.dst_sel_y, resource.dst_sel_z, resource.dst_sel_w);
  };
  constexpr uint32_t kUnorm8 = 2, kUnorm565 = 6, kSigned16 = 9, kFloat = 15;
  EXPECT_EQ(selects(kUnorm8, 0), "8_UNORM 0004");
  EXPECT_EQ(selects(kUnorm8, 5), "8_8_UNORM 4005");
  EXPECT_EQ(selects(kUnorm8, 8), "8_8_8_8_UNORM 4567");
  EXPECT_EQ(selects(kUnorm8, 9), "8_8_8_8_UNORM 6547");
  EXPECT_EQ(selects(kUnorm8, 14), "8_8_8_8_SRGB 4567");
  EXPECT_EQ(selects(kUnorm565, 6), "5_6_5_UNORM 6541");
  EXPECT_EQ(selects(kSigned16, 3), "16_16_SINT 4501");
  EXPECT_EQ(selects(kFloat, 17), "32_FLOAT 4441");
  EXPECT_FALSE(find_image_format(kFloat, 6).has_value());
  EXPECT_FALSE(find_image_format(kFloat, 20).has_value());
  EXPECT_FALSE(find_image_format(16, 8).has_value());
  EXPECT_EQ(find_image_format("bgra8")->channel_order, 9u);
  EXPECT_FALSE(find_image_format("rgb10a2")->channel_type.has_value());
  EXPECT_FALSE(find_image_format("rgb8").has_value());
}

// Words of the HSA runtime: clamp in three fields, MAX_LOD, filters.
TEST(SamplerObject, Words) {
  const auto words = [](std::string_view name, std::string_view mode, bool linear, bool unnormalized) {
    return sampler_object(target(name), {*find_address_mode(mode), linear, unnormalized, MipFilter::base_level});
  };
  for (const std::string_view name : {"gfx803", "gfx900", "gfx1010", "gfx1030"}) {
    EXPECT_EQ(words(name, "clamp_to_edge", true, false), (SamplerObject{0x092, 0x00fff000, 0x00500000, 0}));
    EXPECT_EQ(words(name, "clamp", false, true), (SamplerObject{0x81b6, 0x00fff000, 0, 0}));
    EXPECT_EQ(words(name, "mirrored_repeat", false, false), (SamplerObject{0x049, 0x00fff000, 0, 0}));
  }
  EXPECT_FALSE(find_address_mode("edge").has_value());
}

TEST(DeviceImage, Refusals) {
  const auto wrong = [](auto change) {
    ImageDescription description = described(ImageType::image_2d, "rgba8", 64, 64);
    change(description);
    return refusal("gfx900", description);
  };
  using D = ImageDescription;
  EXPECT_EQ(wrong([](D& d) { d.width = 0; }), "width 0: expected 1 to 16384");
  EXPECT_EQ(wrong([](D& d) { d.height = 16385; }), "height 16385: expected 1 to 16384");
  EXPECT_EQ(wrong([](D& d) { d.levels = 8; }), "8 levels: this image has 1 to 7");
  EXPECT_EQ(wrong([](D& d) { d.slices = 2; }), "2 slices of a 2D image");
  EXPECT_EQ(wrong([](D& d) { d.layout = "macro"; }),
            "'macro' is not a layout of a 2D image on gfx900; it has: linear micro displayable displayable4k "
            "displayable256 standard4k standard64k standard4k_x standard64k_x displayable64k_x render64k_x optimal");
  EXPECT_EQ(wrong([](D& d) { d.pitch = 100; }), "a pitch of 100 texels: expected a multiple of 64 from 64 to 16384");
  EXPECT_EQ(wrong([](D& d) {
              d.type = ImageType::image_2d_array;
              d.width = d.height = 16384, d.slices = 8;
            }),
            "8589934592 bytes of texels: an image has at most 4294967296");
  EXPECT_EQ(refusal("gfx1200", described(ImageType::image_2d, "rgba8", 4, 4)), "images on gfx1200");
}

// A pitch that descriptors say, and one that they need not say.
TEST(DeviceImage, Pitch) {
  ImageDescription description = described(ImageType::image_2d, "r32f", 100, 8);
  description.pitch = 128;
  EXPECT_TRUE(image_of("gfx1010", description).descriptor(0x10000).ok());
  description.pitch = 256;
  EXPECT_FALSE(image_of("gfx1010", description).descriptor(0x10000).ok());
  EXPECT_EQ(image_of("gfx1030", description).size_bytes(), 256u * 4 * 8);
  EXPECT_TRUE(image_of("gfx1030", description).descriptor(0x10000).ok());
}

}  // namespace
}  // namespace lw::image
