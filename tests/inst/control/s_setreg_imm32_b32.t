# s_setreg_imm32_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_setreg_imm32_b32 hwreg(HW_REG_LDS_ALLOC, 12, 9), -1 = 06 43 00 ba ff ff ff ff
asm s_setreg_imm32_b32 hwreg(HW_REG_LDS_ALLOC, 12, 9), 0xaf123456 = 06 43 00 ba 56 34 12 af
asm s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0xaf123456 = 01 f8 00 ba 56 34 12 af
asm s_setreg_imm32_b32 hwreg(HW_REG_GPR_ALLOC, 16, 6), 0x12345678 = 05 2c 00 ba 78 56 34 12
asm s_setreg_imm32_b32 hwreg(HW_REG_GPR_ALLOC, 16, 6), -1 = 05 2c 00 ba ff ff ff ff
bad s_setreg_imm32_b32 hwreg(HW_REG_STATUS, 0, 1) ! 1:46: expected 2 operands, found 1
bad s_setreg_imm32_b32 v0 ! 1:20: expected a hardware register, as hwreg(HW_REG_MODE, 0, 4), or a number, found v0
bad s_setreg_imm32_b32 hwreg(HW_REG_STATUS, 0, 1), 0xaf123456 offen ! 1:59: s_setreg_imm32_b32 has no modifier 'offen'

target gfx803
asm s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 0xaf123456 = 01 19 00 ba 56 34 12 af

target gfx900 gfx906
asm s_setreg_imm32_b32 hwreg(HW_REG_SH_MEM_BASES, 16, 16), 0xaf123456 = 0f 7c 00 ba 56 34 12 af

target gfx1010
asm s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 1), 0x11223344 = 01 00 80 ba 44 33 22 11

target gfx1100
asm s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 1), 0x11223344 = 01 00 80 b9 44 33 22 11
