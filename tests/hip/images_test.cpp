// Images and samplers of the extension: the words of their objects, their errors, and copies of regions.
#include <gtest/gtest.h>
#include <hsa/hsa_ext_amd.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <random>
#include <thread>
#include <vector>

#include "hsa_fixture.h"

namespace {

constexpr auto kFormatUnsupported = static_cast<hsa_status_t>(HSA_EXT_STATUS_ERROR_IMAGE_FORMAT_UNSUPPORTED);
constexpr auto kSizeUnsupported = static_cast<hsa_status_t>(HSA_EXT_STATUS_ERROR_IMAGE_SIZE_UNSUPPORTED);
constexpr auto kPitchUnsupported = static_cast<hsa_status_t>(HSA_EXT_STATUS_ERROR_IMAGE_PITCH_UNSUPPORTED);
constexpr auto kRw = HSA_ACCESS_PERMISSION_RW;
constexpr auto kLinear = HSA_EXT_IMAGE_DATA_LAYOUT_LINEAR;

hsa_ext_image_descriptor_t descriptor(hsa_ext_image_geometry_t geometry, size_t width, size_t height, size_t depth,
                                      size_t slices, uint32_t type = HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT8,
                                      uint32_t order = HSA_EXT_IMAGE_CHANNEL_ORDER_RGBA) {
  return {geometry, width, height, depth, slices, {type, order}};
}

class Images : public Hsa {
 protected:
  std::byte* allocate(hsa_agent_t gpu, size_t bytes) {
    void* data = nullptr;
    EXPECT_EQ(hsa_amd_memory_pool_allocate(first_pool(gpu), bytes, 0, &data), HSA_STATUS_SUCCESS);
    allocated_.push_back(data);
    return static_cast<std::byte*>(data);
  }
  hsa_ext_image_t create(hsa_agent_t gpu, const hsa_ext_image_descriptor_t& image, const void* data) {
    hsa_ext_image_t made{};
    EXPECT_EQ(hsa_ext_image_create(gpu, &image, data, kRw, &made), HSA_STATUS_SUCCESS);
    return made;
  }
  hsa_status_t data_info(const hsa_ext_image_descriptor_t& image) {
    hsa_ext_image_data_info_t info{};
    return hsa_ext_image_data_get_info(gpu_, &image, kRw, &info);
  }
  void TearDown() override {
    for (void* data : allocated_) EXPECT_EQ(hsa_amd_memory_pool_free(data), HSA_STATUS_SUCCESS);
    Hsa::TearDown();
  }

