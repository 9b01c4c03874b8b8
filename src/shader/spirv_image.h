// What OpTypeImage says of an image.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "object/shader_inputs.h"

namespace lw::shader {

// By the numbers of Dim, Arrayed and MS; `none` for those that compute shaders do not have.
object::ImageDimension image_dimension(uint32_t dim, bool is_arrayed, bool is_multisampled);

// The name of an Image Format as ARGs of `run` have it; empty: Unknown, or none that they have.
std::string_view image_format_name(uint32_t format);

}  // namespace lw::shader
