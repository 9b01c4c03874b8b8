// Reciprocal and roots of f64: 8 cycles times DPFACTOR.
// each: v_rcp_f64 v[8:9], v[2:3] | v_rsq_f64 v[8:9], v[2:3] | v_sqrt_f64 v[8:9], v[2:3]
// slope: n 8 24 loops 4 12
// source: ACO-stat, LLVM-sched, CLRX
// case: a 16th
// device: fiji-r9-nano vega-64
// expect: 64
// case: a quarter
// device: radeon-vii
// expect: 16
.macro body
  EACH
.endm
