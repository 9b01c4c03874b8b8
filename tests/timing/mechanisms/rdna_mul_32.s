// Integer multiplication of 32 bits on RDNA: a quarter of the rate.
// device: navi10-5700xt navi21-6900xt
// each: v_mul_lo_u32 v\r, v1, v2 | v_mul_hi_u32 v\r, v1, v2 | v_mad_u64_u32 v[\r:\r+1], s4, v1, v2, v[4:5]
// slope: n 4 12 loops 4 12
// per: 8
// expect: 4
// source: ACO-stat, LLVM-sched; clpeak-101, clpeak-102
.macro body
  .irp r, 8, 10, 12, 14, 16, 18, 20, 22
  EACH
  .endr
.endm
