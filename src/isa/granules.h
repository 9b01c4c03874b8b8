// Registers and LDS as a kernel uses them, as its descriptor encodes them, and as the machine sets them aside.
#pragma once

#include <cstdint>

#include "isa/isa.h"
#include "isa/machines.h"

namespace lw::isa {

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

// VGPRs that lane i and lane i + 32 of a wave of 64 share, behind the others: of COMPUTE_PGM_RSRC3.SHARED_VGPR_COUNT.
uint32_t shared_vgprs(const Target& target, uint32_t wave_size, uint32_t compute_pgm_rsrc3);

// What a wave of a kernel gets, in whole granules of the machine.
struct GrantedRegisters {
  uint32_t vgprs = 0;
  uint32_t sgprs = 0;  // those with numbers
};
// Of the fields GRANULATED_WORKITEM_VGPR_COUNT and GRANULATED_WAVEFRONT_SGPR_COUNT of COMPUTE_PGM_RSRC1.
GrantedRegisters granted_registers(const TargetLimits& limits, uint32_t wave_size, uint32_t vgpr_field,
                                   uint32_t sgpr_field);

}  // namespace lw::isa
