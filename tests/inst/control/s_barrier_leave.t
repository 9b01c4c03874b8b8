# s_barrier_leave: text and bits, as LLVM 22 has them.

target gfx1200
asm s_barrier_leave = 00 00 95 bf
