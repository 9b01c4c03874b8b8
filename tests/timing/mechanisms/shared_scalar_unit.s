// A compute unit of GCN has one scalar unit for its four SIMDs, which come in turn: four waves on four SIMDs do not
// slow each other, and one wave is no faster for being alone. Each SIMD of RDNA has its own.
// slope: n 32 96 loops 4 12
// case: one wave of GCN
// device: fiji-r9-nano vega-64
// expect: 4
// source: GCN-WP, CLRX
// case: sixteen waves of GCN
// device: fiji-r9-nano vega-64
// with: block=1024
// expect: 16 within 3 %
// source: rpc-docs (one s_mov a clock and compute unit)
// case: sixteen waves of RDNA, in CU mode eight on each SIMD
// device: navi10-5700xt navi21-6900xt
// with: block=512 wgp=0
// expect: 8 within 3 %
// source: RDNA-notes
// case: sixteen waves of RDNA, in WGP mode four on each SIMD
// device: navi10-5700xt navi21-6900xt
// with: block=512
// expect: 4 within 3 %
// source: RDNA-notes
.macro body
  s_mov_b32 s4, s5
.endm
