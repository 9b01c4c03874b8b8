# s_wait_storecnt_dscnt: text and bits, as LLVM 22 has them.

target gfx1200
asm s_wait_storecnt_dscnt 0x1 = 01 00 c9 bf
