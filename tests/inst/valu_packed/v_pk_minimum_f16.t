# v_pk_minimum_f16: text and bits, as LLVM 22 has them.

target gfx1200
asm v_pk_minimum_f16 v8, v16, v24 = 08 40 1d cc 10 31 02 18
