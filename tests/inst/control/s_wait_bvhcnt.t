# s_wait_bvhcnt: text and bits, as LLVM 22 has them.

target gfx1200
asm s_wait_bvhcnt 0x1 = 01 00 c3 bf