  std::vector<void*> allocated_;
};

template <size_t kCount>
std::array<uint32_t, kCount> words_at(uint64_t handle) {
  std::array<uint32_t, kCount> words;
  std::memcpy(words.data(), reinterpret_cast<const void*>(handle), sizeof words);
  return words;
}
uint32_t field(uint32_t word, unsigned msb, unsigned lsb) { return (word >> lsb) & (~0u >> (31 - (msb - lsb))); }

// Fields by their bits in the manual: GCN3 ISA, table 8.15, and for gfx9 what differs.
TEST_F(Images, ObjectsHoldWhatKernelsRead) {
  const auto image = descriptor(HSA_EXT_IMAGE_GEOMETRY_2D, 100, 60, 0, 0);
  for (const hsa_agent_t gpu : {gpu_, agents_[2]}) {
    hsa_ext_image_data_info_t info{};
    ASSERT_EQ(hsa_ext_image_data_get_info(gpu, &image, kRw, &info), HSA_STATUS_SUCCESS);
    EXPECT_GE(info.size, 100u * 60 * 4);
    std::byte* const data = allocate(gpu, info.size);
    const hsa_ext_image_t made = create(gpu, image, data);
    const auto words = words_at<12>(made.handle);
    EXPECT_EQ(made.handle % 16, 0u);
    EXPECT_EQ((uint64_t{field(words[1], 7, 0)} << 40) | (uint64_t{words[0]} << 8), reinterpret_cast<uint64_t>(data));
    EXPECT_EQ(field(words[1], 25, 20), 10u);  // 8_8_8_8
    EXPECT_EQ(field(words[1], 29, 26), 0u);   // unorm
    EXPECT_EQ(field(words[2], 13, 0), 99u);
    EXPECT_EQ(field(words[2], 27, 14), 59u);
    EXPECT_EQ(field(words[3], 11, 0), 4u | 5u << 3 | 6u << 6 | 7u << 9);  // R, G, B, A
    EXPECT_EQ(field(words[3], 31, 28), 9u);                               // 2D
    EXPECT_EQ(words[8], uint32_t{HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT8});
    EXPECT_EQ(words[9], uint32_t{HSA_EXT_IMAGE_CHANNEL_ORDER_RGBA});
    EXPECT_EQ(words[10], 100u);
    EXPECT_EQ(hsa_ext_image_destroy(gpu, made), HSA_STATUS_SUCCESS);
  }
}

// The same memory as texels of one other word each, as blit kernels see it, lies in the same order.
TEST_F(Images, ViewsOfOneSizeOfTexelDifferInFormatAlone) {
  for (const hsa_agent_t gpu : {gpu_, agents_[2]}) {
    std::byte* const data = allocate(gpu, 1 << 20);
    const auto colours = create(gpu, descriptor(HSA_EXT_IMAGE_GEOMETRY_2DA, 100, 60, 0, 3), data);
    const auto numbers = create(gpu,
                                descriptor(HSA_EXT_IMAGE_GEOMETRY_2DA, 100, 60, 0, 3,
                                           HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32, HSA_EXT_IMAGE_CHANNEL_ORDER_R),
                                data);
    auto a = words_at<8>(colours.handle), b = words_at<8>(numbers.handle);
    EXPECT_NE(a, b);
    for (auto* words : {&a, &b}) (*words)[1] &= 0xff, (*words)[3] &= ~0xfffu;
    EXPECT_EQ(a, b);
  }
}

// GCN3 ISA, table 8.9. Ranges are in bytes there, and in records on gfx9 where the instruction has an index.
TEST_F(Images, BuffersHaveABuffersDescriptor) {
  const auto image = descriptor(HSA_EXT_IMAGE_GEOMETRY_1DB, 1000, 0, 0, 0, HSA_EXT_IMAGE_CHANNEL_TYPE_FLOAT,
                                HSA_EXT_IMAGE_CHANNEL_ORDER_RG);
  for (const hsa_agent_t gpu : {gpu_, agents_[2]}) {
    std::byte* const data = allocate(gpu, 8000);
    hsa_ext_image_t made{};
    ASSERT_EQ(hsa_ext_image_create_with_layout(gpu, &image, data, kRw, kLinear, 0, 0, &made), HSA_STATUS_SUCCESS);
    const auto words = words_at<12>(made.handle);
    EXPECT_EQ((uint64_t{field(words[1], 15, 0)} << 32) | words[0], reinterpret_cast<uint64_t>(data));
    EXPECT_EQ(field(words[1], 31, 16), 8u);  // stride
    EXPECT_EQ(words[2], gpu.handle == gpu_.handle ? 1000u : 8000u);
    EXPECT_EQ(words[3], (4u | 5u << 3 | 0u << 6 | 1u << 9) | 7u << 12 | 11u << 15);  // R, G, 0, 1; float; 32_32
    EXPECT_EQ(words[10], 1000u);
  }
}

// GCN3 ISA, table 8.16.
TEST_F(Images, SamplersSayAddressingAndFilter) {
  const struct {
    uint32_t mode, clamp;
  } modes[] = {{HSA_EXT_SAMPLER_ADDRESSING_MODE_UNDEFINED, 0},
               {HSA_EXT_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE, 2},
               {HSA_EXT_SAMPLER_ADDRESSING_MODE_CLAMP_TO_BORDER, 6},
               {HSA_EXT_SAMPLER_ADDRESSING_MODE_REPEAT, 0},
               {HSA_EXT_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT, 1}};
  for (const auto& [mode, clamp] : modes)
    for (const uint32_t is_normalized : {0u, 1u})
      for (const uint32_t is_linear : {0u, 1u}) {
        const hsa_ext_sampler_descriptor_t wanted{is_normalized, is_linear, mode};
        hsa_ext_sampler_t made{};
        ASSERT_EQ(hsa_ext_sampler_create(gpu_, &wanted, &made), HSA_STATUS_SUCCESS);
        const std::array<uint32_t, 8> expected{clamp | clamp << 3 | clamp << 6 | (1 - is_normalized) << 15,
                                               0xfffu << 12, is_linear << 20 | is_linear << 22};
        EXPECT_EQ(words_at<8>(made.handle), expected);
        EXPECT_EQ(hsa_ext_sampler_destroy(gpu_, made), HSA_STATUS_SUCCESS);
        EXPECT_EQ(hsa_ext_sampler_destroy(gpu_, made), HSA_STATUS_ERROR_INVALID_ARGUMENT);
      }
  hsa_ext_sampler_t made{};
  for (const hsa_ext_sampler_descriptor_t wrong :
       {hsa_ext_sampler_descriptor_t{2, 0, 0}, hsa_ext_sampler_descriptor_t{0, 2, 0},
        hsa_ext_sampler_descriptor_t{0, 0, 5}})
    EXPECT_EQ(hsa_ext_sampler_create(gpu_, &wrong, &made),
              static_cast<hsa_status_t>(HSA_EXT_STATUS_ERROR_SAMPLER_DESCRIPTOR_UNSUPPORTED));
}

TEST_F(Images, WhatThereIsNotIsRefusedByName) {
  const auto formats = [&](hsa_ext_image_geometry_t geometry, uint32_t type, uint32_t order) {
    uint32_t mask = 0xdead;
    const hsa_ext_image_format_t format{type, order};
    EXPECT_EQ(hsa_ext_image_get_capability(gpu_, geometry, &format, &mask), HSA_STATUS_SUCCESS);
    const size_t height = geometry == HSA_EXT_IMAGE_GEOMETRY_1DB ? 0 : 8;
    EXPECT_EQ(data_info(descriptor(geometry, 8, height, 0, 0, type, order)),
              mask == 0 ? kFormatUnsupported : HSA_STATUS_SUCCESS);
    return mask;
  };
  constexpr auto k2D = HSA_EXT_IMAGE_GEOMETRY_2D, k1DB = HSA_EXT_IMAGE_GEOMETRY_1DB;
  constexpr uint32_t kFloat = HSA_EXT_IMAGE_CHANNEL_TYPE_FLOAT, kUnorm8 = HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT8,
                     k565 = HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565;
  EXPECT_EQ(formats(k2D, kFloat, HSA_EXT_IMAGE_CHANNEL_ORDER_RGBA), 7u);
  EXPECT_EQ(formats(k2D, kFloat, HSA_EXT_IMAGE_CHANNEL_ORDER_RGB), 0u);
  EXPECT_EQ(formats(k2D, kFloat, HSA_EXT_IMAGE_CHANNEL_ORDER_BGRA), 0u);
  EXPECT_EQ(formats(k2D, kUnorm8, HSA_EXT_IMAGE_CHANNEL_ORDER_BGRA), 7u);
  EXPECT_EQ(formats(k2D, kUnorm8, HSA_EXT_IMAGE_CHANNEL_ORDER_SRGBA), 1u);
  EXPECT_EQ(formats(k1DB, kUnorm8, HSA_EXT_IMAGE_CHANNEL_ORDER_SRGBA), 0u);
  EXPECT_EQ(formats(k2D, k565, HSA_EXT_IMAGE_CHANNEL_ORDER_RGB), 7u);
  EXPECT_EQ(formats(k1DB, k565, HSA_EXT_IMAGE_CHANNEL_ORDER_RGB), 0u);
  EXPECT_EQ(formats(k2D, HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT24, HSA_EXT_IMAGE_CHANNEL_ORDER_DEPTH), 0u);
  EXPECT_EQ(formats(HSA_EXT_IMAGE_GEOMETRY_2DDEPTH, kFloat, HSA_EXT_IMAGE_CHANNEL_ORDER_DEPTH), 3u);
  EXPECT_EQ(formats(HSA_EXT_IMAGE_GEOMETRY_2DDEPTH, kFloat, HSA_EXT_IMAGE_CHANNEL_ORDER_R), 0u);
  for (const uint32_t type : {16u, 31u, 32u, 33u, ~0u}) EXPECT_EQ(formats(k2D, type, 8), 0u);
  for (const uint32_t order : {20u, 64u, ~0u}) EXPECT_EQ(formats(k2D, kFloat, order), 0u);

  EXPECT_EQ(data_info(descriptor(k2D, 16384, 16384, 0, 0)), HSA_STATUS_SUCCESS);
  EXPECT_EQ(data_info(descriptor(k2D, 16385, 1, 0, 0)), kSizeUnsupported);
  EXPECT_EQ(data_info(descriptor(k2D, 1, 16385, 0, 0)), kSizeUnsupported);
  EXPECT_EQ(data_info(descriptor(k2D, 0, 1, 0, 0)), kSizeUnsupported);
  EXPECT_EQ(data_info(descriptor(k2D, 8, 0, 0, 0)), kSizeUnsupported);
  EXPECT_EQ(data_info(descriptor(k2D, 8, 8, 2, 0)), kSizeUnsupported);
  EXPECT_EQ(data_info(descriptor(k2D, size_t{1} << 32 | 8, 8, 0, 0)), kSizeUnsupported);
  EXPECT_EQ(data_info(descriptor(HSA_EXT_IMAGE_GEOMETRY_2DA, 8, 8, 0, 8193)), kSizeUnsupported);
  EXPECT_EQ(data_info(descriptor(HSA_EXT_IMAGE_GEOMETRY_3D, 8, 8, 8193, 0)), kSizeUnsupported);
  EXPECT_EQ(data_info(descriptor(static_cast<hsa_ext_image_geometry_t>(8), 8, 8, 0, 0)), kFormatUnsupported);

  // Arguments.
  const auto image = descriptor(k2D, 8, 8, 0, 0);
  hsa_ext_image_t made{};
  std::byte* const data = allocate(gpu_, 1 << 16);
  EXPECT_EQ(hsa_ext_image_create(cpu_, &image, data, kRw, &made), HSA_STATUS_ERROR_INVALID_AGENT);
  EXPECT_EQ(hsa_ext_image_create(gpu_, &image, data + 4, kRw, &made), HSA_STATUS_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(hsa_ext_image_create(gpu_, &image, nullptr, kRw, &made), HSA_STATUS_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(hsa_ext_image_create(gpu_, nullptr, data, kRw, &made), HSA_STATUS_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(hsa_ext_image_create(gpu_, &image, data, static_cast<hsa_access_permission_t>(4), &made),
            HSA_STATUS_ERROR_INVALID_ARGUMENT);
  const auto large = descriptor(k2D, 200, 200, 0, 0);
  EXPECT_EQ(hsa_ext_image_create(gpu_, &large, data, kRw, &made), HSA_STATUS_ERROR_INVALID_ARGUMENT);  // too little
  EXPECT_EQ(made.handle, 0u);
  EXPECT_EQ(hsa_ext_image_destroy(gpu_, {reinterpret_cast<uint64_t>(data)}), HSA_STATUS_ERROR_INVALID_ARGUMENT);
  made = create(gpu_, image, data);
  EXPECT_EQ(hsa_ext_sampler_destroy(gpu_, {made.handle}), HSA_STATUS_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(hsa_ext_image_destroy(gpu_, made), HSA_STATUS_SUCCESS);
  EXPECT_EQ(hsa_ext_image_destroy(gpu_, made), HSA_STATUS_ERROR_INVALID_ARGUMENT);
}

TEST_F(Images, PitchesAreThoseThatDescriptorsCanSay) {
  const auto image = descriptor(HSA_EXT_IMAGE_GEOMETRY_2D, 100, 60, 0, 0);
  const auto size = [&](size_t row_pitch, size_t slice_pitch, hsa_status_t expected) {
    hsa_ext_image_data_info_t info{};
    EXPECT_EQ(hsa_ext_image_data_get_info_with_layout(gpu_, &image, kRw, kLinear, row_pitch, slice_pitch, &info),
              expected)
        << row_pitch;
    return info.size;
  };
  EXPECT_EQ(size(512, 0, HSA_STATUS_SUCCESS), 512u * 60);
  EXPECT_EQ(size(1024, 0, HSA_STATUS_SUCCESS), 1024u * 60);
  size(0, 0, kPitchUnsupported);  // rows of 400 bytes
  size(516, 0, kPitchUnsupported);
  size(640, 0, kPitchUnsupported);
  size(size_t{1} << 40, 0, kPitchUnsupported);
  hsa_ext_image_t made{};
  std::byte* const data = allocate(gpu_, 1024 * 59 + 400);  // the last row without its gap
  EXPECT_EQ(hsa_ext_image_create_with_layout(gpu_, &image, data, kRw, kLinear, 1024, 0, &made), HSA_STATUS_SUCCESS);
  EXPECT_EQ(field(words_at<8>(made.handle)[4], 28, 13), 255u);  // pitch - 1, in texels
  EXPECT_EQ(hsa_ext_image_create_with_layout(gpu_, &image, data, kRw, HSA_EXT_IMAGE_DATA_LAYOUT_OPAQUE, 1024, 0, &made),
            HSA_STATUS_ERROR_INVALID_ARGUMENT);
  const auto cube = descriptor(HSA_EXT_IMAGE_GEOMETRY_3D, 64, 60, 2, 0);
  hsa_ext_image_data_info_t info{};
  EXPECT_EQ(hsa_ext_image_data_get_info_with_layout(gpu_, &cube, kRw, kLinear, 256, 256 * 60, &info),
            HSA_STATUS_SUCCESS);
  EXPECT_EQ(hsa_ext_image_data_get_info_with_layout(gpu_, &cube, kRw, kLinear, 256, 256 * 61, &info),
            kPitchUnsupported);
}

// Regions go to and fro: what an array of the host's that is treated in the same way holds.
TEST_F(Images, RegionsAreCopiedRowByRow) {
  const uint32_t seed = std::random_device{}();
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  const auto below = [&](uint32_t end) { return static_cast<uint32_t>(random() % end); };
  const struct {
    hsa_ext_image_geometry_t geometry;
    uint32_t x, y, z;
  } kinds[] = {{HSA_EXT_IMAGE_GEOMETRY_1D, 300, 1, 1}, {HSA_EXT_IMAGE_GEOMETRY_1DB, 300, 1, 1},
               {HSA_EXT_IMAGE_GEOMETRY_2D, 70, 41, 1}, {HSA_EXT_IMAGE_GEOMETRY_3D, 23, 18, 11},
               {HSA_EXT_IMAGE_GEOMETRY_1DA, 50, 1, 7}, {HSA_EXT_IMAGE_GEOMETRY_2DA, 33, 20, 5}};
  const std::array<uint32_t, 3> orders{HSA_EXT_IMAGE_CHANNEL_ORDER_R, HSA_EXT_IMAGE_CHANNEL_ORDER_RG,
                                       HSA_EXT_IMAGE_CHANNEL_ORDER_RGBA};
  for (const hsa_agent_t gpu : {gpu_, agents_[2]})
    for (const auto& kind : kinds)
      for (size_t i = 0; i < 12; ++i) {
        const size_t texel = size_t{1} << i % 3;
        const bool is_3d = kind.geometry == HSA_EXT_IMAGE_GEOMETRY_3D;
        const auto wanted = descriptor(kind.geometry, kind.x, kind.y, is_3d ? kind.z : 1, is_3d ? 1 : kind.z,
                                       HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8, orders[i % 3]);
        hsa_ext_image_data_info_t info{};
        ASSERT_EQ(hsa_ext_image_data_get_info(gpu, &wanted, kRw, &info), HSA_STATUS_SUCCESS);
        std::byte* const data = allocate(gpu, info.size);
        const hsa_ext_image_t image = create(gpu, wanted, data);
        const size_t model_row = kind.x * texel, model_slice = model_row * kind.y;
        std::vector<std::byte> model(model_slice * kind.z);
        const hsa_ext_image_region_t whole{{0, 0, 0}, {kind.x, kind.y, kind.z}};
        ASSERT_EQ(hsa_ext_image_import(gpu, model.data(), 0, 0, image, &whole), HSA_STATUS_SUCCESS);
        for (int n = 0; n < 8; ++n) {
          hsa_ext_image_region_t region{{below(kind.x), below(kind.y), below(kind.z)}, {}};
          region.range = {1 + below(kind.x - region.offset.x), 1 + below(kind.y - region.offset.y),
                          1 + below(kind.z - region.offset.z)};
          const size_t row = region.range.x * texel + below(40), slice = row * region.range.y + below(100);
          std::vector<std::byte> memory(slice * region.range.z, std::byte{0xee});
          const auto each_row = [&](auto visit) {
            for (size_t z = 0; z < region.range.z; ++z)
              for (size_t y = 0; y < region.range.y; ++y)
                visit(&memory[z * slice + y * row],
                      &model[(region.offset.z + z) * model_slice + (region.offset.y + y) * model_row +
                             region.offset.x * texel]);
          };
          if (n % 2 == 0) {
            for (std::byte& byte : memory) byte = std::byte(random());
            ASSERT_EQ(hsa_ext_image_import(gpu, memory.data(), row, slice, image, &region), HSA_STATUS_SUCCESS);
            each_row([&](std::byte* in, std::byte* out) { std::memcpy(out, in, region.range.x * texel); });
          } else {
            std::vector<std::byte> expected = memory;
            ASSERT_EQ(hsa_ext_image_export(gpu, image, memory.data(), row, slice, &region), HSA_STATUS_SUCCESS);
            memory.swap(expected);
            each_row([&](std::byte* out, std::byte* in) { std::memcpy(out, in, region.range.x * texel); });
            ASSERT_EQ(memory, expected);
          }
        }
        hsa_ext_image_region_t outside = whole;
        outside.range.x += 1;
        EXPECT_EQ(hsa_ext_image_export(gpu, image, model.data(), 0, 0, &outside), HSA_STATUS_ERROR_INVALID_ARGUMENT);
        outside = {{kind.x, 0, 0}, {1, 1, 1}};
        EXPECT_EQ(hsa_ext_image_import(gpu, model.data(), 0, 0, image, &outside), HSA_STATUS_ERROR_INVALID_ARGUMENT);
        outside = {{1, 0, 0}, {~0u, 1, 1}};
        EXPECT_EQ(hsa_ext_image_import(gpu, model.data(), 0, 0, image, &outside), HSA_STATUS_ERROR_INVALID_ARGUMENT);
        // Its memory is gone: the copy is refused.
        ASSERT_EQ(hsa_amd_memory_pool_free(data), HSA_STATUS_SUCCESS);
        allocated_.pop_back();
        EXPECT_EQ(hsa_ext_image_export(gpu, image, model.data(), 0, 0, &whole), HSA_STATUS_ERROR_INVALID_ARGUMENT);
        EXPECT_EQ(hsa_ext_image_destroy(gpu, image), HSA_STATUS_SUCCESS);
      }
}

// What another driver laid out: its descriptor with address, format and order of components.
TEST_F(Images, OtherDriversLayOutImagesToo) {
  const auto image = descriptor(HSA_EXT_IMAGE_GEOMETRY_2D, 100, 60, 0, 0);
  std::byte* const data = allocate(gpu_, 1 << 17);
  struct {
    uint32_t version = 1, device = 0x1002'0000;
    std::array<uint32_t, 8> words{};
  } foreign;
  uint32_t chip = 0;
  ASSERT_EQ(hsa_agent_get_info(gpu_, static_cast<hsa_agent_info_t>(HSA_AMD_AGENT_INFO_CHIP_ID), &chip),
            HSA_STATUS_SUCCESS);
  foreign.device |= chip;
  foreign.words[2] = 99 | 59u << 14;
  foreign.words[3] = 9u << 28 | 9u << 20;  // 2D, 64KB_S
  foreign.words[4] = 127u << 13;           // pitch of one block
  hsa_ext_image_t made{};
  const auto create = [&] {
    return hsa_amd_image_create(gpu_, &image, reinterpret_cast<const hsa_amd_image_descriptor_t*>(&foreign), data, kRw,
                                &made);
  };
  ASSERT_EQ(create(), HSA_STATUS_SUCCESS);
  auto words = words_at<12>(made.handle);
  EXPECT_EQ(field(words[3], 24, 20), 9u);
  EXPECT_EQ(field(words[3], 11, 0), 4u | 5u << 3 | 6u << 6 | 7u << 9);
  EXPECT_EQ(field(words[1], 25, 20), 10u);
  EXPECT_EQ((uint64_t{field(words[1], 7, 0)} << 40) | (uint64_t{words[0]} << 8), reinterpret_cast<uint64_t>(data));
  foreign.words[3] = 1u << 28;  // a reserved type
  EXPECT_EQ(create(), kFormatUnsupported);
  foreign.words[3] = 9u << 28 | 9u << 20;
  foreign.words[2] = 999 | 599u << 14;  // more than there is memory for
  foreign.words[4] = 1023u << 13;
  EXPECT_EQ(create(), kFormatUnsupported);
  foreign.version = 2;
  EXPECT_EQ(create(), kFormatUnsupported);
}

TEST_F(Images, ObjectsComeAndGoInManyThreads) {
  std::byte* const data = allocate(gpu_, 1 << 16);
  const auto image = descriptor(HSA_EXT_IMAGE_GEOMETRY_2D, 16, 16, 0, 0);
  std::vector<std::thread> threads;
  for (uint32_t t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      std::vector<hsa_ext_image_t> mine;
      for (uint32_t i = 0; i < 2000; ++i) {
        auto wanted = image;
        wanted.width = 1 + (i + t) % 16;
        hsa_ext_image_t made{};
        ASSERT_EQ(hsa_ext_image_create(gpu_, &wanted, data, kRw, &made), HSA_STATUS_SUCCESS);
        ASSERT_EQ(words_at<12>(made.handle)[10], wanted.width);
        mine.push_back(made);
        if (i % 3 != 0) continue;
        ASSERT_EQ(hsa_ext_image_destroy(gpu_, mine.back()), HSA_STATUS_SUCCESS);
        mine.pop_back();
      }
      for (const hsa_ext_image_t made : mine) ASSERT_EQ(hsa_ext_image_destroy(gpu_, made), HSA_STATUS_SUCCESS);
    });
  for (std::thread& thread : threads) thread.join();
}

}  // namespace
