// A scalar instruction that needs what a vector instruction wrote to an SGPR waits 16 cycles.
// device: fiji-r9-nano vega-64
// slope: n 8 24 loops 4 12
// expect: between 16 and 24
// source: CLRX
.macro body
  v_readfirstlane_b32 s4, v1
  s_add_u32 s5, s4, 1
.endm
