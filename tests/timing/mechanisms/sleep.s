// s_sleep N takes about 64 cycles for each 1 of N.
// device: fiji-r9-nano vega-64 navi10-5700xt navi21-6900xt
// slope: amount 2 6 loops 4 12
// expect: 64 within 2 %
// source: GCN3-ISA
.macro body
  s_sleep amount
.endm
