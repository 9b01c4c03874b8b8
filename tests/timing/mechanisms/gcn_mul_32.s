// Integer multiplication of 32 bits: a quarter of the rate, half of it on gfx906.
// each: v_mul_lo_u32 v8, v1, v2 | v_mul_hi_u32 v8, v1, v2 | v_mul_hi_i32 v8, v1, v2
//   | v_mad_u64_u32 v[8:9], s[4:5], v1, v2, v[4:5]
// slope: n 8 24 loops 4 12
// case: quarter
// device: fiji-r9-nano vega-64
// expect: 16
// source: ACO-stat, LLVM-sched, CLRX, clpeak-117, vkpeak-1
// case: half
// device: radeon-vii
// expect: 8
// source: clpeak-103, clpeak-109
.macro body
  EACH
.endm
