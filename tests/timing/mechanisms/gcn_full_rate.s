// Vector instructions of 32 bits on GCN: every fourth cycle.
// slope: n 8 24 loops 4 12
// expect: 4
// case: every generation
// device: fiji-r9-nano vega-64 radeon-vii
// each: v_add_f32 v8, v1, v2 | v_mul_f32 v8, v1, v2 | v_mac_f32 v8, v1, v2 | v_max_f32 v8, v1, v2
//   | v_and_b32 v8, v1, v2
//   | v_lshlrev_b32 v8, 3, v2 | v_cndmask_b32 v8, v1, v2, vcc | v_cmp_lt_f32 vcc, v1, v2 | v_mov_b32 v8, v1
//   | v_mad_f32 v8, v1, v2, v3 | v_mad_u32_u24 v8, v1, v2, v3 | v_bfe_u32 v8, v1, 3, 5 | v_add_f16 v8, v1, v2
//   | v_readfirstlane_b32 s4, v1 | v_readlane_b32 s4, v1, 3 | v_writelane_b32 v8, s4, 3
// source: ACO-stat, LLVM-sched, CLRX
// case: of one lane
// device: fiji-r9-nano vega-64
// each: v_add_f32 v8, v1, v2
// with: one_lane=1
// source: rpc-docs, lane divergence: one active lane costs the same as 64
// case: packed
// device: vega-64 radeon-vii
// each: v_pk_add_f16 v8, v1, v2 | v_pk_fma_f16 v8, v1, v2, v3 | v_pk_mul_lo_u16 v8, v1, v2
// source: ACO-stat, LLVM-sched, CLRX
.macro before
.ifdef one_lane
  s_mov_b64 exec, 1
.endif
.endm
.macro body
  EACH
.endm
