// Transcendental functions of f32 on GCN: a quarter of the rate of an addition.
// device: fiji-r9-nano vega-64 radeon-vii
// each: v_rcp_f32 | v_rsq_f32 | v_sqrt_f32 | v_exp_f32 | v_log_f32 | v_sin_f32 | v_cos_f32
// slope: n 8 24 loops 4 12
// expect: 16
// source: ACO-stat, LLVM-sched, CLRX
.macro body
  EACH v8, v1
.endm
