#include "image/bound_image.h"

#include "base/base.h"
#include "image/convert.h"

namespace lw::image {

using Dimension = Coordinates::Dimension;

CoordinateShape coordinate_shape(const Coordinates& coordinates, ImageType type) {
  switch (coordinates.dimension) {
    case Dimension::d1: return {1, -1};
    case Dimension::d2:
    case Dimension::d2_msaa: return {2, -1};
    case Dimension::d3: return {3, -1};
    case Dimension::cube:
    case Dimension::d2_array:
    case Dimension::d2_msaa_array: return {3, 2};
    case Dimension::d1_array: return {2, 1};
    case Dimension::from_descriptor: break;
  }
  switch (type) {
    case ImageType::image_1d: return {1, -1};
    case ImageType::image_3d: return {3, -1};
    case ImageType::image_1d_array: return coordinates.has_slice ? CoordinateShape{2, 1} : CoordinateShape{1, -1};
    case ImageType::cube:
    case ImageType::image_2d_array:
    case ImageType::image_2d_msaa_array: return coordinates.has_slice ? CoordinateShape{3, 2} : CoordinateShape{2, -1};
    default: return coordinates.has_slice ? CoordinateShape{3, 2} : CoordinateShape{2, -1};
  }
}

Result<BoundImage, Refusal> BoundImage::make(const isa::Target& target, const ImageResourceWords& words,
                                             std::string_view chip) {
  BoundImage image;
  const ImageResource resource = read_image_resource(target, words);
  if (lw::image::is_unbound(resource)) return image;
  auto view = view_of(target, resource);
  if (!view) return view.error();
  auto layout = ImageLayout::make(target, view->surface, chip);
  if (!layout) return layout.error();
  std::optional<Refusal> store_refusal;
  if (!view->format.is_storable())
    store_refusal = Refusal{Refusal::Kind::reserved, "a store to the format " + view->format.name()};
  else if (const auto texel = view->swizzle.to_texel({}, view->format); !texel)
    store_refusal = texel.error();
  image.parts_ = std::make_shared<const Parts>(Parts{*view, std::move(*layout), store_refusal});
  return image;
}

TexelPlace BoundImage::find(const Coordinates& coordinates, const Words& words) const {
  if (parts_ == nullptr) return {};
  const ImageView& view = parts_->view;
  const CoordinateShape shape = coordinate_shape(coordinates, view.type);
  const uint32_t given = coordinates.has_level ? words[shape.count] : 0;
  if (given > view.last_level - view.first_level) return {};
  const uint32_t level = view.first_level + given;
  const ImageLayout::Level& of = parts_->layout.level(level);
  const bool has_y = shape.count - (shape.slice >= 0 ? 1u : 0u) >= 2;
  const uint32_t x = words[0], y = has_y ? words[1] : 0;
  if (x >= of.width || y >= of.height) return {};
  uint32_t z = 0;
  if (view.type == ImageType::image_3d) {
    z = shape.count == 3 ? words[2] : 0;
    if (z >= of.depth) return {};
  } else if (shape.slice >= 0) {
    z = words[static_cast<size_t>(shape.slice)];
  }
  // Counted from the first slice of the view.
  if (z > view.last_slice - view.first_slice) return {};
  z += view.first_slice;
  if (view.type == ImageType::image_3d && z >= of.depth) return {};
  return {view.address + parts_->layout.offset(level, x, y, z), parts_->layout.element_bytes()};
}

Words BoundImage::loaded(const std::byte* element, bool as_halves) const {
  if (parts_ == nullptr) return {};
  const TexelFormat& format = parts_->view.format;
  Words values = parts_->view.swizzle.to_result(format.decode(element), format.is_integer());
  if (as_halves)
    for (uint32_t& value : values) value = format.is_integer() ? value & 0xffff : f16_from_f32(value);
  return values;
}

const std::optional<Refusal>& BoundImage::store_refusal() const {
  static const std::optional<Refusal> none;
  return parts_ == nullptr ? none : parts_->store_refusal;
}

void BoundImage::store(const Words& values, bool from_halves, std::byte* element) const {
  if (parts_ == nullptr) return;
  const TexelFormat& format = parts_->view.format;
  Words data = values;
  if (from_halves)
    for (uint32_t& value : data) {
      if (!format.is_integer())
        value = f32_from_f16(value & 0xffff);
      else if (format.number() == isa::NumberFormat::sint)
        value = static_cast<uint32_t>(static_cast<int32_t>(static_cast<int16_t>(value & 0xffff)));
      else
        value &= 0xffff;
    }
  const auto texel = parts_->view.swizzle.to_texel(data, format);
  LW_CHECK(texel.ok(), "a store that was refused");
  format.encode(*texel, element);
}

Words BoundImage::sizes(uint32_t level) const {
  if (parts_ == nullptr) return {};
  const ImageView& view = parts_->view;
  const uint32_t levels = view.last_level - view.first_level + 1;
  if (level >= levels) return {0, 0, 0, levels};
  const ImageLayout::Level& of = parts_->layout.level(view.first_level + level);
  const uint32_t slices = view.last_slice - view.first_slice + 1;
  const uint32_t third = view.type == ImageType::image_3d ? of.depth : slices;
  return {of.width, of.height, third, levels};
}

}  // namespace lw::image
