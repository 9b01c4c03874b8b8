// In a clock a SIMD issues one instruction of each kind, of different waves; a wave issues one a turn.
// device: fiji-r9-nano vega-64
// slope: n 8 24 loops 4 12
// source: GCN-WP, rpc-docs
// case: one wave alternates
// each: v_add_f32 v8, v1, v2
// expect: 8
// case: two waves of a SIMD alternate, both units always busy
// each: v_add_f32 v8, v1, v2
// with: block=512
// expect: 8 within 5 %
// case: two waves of a SIMD want one unit
// each: s_add_u32 s4, s5, s6
// with: block=512
// slope: n 32 96 loops 4 12
// expect: 16 within 1 %
.macro body
  EACH
  s_mov_b32 s6, s7
.endm
