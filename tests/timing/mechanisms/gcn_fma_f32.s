// v_fma_f32 has a quarter of the rate on Fiji and Polaris and the full one from GCN5 on.
// each: v_fma_f32 v8, v1, v2, v3 | v_fma_f32 v8, v8, v2, v3
// slope: n 8 24 loops 4 12
// source: ACO-stat, LLVM-sched, CLRX; has_fast_fma32 of ac_gpu_info
// case: gfx8
// device: fiji-r9-nano polaris-rx480
// expect: 16
// case: gfx9
// device: vega-64 radeon-vii
// expect: 4
.macro body
  EACH
.endm
