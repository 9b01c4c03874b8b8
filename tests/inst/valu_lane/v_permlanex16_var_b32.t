# v_permlanex16_var_b32: text and bits, as LLVM 22 has them.

target gfx1200
asm v_permlanex16_var_b32 v8, v16, v24 = 08 00 10 d7 10 31 02 00
