// Addition of f64: 4 cycles times DPFACTOR, which is 8 where f64 has a 16th of the rate of f32, 2 for a quarter, 1 for
// half.
// each: v_add_f64 v[8:9], v[2:3], v[4:5] | v_min_f64 v[8:9], v[2:3], v[4:5] | v_max_f64 v[8:9], v[2:3], v[4:5]
// slope: n 8 24 loops 4 12
// source: ACO-stat, LLVM-sched, CLRX; ratios of clpeak-103 and clpeak-109
// case: a 16th
// device: fiji-r9-nano vega-64
// expect: 32
// case: a quarter
// device: radeon-vii
// expect: 8
// case: half, Radeon Pro VII
// device: radeon-vii
// set: fp64_ratio=2
// expect: 4
.macro body
  EACH
.endm
