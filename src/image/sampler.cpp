#include "image/sampler.h"

#include "base/bits.h"

namespace lw::image {
namespace {

// S5.8, or s6.8 of which the highest bit but the sign is not used otherwise: a field of 14 bits.
constexpr unsigned kBiasBits = 14;
// S1.4 of 6 bits, in 1/256.
constexpr unsigned kSecondBiasBits = 6;
constexpr int32_t kSecondBiasUnit = kLevelOne / 16;

bool is_linear(uint32_t filter) { return (filter & 1) != 0; }

}  // namespace

Result<BoundSampler, ImageRefusal> BoundSampler::make(const isa::Target& target, const SamplerWords& words) {
  const Sampler sampler = read_sampler(target, words);
  if (const std::optional<ImageRefusal> refusal = refusal_of(sampler)) return *refusal;
  BoundSampler bound;
  bound.clamp = {static_cast<Clamp>(sampler.clamp_x), static_cast<Clamp>(sampler.clamp_y),
                 static_cast<Clamp>(sampler.clamp_z)};
  bound.linear_near = is_linear(sampler.xy_mag_filter);
  bound.linear_far = is_linear(sampler.xy_min_filter);
  bound.z_filter = static_cast<ZFilter>(sampler.z_filter);
  bound.mip_filter = static_cast<MipFilter>(sampler.mip_filter);
  bound.mode = static_cast<FilterMode>(sampler.filter_mode);
  bound.compare = static_cast<CompareFunction>(sampler.depth_compare_func);
  bound.border = static_cast<BorderColor>(sampler.border_color_type);
  bound.min_level = static_cast<int32_t>(sampler.min_lod);
  bound.max_level = static_cast<int32_t>(sampler.max_lod);
  bound.bias = static_cast<int32_t>(sign_extend(sampler.lod_bias, kBiasBits)) +
               static_cast<int32_t>(sign_extend(sampler.lod_bias_sec, kSecondBiasBits)) * kSecondBiasUnit;
  bound.unnormalized = sampler.force_unnormalized != 0;
  bound.truncates = sampler.trunc_coord != 0;
  bound.wraps_cubes = sampler.disable_cube_wrap == 0;
  return bound;
}

}  // namespace lw::image
