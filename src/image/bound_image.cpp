#include "image/bound_image.h"

#include <utility>

#include "base/base.h"
#include "image/convert.h"

namespace lw::image {

Result<BoundImage, ImageRefusal> BoundImage::make(const isa::Target& target, const ImageResourceWords& words,
                                                  std::string_view chip) {
  BoundImage image;
  const ImageResource resource = read_image_resource(target, words);
  if (lw::image::is_unbound(resource)) return image;
  auto view = view_of(target, resource);
  if (!view) return view.error();
  auto layout = ImageLayout::make(target, view->surface, chip);
  if (!layout) return layout.error();
  std::optional<ImageRefusal> store_refusal;
  if (!view->format.is_storable())
    store_refusal = ImageRefusal{ImageRefusal::Kind::reserved, "a store to the format " + view->format.name()};
  else if (const auto texel = view->swizzle.to_texel({}, view->format); !texel)
    store_refusal = texel.error();
  image.parts_ =
      std::make_shared<const Parts>(Parts{*view, std::move(*layout), store_refusal, view->swizzle.is_identity()});
  return image;
}

TexelPlace BoundImage::find(const Coordinates& coordinates, const TexelWords& words) const {
  if (parts_ == nullptr) return {};
  const uint64_t address = finder(coordinates).find(words);
  return address == 0 ? TexelPlace{} : TexelPlace{address, parts_->layout.element_bytes()};
}

TexelWords BoundImage::loaded(const std::byte* element, bool as_halves) const {
  if (parts_ == nullptr) return {};
  const TexelFormat& format = parts_->view.format;
  TexelWords values = parts_->view.swizzle.to_result(format.decode(element), format.is_integer());
  if (as_halves)
    for (uint32_t& value : values) value = format.is_integer() ? value & 0xffff : f16_from_f32(value);
  return values;
}

void BoundImage::load_rows(const std::byte* elements, size_t count, bool as_halves, const ComponentRows& rows) const {
  const TexelFormat& format = parts_->view.format;
  if (parts_->is_identity && !as_halves) return format.decode_rows(elements, count, rows);
  TexelRows texels;
  format.decode_rows(elements, count, rows_of(texels));
  put_rows(texels, count, as_halves, rows);
}

void BoundImage::put_rows(const TexelRows& texels, size_t count, bool as_halves, const ComponentRows& rows) const {
  const bool is_integer = parts_->view.format.is_integer();
  parts_->view.swizzle.to_result_rows(rows_of(texels), is_integer, count, rows);
  if (!as_halves) return;
  for (uint32_t* const row : rows) {
    if (!is_integer)
      f16_words_from_f32(row, count, row);
    else
      for (size_t i = 0; i < count; ++i) row[i] &= 0xffff;
  }
}

const std::optional<ImageRefusal>& BoundImage::store_refusal() const {
  static const std::optional<ImageRefusal> none;
  return parts_ == nullptr ? none : parts_->store_refusal;
}

void BoundImage::store(const TexelWords& values, bool from_halves, std::byte* element) const {
  if (parts_ == nullptr) return;
  const TexelFormat& format = parts_->view.format;
  TexelWords data = values;
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

void BoundImage::store_rows(const ConstComponentRows& rows, size_t count, bool from_halves, std::byte* elements) const {
  const TexelFormat& format = parts_->view.format;
  if (parts_->is_identity && !from_halves) return format.encode_rows(rows, count, elements);
  if (parts_->is_identity && !format.is_integer()) {
    TexelRows values;
    for (size_t c = 0; c < values.size(); ++c) f32_from_f16_words(rows[c], count, values[c].data());
    return format.encode_rows(rows_of(std::as_const(values)), count, elements);
  }
  for (size_t i = 0; i < count; ++i)
    store({rows[0][i], rows[1][i], rows[2][i], rows[3][i]}, from_halves, elements + i * format.bytes());
}

TexelWords BoundImage::sizes(uint32_t level) const {
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
