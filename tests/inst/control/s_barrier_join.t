# s_barrier_join: text and bits, as LLVM 22 has them.

target gfx1200
dis s_barrier_join s85 = 55 52 80 be
