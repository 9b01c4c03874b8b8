// Shifts of 64 bits: 8 in the compilers' models, 4 times DPFACTOR in CLRX's measurements.
// device: fiji-r9-nano vega-64
// each: v_lshlrev_b64 v[8:9], 3, v[2:3] | v_lshrrev_b64 v[8:9], 3, v[2:3] | v_ashrrev_i64 v[8:9], 3, v[2:3]
// slope: n 8 24 loops 4 12
// expect: 8 or 32
// source: ACO-stat, LLVM-sched; CLRX
.macro body
  EACH
.endm
