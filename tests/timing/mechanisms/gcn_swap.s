// v_swap_b32 writes two registers: 8 cycles.
// device: vega-64 radeon-vii
// slope: n 8 24 loops 4 12
// expect: 8
// source: CLRX
.macro body
  v_swap_b32 v8, v9
.endm
