// Texels of images as arrays and as pictures.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "image/device_image.h"
#include "launch/values.h"
#include "picture/picture.h"

namespace lw::launch {

// How arrays hold a texel: a vector of its components, or one number of all its bits where they differ in size or are
// no whole bytes. Either way its bytes, as they lie in memory: of bgra8, blue first.
struct TexelElements {
  Element element;
  uint32_t components;
};
TexelElements elements_of(const image::TexelFormat& format);

// "image2d[64x32,rgba8]", "image3d[8x8x8,r32f,levels:4,layout:standard4k]", as ARGs begin.
std::string type_text(const image::ImageDescription& description);

// The shape of a level as .npy files have it: slices or depth and height where the image has them, width, and
// components where there are several.
std::vector<uint64_t> shape_of(const image::ImageDescription& description, uint32_t level);

// Elements of an array that a level has.
uint64_t element_count(const image::ImageDescription& description, uint32_t level);

// Pictures have red, green, blue and alpha whatever the order in memory; the slices of an image lie one below the
// other. Samples are 0 to 1 of formats that are not integer, and of sRGB the byte itself.
//
// What level 0 holds after a picture, into `texels`. An RGB picture is opaque. Fails where the picture has other
// components or another size, or numbers that have no place in the format.
std::optional<Error> put_picture(const picture::Picture& picture, const image::ImageDescription& description,
                                 std::span<std::byte> texels);
// A picture of a level, of 8 bits where its components have no more, else of 16; floats are clamped to 0 to 1. Fails
// for formats of signed integers and of more than 16 bits, and of snorm.
Result<picture::Picture> picture_of(const image::ImageDescription& description, uint32_t level,
                                    std::span<const std::byte> texels);
std::optional<Error> check_picture(const image::ImageDescription& description);  // whether picture_of() works

}  // namespace lw::launch
