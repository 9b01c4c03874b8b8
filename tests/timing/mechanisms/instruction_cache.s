// Straight code runs at full speed as long as the instruction cache of 32 KB holds it, and waits for lines beyond.
// slope: loops 3 5
// source: GCN-WP, kfd_crat, RDNA-notes (32 KB)
// case: 24 KB, GCN
// device: fiji-r9-nano vega-64
// with: n=6144
// per: 6144
// expect: 4 within 2 %
// case: 48 KB, GCN
// device: fiji-r9-nano vega-64
// with: n=12288
// per: 12288
// expect: at least 8
// case: 24 KB, RDNA
// device: navi10-5700xt navi21-6900xt
// with: n=6144
// per: 6144
// expect: 1 within 5 %
// case: 48 KB, RDNA
// device: navi10-5700xt navi21-6900xt
// with: n=12288
// per: 12288
// expect: at least 2
.macro body
  v_mov_b32 v8, v1
.endm
