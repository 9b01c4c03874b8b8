# v_permlane64_b32: text and bits, as LLVM 22 has them.

target gfx1100
asm v_permlane64_b32 v8, v16 = 10 cf 10 7e
