# s_barrier_init: text and bits, as LLVM 22 has them.

target gfx1200
dis s_barrier_init s47 = 2f 51 80 be
