# s_sleep_var: text and bits, as LLVM 22 has them.

target gfx1200
asm s_sleep_var s16 = 10 58 80 be
