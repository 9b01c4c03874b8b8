# v_ashr_pk_i8_i32: text and bits, as LLVM 22 has them.

target gfx950
asm v_ashr_pk_i8_i32 v8, v16, v24, v32 = 08 00 65 d2 10 31 82 04
