// What a sampler makes of an image at a place: which texels, how much of each, and their mixture.
//
// Everything that no source says exactly (the precision of a mixture, the corners of cubes) is in docs/errata.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/result.h"
#include "image/bound_image.h"
#include "image/sample_address.h"
#include "image/sampler.h"

namespace lw::image {

// Gives the bytes of an element, which lie where they are until the next call; nullptr ends the sample.
class TexelSource {
 public:
  virtual ~TexelSource() = default;
  virtual const std::byte* read(uint64_t address, uint32_t bytes) = 0;
  // A range in which many elements lie; nullptr where it cannot be had as a whole, which ends nothing.
  virtual const std::byte* read_together(uint64_t, uint64_t) { return nullptr; }
};

// What cannot be done, whatever the coordinates are.
std::optional<ImageRefusal> refusal_of(const BoundImage& image, const BoundSampler& sampler);

// How image, sampler and instruction come together: what is the same for all places. It refers to what it was made of.
class SampleSetup {
 public:
  // `image` is bound.
  SampleSetup(const BoundImage& image, const BoundSampler& sampler, const SampleForm& form);

  // x, y, z, w by DST_SEL: of a gather, the four texels (x0, y1), (x1, y1), (x1, y0), (x0, y0). Zeros where the source
  // ends the sample. Of `as_halves` in 16 bits, floats as f16.
  TexelWords sample(const SampleAddress& address, bool as_halves, TexelSource& texels) const;
  // The same of many lanes together, in rows. Returns those of `lanes` that remain to be sampled one by one: all where
  // the sampler or the instruction does more than to mix texels, or the texels cannot be read together; those that few
  // others take the same levels with; and those with NaNs.
  uint64_t sample_rows(const SampleAddresses& addresses, uint64_t lanes, bool as_halves, TexelSource& texels,
                       const ComponentRows& results) const;

  // What image_get_lod gives: the level of detail within its bounds, and before them, as f32; and what LWE does.
  TexelWords level_of_detail(const SampleAddress& address) const;

 private:
  friend class PlaceSampling;
  friend class RowSampling;
  struct Detail {
    int32_t raw, within;  // in 1/256; `within` the bounds of sampler, descriptor and instruction
  };
  struct Levels {
    uint32_t first, second;
    int32_t part;  // of the second, in 1/256; 0 of integers
    bool linear;   // within a level

    bool has_second() const { return part != 0; }
    bool are_as(const Levels& other) const {
      return first == other.first && second == other.second && has_second() == other.has_second() &&
             linear == other.linear;
    }
  };
  int32_t computed_level(const SampleAddress& address) const;
  Detail detail_of(const SampleAddress& address) const;
  Levels levels_of(int32_t within) const;
  Levels levels_of(const SampleAddress& address) const { return levels_of(detail_of(address).within); }
  uint32_t slice_of(float slice) const;  // of the view, where it is no cube

  const BoundImage& image_;
  const ImageView& view_;
  const ImageLayout& layout_;
  const BoundSampler& sampler_;
  const SampleForm& form_;
  CoordinateShape shape_;
  bool is_cube_, is_3d_, unnormalized_, is_integer_;
  uint32_t axes_;
  Components border_;  // as texels in memory are
};

}  // namespace lw::image
