#include "shader/spirv_image.h"

#include <array>

namespace lw::shader {

using object::ImageDimension;

// SPIR-V specification, 3.8.
ImageDimension image_dimension(uint32_t dim, bool is_arrayed, bool is_multisampled) {
  constexpr uint32_t k1d = 0, k2d = 1, k3d = 2, kCube = 3, kBuffer = 5;
  switch (dim) {
    case k1d: return is_arrayed ? ImageDimension::d1_array : ImageDimension::d1;
    case k2d:
      if (is_multisampled) return is_arrayed ? ImageDimension::d2_msaa_array : ImageDimension::d2_msaa;
      return is_arrayed ? ImageDimension::d2_array : ImageDimension::d2;
    case k3d: return ImageDimension::d3;
    case kCube: return is_arrayed ? ImageDimension::cube_array : ImageDimension::cube;
    case kBuffer: return ImageDimension::buffer;
    default: return ImageDimension::none;
  }
}

// SPIR-V specification, 3.11.
std::string_view image_format_name(uint32_t format) {
  constexpr std::array<std::string_view, 42> kNames{
      "",
      "rgba32f",
      "rgba16f",
      "r32f",
      "rgba8",
      "rgba8_snorm",
      "rg32f",
      "rg16f",
      "r11g11b10f",
      "r16f",
      "rgba16",
      "rgb10a2",
      "rg16",
      "rg8",
      "r16",
      "r8",
      "rgba16_snorm",
      "rg16_snorm",
      "rg8_snorm",
      "r16_snorm",
      "r8_snorm",
      "rgba32i",
      "rgba16i",
      "rgba8i",
      "r32i",
      "rg32i",
      "rg16i",
      "rg8i",
      "r16i",
      "r8i",
      "rgba32ui",
      "rgba16ui",
      "rgba8ui",
      "r32ui",
      "rgb10a2ui",
      "rg32ui",
      "rg16ui",
      "rg8ui",
      "r16ui",
      "r8ui",
      "",
      "",
  };
  return format < kNames.size() ? kNames[format] : std::string_view();
}

}  // namespace lw::shader
