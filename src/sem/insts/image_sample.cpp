// Images through a sampler. Which texels, and how much of each, is the business of the descriptors and of src/image;
// what stands here is what the address consists of.
#include "image_data.h"

namespace lw::sem {
namespace {

SampleAccess sample_access(Memory& x) {
  const inst::ImageAddressParts& parts = x.address_parts();
  const bool a16 = x.modifier(isa::Modifier::a16) != 0;
  SampleAccess access;
  image::SampleForm& form = access.form;
  form.coordinates = coordinates_of(x);
  form.offset = parts.offset;
  form.bias = parts.bias;
  form.compare = parts.compare;
  form.derivatives = parts.derivatives;
  if (parts.level) form.level = image::SampleForm::Level::given;
  if (parts.is_zero) form.level = image::SampleForm::Level::zero;
  form.clamp = parts.clamp;
  form.coordinates_are_16 = a16;
  form.derivatives_are_16 = parts.derivatives_16 || (a16 && x.has(isa::Feature::a16_derivatives));
  form.unnormalized = x.modifier(isa::Modifier::unorm) != 0;
  access.halves = x.modifier(isa::Modifier::d16) != 0;
  return access;
}

std::array<U32, image::kMostSampleWords> sample_words(Memory& x) {
  std::array<U32, image::kMostSampleWords> words{};
  for (unsigned n = 0; n < words.size(); ++n) words[n] = x.address_word(n);
  return words;
}

// LOD_WARNING | LOD << 16 (RDNA3 manual, 10.1.1).
U32 warning(Memory& x, const SampleAccess& access) {
  return x.modifier(isa::Modifier::lwe) != 0 ? dword(x.image_lod(access, sample_words(x)), 2) : u32(0);
}

void sample(Memory& x) {
  refuse_what_is_missing(x);
  const SampleAccess access = sample_access(x);
  set_data(x, texel(x.image_sample(access, sample_words(x))), x.modifier(isa::Modifier::dmask), access.halves,
           warning(x, access));
}

// DMASK names the component.
void gather(Memory& x) {
  refuse_what_is_missing(x);
  const uint32_t mask = x.modifier(isa::Modifier::dmask);
  SampleAccess access = sample_access(x);
  access.form.gathers = true;
  unsigned component = 0;
  while (component < 3 && (mask >> component & 1) == 0) ++component;
  access.form.gathered = static_cast<uint8_t>(component);
  if (mask != 1u << component) x.not_modelled("a gather of other than one component");
  set_data(x, texel(x.image_sample(access, sample_words(x))), 0xf, access.halves, warning(x, access));
}

}  // namespace

// Returns filtered texels. The _c forms compare each texel with a depth first; the _o forms add an offset to the
// coordinates. The level of detail comes from the differences of the coordinates within four lanes.
void image_sample(Memory& x) { sample(x); }
void image_sample_o(Memory& x) { sample(x); }
void image_sample_c(Memory& x) { sample(x); }
void image_sample_c_o(Memory& x) { sample(x); }

// Returns filtered texels. The _c forms compare each texel with a depth first; the _o forms add an offset to the
// coordinates. The level of detail comes from the differences of the coordinates within four lanes, and is at least the
// minimum in the address.
void image_sample_cl(Memory& x) { sample(x); }
void image_sample_cl_o(Memory& x) { sample(x); }
void image_sample_c_cl(Memory& x) { sample(x); }
void image_sample_c_cl_o(Memory& x) { sample(x); }

// Returns filtered texels. The _c forms compare each texel with a depth first; the _o forms add an offset to the
// coordinates. The level of detail comes from derivatives in the address.
void image_sample_d(Memory& x) { sample(x); }
void image_sample_d_o(Memory& x) { sample(x); }
void image_sample_c_d(Memory& x) { sample(x); }
void image_sample_c_d_o(Memory& x) { sample(x); }

// Returns filtered texels. The _c forms compare each texel with a depth first; the _o forms add an offset to the
// coordinates. The level of detail comes from derivatives in the address, and is at least the minimum in the address.
void image_sample_d_cl(Memory& x) { sample(x); }
void image_sample_d_cl_o(Memory& x) { sample(x); }
void image_sample_c_d_cl(Memory& x) { sample(x); }
void image_sample_c_d_cl_o(Memory& x) { sample(x); }

// Returns filtered texels. The _c forms compare each texel with a depth first; the _o forms add an offset to the
// coordinates. The level of detail comes from coarse derivatives in the address.
void image_sample_cd(Memory& x) { sample(x); }
void image_sample_cd_o(Memory& x) { sample(x); }
void image_sample_c_cd(Memory& x) { sample(x); }
void image_sample_c_cd_o(Memory& x) { sample(x); }

// Returns filtered texels. The _c forms compare each texel with a depth first; the _o forms add an offset to the
// coordinates. The level of detail comes from coarse derivatives in the address, and is at least the minimum in the
// address.
void image_sample_cd_cl(Memory& x) { sample(x); }
void image_sample_cd_cl_o(Memory& x) { sample(x); }
void image_sample_c_cd_cl(Memory& x) { sample(x); }
void image_sample_c_cd_cl_o(Memory& x) { sample(x); }

// Returns filtered texels. The _c forms compare each texel with a depth first; the _o forms add an offset to the
// coordinates. The level of detail is in the address.
void image_sample_l(Memory& x) { sample(x); }
void image_sample_l_o(Memory& x) { sample(x); }
void image_sample_c_l(Memory& x) { sample(x); }
void image_sample_c_l_o(Memory& x) { sample(x); }

// Returns filtered texels. The _c forms compare each texel with a depth first; the _o forms add an offset to the
// coordinates. The level of detail comes from the differences of the coordinates within four lanes, and a bias in the
// address.
void image_sample_b(Memory& x) { sample(x); }
void image_sample_b_o(Memory& x) { sample(x); }
void image_sample_c_b(Memory& x) { sample(x); }
void image_sample_c_b_o(Memory& x) { sample(x); }

// Returns filtered texels. The _c forms compare each texel with a depth first; the _o forms add an offset to the
// coordinates. The level of detail comes from the differences of the coordinates within four lanes, and a bias in the
// address, and is at least the minimum in the address.
void image_sample_b_cl(Memory& x) { sample(x); }
void image_sample_b_cl_o(Memory& x) { sample(x); }
void image_sample_c_b_cl(Memory& x) { sample(x); }
void image_sample_c_b_cl_o(Memory& x) { sample(x); }

// Returns filtered texels. The _c forms compare each texel with a depth first; the _o forms add an offset to the
// coordinates. The level of detail is 0.
void image_sample_lz(Memory& x) { sample(x); }
void image_sample_lz_o(Memory& x) { sample(x); }
void image_sample_c_lz(Memory& x) { sample(x); }
void image_sample_c_lz_o(Memory& x) { sample(x); }

// Returns filtered texels. The _c forms compare each texel with a depth first; the _o forms add an offset to the
// coordinates. The level of detail comes from derivatives of 16 bits in the address.
void image_sample_d_g16(Memory& x) { sample(x); }
void image_sample_d_o_g16(Memory& x) { sample(x); }
void image_sample_c_d_g16(Memory& x) { sample(x); }
void image_sample_c_d_o_g16(Memory& x) { sample(x); }

// Returns filtered texels. The _c forms compare each texel with a depth first; the _o forms add an offset to the
// coordinates. The level of detail comes from derivatives of 16 bits in the address, and is at least the minimum in the
// address.
void image_sample_d_cl_g16(Memory& x) { sample(x); }
void image_sample_d_cl_o_g16(Memory& x) { sample(x); }
void image_sample_c_d_cl_g16(Memory& x) { sample(x); }
void image_sample_c_d_cl_o_g16(Memory& x) { sample(x); }

// Returns filtered texels. The _c forms compare each texel with a depth first; the _o forms add an offset to the
// coordinates. The level of detail comes from coarse derivatives of 16 bits in the address.
void image_sample_cd_g16(Memory& x) { sample(x); }
void image_sample_cd_o_g16(Memory& x) { sample(x); }
void image_sample_c_cd_g16(Memory& x) { sample(x); }
void image_sample_c_cd_o_g16(Memory& x) { sample(x); }

// Returns filtered texels. The _c forms compare each texel with a depth first; the _o forms add an offset to the
// coordinates. The level of detail comes from coarse derivatives of 16 bits in the address, and is at least the minimum
// in the address.
void image_sample_cd_cl_g16(Memory& x) { sample(x); }
void image_sample_cd_cl_o_g16(Memory& x) { sample(x); }
void image_sample_c_cd_cl_g16(Memory& x) { sample(x); }
void image_sample_c_cd_cl_o_g16(Memory& x) { sample(x); }

// Returns one component of the four texels that a linear filter would take, counter-clockwise from the lower left. The
// _c forms compare each texel with a depth first; the _o forms add an offset to the coordinates. The level of detail
// comes from the differences of the coordinates within four lanes.
void image_gather4(Memory& x) { gather(x); }
void image_gather4_o(Memory& x) { gather(x); }
void image_gather4_c(Memory& x) { gather(x); }
void image_gather4_c_o(Memory& x) { gather(x); }

// Returns one component of the four texels that a linear filter would take, counter-clockwise from the lower left. The
// _c forms compare each texel with a depth first; the _o forms add an offset to the coordinates. The level of detail
// comes from the differences of the coordinates within four lanes, and is at least the minimum in the address.
void image_gather4_cl(Memory& x) { gather(x); }
void image_gather4_cl_o(Memory& x) { gather(x); }
void image_gather4_c_cl(Memory& x) { gather(x); }
void image_gather4_c_cl_o(Memory& x) { gather(x); }

// Returns one component of the four texels that a linear filter would take, counter-clockwise from the lower left. The
// _c forms compare each texel with a depth first; the _o forms add an offset to the coordinates. The level of detail is
// in the address.
void image_gather4_l(Memory& x) { gather(x); }
void image_gather4_l_o(Memory& x) { gather(x); }
void image_gather4_c_l(Memory& x) { gather(x); }
void image_gather4_c_l_o(Memory& x) { gather(x); }

// Returns one component of the four texels that a linear filter would take, counter-clockwise from the lower left. The
// _c forms compare each texel with a depth first; the _o forms add an offset to the coordinates. The level of detail
// comes from the differences of the coordinates within four lanes, and a bias in the address.
void image_gather4_b(Memory& x) { gather(x); }
void image_gather4_b_o(Memory& x) { gather(x); }
void image_gather4_c_b(Memory& x) { gather(x); }
void image_gather4_c_b_o(Memory& x) { gather(x); }

// Returns one component of the four texels that a linear filter would take, counter-clockwise from the lower left. The
// _c forms compare each texel with a depth first; the _o forms add an offset to the coordinates. The level of detail
// comes from the differences of the coordinates within four lanes, and a bias in the address, and is at least the
// minimum in the address.
void image_gather4_b_cl(Memory& x) { gather(x); }
void image_gather4_b_cl_o(Memory& x) { gather(x); }
void image_gather4_c_b_cl(Memory& x) { gather(x); }
void image_gather4_c_b_cl_o(Memory& x) { gather(x); }

// Returns one component of the four texels that a linear filter would take, counter-clockwise from the lower left. The
// _c forms compare each texel with a depth first; the _o forms add an offset to the coordinates. The level of detail is
// 0.
void image_gather4_lz(Memory& x) { gather(x); }
void image_gather4_lz_o(Memory& x) { gather(x); }
void image_gather4_c_lz(Memory& x) { gather(x); }
void image_gather4_c_lz_o(Memory& x) { gather(x); }

// Returns two floats: the level of detail after clamping, and before.
void image_get_lod(Memory& x) {
  refuse_what_is_missing(x);
  set_data(x, texel(x.image_lod(sample_access(x), sample_words(x))), x.modifier(isa::Modifier::dmask), false, u32(0));
}

}  // namespace lw::sem
