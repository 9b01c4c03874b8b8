// What an image or sampler argument of an OpenCL kernel points to, and a texture object of HIP begins with: the objects
// behind HSA's image and sampler handles.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "image/descriptor.h"
#include "image/device_image.h"

namespace lw::image {

// In device memory on multiples of 16 bytes. An image: its T# (of a 1D buffer the V# and zeros), then HSA's numbers of
// the channel type and the channel order (all bits set where there is none: what code finds with that faults), the
// width, and a dword of nothing. A sampler: its S# and zeros.
using ImageObject = std::array<uint32_t, 12>;
using SamplerObject = std::array<uint32_t, 8>;
inline constexpr uint32_t kObjectAlignment = 16;

Result<ImageObject, ImageRefusal> image_object(const DeviceImage& image, uint64_t address);

// What runtimes let a program say of a sampler.
struct SamplerSettings {
  Clamp clamp = Clamp::last_texel;
  bool is_linear = false;  // else nearest
  bool is_unnormalized = false;
  MipFilter mip_filter = MipFilter::base_level;
  CompareFunction compare = CompareFunction::never;  // of samples that compare
};
// The modes of addressing by OpenCL's names and Vulkan's: "clamp_to_edge"; `clamp` is OpenCL's, to the border.
std::optional<Clamp> find_address_mode(std::string_view name);
inline constexpr std::string_view kAddressModeNames =
    "none clamp_to_edge clamp clamp_to_border repeat mirrored_repeat mirror_clamp_to_edge";

// "less_or_equal"
std::optional<CompareFunction> find_compare_function(std::string_view name);
inline constexpr std::string_view kCompareFunctionNames =
    "never less equal less_or_equal greater not_equal greater_or_equal always";

// The border is transparent black, as in samplers of the HSA runtime.
Sampler sampler_of(const SamplerSettings& settings);
SamplerObject sampler_object(const isa::Target& target, const SamplerSettings& settings);

}  // namespace lw::image
