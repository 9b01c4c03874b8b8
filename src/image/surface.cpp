#include "image/surface.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "image/generation.h"
#include "image/layout.h"
#include "image/refuse.h"

namespace lw::image {
namespace {

bool has_field(const isa::Target& target, std::string_view name) {
  for (const isa::ResourceField& field : isa::image_resource_fields())
    if (field.name == name) return field.places[static_cast<size_t>(generation_of(target))].width() != 0;
  return false;
}

bool is_array(ImageType type) {
  return type == ImageType::cube || type == ImageType::image_1d_array || type == ImageType::image_2d_array;
}

// The slices or the depth, and which of them the view has.
void set_slices(ImageView& view, const isa::Target& target, const ImageResource& resource) {
  if (view.type == ImageType::image_3d) {
    // Unified formats came with views of single slices of a level; then the depth of level 0 is not said, and nothing
    // depends on it.
    const bool binds_slices = resource.array_pitch != 0 && isa::formats_are_unified(generation_of(target));
    const uint64_t depth = uint64_t{resource.depth + 1} << (binds_slices ? resource.base_level : 0);
    view.surface.depth = static_cast<uint32_t>(std::min<uint64_t>(depth, kMostSlices));
    view.first_slice = binds_slices ? resource.base_array : 0;
    view.last_slice = binds_slices ? resource.depth : view.surface.depth - 1;
  } else if (is_array(view.type)) {
    view.first_slice = resource.base_array;
    view.last_slice = has_field(target, "last_array") ? resource.last_array : resource.depth;
    view.surface.slices = view.last_slice + 1;
  }
}

// What `pitch` means depends on how levels lie.
void set_pitch(ImageView& view, const isa::Target& target, const ImageResource& resource) {
  Surface& surface = view.surface;
  switch (isa::level_chain(generation_of(target))) {
    case isa::LevelChain::one_surface:
      if (rows_are_pitch(target, surface))
        surface.chain_rows = resource.pitch + 1;
      else
        surface.pitch = resource.pitch + 1;
      break;
    case isa::LevelChain::separate:
      // A T# of four words has none: the smallest.
      surface.pitch = resource.pitch == 0 ? 0 : resource.pitch + 1;
      break;
    case isa::LevelChain::smallest_first:
      surface.pitch = resource.pitch + 1 > surface.width ? resource.pitch + 1 : 0;
      break;
    case isa::LevelChain::unknown: break;
  }
}

std::optional<ImageRefusal> check_levels(const ImageView& view) {
  if (view.first_level > view.last_level)
    return reserved(fmt::format("base_level {} above last_level {}", view.first_level, view.last_level));
  if (view.last_level >= view.surface.levels)
    return reserved(fmt::format("last_level {} of an image of {} levels", view.last_level, view.surface.levels));
  if (view.first_slice > view.last_slice)
    return reserved(fmt::format("base_array {} above the last slice {}", view.first_slice, view.last_slice));
  return std::nullopt;
}

}  // namespace

uint32_t full_chain(const Surface& surface) {
  return static_cast<uint32_t>(std::bit_width(std::max({surface.width, surface.height, surface.depth})));
}

bool has_tiling_index(const isa::Target& target) { return has_field(target, "tiling_index"); }

uint32_t linear_mode(const isa::Target& target) {
  if (!has_tiling_index(target)) return 0;
  const auto modes = isa::tile_modes();
  const auto found =
      std::ranges::find_if(modes, [](uint32_t mode) { return isa::array_mode((mode >> 2) & 15).is_linear(); });
  return static_cast<uint32_t>(found - modes.begin());
}

Result<ImageView, ImageRefusal> view_of(const isa::Target& target, const ImageResource& resource) {
  const auto type = image_type(resource.type);
  if (!type) return reserved(fmt::format("image type {}", resource.type));
  if (*type == ImageType::buffer) return reserved("a buffer descriptor instead of an image descriptor");
  if (*type == ImageType::image_2d_msaa || *type == ImageType::image_2d_msaa_array)
    return not_modelled("images with several samples per texel");
  const auto format = TexelFormat::of(target, resource);
  if (!format) return format.error();
  const auto swizzle = ComponentSwizzle::of(resource);
  if (!swizzle) return swizzle.error();

  const bool one_dimension = *type == ImageType::image_1d || *type == ImageType::image_1d_array;
  const bool separate = isa::level_chain(generation_of(target)) == isa::LevelChain::separate;
  Surface surface;
  surface.dimensions = one_dimension ? 1 : *type == ImageType::image_3d ? 3 : 2;
  surface.element_bytes = static_cast<uint8_t>(format->bytes());
  surface.width = resource.width_minus_1 + 1;
  surface.height = one_dimension ? 1 : resource.height_minus_1 + 1;
  surface.levels = separate ? 1 : resource.max_mip + 1;
  surface.mode = has_tiling_index(target) ? resource.tiling_index : resource.sw_mode;
  if (separate && resource.last_level != 0) return not_modelled("more than one level in a descriptor, on this target");

  const auto channels = border_channels(resource.bc_swizzle);
  if (!channels) return reserved(fmt::format("bc_swizzle {}", resource.bc_swizzle));
  ImageView view{*type, surface, 0,        resource.base_level, resource.last_level,   0,
                 0,     *format, *swizzle, resource.min_lod,    resource.min_lod_warn, *channels};
  set_slices(view, target, resource);
  if (view.surface.levels > full_chain(view.surface) && view.surface.levels > 1)
    return reserved(fmt::format("max_mip {} of {} x {} x {} texels", resource.max_mip, view.surface.width,
                                view.surface.height, view.surface.depth));
  if (auto wrong = check_levels(view)) return *wrong;
  set_pitch(view, target, resource);

  // The low bits of the address of what is aligned to blocks say how pipes and banks are exchanged.
  const uint64_t address = resource.base_address << 8;
  const uint64_t exchanged = pipe_bank_mask(target, view.surface);
  view.surface.pipe_bank_xor = static_cast<uint32_t>(((address & exchanged) >> 8) & 0xff);
  view.address = address & ~exchanged;
  return view;
}

namespace {

void say_slices(ImageResource& resource, const isa::Target& target, const ImageView& view) {
  if (view.type == ImageType::image_3d) {
    // Slices of a level are bound where not all of it is shown.
    const bool binds_slices = view.last_slice != view.surface.depth - 1 || view.first_slice != 0;
    resource.array_pitch = binds_slices ? 1 : 0;
    resource.base_array = view.first_slice;
    resource.depth = view.last_slice;
  } else if (is_array(view.type)) {
    resource.base_array = view.first_slice;
    if (has_field(target, "last_array")) {
      resource.last_array = view.last_slice;
      resource.depth = view.surface.slices - 1;
    } else {
      resource.depth = view.last_slice;
    }
  }
}

void say_pitch(ImageResource& resource, const isa::Target& target, const ImageView& view, const ImageLayout& layout) {
  switch (isa::level_chain(generation_of(target))) {
    case isa::LevelChain::one_surface:
      resource.pitch = (rows_are_pitch(target, view.surface) ? layout.chain_rows() : layout.pitch()) - 1;
      break;
    case isa::LevelChain::separate: resource.pitch = layout.pitch() - 1; break;
    case isa::LevelChain::smallest_first:
      resource.pitch = view.surface.pitch > view.surface.width ? view.surface.pitch - 1 : 0;
      break;
    case isa::LevelChain::unknown: break;
  }
}

}  // namespace

Result<ImageResource> resource_of(const isa::Target& target, const ImageView& view, const ImageLayout& layout) {
  const auto format = view.format.number_on(target);
  if (!format) return Error{fmt::format("{} has no format {}", target.name, view.format.name())};
  if (view.address % layout.alignment() != 0)
    return Error{fmt::format("an image at {:#x}: expected a multiple of {}", view.address, layout.alignment())};
  ImageResource resource;
  resource.base_address = (view.address >> 8) | view.surface.pipe_bank_xor;
  set_format(resource, target, *format);
  view.swizzle.set(resource);
  resource.type = static_cast<uint32_t>(view.type);
  resource.width_minus_1 = view.surface.width - 1;
  resource.height_minus_1 = view.surface.height - 1;
  resource.base_level = view.first_level;
  resource.last_level = view.last_level;
  resource.min_lod = view.lowest_level;
  resource.min_lod_warn = view.warned_level;
  while (const auto channels = border_channels(resource.bc_swizzle)) {
    if (*channels == view.border_channels) break;
    ++resource.bc_swizzle;
  }
  if (has_field(target, "max_mip")) resource.max_mip = view.surface.levels - 1;
  if (has_field(target, "resource_level")) resource.resource_level = 1;
  (has_tiling_index(target) ? resource.tiling_index : resource.sw_mode) = view.surface.mode;
  say_slices(resource, target, view);
  say_pitch(resource, target, view, layout);
  if (const auto words = write_image_resource(target, resource); !words) return words.error();
  return resource;
}

}  // namespace lw::image
