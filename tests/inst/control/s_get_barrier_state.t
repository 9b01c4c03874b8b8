# s_get_barrier_state: text and bits, as LLVM 22 has them.

target gfx1200
dis s_get_barrier_state s32, s67 = 43 50 a0 be
