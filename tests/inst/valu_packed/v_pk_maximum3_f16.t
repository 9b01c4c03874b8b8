# v_pk_maximum3_f16: text and bits, as LLVM 22 has them.

target gfx950
asm v_pk_maximum3_f16 v8, v16, v24, v32 = 08 40 9c d3 10 31 82 1c
