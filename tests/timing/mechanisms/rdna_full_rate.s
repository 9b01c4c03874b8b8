// Vector instructions of 32 bits on RDNA: a wave of 32 in every cycle.
// device: navi10-5700xt navi21-6900xt
// each: v_add_f32 v\r, v1, v2 | v_fma_f32 v\r, v1, v2, v3 | v_and_b32 v\r, v1, v2 | v_mov_b32 v\r, v1
//   | v_cvt_f32_i32 v\r, v1 | v_mul_u32_u24 v\r, v1, v2 | v_cndmask_b32 v\r, v1, v2, vcc_lo
//   | v_pk_fma_f16 v\r, v1, v2, v3
//   | v_readlane_b32 s4, v1, 3 | v_cmp_lt_f32 vcc_lo, v1, v2
// slope: n 4 12 loops 4 12
// per: 8
// expect: 1
// source: ACO-stat, LLVM-sched, C&C-rdna2 (packed f16 is twice the rate of f32)
.macro body
  .irp r, 8, 10, 12, 14, 16, 18, 20, 22
  EACH
  .endr
.endm
