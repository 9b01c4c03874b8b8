# s_barrier_signal: text and bits, as LLVM 22 has them.

target gfx1200
dis s_barrier_signal s15 = 0f 4e 80 be
