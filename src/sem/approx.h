// The functions that the machine approximates: one shared implementation for every engine, so that they agree bit for
// bit.
//
// Each is computed in double precision and rounded once to its type, to nearest even; the machine's own results may
// differ from these in the last place (and f64 rcp and rsq, which the machine gives to about 1e-8, are correctly
// rounded here). Edge cases follow the GCN3 manual, chapter 12, and LLVM's AMDGPU lowering, which knows that v_rcp_f32,
// v_rsq_f32, v_exp_f32, v_log_f32, v_sin_f32 and v_cos_f32 take and give no denormals.
#pragma once

#include <cstdint>

namespace lw::sem::approx {

// Raw bits in, raw bits out. A NaN comes back quiet. fsqrt and the 16- and 64-bit functions expect a caller that has
// flushed denormals where MODE asks for it.
uint32_t rcp16(uint32_t a);
uint32_t rsq16(uint32_t a);
uint32_t sqrt16(uint32_t a);
uint32_t exp16(uint32_t a);
uint32_t log16(uint32_t a);
uint32_t sin16(uint32_t a);
uint32_t cos16(uint32_t a);

uint32_t rcp32(uint32_t a);
uint32_t rsq32(uint32_t a);
uint32_t sqrt32(uint32_t a);
uint32_t exp32(uint32_t a);
uint32_t log32(uint32_t a);
uint32_t sin32(uint32_t a);
uint32_t cos32(uint32_t a);

uint64_t rcp64(uint64_t a);
uint64_t rsq64(uint64_t a);
uint64_t sqrt64(uint64_t a);

}  // namespace lw::sem::approx
