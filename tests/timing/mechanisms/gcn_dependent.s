// A vector instruction that needs the result of the one before begins without a stall on GCN.
// device: fiji-r9-nano vega-64 radeon-vii
// each: v_add_f32 v8, v8, v1 | v_mac_f32 v8, v1, v2 | v_mad_f32 v8, v8, v1, v2 | v_cndmask_b32 v8, v8, v1, vcc
// slope: n 8 24 loops 4 12
// expect: 4
// source: GCN-WP, rpc-docs, CLRX
.macro body
  EACH
.endm
