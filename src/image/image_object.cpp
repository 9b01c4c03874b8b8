#include "image/image_object.h"

#include <algorithm>
#include <utility>

#include "base/check.h"

namespace lw::image {
namespace {

constexpr uint32_t kNoNumber = 0xffffffff;
constexpr uint32_t kMostLod = 0xfff;  // MAX_LOD has 12 bits

// OpenCL says nothing of what is outside with `none`; the HSA runtime repeats there.
constexpr std::array<std::pair<std::string_view, Clamp>, 7> kAddressModes{{
    {"none", Clamp::wrap},
    {"clamp_to_edge", Clamp::last_texel},
    {"clamp", Clamp::border},
    {"clamp_to_border", Clamp::border},
    {"repeat", Clamp::wrap},
    {"mirrored_repeat", Clamp::mirror},
    {"mirror_clamp_to_edge", Clamp::mirror_once_last_texel},
}};

}  // namespace

Result<ImageObject, ImageRefusal> image_object(const DeviceImage& image, uint64_t address) {
  const auto words = image.descriptor(address);
  if (!words) return words.error();
  ImageObject object{};
  std::ranges::copy(*words, object.begin());
  const ImageFormat& format = image.description().format;
  object[8] = format.channel_type.value_or(kNoNumber);
  object[9] = format.channel_order.value_or(kNoNumber);
  object[10] = image.description().width;
  return object;
}

std::optional<Clamp> find_address_mode(std::string_view name) {
  for (const auto& [known, clamp] : kAddressModes)
    if (known == name) return clamp;
  return std::nullopt;
}

std::optional<CompareFunction> find_compare_function(std::string_view name) {
  std::string_view names = kCompareFunctionNames;
  for (uint8_t number = 0; !names.empty(); ++number) {
    const size_t blank = std::min(names.find(' '), names.size());
    if (names.substr(0, blank) == name) return static_cast<CompareFunction>(number);
    names.remove_prefix(std::min(blank + 1, names.size()));
  }
  return std::nullopt;
}

Sampler sampler_of(const SamplerSettings& settings) {
  Sampler sampler;
  sampler.clamp_x = sampler.clamp_y = sampler.clamp_z = static_cast<uint32_t>(settings.clamp);
  sampler.force_unnormalized = settings.is_unnormalized ? 1 : 0;
  sampler.max_lod = kMostLod;
  const XyFilter filter = settings.is_linear ? XyFilter::bilinear : XyFilter::point;
  sampler.xy_mag_filter = sampler.xy_min_filter = static_cast<uint32_t>(filter);
  sampler.mip_filter = static_cast<uint32_t>(settings.mip_filter);
  sampler.depth_compare_func = static_cast<uint32_t>(settings.compare);
  sampler.border_color_type = static_cast<uint32_t>(BorderColor::transparent_black);
  return sampler;
}

SamplerObject sampler_object(const isa::Target& target, const SamplerSettings& settings) {
  const auto words = write_sampler(target, sampler_of(settings));
  LW_CHECK(words.ok(), "a sampler that has fields of every target");
  SamplerObject object{};
  std::ranges::copy(*words, object.begin());
  return object;
}

}  // namespace lw::image
