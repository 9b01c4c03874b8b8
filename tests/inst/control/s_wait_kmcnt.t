# s_wait_kmcnt: text and bits, as LLVM 22 has them.

target gfx1200
asm s_wait_kmcnt 0x1 = 01 00 c7 bf
