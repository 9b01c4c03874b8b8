// Registers of images: what instructions that load and those that sample share.
//
// The names are internal to the file that includes them, because the same text is compiled for more than one domain.
#pragma once

#include <optional>

#include "domain.h"

namespace lw::sem {
namespace {

using Texel = std::array<U32, 4>;

inline void refuse_what_is_missing(Memory& x) {
  if (!x.has_images()) x.not_modelled("images of this target");
}

inline image::Coordinates coordinates_of(Memory& x) {
  image::Coordinates coordinates;
  if (x.has(isa::Feature::image_dimension))
    coordinates.dimension = static_cast<image::Coordinates::Dimension>(1 + x.modifier(isa::Modifier::dim));
  coordinates.has_slice = x.modifier(isa::Modifier::da) != 0;
  return coordinates;
}

inline Texel texel(Loaded values) { return {dword(values, 0), dword(values, 1), dword(values, 2), dword(values, 3)}; }

// The components that a mask names, in registers that follow each other, halves two a register but with unpacked_d16;
// one register with 0 for none (GCN3 manual, 8.2.4). The status of TFE and LWE comes behind them: no page is missing
// here, but a level of detail may be one that the T# warns of. LWE is ignored without a sampler (RDNA3 manual, 10.1).
inline void set_data(Memory& x, const Texel& values, uint32_t mask, bool halves, std::optional<U32> warning = {}) {
  std::array<U32, 4> data{};
  unsigned count = 0, registers = 0;
  for (unsigned c = 0; c < 4; ++c)
    if ((mask >> c & 1) != 0) data[count++] = values[c];
  if (count == 0) data[count++] = u32(0);
  const unsigned step = halves && !x.has(isa::Feature::unpacked_d16) ? 2 : 1;
  for (unsigned i = 0; i < count; i += step)
    set_dword(x.vdata, registers++, step == 2 && i + 1 < count ? pack16(data[i], data[i + 1]) : data[i]);
  if (x.modifier(isa::Modifier::tfe) != 0 || (warning && x.modifier(isa::Modifier::lwe) != 0))
    set_dword(x.vdata, registers, warning.value_or(u32(0)));
}

}  // namespace
}  // namespace lw::sem
