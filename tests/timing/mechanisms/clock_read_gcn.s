// A clock takes the path of a scalar load: 41 cycles to its value on a Vega, and clocks read in a row show times that
// are four cycles apart.
// case: read and awaited
// device: vega-64 fiji-r9-nano
// slope: n 8 24 loops 4 12
// with: row=1
// expect: between 41 and 49
// source: gem5-1053 (41 cycles on a Vega)
// case: in a row
// device: vega-64 fiji-r9-nano
// slope: row 1 4 loops 4 12
// with: n=1
// expect: 4 within 2 %
// source: pyhip (about 4 between two on an MI308X)
.macro body
  .rept row
  s_memtime s[10:11]
  .endr
  s_waitcnt lgkmcnt(0)
.endm
