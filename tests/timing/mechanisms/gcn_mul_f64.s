// Multiplication of f64: 8 cycles times DPFACTOR.
// each: v_mul_f64 v[8:9], v[2:3], v[4:5] | v_fma_f64 v[8:9], v[2:3], v[4:5], v[6:7]
// slope: n 8 24 loops 4 12
// source: ACO-stat, LLVM-sched, CLRX; ratios of clpeak-103 and clpeak-109
// case: a 16th
// device: fiji-r9-nano vega-64
// expect: 64
// case: a quarter
// device: radeon-vii
// expect: 16
// case: half, Radeon Pro VII
// device: radeon-vii
// set: fp64_ratio=2
// expect: 8
.macro body
  EACH
.endm
