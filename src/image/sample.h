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
};

// What cannot be done, whatever the coordinates are.
std::optional<Refusal> refusal_of(const BoundImage& image, const BoundSampler& sampler);

// x, y, z, w by DST_SEL: of a gather, the four texels (x0, y1), (x1, y1), (x1, y0), (x0, y0). Zeros of an unbound image
// and where the source ends the sample. Of `as_halves` in 16 bits, floats as f16.
Words sample(const BoundImage& image, const BoundSampler& sampler, const SampleForm& form, const SampleAddress& address,
             bool as_halves, TexelSource& texels);

// What image_get_lod gives: the level of detail within its bounds, and before them, as f32.
Words level_of_detail(const BoundImage& image, const BoundSampler& sampler, const SampleForm& form,
                      const SampleAddress& address);

}  // namespace lw::image
