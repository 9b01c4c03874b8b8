// An image as instructions meet it: what eight words of a T# say, made ready once and asked for each lane's texel.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "base/result.h"
#include "image/coordinates.h"
#include "image/descriptor.h"
#include "image/layout.h"
#include "image/refusal.h"
#include "image/surface.h"
#include "image/texel_finder.h"

namespace lw::image {

// Where a texel lies.
struct TexelPlace {
  uint64_t address = 0;
  uint32_t bytes = 0;  // of an element; 0: outside the view, where loads give 0 and stores do nothing
};

class BoundImage {
 public:
  static Result<BoundImage, ImageRefusal> make(const isa::Target& target, const ImageResourceWords& words,
                                               std::string_view chip = {});

  // `words` are those of the address in their order, unsigned integers.
  TexelPlace find(const Coordinates& coordinates, const TexelWords& words) const;
  // The same of an image that is bound, for many.
  TexelFinder finder(const Coordinates& coordinates) const { return {parts_->view, parts_->layout, coordinates}; }

  // What a load returns of an element: x, y, z, w by DST_SEL. Of `as_halves` in 16 bits, floats as f16.
  TexelWords loaded(const std::byte* element, bool as_halves) const;
  // The same of `count` elements of an image that is bound, which follow each other.
  void load_rows(const std::byte* elements, size_t count, bool as_halves, const ComponentRows& rows) const;
  // The same of texels that were decoded, or mixed.
  void put_rows(const TexelRows& texels, size_t count, bool as_halves, const ComponentRows& rows) const;
  // Why nothing can be stored: the format, or a DST_SEL that does not say which value goes where.
  const std::optional<ImageRefusal>& store_refusal() const;
  // Writes the element that a store makes of x, y, z, w; asks for an image without store_refusal().
  void store(const TexelWords& values, bool from_halves, std::byte* element) const;
  void store_rows(const ConstComponentRows& rows, size_t count, bool from_halves, std::byte* elements) const;
  // Width, height, depth or slices of a level of the view, and the levels that there are (get_resinfo).
  TexelWords sizes(uint32_t level) const;

  bool is_unbound() const { return parts_ == nullptr; }
  // Of an image that is bound.
  const ImageView& view() const { return parts_->view; }
  const ImageLayout& layout() const { return parts_->layout; }

 private:
  struct Parts {
    ImageView view;
    ImageLayout layout;
    std::optional<ImageRefusal> store_refusal;
    bool is_identity;  // DST_SEL
  };
  std::shared_ptr<const Parts> parts_;  // none: a T# of zeros
};

}  // namespace lw::image
