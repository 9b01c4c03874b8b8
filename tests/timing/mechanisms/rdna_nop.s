// s_nop N takes N + 1 cycles on RDNA, up to 16.
// device: navi10-5700xt navi21-6900xt
// slope: n 8 24 loops 4 12
// source: SQTT-1100 (after another s_nop); RDNA3-ISA
// case: 1
// with: states=0
// expect: 1
// case: 6
// with: states=5
// expect: 6
// case: 16
// with: states=15
// expect: 16
.macro body
  s_nop states
.endm
