# s_setreg_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_setreg_b32 hwreg(HW_REG_LDS_ALLOC, 12, 9), s79 = 06 43 4f b9
asm s_setreg_b32 hwreg(HW_REG_GPR_ALLOC, 16, 6), s101 = 05 2c 65 b9
asm s_setreg_b32 hwreg(HW_REG_IB_STS), s15 = 07 f8 0f b9
asm s_setreg_b32 hwreg(50, 31, 1), s59 = f2 07 3b b9
asm s_setreg_b32 hwreg(50, 31, 1), s9 = f2 07 09 b9
asm s_setreg_b32 hwreg(HW_REG_LDS_ALLOC, 12, 9), s29 = 06 43 1d b9
bad s_setreg_b32 hwreg(HW_REG_STATUS, 0, 1) ! 1:40: expected 2 operands, found 1
bad s_setreg_b32 v0 ! 1:14: expected a hardware register, as hwreg(HW_REG_MODE, 0, 4), or a number, found v0
bad s_setreg_b32 hwreg(HW_REG_STATUS, 0, 1), s97 offen ! 1:46: s_setreg_b32 has no modifier 'offen'

target gfx1010
asm s_setreg_b32 hwreg(HW_REG_MODE, 0, 1), s32 = 01 00 a0 b9
