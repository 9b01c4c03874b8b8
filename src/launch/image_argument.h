// Images and samplers among the ARGs of `run`: image2d[64x64,rgba8]=@in.png, sampler:linear,clamp_to_edge.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "image/device_image.h"
#include "launch/values.h"

namespace lw::launch {

// How ARGs name the types of images.
struct ImageKind {
  std::string_view name;  // "image2d_array"
  image::ImageType type;
  uint8_t dimensions;      // numbers of a texel's place but for the slice
  bool has_slices;         // said behind the other sizes; cubes have six unsaid
  std::string_view sizes;  // "WxHxN"
};
const ImageKind& kind_of(image::ImageType type);
const ImageKind* find_image_kind(std::string_view name);  // nullptr: there is none of the name

// Nothing: the text is none of both.
std::optional<Result<KernelArgument>> parse_image_or_sampler(const std::string& text, const NamedFiles& files);

// Level 0 from a PNG file; the message names the file.
std::optional<Error> load_picture(const image::ImageDescription& description, const NamedFiles& files,
                                  const std::string& path, std::span<std::byte> texels);

// "level:2"; nothing where that is not what it is.
std::optional<uint32_t> parse_level(std::string_view option);

inline constexpr std::string_view kImageForm = "image2d[WxH,FORMAT]=INIT";
inline constexpr std::string_view kSamplerForm = "sampler:FILTER,ADDRESS[,OPTION]…";

}  // namespace lw::launch
