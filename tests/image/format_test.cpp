// Numbers of formats by the names that LLVM and the manuals give them, and components through dst_sel. What the values
// are is in formats_test.py.
#include "image/format.h"

#include <gtest/gtest.h>

#include <map>

#include "text/spelling.h"

namespace lw::image {
namespace {

constexpr std::string_view kTargets[] = {"gfx803", "gfx900", "gfx1010", "gfx1030", "gfx1100"};

std::string upper_name(const isa::FormatNumber& format) {
  std::string name = std::string(isa::facts(format.data).name) + "_";
  for (const char c : isa::number_format_name(format.number)) name += static_cast<char>(c - 'a' + 'A');
  return name;
}

TEST(Format, NumbersAreThoseThatLlvmNames) {
  for (const std::string_view name : {"gfx1010", "gfx1030", "gfx1100", "gfx1150"}) {
    const isa::Target& target = *isa::find_target(name);
    const int generation = isa::image_generation(target.column);
    unsigned compared = 0;
    for (const text::NamedValue& format : text::unified_format_names()) {
      constexpr std::string_view kPrefix = "BUF_FMT_";
      const std::string_view spelling = format.text;
      if (!format.holds_in(target.column) || !spelling.starts_with(kPrefix)) continue;
      const isa::FormatNumber* found = isa::find_format(generation, static_cast<uint32_t>(format.value));
      if (spelling == "BUF_FMT_INVALID") {
        EXPECT_EQ(found, nullptr);
        continue;
      }
      ASSERT_NE(found, nullptr) << spelling;
      EXPECT_EQ(upper_name(*found), spelling.substr(kPrefix.size())) << name;
      ++compared;
    }
    EXPECT_GE(compared, 60u) << name;
  }
}

// The rest of the lists: PAL's IMG_FMT, and table 52 of the RDNA3 manual.
TEST(Format, NumbersOfImages) {
  struct Case {
    const char* target;
    uint32_t value;
    const char* name;
  };
  for (const Case& c :
       {Case{"gfx1010", 128, "8_SRGB"}, Case{"gfx1010", 129, "8_8_SRGB"}, Case{"gfx1030", 130, "8_8_8_8_SRGB"},
        Case{"gfx1030", 132, "5_9_9_9_FLOAT"}, Case{"gfx1010", 133, "5_6_5_UNORM"},
        Case{"gfx1010", 134, "1_5_5_5_UNORM"}, Case{"gfx1010", 135, "5_5_5_1_UNORM"},
        Case{"gfx1010", 136, "4_4_4_4_UNORM"}, Case{"gfx1010", 140, "32_FLOAT_CLAMP_FLOAT"},
        Case{"gfx1100", 64, "8_SRGB"}, Case{"gfx1100", 66, "8_8_8_8_SRGB"}, Case{"gfx1100", 67, "5_9_9_9_FLOAT"},
        Case{"gfx1100", 71, "4_4_4_4_UNORM"}, Case{"gfx1100", 72, "4_4_UNORM"}, Case{"gfx1100", 77, "8_24_UINT"},
        Case{"gfx1100", 78, "24_8_UNORM"}, Case{"gfx1100", 81, "X24_8_32_FLOAT"}}) {
    const isa::Target& target = *isa::find_target(c.target);
    ImageResource resource;
    resource.format = c.value;
    const auto format = TexelFormat::of(target, resource);
    ASSERT_TRUE(format.ok()) << c.name;
    EXPECT_EQ(format->name(), c.name);
    EXPECT_EQ(format->number_on(target)->value, c.value);
  }
  for (const auto& [name, first] :
       std::map<std::string, uint32_t>{{"gfx1010", 169}, {"gfx1030", 169}, {"gfx1100", 109}}) {
    for (uint32_t i = 0; i < 14; ++i) {
      ImageResource resource;
      resource.format = first + i;
      const auto format = TexelFormat::of(*isa::find_target(name), resource);
      ASSERT_FALSE(format.ok());
      EXPECT_EQ(format.error().kind, ImageRefusal::Kind::not_modelled);
      EXPECT_EQ(format.error().what, "data format BC" + std::to_string(i / 2 + 1) + ": block compression");
    }
  }
}

// Case 2 of the image tests, the part that is refused: GCN3 manual, table 8.17.
TEST(Format, Gcn3Table) {
  const isa::Target& target = *isa::find_target("gfx803");
  const std::map<uint32_t, std::string_view> stored = {
      {1, "8"},        {2, "16"},           {3, "8_8"},          {4, "32"},         {5, "16_16"},
      {6, "10_11_11"}, {7, "11_11_10"},     {8, "10_10_10_2"},   {9, "2_10_10_10"}, {10, "8_8_8_8"},
      {11, "32_32"},   {12, "16_16_16_16"}, {14, "32_32_32_32"}, {16, "5_6_5"},     {17, "1_5_5_5"},
      {18, "5_5_5_1"}, {19, "4_4_4_4"}};
  const std::map<uint32_t, std::string_view> read = {{13, "32_32_32"}, {20, "8_24"}, {21, "24_8"}, {22, "X24_8_32"},
                                                     {34, "5_9_9_9"},  {57, "4_4"},  {58, "6_5_5"}};
  for (uint32_t data = 0; data < 64; ++data) {
    for (uint32_t number = 0; number < 16; ++number) {
      ImageResource resource;
      resource.data_format = data;
      resource.num_format = number;
      const auto format = TexelFormat::of(target, resource);
      if (!format.ok()) continue;
      const auto found = stored.contains(data) ? stored.at(data) : read.contains(data) ? read.at(data) : "none";
      EXPECT_EQ(isa::facts(format->data()).name, found);
      const bool number_is_stored = number <= 1 || number == 4 || number == 5 || number == 7;
      EXPECT_EQ(format->is_storable(), stored.contains(data) && number_is_stored) << format->name();
      EXPECT_TRUE(number <= 5 || number == 7 || number == 9);
    }
  }
  for (const auto& all : {stored, read}) {
    for (const auto& [data, name] : all) {
      bool any = false;
      for (uint32_t number = 0; number < 16; ++number) {
        ImageResource resource;
        resource.data_format = data;
        resource.num_format = number;
        any |= TexelFormat::of(target, resource).ok();
      }
      EXPECT_TRUE(any) << name;
    }
  }
}

// Each format that a target can say reads back as itself.
TEST(Format, SetAndRead) {
  for (const std::string_view name : kTargets) {
    const isa::Target& target = *isa::find_target(name);
    for (const isa::FormatNumber& number : isa::format_numbers(isa::image_generation(target.column))) {
      for (unsigned kind = 0; kind < 16; ++kind) {
        const auto format = TexelFormat::make(number.data, static_cast<isa::NumberFormat>(kind));
        if (!format.ok()) continue;
        const auto said = format->number_on(target);
        if (!said) continue;
        ImageResource resource;
        set_format(resource, target, *said);
        const auto words = write_image_resource(target, resource);
        ASSERT_TRUE(words.ok());
        const auto again = TexelFormat::of(target, read_image_resource(target, *words));
        ASSERT_TRUE(again.ok());
        EXPECT_EQ(*again, *format);
      }
    }
  }
}

// Case 3: all values in each place, of a float and an integer format.
TEST(Format, Case3DestinationSelect) {
  const Components texel = {10, 20, 30, 40};
  for (unsigned place = 0; place < 4; ++place) {
    for (uint32_t select = 0; select < 8; ++select) {
      ImageResource resource;
      uint32_t ImageResource::*const fields[] = {&ImageResource::dst_sel_x, &ImageResource::dst_sel_y,
                                                 &ImageResource::dst_sel_z, &ImageResource::dst_sel_w};
      resource.*fields[place] = select;
      const auto swizzle = ComponentSwizzle::of(resource);
      if (select == 2 || select == 3) {
        ASSERT_FALSE(swizzle.ok());
        EXPECT_EQ(swizzle.error().kind, ImageRefusal::Kind::reserved);
        continue;
      }
      ASSERT_TRUE(swizzle.ok());
      for (const bool is_integer : {false, true}) {
        Components expected{};
        expected[place] = select == 0 ? 0 : select == 1 ? (is_integer ? 1 : 0x3f800000) : texel[select - 4];
        EXPECT_EQ(swizzle->to_result(texel, is_integer), expected);
      }
    }
  }
}

// Case 4: what a store writes through a permutation, and where no component has a place.
TEST(Format, Case4StoreThroughDestinationSelect) {
  const auto swizzle_of = [](uint32_t x, uint32_t y, uint32_t z, uint32_t w) {
    ImageResource resource;
    resource.dst_sel_x = x, resource.dst_sel_y = y, resource.dst_sel_z = z, resource.dst_sel_w = w;
    return ComponentSwizzle::of(resource).value();
  };
  const TexelFormat rgba = TexelFormat::find("8_8_8_8", "uint").value();
  const TexelFormat red = TexelFormat::find("32", "uint").value();
  const Components data = {1, 2, 3, 4};
  EXPECT_EQ(swizzle_of(4, 5, 6, 7).to_texel(data, rgba).value(), (Components{1, 2, 3, 4}));
  EXPECT_EQ(swizzle_of(6, 5, 4, 7).to_texel(data, rgba).value(), (Components{3, 2, 1, 4}));  // BGRA
  EXPECT_EQ(swizzle_of(4, 0, 0, 1).to_texel(data, red).value(), (Components{1, 0, 0, 0}));
  EXPECT_EQ(swizzle_of(4, 4, 4, 1).to_texel(data, red).error().kind, ImageRefusal::Kind::not_modelled);
  EXPECT_EQ(swizzle_of(4, 5, 6, 1).to_texel(data, rgba).error().kind, ImageRefusal::Kind::not_modelled);
}

}  // namespace
}  // namespace lw::image
