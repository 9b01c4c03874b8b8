# v_bitop3_b16: text and bits, as LLVM 22 has them.

target gfx950
asm v_bitop3_b16 v8, v16, v24, v32 = 08 00 33 d2 10 31 82 04
