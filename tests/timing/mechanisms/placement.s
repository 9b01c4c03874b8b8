// Waves of a workgroup lie on different SIMDs as far as there are some, workgroups on different compute units: none of
// them slows the other's vector instructions.
// slope: n 32 96 loops 4 12
// source: GCN-WP; SQTT-1100 findings (two waves of a workgroup always on different SIMDs)
// case: two and four waves on GCN
// device: fiji-r9-nano vega-64
// with: block=128
// expect: 4
// case: two waves on RDNA
// device: navi10-5700xt navi21-6900xt
// with: block=64
// expect: 1
// case: a full workgroup on each compute unit
// device: fiji-r9-nano vega-64
// with: block=256 grid=64
// expect: 4 within 2 %
// case: four workgroups of a wave for each compute unit
// device: fiji-r9-nano vega-64
// with: block=64 grid=256
// expect: 4 within 2 %
// case: eight
// device: fiji-r9-nano vega-64
// with: block=64 grid=512
// slope: n 32 64 loops 16 32
// expect: 8 within 3 %
.macro body
  v_mov_b32 v8, v1
.endm
