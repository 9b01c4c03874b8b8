# s_wait_samplecnt: text and bits, as LLVM 22 has them.

target gfx1200
asm s_wait_samplecnt 0x1 = 01 00 c2 bf
