// s_nop, s_waitcnt and their like use no unit: several waves of a SIMD execute them in one cycle.
// device: fiji-r9-nano vega-64
// slope: n 8 24 loops 4 12
// with: block=512
// each: s_nop 0 | s_waitcnt vmcnt(0) | s_setprio 0
// expect: 4
// source: GCN-WP; rpc-docs (6.79 s_nop a clock and compute unit)
.macro body
  EACH
.endm
