# s_wait_storecnt: text and bits, as LLVM 22 has them.

target gfx1200
asm s_wait_storecnt 0x1 = 01 00 c1 bf
