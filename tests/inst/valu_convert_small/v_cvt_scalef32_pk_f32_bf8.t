# v_cvt_scalef32_pk_f32_bf8: text and bits, as LLVM 22 has them.

target gfx950
asm v_cvt_scalef32_pk_f32_bf8 v[8:9], v16, v24 = 08 00 3a d2 10 31 02 00
