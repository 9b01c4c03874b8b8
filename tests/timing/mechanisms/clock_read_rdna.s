// The next instruction of a wave issues 17 cycles after it reads a hardware register.
// device: navi31-7900xtx
// slope: n 8 24 loops 4 12
// case: of MODE
// expect: 17 within 1 cycles
// source: SQTT-raw (17 to the next stamp)
.macro body
  s_getreg_b32 s10, hwreg(HW_REG_MODE)
.endm
