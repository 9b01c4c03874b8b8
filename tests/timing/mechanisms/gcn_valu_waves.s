// The vector unit of a SIMD takes a wave instruction every four cycles, whichever wave's.
// device: fiji-r9-nano vega-64
// slope: n 32 96 loops 4 12
// source: GCN-WP; rpc-docs (one v_mov a clock and compute unit, VALU busy 99.98 %)
// case: a wave on each SIMD
// with: block=256
// expect: 4
// case: two waves on each SIMD
// with: block=512
// expect: 8 within 2 %
// case: four waves on each SIMD
// with: block=1024
// expect: 16 within 2 %
.macro body
  v_mov_b32 v8, v1
.endm
