# v_permlane16_swap_b32: text and bits, as LLVM 22 has them.

target gfx950
asm v_permlane16_swap_b32_e32 v8, v16 = 10 b3 10 7e
asm v_permlane16_swap_b32_e64 v8, v16 = 08 00 99 d1 10 01 00 00
