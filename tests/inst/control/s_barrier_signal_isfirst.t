# s_barrier_signal_isfirst: text and bits, as LLVM 22 has them.

target gfx1200
dis s_barrier_signal_isfirst s47 = 2f 4f 80 be
