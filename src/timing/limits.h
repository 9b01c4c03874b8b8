// What the machine has to share out between waves: registers, LDS, barriers, wave slots and the granules they come in,
// for every gfx name, with or without opcode tables.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace lw::timing {

// The vector registers of a SIMD, seen by waves of one size. Wave32 has twice the registers of half the lanes.
struct VgprFile {
  uint16_t per_lane = 0;           // registers of a SIMD, of a width of one wave; 0: the target has no such waves
  uint8_t allocation_granule = 0;  // what the SIMD sets aside is a multiple of this
  uint8_t encoding_granule = 0;    // what the kernel descriptor counts in
};

// Where accumulation VGPRs live.
enum class Agprs : uint8_t {
  none,
  separate,  // a file of their own as large as the VGPRs'; a wave gets as many of each (gfx908)
  unified,   // behind the VGPRs in one file, from a multiple of 4 on (gfx90a and later)
};

struct TargetLimits {
  std::string_view target;  // "gfx803"
  uint8_t simds_per_compute_unit;
  bool has_wgp;  // two compute units may pool SIMDs, LDS and barriers (WGP mode)
  uint8_t max_waves_per_simd;
  VgprFile wave64;
  VgprFile wave32;
  uint16_t max_vgprs;  // of one wave; with unified AGPRs, both together
  Agprs agprs;
  uint16_t sgprs_per_simd;  // 0: every wave has max_sgprs, whatever it uses
  uint8_t sgpr_allocation_granule;
  uint8_t sgpr_encoding_granule;
  uint8_t addressable_sgprs;  // s0 on, without VCC and its like
  uint8_t max_sgprs;          // of one wave as allocated: with VCC, XNACK_MASK and FLAT_SCRATCH
  uint8_t fixed_sgprs;        // 0, or what every wave is given (sgpr_init_bug)
  uint32_t lds_bytes_per_compute_unit;
  uint32_t lds_bytes_per_workgroup;
  uint16_t lds_allocation_granule_bytes;
  uint16_t lds_encoding_granule_bytes;
  uint8_t barriers_per_compute_unit;  // workgroups of more than one wave that fit
  uint16_t max_workgroup_size;        // work-items

  // Waves the target's compilers make when not told: 32 where there are such.
  uint32_t default_wave_size() const { return wave32.per_lane != 0 ? 32 : 64; }
  // nullptr for a wave size the target does not have. 0 stands for the default.
  const VgprFile* vgpr_file(uint32_t wave_size) const;
  // Compute units whose SIMDs, LDS and barriers a workgroup's waves may take: 2 in WGP mode, else 1.
  uint32_t compute_units_per_pool(bool wgp_mode) const { return has_wgp && wgp_mode ? 2 : 1; }
};

// In the order of the product list: GCN, RDNA, CDNA.
std::span<const TargetLimits> all_limits();
// By gfx name without features ("gfx90a"); nullptr when unknown.
const TargetLimits* find_limits(std::string_view target);

// The functions below take counts as used (0 upwards, not checked against the maximum) and `wave_size` 64, 32 or 0 for
// the default. They answer 0 for a wave size that the target does not have.

// Registers one wave takes of the VGPR file, before rounding: with unified AGPRs these follow behind the VGPRs.
uint32_t total_vgprs(const TargetLimits& limits, uint32_t vgprs, uint32_t agprs = 0);
// Registers a SIMD sets aside for a lane of a wave.
uint32_t allocated_vgprs(const TargetLimits& limits, uint32_t wave_size, uint32_t vgprs, uint32_t agprs = 0);
// COMPUTE_PGM_RSRC1.GRANULATED_WORKITEM_VGPR_COUNT: granules less one.
uint32_t encoded_vgprs(const TargetLimits& limits, uint32_t wave_size, uint32_t vgprs, uint32_t agprs = 0);
// The count that a value of that field stands for.
uint32_t vgprs_of_encoding(const TargetLimits& limits, uint32_t wave_size, uint32_t field);

// Counts include VCC, XNACK_MASK and FLAT_SCRATCH where the kernel uses them.
uint32_t allocated_sgprs(const TargetLimits& limits, uint32_t sgprs);
// COMPUTE_PGM_RSRC1.GRANULATED_WAVEFRONT_SGPR_COUNT; 0 where waves have all their SGPRs anyway.
uint32_t encoded_sgprs(const TargetLimits& limits, uint32_t sgprs);
uint32_t sgprs_of_encoding(const TargetLimits& limits, uint32_t field);

// Bytes of LDS set aside for a workgroup.
uint32_t allocated_lds_bytes(const TargetLimits& limits, uint32_t lds_bytes);
// COMPUTE_PGM_RSRC2.GRANULATED_LDS_SIZE, which the packet processor fills in for HSA.
uint32_t encoded_lds(const TargetLimits& limits, uint32_t lds_bytes);

}  // namespace lw::timing
