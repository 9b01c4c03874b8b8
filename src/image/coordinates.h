// What an instruction says of the address of an image, beside the numbers in it.
#pragma once

#include <cstddef>
#include <cstdint>

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

// What an instruction says of its address beside Coordinates: which parts it has, in the order in which they stand
// (GCN3 manual, 8.2.4), and how they are packed.
struct SampleForm {
  Coordinates coordinates;
  bool offset = false;
  bool bias = false;
  bool compare = false;
  bool derivatives = false;
  enum class Level : uint8_t { computed, given, zero } level = Level::computed;
  bool clamp = false;               // the lowest level of detail, behind the coordinates
  bool coordinates_are_16 = false;  // A16: halves, two to a register, as bias and level
  bool derivatives_are_16 = false;  // halves, two to a register by direction
  bool unnormalized = false;        // UNORM, beside the sampler's
  bool gathers = false;             // four texels of one component
  uint8_t gathered = 0;             // that component: 0 to 3

  // Whether the level of detail follows from how coordinates differ between the lanes of a quad.
  bool has_quads() const { return level == Level::computed && !derivatives; }
};
// Registers of the longest address: offset, bias, depth, six derivatives, three coordinates, and a level or its clamp.
inline constexpr size_t kMostSampleWords = 13;

}  // namespace lw::image
