// A compute shader on lavapipe, Mesa's Vulkan driver for the host's CPU: the witness of what shaders compute.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "image/image_object.h"
#include "launch/launch_file.h"
#include "shader/spirv.h"

namespace lw {

struct WitnessBinding {
  launch::BindingName name;
  std::vector<std::byte> bytes;  // what the buffer holds before and, in the result, after
  // Instead of a buffer: one of the launch's images, a level of it or all, and all of its slices; and a sampler.
  std::optional<size_t> image = std::nullopt;
  std::optional<uint32_t> level = 0;
  image::SamplerSettings sampler{image::Clamp::last_texel, true};
  uint32_t texel_format = 0;  // VkFormat of a texel buffer, and of an image that is shown as of another format
  bool is_sampler() const { return !image && bytes.empty(); }
};

struct WitnessImage {
  uint32_t format = 0;       // VkFormat
  uint32_t texel_bytes = 0;  // of the format
  uint32_t width = 0, height = 1, slices = 1, levels = 1;
  // The levels one after the other, of each its slices or layers of depth, without gaps: before and, in the result,
  // after.
  std::vector<std::byte> bytes;
  uint32_t depth = 1;
  image::ImageType type = image::ImageType::image_2d_array;

  uint32_t depth_of(uint32_t level) const { return std::max(1u, depth >> level); }

  uint32_t width_of(uint32_t level) const { return std::max(1u, width >> level); }
  uint32_t height_of(uint32_t level) const { return std::max(1u, height >> level); }
  size_t level_bytes(uint32_t level) const {
    return size_t{width_of(level)} * height_of(level) * depth_of(level) * slices * texel_bytes;
  }
};

struct WitnessLaunch {
  std::vector<uint32_t> module;
  shader::ShaderInterface interface;  // with the values of specialization constants
  std::array<uint32_t, 3> grid{1, 1, 1};
  std::vector<std::byte> push_constants;
  std::vector<WitnessImage> images;
  std::vector<WitnessBinding> bindings;
};

// Runs it; `launch.bindings` and `launch.images` hold the results then.
// Returns what failed, or nothing.
std::string run_on_lavapipe(WitnessLaunch& launch);

}  // namespace lw
