// Formats and layouts by the names that people use, and formats by HSA's numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "image/format.h"
#include "isa/isa.h"

namespace lw::image {

// What an element's bytes are to a kernel.
struct ImageFormat {
  std::string_view name;  // "rgba8_snorm"; where only HSA's numbers are given, that of the same bytes
  TexelFormat texel;
  ComponentSwizzle swizzle;
  // hsa_ext_image_channel_type_t and hsa_ext_image_channel_order_t; of r11g11b10f and its like HSA has none.
  std::optional<uint32_t> channel_type, channel_order;
};

// By the names of isa/images.isa: "rgba8", "r32ui", "rg16f".
std::optional<ImageFormat> find_image_format(std::string_view name);
// By HSA's numbers: any order of as many components as there is a format with the type.
std::optional<ImageFormat> find_image_format(uint32_t channel_type, uint32_t channel_order);
std::string image_format_names();  // with spaces between

// SW_MODE or TILING_INDEX of a layout: "linear", "standard64k"; nothing where the target has none of the name.
std::optional<uint32_t> find_image_layout(const isa::Target& target, std::string_view name);
// Whether drivers compress images of the target in the layout (DCC).
bool is_compressed_layout(const isa::Target& target, std::string_view name);
std::string image_layout_names(const isa::Target& target);  // those that it has

}  // namespace lw::image
