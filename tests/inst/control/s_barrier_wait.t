# s_barrier_wait: text and bits, as LLVM 22 has them.

target gfx1200
asm s_barrier_wait 1 = 01 00 94 bf
