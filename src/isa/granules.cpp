#include "isa/granules.h"

#include <algorithm>

#include "base/base.h"

namespace lw::isa {
namespace {

// Where AGPRs begin behind the VGPRs: COMPUTE_PGM_RSRC3.ACCUM_OFFSET counts in fours (LLVM's AMDGPUUsage).
constexpr uint64_t kAccumulationOffsetGranule = 4;

uint32_t rounded(uint64_t count, uint32_t granule) {
  return static_cast<uint32_t>(std::min<uint64_t>(align_up(count, granule), ~uint32_t{0} / granule * granule));
}

// Fields of granules cannot say 0.
uint32_t granules_less_one(uint32_t count, uint32_t granule) {
  return rounded(std::max(count, 1u), granule) / granule - 1;
}

uint32_t count_of_field(uint32_t field, uint32_t granule) { return rounded((uint64_t{field} + 1) * granule, granule); }

}  // namespace

uint32_t total_vgprs(const TargetLimits& limits, uint32_t vgprs, uint32_t agprs) {
  switch (limits.agprs) {
    case Agprs::none: return vgprs;
    case Agprs::separate: return std::max(vgprs, agprs);
    case Agprs::unified: break;
  }
  if (agprs == 0) return vgprs;
  return static_cast<uint32_t>(
      std::min<uint64_t>(align_up(uint64_t{vgprs}, kAccumulationOffsetGranule) + agprs, ~uint32_t{0}));
}

uint32_t allocated_vgprs(const TargetLimits& limits, uint32_t wave_size, uint32_t vgprs, uint32_t agprs) {
  const VgprFile* file = limits.vgpr_file(wave_size);
  if (file == nullptr) return 0;
  return rounded(std::max(total_vgprs(limits, vgprs, agprs), 1u), file->allocation_granule);
}

uint32_t encoded_vgprs(const TargetLimits& limits, uint32_t wave_size, uint32_t vgprs, uint32_t agprs) {
  const VgprFile* file = limits.vgpr_file(wave_size);
  return file == nullptr ? 0 : granules_less_one(total_vgprs(limits, vgprs, agprs), file->encoding_granule);
}

uint32_t vgprs_of_encoding(const TargetLimits& limits, uint32_t wave_size, uint32_t field) {
  const VgprFile* file = limits.vgpr_file(wave_size);
  return file == nullptr ? 0 : count_of_field(field, file->encoding_granule);
}

uint32_t allocated_sgprs(const TargetLimits& limits, uint32_t sgprs) {
  if (limits.sgprs_per_simd == 0) return limits.max_sgprs;
  if (limits.fixed_sgprs != 0) return limits.fixed_sgprs;
  return rounded(std::max(sgprs, 1u), limits.sgpr_allocation_granule);
}

uint32_t encoded_sgprs(const TargetLimits& limits, uint32_t sgprs) {
  if (limits.sgprs_per_simd == 0) return 0;
  return granules_less_one(limits.fixed_sgprs != 0 ? limits.fixed_sgprs : sgprs, limits.sgpr_encoding_granule);
}

uint32_t sgprs_of_encoding(const TargetLimits& limits, uint32_t field) {
  return limits.sgprs_per_simd == 0 ? limits.max_sgprs : count_of_field(field, limits.sgpr_encoding_granule);
}

uint32_t allocated_lds_bytes(const TargetLimits& limits, uint32_t lds_bytes) {
  return rounded(lds_bytes, limits.lds_allocation_granule_bytes);
}

uint32_t encoded_lds(const TargetLimits& limits, uint32_t lds_bytes) {
  return rounded(lds_bytes, limits.lds_encoding_granule_bytes) / limits.lds_encoding_granule_bytes;
}

uint32_t shared_vgprs(const Target& target, uint32_t wave_size, uint32_t compute_pgm_rsrc3) {
  constexpr uint32_t kCount = 15, kGranule = 8;
  return target.has(Feature::shared_vgprs) && wave_size == 64 ? (compute_pgm_rsrc3 & kCount) * kGranule : 0;
}

GrantedRegisters granted_registers(const TargetLimits& limits, uint32_t wave_size, uint32_t vgpr_field,
                                   uint32_t sgpr_field) {
  const VgprFile* file = limits.vgpr_file(wave_size);
  GrantedRegisters granted;
  granted.vgprs = count_of_field(vgpr_field, (file != nullptr ? file : &limits.wave64)->encoding_granule);
  granted.sgprs = limits.addressable_sgprs;
  if (limits.sgprs_per_simd != 0)
    granted.sgprs = rounded(sgprs_of_encoding(limits, sgpr_field), limits.sgpr_allocation_granule);
  return granted;
}

}  // namespace lw::isa
