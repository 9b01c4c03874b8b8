#include "image/bound_image.h"

#include "base/base.h"
#include "image/convert.h"

namespace lw::image {

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
  image.parts_ =
      std::make_shared<const Parts>(Parts{*view, std::move(*layout), store_refusal, view->swizzle.is_identity()});
  return image;
}

TexelPlace BoundImage::find(const Coordinates& coordinates, const Words& words) const {
  if (parts_ == nullptr) return {};
  const uint64_t address = finder(coordinates).find(words);
  return address == 0 ? TexelPlace{} : TexelPlace{address, parts_->layout.element_bytes()};
}

Words BoundImage::loaded(const std::byte* element, bool as_halves) const {
  if (parts_ == nullptr) return {};
  const TexelFormat& format = parts_->view.format;
  Words values = parts_->view.swizzle.to_result(format.decode(element), format.is_integer());
  if (as_halves)
    for (uint32_t& value : values) value = format.is_integer() ? value & 0xffff : f16_from_f32(value);
  return values;
}

void BoundImage::load_rows(const std::byte* elements, bool as_halves, const ComponentRows& rows) const {
  const TexelFormat& format = parts_->view.format;
  if (parts_->is_identity && !as_halves) return format.decode_rows(elements, rows);
  for (size_t i = 0; i < kMostElements; ++i) {
    const Words values = loaded(elements + i * format.bytes(), as_halves);
    for (size_t c = 0; c < rows.size(); ++c) rows[c][i] = values[c];
  }
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

void BoundImage::store_rows(const ConstComponentRows& rows, bool from_halves, std::byte* elements) const {
  const TexelFormat& format = parts_->view.format;
  if (parts_->is_identity && !from_halves) return format.encode_rows(rows, elements);
  for (size_t i = 0; i < kMostElements; ++i)
    store({rows[0][i], rows[1][i], rows[2][i], rows[3][i]}, from_halves, elements + i * format.bytes());
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
