// Formats of texels: the bytes of an element as up to four components, and back.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>

#include "base/result.h"
#include "image/convert.h"
#include "image/descriptor.h"
#include "image/refusal.h"
#include "isa/images.h"

namespace lw::image {

// R, G, B, A, or what instructions call x, y, z, w: f32 bits, or integers where TexelFormat::is_integer().
using Components = std::array<uint32_t, 4>;

// Those of many elements, up to kMostElements: a row for each.
inline constexpr size_t kMostElements = 64;
using ComponentRows = std::array<uint32_t*, 4>;
using ConstComponentRows = std::array<const uint32_t*, 4>;
// And where such rows lie.
using TexelRows = std::array<std::array<uint32_t, kMostElements>, 4>;
inline ComponentRows rows_of(TexelRows& texels) {
  return {texels[0].data(), texels[1].data(), texels[2].data(), texels[3].data()};
}
inline ConstComponentRows rows_of(const TexelRows& texels) {
  return {texels[0].data(), texels[1].data(), texels[2].data(), texels[3].data()};
}

// Calls f<BYTES>() with the bytes of an element as a constant.
template <class F>
void for_element_bytes(uint32_t bytes, F f) {
  switch (bytes) {
    case 1: return f.template operator()<1>();
    case 2: return f.template operator()<2>();
    case 4: return f.template operator()<4>();
    case 8: return f.template operator()<8>();
    case 12: return f.template operator()<12>();
    default: return f.template operator()<16>();
  }
}

// A format whose elements can be read and written here.
class TexelFormat {
 public:
  static Result<TexelFormat, ImageRefusal> make(isa::DataFormat data, isa::NumberFormat number);
  // The format that a descriptor says.
  static Result<TexelFormat, ImageRefusal> of(const isa::Target& target, const ImageResource& resource);
  // By the names of isa/images.isa: "8_8_8_8", "unorm".
  static Result<TexelFormat, ImageRefusal> find(std::string_view data, std::string_view number);

  isa::DataFormat data() const { return data_; }
  isa::NumberFormat number() const { return number_; }
  std::string name() const;  // "8_8_8_8_UNORM"

  unsigned bytes() const { return bytes_; }            // of an element: 1, 2, 4, 8, 12 or 16
  unsigned components() const { return components_; }  // 1 to 4
  bool is_integer() const;
  bool is_storable() const;  // by image instructions (GCN3 manual, table 8.17); encode() takes all formats

  // What the bytes hold; components that the format lacks are 0. `element` has bytes() bytes, of any alignment.
  Components decode(const std::byte* element) const {
    if (!is_four_halves_) return decode_any(element);
    std::array<uint16_t, 4> halves;
    std::memcpy(halves.data(), element, sizeof halves);
    Components result;
    four_f32_from_f16(halves.data(), result.data());
    return result;
  }
  // Rounded and clamped to what the format can hold; components that it lacks are ignored.
  void encode(const Components& components, std::byte* element) const;
  // The same of `count` elements that follow each other, with a row of words for each component.
  void decode_rows(const std::byte* elements, size_t count, const ComponentRows& rows) const;
  void encode_rows(const ConstComponentRows& rows, size_t count, std::byte* elements) const;

  // How the format stands in descriptors of a target; nothing where it cannot be said there.
  std::optional<isa::FormatNumber> number_on(const isa::Target& target) const;

  bool operator==(const TexelFormat&) const = default;

 private:
  TexelFormat(isa::DataFormat data, isa::NumberFormat number);
  // What makes elements of equal numbers fast.
  enum class Special : uint8_t { none, halves, words, bytes_unorm, shared_exponent, clamped };

  Components decode_any(const std::byte* element) const;

  const isa::DataFormatFacts* facts_;
  isa::DataFormat data_;
  isa::NumberFormat number_;
  Special special_ = Special::none;
  bool is_four_halves_ = false;  // the format that is sampled most
  uint8_t bytes_ = 0, components_ = 0;
};

// A format that says itself in one field or two of a T#.
void set_format(ImageResource& resource, const isa::Target& target, const isa::FormatNumber& format);

// What dst_sel_x to dst_sel_w of a T# do to components.
class ComponentSwizzle {
 public:
  static Result<ComponentSwizzle, ImageRefusal> of(const ImageResource& resource);
  explicit ComponentSwizzle(const std::array<ComponentSelect, 4>& select) : select_(select) {}

  void set(ImageResource& resource) const;
  const std::array<ComponentSelect, 4>& selects() const { return select_; }

  // To what a load returns. `one` is 1 as the format has it: the integer, or 1.0.
  Components to_result(const Components& texel, bool is_integer) const;
  // The same of `count` texels. A row of results is none of `texels`.
  void to_result_rows(const ConstComponentRows& texels, bool is_integer, size_t count,
                      const ComponentRows& results) const;
  // Whether results are the components as they are.
  bool is_identity() const;

  // From the data of a store to what is written; the refusal says of which component of `format` there is no place, or
  // more than one (no source says what the machine does then).
  Result<Components, ImageRefusal> to_texel(const Components& data, const TexelFormat& format) const;

 private:
  ComponentSwizzle() = default;

  std::array<ComponentSelect, 4> select_{};
};

}  // namespace lw::image
