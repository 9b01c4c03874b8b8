# v_cvt_scalef32_pk_f16_bf8: text and bits, as LLVM 22 has them.

target gfx950
asm v_cvt_scalef32_pk_f16_bf8 v8, v16, v24 = 08 00 49 d2 10 31 02 00
