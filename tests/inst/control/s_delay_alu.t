# s_delay_alu: text and bits, as LLVM 22 has them.

target gfx1100
asm s_delay_alu instid0(VALU_DEP_1) = 01 00 87 bf
