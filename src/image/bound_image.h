// An image as instructions meet it: what eight words of a T# say, made ready once and asked for each lane's texel.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "image/descriptor.h"
#include "image/layout.h"
#include "image/refusal.h"
#include "image/surface.h"

namespace lw::image {

// What an instruction says of its coordinates.
struct Coordinates {
  // The values of DIM. Where the instruction has none, the T#'s type says how many coordinates there are, and
  // `has_slice` (DA) whether the slice of an array is one of them.
  enum class Dimension : uint8_t { from_descriptor, d1, d2, d3, cube, d1_array, d2_array, d2_msaa, d2_msaa_array };
  Dimension dimension = Dimension::from_descriptor;
  bool has_slice = false;
  bool has_level = false;  // behind the others, counted from the view's first level
};

// Where a texel lies.
struct TexelPlace {
  uint64_t address = 0;
  uint32_t bytes = 0;  // of an element; 0: outside the view, where loads give 0 and stores do nothing
};

using Words = std::array<uint32_t, 4>;

class BoundImage {
 public:
  static Result<BoundImage, Refusal> make(const isa::Target& target, const ImageResourceWords& words,
                                          std::string_view chip = {});

  // `words` are those of the address in their order, unsigned integers.
  TexelPlace find(const Coordinates& coordinates, const Words& words) const;
  // The bytes of an element, from the lowest of the first word on, as a load returns them: x, y, z, w by DST_SEL. Of
  // `as_halves` in 16 bits, floats as f16.
  Words loaded(const Words& element, bool as_halves) const;
  // The element that a store writes. Refused where DST_SEL does not say which value goes where.
  Result<Words, Refusal> stored(const Words& values, bool from_halves) const;
  // Width, height, depth or slices of a level of the view, and the levels that there are (get_resinfo).
  Words sizes(uint32_t level) const;

  bool is_unbound() const { return parts_ == nullptr; }

 private:
  struct Parts {
    ImageView view;
    ImageLayout layout;
  };
  std::shared_ptr<const Parts> parts_;  // none: a T# of zeros
};

// Those that a thread has met last.
class BoundImages {
 public:
  explicit BoundImages(const isa::Target& target) : target_(target) {}
  const Result<BoundImage, Refusal>& find(const ImageResourceWords& words);

 private:
  struct Entry {
    ImageResourceWords words;
    Result<BoundImage, Refusal> image;
  };
  const isa::Target& target_;
  std::vector<std::unique_ptr<Entry>> entries_;
  size_t last_ = 0, next_ = 0;
};

}  // namespace lw::image
