# s_getreg_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_getreg_b32 s79, hwreg(HW_REG_IB_STS) = 07 f8 cf b8
asm s_getreg_b32 s88, hwreg(HW_REG_IB_STS) = 07 f8 d8 b8
asm s_getreg_b32 s94, hwreg(HW_REG_IB_STS) = 07 f8 de b8
asm s_getreg_b32 vcc_lo, hwreg(HW_REG_TRAPSTS, 0, 9) = 03 40 ea b8
asm s_getreg_b32 s41, hwreg(HW_REG_IB_STS) = 07 f8 a9 b8
asm s_getreg_b32 s0, hwreg(HW_REG_HW_ID) = 04 f8 80 b8
bad s_getreg_b32 vcc_lo ! 1:20: expected 2 operands, found 1
bad s_getreg_b32 v0 ! 1:14: destination must be a scalar register
bad s_getreg_b32 vcc_lo, hwreg(HW_REG_HW_ID) offen ! 1:42: s_getreg_b32 has no modifier 'offen'

target gfx1010
asm s_getreg_b32 s16, hwreg(HW_REG_MODE, 0, 1) = 01 00 10 b9
