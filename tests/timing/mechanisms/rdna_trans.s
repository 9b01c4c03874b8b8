// Transcendental functions on RDNA: a unit of 8 lanes beside the vector unit, which goes on meanwhile.
// device: navi10-5700xt navi21-6900xt
// slope: n 4 12 loops 4 12
// per: 8
// source: ACO-stat, RDNA-notes
// case: alone
// each: v_rcp_f32 v\r, v1 | v_rsq_f32 v\r, v1 | v_sqrt_f32 v\r, v1 | v_exp_f32 v\r, v1 | v_log_f32 v\r, v1
//   | v_sin_f32 v\r, v1
// expect: 4
// case: with three additions in its shadow
// each: v_exp_f32 v\r, v1
// with: additions=3
// expect: 4
// case: with seven additions
// each: v_exp_f32 v\r, v1
// with: additions=7
// expect: 8
// case: with seven additions, 16 waves on each SIMD: the VALU is busy for no longer than both take together
// each: v_exp_f32 v\r, v1
// with: additions=7 block=1024 wgp=0
// per: 128
// expect: 8 within 5 %
.macro body
  .irp r, 8, 10, 12, 14, 16, 18, 20, 22
  EACH
.ifdef additions
  .rept additions
  v_add_f32 v30, v1, v2
  .endr
.endif
  .endr
.endm
