# s_wait_loadcnt: text and bits, as LLVM 22 has them.

target gfx1200
asm s_wait_loadcnt 0x1 = 01 00 c0 bf
