# v_swap_b16: text and bits, as LLVM 22 has them.

target gfx1100
asm v_swap_b16 v8.l, v16.l = 10 cd 10 7e
