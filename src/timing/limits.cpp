#include "timing/limits.h"

#include <algorithm>
#include <array>

#include "base/base.h"

namespace lw::timing {
namespace {

// Sources.
//   LLVM     AMDGPUBaseInfo.cpp and AMDGPUUsage of LLVM 22; the registers, waves and both VGPR granules of every row
//   were
//            read off clang 22's occupancy for kernels of 0 to 256 VGPRs and its descriptors, the LDS of every
//            generation likewise (tests/timing repeats this).
//   ACO      aco_ir.cpp and ac_gpu_info.c of Mesa: LDS is allocated in 1024 bytes from gfx1030 on, and still encoded in
//            512; LLVM's documentation of gfx950 gives 1280 bytes for both.
//   GCN-WP   AMD's GCN architecture whitepaper (2012): 16 workgroups of more than one wave on a compute unit.
//   ISA      the RDNA3 manual: 64 KB of LDS for each compute unit, 128 KB on a WGP, 64 KB for one workgroup.
//
// Where the sources differ:
//   - Polaris (gfx803) has 10 waves for LLVM and 8 for ACO, Fiji 10 for both. A gfx name cannot tell the two apart; the
//     number is LLVM's.
//   - GCN has slots for 40 waves and is said to be "generally limited to 32 waves per CU" (rocprofiler-compute's
//     documentation); LLVM does not model that limit, nor does this table.
//   - clang 22 encodes gfx950's LDS in 2048 bytes for Mesa, against its own documentation; for HSA it leaves the field
//     0.

// clang-format off

// The VGPRs of a SIMD: registers of a lane, allocation granule, encoding granule.
constexpr VgprFile kNoWaves;
constexpr VgprFile kGcn      { 256,  4, 4};
constexpr VgprFile kUnified  { 512,  8, 8};
constexpr VgprFile kRdna1W64 { 512,  4, 4};
constexpr VgprFile kRdna1W32 {1024,  8, 8};
constexpr VgprFile kRdna2W64 { 512,  8, 4};
constexpr VgprFile kRdna2W32 {1024, 16, 8};
constexpr VgprFile kLargeW64 { 768, 12, 4};  // half as much again: Navi 31 and 32, Strix Halo, Navi 4x
constexpr VgprFile kLargeW32 {1536, 24, 8};

// Scalar registers: in a SIMD, allocation granule, encoding granule, addressable, allocated at most, fixed.
struct SgprFile {
  uint16_t per_simd;
  uint8_t allocation_granule, encoding_granule, addressable, max, fixed;
};
constexpr SgprFile kShared  {800,  16, 8, 102, 112,  0};
constexpr SgprFile kInitBug {800,  16, 8,  96,  96, 96};  // SGPRInitBug: every wave must have exactly 96
constexpr SgprFile kOwn     {  0, 128, 8, 106, 128,  0};  // as many for every wave

// Bytes of LDS: in a compute unit, for a workgroup, allocation granule, encoding granule.
struct Lds {
  uint32_t per_compute_unit, per_workgroup;
  uint16_t allocation_granule, encoding_granule;
};
constexpr Lds kLds      { 65536,  65536,  512,  512};
constexpr Lds kLdsRdna2 { 65536,  65536, 1024,  512};
constexpr Lds kLdsCdna4 {163840, 163840, 1280, 1280};

constexpr uint8_t kBarriers = 16;
constexpr uint16_t kMaxWorkgroupSize = 1024;

constexpr TargetLimits row(std::string_view target, uint8_t simds, bool wgp, uint8_t waves, const VgprFile& wave64,
                           const VgprFile& wave32, uint16_t max_vgprs, Agprs agprs, const SgprFile& s, const Lds& lds) {
  return {target, simds, wgp, waves, wave64, wave32, max_vgprs, agprs, s.per_simd, s.allocation_granule,
          s.encoding_granule, s.addressable, s.max, s.fixed, lds.per_compute_unit, lds.per_workgroup,
          lds.allocation_granule, lds.encoding_granule, kBarriers, kMaxWorkgroupSize};
}

constexpr bool kCuOnly = false, kWgp = true;

//                 SIMDs of   WGP  waves of                      VGPRs of
//       target        a CU   mode   a SIMD   wave64     wave32     a wave   AGPRs             SGPRs     LDS
constexpr std::array kLimits{
    row("gfx801",           4,  kCuOnly,  10,    kGcn,      kNoWaves,  256,     Agprs::none,      kShared,  kLds     ),
    row("gfx802",           4,  kCuOnly,  10,    kGcn,      kNoWaves,  256,     Agprs::none,      kInitBug, kLds     ),
    row("gfx803",           4,  kCuOnly,  10,    kGcn,      kNoWaves,  256,     Agprs::none,      kShared,  kLds     ),
    row("gfx805",           4,  kCuOnly,  10,    kGcn,      kNoWaves,  256,     Agprs::none,      kInitBug, kLds     ),
    row("gfx810",           4,  kCuOnly,  10,    kGcn,      kNoWaves,  256,     Agprs::none,      kShared,  kLds     ),
    row("gfx900",           4,  kCuOnly,  10,    kGcn,      kNoWaves,  256,     Agprs::none,      kShared,  kLds     ),
    row("gfx902",           4,  kCuOnly,  10,    kGcn,      kNoWaves,  256,     Agprs::none,      kShared,  kLds     ),
    row("gfx904",           4,  kCuOnly,  10,    kGcn,      kNoWaves,  256,     Agprs::none,      kShared,  kLds     ),
    row("gfx906",           4,  kCuOnly,  10,    kGcn,      kNoWaves,  256,     Agprs::none,      kShared,  kLds     ),
    row("gfx909",           4,  kCuOnly,  10,    kGcn,      kNoWaves,  256,     Agprs::none,      kShared,  kLds     ),
    row("gfx90c",           4,  kCuOnly,  10,    kGcn,      kNoWaves,  256,     Agprs::none,      kShared,  kLds     ),
    row("gfx1010",          2,  kWgp,     20,    kRdna1W64, kRdna1W32, 256,     Agprs::none,      kOwn,     kLds     ),
    row("gfx1011",          2,  kWgp,     20,    kRdna1W64, kRdna1W32, 256,     Agprs::none,      kOwn,     kLds     ),
    row("gfx1012",          2,  kWgp,     20,    kRdna1W64, kRdna1W32, 256,     Agprs::none,      kOwn,     kLds     ),
    row("gfx1013",          2,  kWgp,     20,    kRdna1W64, kRdna1W32, 256,     Agprs::none,      kOwn,     kLds     ),
    row("gfx1030",          2,  kWgp,     16,    kRdna2W64, kRdna2W32, 256,     Agprs::none,      kOwn,     kLdsRdna2),
    row("gfx1031",          2,  kWgp,     16,    kRdna2W64, kRdna2W32, 256,     Agprs::none,      kOwn,     kLdsRdna2),
    row("gfx1032",          2,  kWgp,     16,    kRdna2W64, kRdna2W32, 256,     Agprs::none,      kOwn,     kLdsRdna2),
    row("gfx1033",          2,  kWgp,     16,    kRdna2W64, kRdna2W32, 256,     Agprs::none,      kOwn,     kLdsRdna2),
    row("gfx1034",          2,  kWgp,     16,    kRdna2W64, kRdna2W32, 256,     Agprs::none,      kOwn,     kLdsRdna2),
    row("gfx1035",          2,  kWgp,     16,    kRdna2W64, kRdna2W32, 256,     Agprs::none,      kOwn,     kLdsRdna2),
    row("gfx1036",          2,  kWgp,     16,    kRdna2W64, kRdna2W32, 256,     Agprs::none,      kOwn,     kLdsRdna2),
    row("gfx1100",          2,  kWgp,     16,    kLargeW64, kLargeW32, 256,     Agprs::none,      kOwn,     kLdsRdna2),
    row("gfx1101",          2,  kWgp,     16,    kLargeW64, kLargeW32, 256,     Agprs::none,      kOwn,     kLdsRdna2),
    row("gfx1102",          2,  kWgp,     16,    kRdna2W64, kRdna2W32, 256,     Agprs::none,      kOwn,     kLdsRdna2),
    row("gfx1103",          2,  kWgp,     16,    kRdna2W64, kRdna2W32, 256,     Agprs::none,      kOwn,     kLdsRdna2),
    row("gfx1150",          2,  kWgp,     16,    kRdna2W64, kRdna2W32, 256,     Agprs::none,      kOwn,     kLdsRdna2),
    row("gfx1151",          2,  kWgp,     16,    kLargeW64, kLargeW32, 256,     Agprs::none,      kOwn,     kLdsRdna2),
    row("gfx1152",          2,  kWgp,     16,    kRdna2W64, kRdna2W32, 256,     Agprs::none,      kOwn,     kLdsRdna2),
    row("gfx1153",          2,  kWgp,     16,    kRdna2W64, kRdna2W32, 256,     Agprs::none,      kOwn,     kLdsRdna2),
    row("gfx1200",          2,  kWgp,     16,    kLargeW64, kLargeW32, 256,     Agprs::none,      kOwn,     kLdsRdna2),
    row("gfx1201",          2,  kWgp,     16,    kLargeW64, kLargeW32, 256,     Agprs::none,      kOwn,     kLdsRdna2),
    row("gfx908",           4,  kCuOnly,  10,    kGcn,      kNoWaves,  256,     Agprs::separate,  kShared,  kLds     ),
    row("gfx90a",           4,  kCuOnly,   8,    kUnified,  kNoWaves,  512,     Agprs::unified,   kShared,  kLds     ),
    row("gfx942",           4,  kCuOnly,   8,    kUnified,  kNoWaves,  512,     Agprs::unified,   kShared,  kLds     ),
    row("gfx950",           4,  kCuOnly,   8,    kUnified,  kNoWaves,  512,     Agprs::unified,   kShared,  kLdsCdna4),
};
// clang-format on

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

const VgprFile* TargetLimits::vgpr_file(uint32_t wave_size) const {
  if (wave_size == 0) wave_size = default_wave_size();
  const VgprFile* file = wave_size == 64 ? &wave64 : wave_size == 32 ? &wave32 : nullptr;
  return file != nullptr && file->per_lane != 0 ? file : nullptr;
}

std::span<const TargetLimits> all_limits() { return kLimits; }

const TargetLimits* find_limits(std::string_view target) {
  const auto found = std::ranges::find(kLimits, target, &TargetLimits::target);
  return found == kLimits.end() ? nullptr : &*found;
}

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

}  // namespace lw::timing
