// An image in memory as a whole, and the part of it that a descriptor shows.
#pragma once

#include <array>
#include <cstdint>

#include "base/result.h"
#include "image/descriptor.h"
#include "image/format.h"
#include "image/refusal.h"
#include "isa/isa.h"

namespace lw::image {

class ImageLayout;

inline constexpr uint32_t kMostWidth = 16384;  // and height; fields of 14 bits
inline constexpr uint32_t kMostSlices = 8192;  // and depth; fields of 13 bits
inline constexpr uint32_t kMostLevels = 15;    // of the largest image

// How large an image is and how its texels are laid out. Cubes are 2D, with six slices each.
struct Surface {
  uint8_t dimensions = 2;      // 1, 2 or 3
  uint8_t element_bytes = 4;   // 1, 2, 4, 8, 12 or 16
  uint32_t width = 1;          // of level 0, in texels, as height and depth
  uint32_t height = 1;         // 1 of 1D images
  uint32_t depth = 1;          // 1 of all but 3D images
  uint32_t slices = 1;         // 1 of 3D images
  uint32_t levels = 1;         // at least 1
  uint32_t mode = 0;           // SW_MODE or TILING_INDEX: see has_tiling_index()
  uint32_t pitch = 0;          // elements of a row of level 0, or of the surface that holds all levels; 0: the fewest
  uint32_t chain_rows = 0;     // rows of a slice's whole chain, where levels lie below level 0; 0: the fewest
  uint32_t pipe_bank_xor = 0;  // address bits 15:8 that are inverted, where pipes and banks are in the address

  bool operator==(const Surface&) const = default;
};

// Width, height or depth of a level in texels.
constexpr uint32_t level_size(uint32_t size, uint32_t level) { return size >> level != 0 ? size >> level : 1; }

// Levels of a whole chain.
uint32_t full_chain(const Surface& surface);

// Whether Surface::mode is an index into GB_TILE_MODE; else it is a SW_MODE.
bool has_tiling_index(const isa::Target& target);
// The mode in which rows follow each other.
uint32_t linear_mode(const isa::Target& target);

// What an instruction reaches of an image.
struct ImageView {
  ImageType type;
  Surface surface;
  uint64_t address;  // where the surface begins, in bytes
  uint32_t first_level, last_level;
  uint32_t first_slice, last_slice;  // of arrays, cubes and 3D images; the latter's are those of level 0, but where
                                     // array_pitch says that slices of the level are bound
  TexelFormat format;
  ComponentSwizzle swizzle;
  uint32_t lowest_level = 0;                           // that samples take, in 1/256, counted from level 0 (min_lod)
  uint32_t warned_level = 0;                           // below it LWE warns, counted as lowest_level (min_lod_warn)
  std::array<uint8_t, 4> border_channels{0, 1, 2, 3};  // of the border's colour, where r, g, b, a of the texel are
};

// What a T# of an image says. It is refused where fields have reserved values or contradict each other, and where the
// kind of image is not modelled: several samples a texel, block compression, several levels in one descriptor where
// each level has an image of its own. A buffer's V# (type 0) is no image.
Result<ImageView, ImageRefusal> view_of(const isa::Target& target, const ImageResource& resource);

// The T# of a view, whose layout is `layout`: view_of() gives the view again. The error says what the target's
// descriptors cannot say.
Result<ImageResource> resource_of(const isa::Target& target, const ImageView& view, const ImageLayout& layout);

}  // namespace lw::image
