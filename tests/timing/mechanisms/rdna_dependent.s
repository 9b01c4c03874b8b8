// From a vector instruction of RDNA to one that needs its result.
// device: navi10-5700xt navi21-6900xt
// slope: n 8 24 loops 4 12
// source: ACO-stat, LLVM-sched
// case: 32 bits
// each: v_add_f32 v8, v8, v1 | v_fma_f32 v8, v8, v1, v2 | v_cvt_f32_i32 v8, v8 | v_pk_add_f16 v8, v8, v1
// expect: 5
// case: 32-bit multiplication
// each: v_mul_lo_u32 v8, v8, v1 | v_mul_hi_u32 v8, v8, v1 | v_mad_u64_u32 v[8:9], s4, v1, v2, v[8:9]
// expect: 8
// case: transcendental
// each: v_rcp_f32 v8, v8 | v_sqrt_f32 v8, v8 | v_exp_f32 v8, v8 | v_sin_f32 v8, v8
// expect: 10
// case: 64-bit shift
// each: v_lshlrev_b64 v[8:9], 3, v[8:9] | v_ashrrev_i64 v[8:9], 3, v[8:9]
// expect: 6
// case: f64
// each: v_add_f64 v[8:9], v[8:9], v[2:3] | v_mul_f64 v[8:9], v[8:9], v[2:3] | v_fma_f64 v[8:9], v[8:9], v[2:3], v[4:5]
// expect: 22
// case: root of f64
// each: v_rcp_f64 v[8:9], v[8:9] | v_sqrt_f64 v[8:9], v[8:9]
// expect: 24
.macro body
  EACH
.endm
